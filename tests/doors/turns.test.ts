import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../support/shop.ts';

// What costs the server anything waits for its turn, whichever door it comes to: one visitor has so many places, and no more.

/** Requests of one visitor that are worked on at the same time (turns.ts). */
const PLACES = 48;
const INVENTED = `sessao=Fe26.2*1*${'0'.repeat(64)}*${'A'.repeat(43)}*${'A'.repeat(128)}*1900000000000*${'0'.repeat(64)}*${'A'.repeat(43)}~2`;

/** An outside service that answers when the test lets it. */
const held: ServerResponse[] = [];
const service = createServer((_request, response) => held.push(response)).listen(0, '127.0.0.1');
let shop: Shop;
let port: number;
beforeAll(async () => {
  const { port: at } = service.address() as AddressInfo;
  shop = await openShop({
    RATE_LIMIT: 'off',
    TRUST_PROXY: '1',
    CEP_API_URL: `http://127.0.0.1:${at}`,
    LOOKUP_TIMEOUT_MS: '20000',
  });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = shop.app.server.address() as AddressInfo);
});
afterAll(async () => {
  service.closeAllConnections();
  service.close();
  await shop.close();
});

/** Asks as a visitor behind the proxy; `answered` is the status, once there is one. */
function ask(visitor: string, method: string, path: string, headers: OutgoingHttpHeaders = {}, body = '') {
  const sent = request({ port, method, path, agent: false, headers: { 'x-forwarded-for': visitor, ...headers } });
  const asked = { answered: 0, done: Promise.resolve(0) };
  asked.done = once(sent, 'response').then(([answer]) => {
    const response = answer as IncomingMessage;
    response.resume();
    asked.answered = response.statusCode!;
    return asked.answered;
  });
  sent.end(body);
  return asked;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const lookUp = (i: number) => JSON.stringify({ query: `{ consultarCep(cep: "${String(10_000_000 + i)}") { endereco } }` });

it('a visitor whose places are all taken waits with whatever else he sends, but for asking whether the server is up', async () => {
  const lookUps = Array.from({ length: PLACES }, (_, i) => ask('198.51.100.7', 'POST', '/graphql', JSON_TYPE, lookUp(i)));
  await expect.poll(() => held.length).toBe(PLACES);
  const waiting = {
    'a page': ask('198.51.100.7', 'GET', '/assineja-vps-linux'),
    'a body for /healthz': ask('198.51.100.7', 'POST', '/healthz', JSON_TYPE, '{}'),
    'a body for /readyz': ask('198.51.100.7', 'PUT', '/readyz', JSON_TYPE, '{}'),
    'an invented session': ask('198.51.100.7', 'GET', '/api/assinaturas/exportar', { cookie: INVENTED }),
    'an invented session to change': ask('198.51.100.7', 'PUT', '/api/planos/1', { cookie: INVENTED, ...JSON_TYPE }, '{}'),
    'a file': ask('198.51.100.7', 'GET', '/favicon.svg'),
  };
  expect(await ask('198.51.100.7', 'GET', '/healthz').done).toBe(200);
  // Somebody else's go through meanwhile, each after those above have come.
  for (let i = 0; i < 5; i++) expect(await ask('198.51.100.8', 'GET', '/api/planos/listarativos').done).toBe(200);
  const early = Object.entries(waiting).filter(([, { answered }]) => answered !== 0);
  expect(early.map(([what]) => what)).toEqual([]);
  for (const response of held) response.writeHead(404).end();
  await Promise.all([...lookUps, ...Object.values(waiting)].map(({ done }) => done));
  expect(waiting['a body for /healthz'].answered).toBe(405);
  expect(waiting['an invented session'].answered).toBe(401);
}, 30_000);
