import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';

/** A provider that answers as told, and remembers what it was asked. */
const provider = { answer: (_request: IncomingMessage, response: ServerResponse) => void response.end(), asked: [] as string[] };
const server = createServer((request, response) => {
  provider.asked.push(request.url ?? '');
  provider.answer(request, response);
});

const json = (status: number, body: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(typeof body === 'string' ? body : JSON.stringify(body));

let url: string;
let shop: Shop;
let whois: Shop;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  url = `http://localhost:${(server.address() as AddressInfo).port}`;
  const environment = {
    CEP_API_URL: `${url}/ws`,
    CNPJ_API_URL: `${url}/cnpj`,
    RDAP_BOOTSTRAP_URL: `${url}/dns.json`,
    LOOKUP_TIMEOUT_MS: '300',
    RATE_LIMIT: 'off',
  };
  shop = await openShop(environment);
  whois = await openShop({ ...environment, WHOIS_API_URL: `${url}/whois`, WHOIS_API_USER: 'ana', WHOIS_API_PASSWORD: 'segredo' });
});
afterAll(async () => {
  await shop.close();
  await whois.close();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(() => {
  provider.asked = [];
});

const ask = async (field: string, argument: string, value: string, from = shop) => {
  const selection = field === 'consultarCep' ? '{ endereco bairro cidade estado }' : '';
  const { data, errors } = await from.graphql(`query ($v: String!) { answer: ${field}(${argument}: $v) ${selection} }`, {
    v: value,
  });
  return errors?.[0]?.message ?? data?.answer;
};

/** What a dead, slow, lying or babbling provider does. */
const FAULTS: [string, typeof provider.answer][] = [
  ['answers 500', json(500, {})],
  ['answers text', json(200, 'nada')],
  ['answers a list', json(200, [])],
  ['answers null', json(200, null)],
  ['answers other types', json(200, { logradouro: 1, razao_social: {}, registered: 'x', services: 'y', uf: ['SP'] })],
  ['hangs up', (request) => void request.socket.destroy()],
  ['never answers', () => {}],
  ['answers without end', (_request, response) => void response.writeHead(200).write('{')],
  ['answers a megabyte', json(200, JSON.stringify({ razao_social: 'x'.repeat(1_100_000), logradouro: 'x'.repeat(1_100_000) }))],
];

let unique = 0;
/** A question that has not been asked before, so that no kept answer is in the way. */
const freshCep = () => String(10_000_000 + ++unique);
/** The check digit of a CNPJ after what stands before it (IN RFB 2.229/2024). */
const checkDigit = (before: string) => {
  const sum = [...before].toReversed().reduce((total, digit, i) => total + Number(digit) * ((i % 8) + 2), 0);
  return before + String(sum % 11 < 2 ? 0 : 11 - (sum % 11));
};
const freshCnpj = () => checkDigit(checkDigit(String(50_000_000_0001 + ++unique * 10_000)));

describe('CEP', () => {
  it('fills the address (ViaCEP)', async () => {
    provider.answer = json(200, { logradouro: 'Avenida Paulista', bairro: 'Bela Vista', localidade: 'São Paulo', uf: 'SP' });
    expect(await ask('consultarCep', 'cep', '01310-100')).toEqual({
      endereco: 'Avenida Paulista',
      bairro: 'Bela Vista',
      cidade: 'São Paulo',
      estado: 'SP',
    });
    expect(provider.asked).toEqual(['/ws/01310100/json/']);
  });

  it('is asked once for the same question', async () => {
    provider.answer = json(200, { logradouro: '', bairro: '', localidade: 'Tapiraí', uf: 'SP' });
    const cep = freshCep();
    await Promise.all([ask('consultarCep', 'cep', cep), ask('consultarCep', 'cep', cep)]);
    await ask('consultarCep', 'cep', cep);
    expect(provider.asked).toHaveLength(1);
  });

  it.each([true, 'true'])('says that it does not exist (erro %j)', async (erro) => {
    provider.answer = json(200, { erro });
    expect(await ask('consultarCep', 'cep', freshCep())).toBe('CEP não encontrado.');
  });

  it.each(['', '123', 'abcdefgh', '../../etc'])('refuses %j without asking', async (cep) => {
    expect(await ask('consultarCep', 'cep', cep)).toBe('CEP inválido.');
    expect(provider.asked).toEqual([]);
  });

  it.each(FAULTS)('says so when the provider %s', async (_what, answer) => {
    provider.answer = answer;
    expect(await ask('consultarCep', 'cep', freshCep())).toBe('Erro ao buscar endereço.');
  });
});

describe('CNPJ', () => {
  it('gives the company name (BrasilAPI)', async () => {
    provider.answer = json(200, { razao_social: 'BANCO DO BRASIL SA' });
    expect(await ask('consultarCnpj', 'cnpj', '00.000.000/0001-91')).toBe('BANCO DO BRASIL SA');
    expect(provider.asked).toEqual(['/cnpj/00000000000191']);
  });

  it.each([
    ['404', json(404, { message: 'não encontrado' }), '11444777000161'],
    ['no name', json(200, { razao_social: '' }), '12ABC34501DE35'],
  ])('says that it was not found (%s)', async (_what, answer, cnpj) => {
    provider.answer = answer;
    expect(await ask('consultarCnpj', 'cnpj', cnpj)).toBe('CNPJ não encontrado.');
  });

  it('refuses wrong check digits without asking', async () => {
    expect(await ask('consultarCnpj', 'cnpj', '11444777000162')).toBe('CNPJ inválido.');
    expect(provider.asked).toEqual([]);
  });

  it.each(FAULTS)('says so when the provider %s', async (_what, answer) => {
    provider.answer = answer;
    expect(await ask('consultarCnpj', 'cnpj', freshCnpj())).toBe('Erro ao buscar dados do CNPJ.');
  });
});

const FALHA_DOMINIO = 'Erro ao verificar domínio. Verifique o nome ou tente novamente.';
const freshDomain = () => `teste-${++unique}.com.br`;

describe('domain', () => {
  /** IANA's bootstrap file, and a registry that knows one domain. */
  const registry: typeof provider.answer = (request, response) => {
    if (request.url === '/dns.json') return json(200, { services: [[['br', 'com'], [`${url}/rdap/`]]] })(request, response);
    return json(request.url?.includes('tomado') ? 200 : 404, { objectClassName: 'domain' })(request, response);
  };

  it('is taken or free, as its registry says (RDAP)', async () => {
    provider.answer = registry;
    expect(await ask('consultarDominio', 'dominio', 'tomado.com.br')).toBe(false);
    expect(await ask('consultarDominio', 'dominio', ' Livre.com.br ')).toBe(true);
    expect(provider.asked).toContain('/rdap/domain/livre.com.br');
    expect(await ask('consultarDominio', 'dominio', 'ação.com.br')).toBe(true);
    expect(provider.asked.at(-1)).toBe('/rdap/domain/xn--ao-siap.com.br');
  });

  it.each([
    ['', 'Digite um domínio para verificar.'],
    ['semponto', FALHA_DOMINIO],
    ['localhost', FALHA_DOMINIO],
    ['127.0.0.1', FALHA_DOMINIO],
    ['a.com/../../x', FALHA_DOMINIO],
    ['site.xyz', FALHA_DOMINIO],
  ])('%j says %s', async (dominio, mensagem) => {
    provider.answer = registry;
    expect(await ask('consultarDominio', 'dominio', dominio)).toBe(mensagem);
  });

  it('is asked of the WHOIS service when that is configured, with its credentials', async () => {
    provider.answer = (request, response) =>
      json(200, {
        registered: request.url === '/whois?identifier=tomado.com',
        name: request.headers.authorization === `Basic ${Buffer.from('ana:segredo').toString('base64')}` ? 'ok' : 1,
      })(request, response);
    expect(await ask('consultarDominio', 'dominio', 'tomado.com', whois)).toBe(false);
    expect(await ask('consultarDominio', 'dominio', 'livre.com', whois)).toBe(true);
  });

  it.each(FAULTS)('says so when the WHOIS service %s', async (_what, answer) => {
    provider.answer = answer;
    expect(await ask('consultarDominio', 'dominio', freshDomain(), whois)).toBe(FALHA_DOMINIO);
  });
});
