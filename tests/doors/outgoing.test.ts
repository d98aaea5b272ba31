import type * as Dns from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { networkInterfaces } from 'node:os';
import type { AddressInfo } from 'node:net';
import { cnpj } from 'cpf-cnpj-validator';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { isPublicAddress } from '../../platform/http/publicAddress.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { outsideServices } from '../support/outsideServices.ts';
import { openShop, type Shop } from '../support/shop.ts';

// Whoever answers for an outside service cannot make this server ask another one inside, however it spells the address.

const LOOKED_UP = vi.hoisted(() => new Map<string, { address: string; family: number }[]>());
vi.mock('node:dns', async (original) => {
  const dns = await original<typeof Dns>();
  return {
    ...dns,
    lookup: (name: string, options: object, callback: (error: null, found: object[]) => void) => {
      const found = LOOKED_UP.get(name);
      return found ? callback(null, found) : dns.lookup(name, options, callback as never);
    },
  };
});

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const provider = createServer((request, response) => answer(request, response));
/** What nobody from outside may reach. */
const inside = createServer((request, response) => {
  reached.push(`${request.headers.host}${request.url}`);
  response.end('{"registered":false,"success":true,"score":1,"action":"submit","razao_social":"Segredo"}');
});
let reached: string[] = [];

const shops: Shop[] = [];
let port: number;
let url: string;
let whois: Shop;
let rdap: Shop;
beforeAll(async () => {
  await new Promise<void>((resolve) => provider.listen(0, resolve));
  await new Promise<void>((resolve) => inside.listen(0, '::', resolve));
  port = (inside.address() as AddressInfo).port;
  url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`;
  const environment = {
    ...outsideServices(url),
    RATE_LIMIT: 'off',
  };
  rdap = await openShop(environment);
  whois = await openShop({ ...environment, WHOIS_API_URL: `${url}/whois`, WHOIS_API_USER: 'a', WHOIS_API_PASSWORD: 'b' });
  shops.push(rdap, whois);
  // A name means what its owner says.
  LOOKED_UP.set('interno.example', [{ address: '127.0.0.1', family: 4 }]);
  LOOKED_UP.set('mapeado.example', [{ address: '::ffff:127.0.0.1', family: 6 }]);
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  for (const server of [provider, inside]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
beforeEach(() => {
  reached = [];
});

const own = Object.values(networkInterfaces()).flatMap((addresses) =>
  (addresses ?? []).filter(({ address, scopeid }) => !scopeid && !isPublicAddress(address)),
);
/** Spellings of an address inside, at each of which the server above is there. */
const HOSTS = [
  '127.0.0.1 127.1 2130706433 0x7f.1 0177.0.0.1 127.0.0.2 0.0.0.0 localhost LOCALHOST localhost. interno.example'.split(' '),
  '[::1] [::] [::ffff:127.0.0.1] [::ffff:7f00:1] [0:0:0:0:0:ffff:127.0.0.1] mapeado.example'.split(' '),
  own.map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address)),
].flat();

let unique = 0;
const query = async (shop: Shop, field: string, value: string) =>
  JSON.stringify(
    await shop.graphql(`query ($v: String!) { answer: ${field}(${field.slice(9).toLowerCase()}: $v) }`, { v: value }),
  );

/** Calls of this server to the outside; each with how it is set off and what it says when no answer can be had. */
const CALLS: Record<string, { ask: () => Promise<string>; says: string }> = {
  CEP: {
    ask: async () => {
      const document = 'query ($v: String!) { consultarCep(cep: $v) { cidade } }';
      return JSON.stringify(await rdap.graphql(document, { v: String(10_000_000 + ++unique) }));
    },
    says: 'Erro ao buscar endereço.',
  },
  CNPJ: { ask: () => query(rdap, 'consultarCnpj', cnpj.generate()), says: 'Erro ao buscar dados do CNPJ.' },
  WHOIS: { ask: () => query(whois, 'consultarDominio', `a${++unique}.com`), says: 'Erro ao verificar domínio.' },
  RDAP: { ask: () => query(rdap, 'consultarDominio', `a${++unique}.com`), says: 'Erro ao verificar domínio.' },
  reCAPTCHA: {
    ask: async () => {
      const payload = { ...TEMPORARIO, valor: 10, captchaToken: `token ${++unique}` };
      return (await rdap.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).body;
    },
    says: 'VERIFICACAO_INDISPONIVEL',
  },
};

const json = (response: ServerResponse, body: object) => response.end(JSON.stringify(body));

for (const [what, { ask, says }] of Object.entries(CALLS)) {
  it.each([301, 302, 303, 307, 308])(`${what}: a redirect (%i) reaches nothing inside`, async (status) => {
    for (const host of HOSTS) {
      answer = (request, response) => {
        if (request.url === '/dns.json') return json(response, { services: [[['com'], [`${url}/rdap`]]] });
        return response.writeHead(status, { location: `http://${host}:${port}/segredo` }).end();
      };
      expect([host, await ask(), reached]).toEqual([host, expect.stringContaining(says), []]);
    }
  });
}

it('a registry inside is not asked, whoever names it', async () => {
  const TLDS = 'com net org br ar uy py cl pe co mx us ca pt es fr it de nl be ch at pl cz se no fi dk ie gr'.split(' ');
  const shop = await openShop({ RDAP_BOOTSTRAP_URL: `${url}/dns.json`, RATE_LIMIT: 'off' });
  answer = (_request, response) =>
    json(response, { services: HOSTS.map((host, i) => [[TLDS[i]], [`http://${host}:${port}/rdap`]]) });
  for (const [i, host] of HOSTS.entries()) {
    expect([host, await query(shop, 'consultarDominio', `a.${TLDS[i]}`)]).toEqual([
      host,
      expect.stringContaining(CALLS.RDAP!.says),
    ]);
    expect([host, reached]).toEqual([host, []]);
  }
  await shop.close();
});

it.each(Object.entries(CALLS))('%s is asked where the operator has set it, inside or not', async (_what, { ask, says }) => {
  answer = (request, response) =>
    json(response, {
      localidade: 'São Paulo',
      uf: 'SP',
      razao_social: 'Ipê',
      registered: true,
      success: true,
      score: 0.9,
      action: 'submit',
      ...(request.url === '/dns.json' && { services: [[['com'], [`${url}/rdap`]]] }),
    });
  expect(await ask()).not.toContain(says);
});
