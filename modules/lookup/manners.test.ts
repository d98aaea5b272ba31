import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { SOON } from '../../tests/support/tellingShop.ts';

// How the shop treats the services that it asks: whoever wants to be let alone is, and nobody is asked more than a shop has to know (012).

const provider = { answer: (_request: IncomingMessage, _response: ServerResponse) => {}, asked: [] as string[] };
const server = createServer((request, response) => {
  provider.asked.push(request.url!);
  provider.answer(request, response);
});
const say =
  (status: number, body: object, headers: Record<string, string> = {}) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(status, headers).end(JSON.stringify(body));
const FOUND = say(200, { localidade: 'São Paulo', uf: 'SP' });

let port: number;
let shop: Shop;
const open = (settings: Record<string, string> = {}) =>
  openShop({
    // Two names of one machine: services of their own.
    CEP_API_URL: `http://localhost:${port}/ws`,
    CNPJ_API_URL: `http://127.0.0.1:${port}/cnpj`,
    RDAP_BOOTSTRAP_URL: `http://localhost:${port}/dns.json`,
    RATE_LIMIT: 'off',
    BOT_CHECK: 'off',
    TRUST_PROXY: '1',
    ...settings,
  });
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  ({ port } = server.address() as AddressInfo);
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
beforeEach(async () => {
  provider.asked = [];
  shop = await open();
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
});

let unique = 0;
/** A question that has not been asked before. */
const freshCep = () => String(20_000_000 + ++unique);
const cep = async (which = freshCep(), from = shop, address = '198.51.100.1') => {
  const payload = { query: `{ consultarCep(cep: "${which}") { cidade } }` };
  const headers = { 'x-forwarded-for': address };
  const { data, errors } = (await from.app.inject({ method: 'POST', url: '/graphql', headers, payload })).json();
  return errors ? [errors[0].extensions.erro, errors[0].message] : data.consultarCep.cidade;
};
const FAILED = ['CONSULTA_FALHOU', 'Erro ao buscar endereço.'];
const stopClock = () => void vi.useFakeTimers({ toFake: ['Date'] });
const later = (seconds: number) => void vi.setSystemTime(Date.now() + seconds * 1000);

describe('a service that asks to be let alone', () => {
  it('is, whatever there is to ask; others are asked, and orders are taken', async () => {
    provider.answer = say(429, {}, { 'retry-after': '3600' });
    for (let n = 0; n < 20; n++) expect(await cep()).toEqual(FAILED);
    expect(provider.asked).toHaveLength(1);
    provider.answer = say(200, { razao_social: 'BANCO DO BRASIL SA' });
    const cnpj = await shop.graphql('{ consultarCnpj(cnpj: "00000000000191") }');
    expect(cnpj.data).toEqual({ consultarCnpj: 'BANCO DO BRASIL SA' });
    const { id } = await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 });
    const input = { ...FORMULARIO, planoId: String(id), periodo: 12, valor: 240, chave: novaChave() };
    const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { codigo } }';
    expect((await shop.graphql(query, { input })).errors).toBeUndefined();
  });

  it.each([
    ['in seconds', 429, { 'retry-after': '600' }, 600],
    ['on a date', 429, { 'retry-after': () => new Date(Date.now() + 300_000).toUTCString() }, 300],
    ['without saying for how long', 429, {}, 60],
    ['in words', 429, { 'retry-after': 'logo' }, 60],
    ['in the past', 429, { 'retry-after': '0' }, 1],
    ['for a month, of one question', 429, { 'retry-after': '2592000' }, 600],
  ])('%s is asked again when that is over, and not before', async (_when, status, said, seconds) => {
    stopClock();
    const headers = Object.fromEntries(Object.entries(said).map(([name, is]) => [name, typeof is === 'string' ? is : is()]));
    provider.answer = say(status, {}, headers);
    expect(await cep()).toEqual(FAILED);
    provider.answer = FOUND;
    // What is said on a date is said in whole seconds.
    later(seconds - 2);
    if (seconds > 2) expect(await cep()).toEqual(FAILED);
    expect(provider.asked).toHaveLength(1);
    later(4);
    expect(await cep()).toBe('São Paulo');
  });

  it('a second time, with nothing good in between, is let alone for an hour; and after a good answer for minutes again', async () => {
    stopClock();
    provider.answer = say(429, {}, { 'retry-after': '2592000' });
    await cep();
    later(601);
    await cep();
    provider.answer = FOUND;
    later(3590);
    expect(await cep()).toEqual(FAILED);
    later(12);
    expect(await cep()).toBe('São Paulo');
    provider.answer = say(429, {}, { 'retry-after': '2592000' });
    await cep();
    provider.answer = FOUND;
    later(601);
    expect(await cep()).toBe('São Paulo');
  });
});

describe('a service that cannot answer', () => {
  const BUSY = say(503, {}, { 'retry-after': '99999' });

  it('one question is asked the others all the same, however often that one is asked', async () => {
    stopClock();
    const bad = freshCep();
    for (let n = 0; n < 5; n++) {
      provider.answer = BUSY;
      expect(await cep(bad)).toEqual(FAILED);
      provider.answer = FOUND;
      expect(await cep()).toBe('São Paulo');
    }
  });

  it('three different ones, and nothing in between, is let alone for seconds, and each time for longer', async () => {
    stopClock();
    provider.answer = BUSY;
    for (let n = 0; n < 10; n++) expect(await cep()).toEqual(FAILED);
    expect(provider.asked).toHaveLength(3);
    for (const [pause, asked] of [
      [6, 4],
      [6, 4],
      [6, 5],
    ] as const) {
      later(pause);
      for (let n = 0; n < 3; n++) await cep();
      expect(provider.asked).toHaveLength(asked);
    }
    provider.answer = FOUND;
    later(21);
    expect(await cep()).toBe('São Paulo');
    // What was is over.
    provider.answer = BUSY;
    for (let n = 0; n < 2; n++) await cep();
    provider.answer = FOUND;
    expect(await cep()).toBe('São Paulo');
  });

  it('is let alone for no longer than it says', async () => {
    stopClock();
    provider.answer = say(503, {}, { 'retry-after': '1' });
    for (let n = 0; n < 3; n++) await cep();
    provider.answer = FOUND;
    later(2);
    expect(await cep()).toBe('São Paulo');
  });
});

it('a question that failed is not asked again for some seconds, and then it is', async () => {
  provider.answer = say(500, {});
  const which = freshCep();
  for (let n = 0; n < 20; n++) expect(await cep(which)).toEqual(FAILED);
  expect(provider.asked).toHaveLength(1);
  provider.answer = FOUND;
  expect(await cep()).toBe('São Paulo');
  await expect.poll(() => cep(which), SOON).toBe('São Paulo');
});

it('the file of the registries that failed is not asked for again by every name', async () => {
  provider.answer = say(500, {});
  for (let n = 0; n < 20; n++) await shop.graphql(`{ consultarDominio(dominio: "nome-${n}.com.br") }`);
  expect(provider.asked).toEqual(['/dns.json']);
});

it('a service is asked so many times a minute, and an hour, by the whole shop, whoever asks', async () => {
  const counted = await open({ RATE_LIMIT: 'on' });
  onTestFinished(counted.close);
  stopClock();
  provider.answer = FOUND;
  const known = freshCep();
  const answers = [await cep(known, counted)];
  for (let n = 0; n < 70; n++) answers.push(await cep(undefined, counted, `198.51.100.${n + 10}`));
  expect(answers.filter((answer) => answer === 'São Paulo')).toHaveLength(60);
  expect(answers.at(-1)).toEqual(FAILED);
  expect(provider.asked).toHaveLength(60);
  // What is known is told all the same.
  expect(await cep(known, counted, '198.51.100.9')).toBe('São Paulo');
  for (let minute = 1; minute < 12; minute++) {
    later(61);
    for (let n = 0; n < 60; n++) await cep(undefined, counted, `198.51.${minute}.${n}`);
  }
  // And six hundred times an hour.
  expect(provider.asked).toHaveLength(600);
  later(3600);
  expect(await cep(undefined, counted)).toBe('São Paulo');
});

describe('visitors who ask all the time', () => {
  const cepsOf = async (from: Shop, how: number, address: (n: number) => string) => {
    const answers = [];
    for (let n = 0; n < how; n++) answers.push(await cep(undefined, from, address(n)));
    return answers.filter((answer) => answer === 'São Paulo').length;
  };
  const ask = async (settings: Record<string, string> = {}) => {
    const counted = await open({ RATE_LIMIT: 'on', ...settings });
    onTestFinished(counted.close);
    stopClock();
    provider.answer = FOUND;
    return counted;
  };

  it.each([
    ['address', () => '198.51.100.66'],
    ['subscriber', (n: number) => `2001:db8:66:${n}::1`],
  ])('from one %s are answered a third of what a service is asked, and everybody else goes on', async (_who, address) => {
    const counted = await ask();
    expect(await cepsOf(counted, 40, address)).toBe(20);
    expect(await cepsOf(counted, 10, () => '203.0.113.7')).toBe(10);
  });

  it('from a few networks do not use it up together either', async () => {
    const counted = await ask();
    for (let network = 0; network < 4; network++) await cepsOf(counted, 30, () => `198.51.100.${network}`);
    expect(await cep(undefined, counted, '203.0.113.7')).toBe('São Paulo');
    expect(provider.asked.length).toBeLessThan(60);
  });

  it('have what they ask refused to nobody else, not at the same time either', async () => {
    const counted = await ask();
    await cepsOf(counted, 20, () => '198.51.100.66');
    const which = freshCep();
    const both = [cep(which, counted, '198.51.100.66'), cep(which, counted, '203.0.113.7')];
    expect(await Promise.all(both)).toEqual([FAILED, 'São Paulo']);
    const other = freshCep();
    expect(await cep(other, counted, '198.51.100.66')).toEqual(FAILED);
    expect(await cep(other, counted, '203.0.113.7')).toBe('São Paulo');
  });

  it('leave nothing in the log that an operator would have to read', async () => {
    const lines: { level: number; code?: string; err?: object }[] = [];
    const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      for (const line of String(text).split('\n'))
        if (line.startsWith('{')) lines.push(JSON.parse(line) as (typeof lines)[number]);
      return true;
    });
    onTestFinished(() => write.mockRestore());
    const counted = await ask({ LOG_LEVEL: 'info', LOG_FORMAT: 'json' });
    await cepsOf(counted, 25, () => '198.51.100.66');
    const refused = lines.filter(({ code }) => code === 'CONSULTA_FALHOU');
    expect(refused).toHaveLength(5);
    const said = expect.stringMatching(/asked enough by one network$/);
    for (const line of refused) expect(line).toMatchObject({ level: 30, err: { message: said, stack: '' } });
    provider.answer = say(200, { services: [] });
    await counted.graphql('{ consultarDominio(dominio: "nome.xyz") }');
    expect(lines.filter(({ level }) => level > 30)).toEqual([]);
  });
});
