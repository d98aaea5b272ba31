import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../support/shop.ts';

// What costs the server anything waits for its turn, whichever door it comes to: one visitor has so many places, and no more.

/** Requests of one visitor that are worked on at the same time (turns.ts). */
const PLACES = 48;
const INVENTED = `sessao=Fe26.2*1*${'0'.repeat(64)}*${'A'.repeat(43)}*${'A'.repeat(128)}*1900000000000*${'0'.repeat(64)}*${'A'.repeat(43)}~2`;

/** Look-ups that may wait for the outside at the same time, whoever asks (consulta.service.ts). */
const MAX_LOOK_UPS = 60;

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

const answerHeld = () => held.splice(0).forEach((response) => response.writeHead(404).end());
afterEach(answerHeld);

/** Asks as a visitor behind the proxy; `answered` is the status, once there is one, and `text` the body, once it is whole. */
function ask(visitor: string, method: string, path: string, headers: OutgoingHttpHeaders = {}, body = '') {
  const sent = request({ port, method, path, agent: false, headers: { 'x-forwarded-for': visitor, ...headers } });
  const response = once(sent, 'response').then(([answer]) => answer as IncomingMessage);
  const asked = { answered: 0, done: Promise.resolve(0), text: response.then(text), hangUp: () => sent.destroy() };
  asked.done = response.then(({ statusCode }) => (asked.answered = statusCode!));
  // Who hangs up waits for no answer.
  asked.done.catch(() => {});
  asked.text.catch(() => {});
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
  answerHeld();
  await Promise.all([...lookUps, ...Object.values(waiting)].map(({ done }) => done));
  expect(waiting['a body for /healthz'].answered).toBe(405);
  expect(waiting['an invented session'].answered).toBe(401);
}, 30_000);

it('a visitor who hangs up has begun no less: what he has asked for keeps its place until it has ended', async () => {
  const given = Array.from({ length: PLACES }, (_, i) => ask('198.51.100.9', 'POST', '/graphql', JSON_TYPE, lookUp(500 + i)));
  await expect.poll(() => held.length).toBe(PLACES);
  for (const { hangUp } of given) hangUp();
  const more = ask('198.51.100.9', 'GET', '/api/planos/listarativos');
  for (let i = 0; i < 5; i++) expect(await ask('198.51.100.8', 'GET', '/api/planos/listarativos').done).toBe(200);
  expect(more.answered).toBe(0);
  answerHeld();
  expect(await more.done).toBe(200);
}, 30_000);

it.each([
  ['the same answer', () => 20_000_000],
  ['an answer of his own', (i: number) => 30_000_000 + i],
])(
  'only so many wait for the outside, each for %s; one more is told so at once',
  async (_what, cep) => {
    const lookUps = Array.from({ length: MAX_LOOK_UPS }, (_, i) =>
      ask(`198.51.100.${i % 2}`, 'POST', '/graphql', JSON_TYPE, lookUp(cep(i))),
    );
    await expect.poll(() => held.length).toBe(new Set(lookUps.map((_, i) => cep(i))).size);
    const oneMore = ask('198.51.100.0', 'POST', '/graphql', JSON_TYPE, lookUp(cep(MAX_LOOK_UPS)));
    expect(await oneMore.text).toContain('Erro ao buscar endereço.');
    expect(lookUps.filter(({ answered }) => answered !== 0)).toEqual([]);
    answerHeld();
    await Promise.all(lookUps.map((lookUpAsked) => lookUpAsked.text));
    const later = ask('198.51.100.7', 'POST', '/graphql', JSON_TYPE, lookUp(cep(MAX_LOOK_UPS) + 1));
    await expect.poll(() => held.length).toBe(1);
    held.splice(0)[0]!.writeHead(200, { 'content-type': 'application/json' }).end('{"erro":true}');
    expect(await later.text).toContain('CEP não encontrado.');
  },
  30_000,
);

it('a network that lets many wait for the outside makes room for another', async () => {
  const visitor = (i: number) => `2001:db8:1:${i.toString(16)}::1`;
  const lookUps = Array.from({ length: MAX_LOOK_UPS }, (_, i) =>
    ask(visitor(i), 'POST', '/graphql', JSON_TYPE, lookUp(50_000_000 + i)),
  );
  await expect.poll(() => held.length).toBe(MAX_LOOK_UPS);
  const oneMore = ask(visitor(MAX_LOOK_UPS), 'POST', '/graphql', JSON_TYPE, lookUp(60_000_000));
  expect(await oneMore.text).toContain('Erro ao buscar endereço.');
  const other = ask('2001:db8:2::1', 'POST', '/graphql', JSON_TYPE, lookUp(60_000_001));
  await expect.poll(() => held.length).toBe(MAX_LOOK_UPS + 1);
  await expect.poll(() => lookUps.filter(({ answered }) => answered !== 0)).toHaveLength(1);
  expect(other.answered).toBe(0);
  held.pop()!.writeHead(200, { 'content-type': 'application/json' }).end('{"erro":true}');
  expect(await other.text).toContain('CEP não encontrado.');
  answerHeld();
  await Promise.all(lookUps.map((lookUpAsked) => lookUpAsked.text));
}, 30_000);
