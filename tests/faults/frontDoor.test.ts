import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { attack, requestText, type Attack } from '../support/attack.ts';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { FORMULARIO, novaChave } from '../support/factories.order.ts';
import { PORTS } from '../support/ports.ts';

// One machine does its worst; whoever comes from another goes on buying, and so does, as far as possible, its neighbour on the same address.

const port = PORTS.attacked;
const SENHA = 'uma senha de teste';
/**
 * What a visitor waits for an answer, in milliseconds: a closed shop keeps him for half a minute. The figure that the front door is held
 * to is 1,000, on a machine that does nothing else: ATTACK_LONGEST_MS=1000.
 */
const LONGEST_MS = Number(process.env.ATTACK_LONGEST_MS ?? 20_000);
/** What a neighbour of the attacker waits. */
const NEIGHBOUR_MS = 20_000;
/** Where the server says how many sockets it has. */
const METRICS = PORTS.attackedMetrics;
const STRANGER = '127.0.0.2';
/** More machines than may hold all connections that the shop has. */
const NETWORK = ['127.0.1.100', ...Array.from({ length: 19 }, (_, i) => `127.0.1.${i + 1}`)];
/** The longest file that the shop has. */
const LARGE = '/api/docs/static/swagger-ui-bundle.js';

let dataDir: string;
let server: ServerProcess;
let plano: { id: number; valor: number };
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'attacked-'));
  server = await startServer(port, dataDir, { ADMIN_PASSWORD: SENHA, METRICS_PORT: String(METRICS) });
  const planos = JSON.parse((await ask(STRANGER, 'GET', '/api/planos/listarativos')).body) as {
    id: number;
    planoTipo: string;
    valor: number;
    desconto1: number;
  }[];
  plano = planos.find(({ planoTipo, desconto1 }) => planoTipo === 'PHP' && !desconto1)!;
}, 120_000);
afterAll(async () => {
  await server.kill('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  body: string;
  /** Seconds. */
  retryAfter?: string | undefined;
}

/** Asks as a browser that has just come: over a connection of its own. */
function ask(localAddress: string, method: string, path: string, body?: object): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json' };
    const options = { host: '127.0.0.1', port, localAddress, method, path, agent: false, ...(body && { headers }) } as const;
    const sent = request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      const retryAfter = response.headers['retry-after'];
      response.on('end', () => resolve({ status: response.statusCode!, body: text, retryAfter })).on('error', reject);
    });
    sent.on('error', reject).setTimeout(20_000, () => sent.destroy(new Error('no answer')));
    sent.end(body && JSON.stringify(body));
  });
}

const ORDER = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
const order = () => ({
  query: ORDER,
  variables: { input: { ...FORMULARIO, planoId: String(plano.id), periodo: 1, valor: plano.valor, chave: novaChave() } },
});
/** What a visitor does, and what says that it was done. */
const ACTS: Record<string, [method: string, path: () => string, body: (() => object) | undefined, done: RegExp]> = {
  'order page': ['GET', () => `/assineja-hospedagem-php?planoId=${plano.id}`, undefined, /ASSINE JÁ/],
  order: ['POST', () => '/graphql', order, /clienteIdB":"/],
  'sign-in': ['POST', () => '/auth/login', () => ({ username: 'admin', password: SENHA }), /admin/],
  'REST call': ['GET', () => '/api/planos/listarativos', undefined, /planoTipo/],
  'kept page': ['GET', () => '/plano-hospedagem-php', undefined, /PHP/],
};

/** Asks again when told to, a few times: what shares an address with the attacker waits in his line, and may find it full. */
async function askPatiently(...question: Parameters<typeof ask>): Promise<Answer> {
  for (let tries = 4; ; tries--) {
    const answer = await ask(...question);
    if (answer.status !== 503 || tries === 0) return answer;
    await wait(Number(answer.retryAfter) * 1000);
  }
}

/** The acts that were not done, with what happened instead, and those whose answers took too long. */
async function unserved(localAddress: string, asking: typeof ask, longestMs: number): Promise<string[]> {
  const failures: string[] = [];
  for (const [act, [method, path, body, done]] of Object.entries(ACTS)) {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) {
      const begun = performance.now();
      const answer = await asking(localAddress, method, path(), body?.()).catch((error: Error) => ({
        status: 0,
        body: error.message,
      }));
      times.push(Math.round(performance.now() - begun));
      if (answer.status !== 200 || !done.test(answer.body))
        failures.push(`${act}: ${answer.status} ${answer.body.slice(0, 100)}`);
    }
    if (times.toSorted((a, b) => a - b)[1]! >= longestMs) failures.push(`${act}: ${times.join(', ')} ms`);
  }
  return failures;
}

const pipeline = (line: string, body?: string) => requestText(line, body).repeat(100);
/** As much as a document may ask for. */
const QUERY = JSON.stringify({
  query: `{ ${['a', 'b'].map((name) => `${name}: planos { ...F }`).join(' ')} banners { id } } fragment F on Plano { id nome valor planoTipo desconto1 desconto2 desconto3 descricao disco dominios emails ordem promocional ram1 ram2 tecnologia }`,
});
/** Documents as long as they may be, that are wrong in as many ways. */
const NAME = 'x'.repeat(11_000);
const QUOTING = JSON.stringify({
  query: `fragment F on Query{plano(id:$${NAME}){id}} ${Array.from({ length: 99 }, (_, i) => `query A${i}{...F}`).join(' ')}`,
});
const CONTRADICTING = JSON.stringify({
  query: `${'\n'.repeat(14_000)}{ ${Array.from({ length: 14 }, (_, i) => `planos{b${i}:id b${i}:nome b${i}:valor}`).join(' ')} }`,
});
/** Bytes of a body that stands for 256 MB. */
const BOMB = brotliCompressSync(Buffer.alloc(2 ** 28), { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } });
/** Much of a body, in the smallest pieces. */
const PIECES = '1\r\n \r\n'.repeat(20_000);

const CLOSE = 'Connection: close';
/** A cookie of the staff in every form but its contents. */
const INVENTED = `sessao=Fe26.2*1*${'0'.repeat(64)}*${'A'.repeat(43)}*${'A'.repeat(128)}*1900000000000*${'0'.repeat(64)}*${'A'.repeat(43)}~2`;
/** Some machines of a street. */
const STREET = Array.from({ length: 8 }, (_, i) => `127.0.3.${i + 1}`);

interface Means extends Omit<Parameters<typeof attack>[0], 'port'> {
  /** An attack for which the whole address is refused. */
  shuts?: boolean;
}

/** A name in letters that each have to be looked up. */
const LETTERS = Array.from({ length: 1740 }, (_, i) => encodeURIComponent(String.fromCodePoint(0xac00 + ((i * 37) % 11_000))));
const LONG_HOST = `GET /nada HTTP/1.1\r\nHost: ${LETTERS.join('')}\r\n\r\n`;

const ATTACKS: Record<string, Means> = {
  'pipelines of kept pages that nobody reads': { connections: 4, first: pipeline('GET /plano-hospedagem-php'), persistent: true },
  'pipelines of uncached pages that nobody reads': {
    connections: 4,
    first: pipeline('GET /assineja-hospedagem-php?planoId=1'),
    persistent: true,
  },
  'pipelines of REST calls that nobody reads': {
    connections: 4,
    first: pipeline('GET /api/planos/listarativos'),
    persistent: true,
  },
  'pipelines of GraphQL that nobody reads': { connections: 4, first: pipeline('POST /graphql', QUERY), persistent: true },
  'short pipelines on many connections': {
    connections: 60,
    first: requestText('GET /assineja-hospedagem-php?planoId=1').repeat(8),
    persistent: true,
  },
  'bodies that stop after three bytes': { connections: 310, first: requestText('POST /graphql', '{"q', 1000), persistent: true },
  'bodies that trickle': {
    connections: 310,
    first: requestText('POST /api/temporarios/salvar', '{"n', 100_000),
    again: 'x',
    persistent: true,
  },
  'bodies that are large and never whole': {
    connections: 100,
    first: requestText('POST /graphql', 'x'.repeat(120_000), 130_000),
    persistent: true,
  },
  'headers that trickle': { connections: 400, first: 'GET / HTTP/1.1\r\nHost: loja\r\n', again: 'X-A: b\r\n', persistent: true },
  'sockets of a whole network that say one word': { connections: 4400, first: 'GET', persistent: true, addresses: NETWORK },
  'sockets that say nothing': { connections: 800, first: '', persistent: true },
  'a large answer that nobody reads': { connections: 320, first: requestText(`GET ${LARGE}`).repeat(8), persistent: true },
  'a large answer that is read slowly': {
    connections: 320,
    first: requestText(`GET ${LARGE}`).repeat(8),
    reads: 512,
    persistent: true,
  },
  'compressed bodies that stand for gigabytes': {
    connections: 40,
    first: Buffer.concat([
      Buffer.from(requestText('POST /auth/login', '', BOMB.length, ['Content-Encoding: br', 'Connection: close'])),
      BOMB,
    ]),
    persistent: true,
  },
  'bodies in pieces of one byte': {
    connections: 80,
    first: requestText('POST /graphql', PIECES, 0, ['Content-Type: application/json', 'Transfer-Encoding: chunked']),
    persistent: true,
    shuts: true,
  },
  'pieces after an expectation': {
    connections: 64,
    first: requestText('POST /', PIECES, 0, ['Expect: x', 'Transfer-Encoding: chunked']),
    persistent: true,
    shuts: true,
  },
  'thousands of empty bodies in pieces': {
    connections: 64,
    first: requestText('POST /', '0\r\n\r\n', 0, ['Transfer-Encoding: chunked']).repeat(1110),
    persistent: true,
    shuts: true,
  },
  'thousands of requests in one piece': {
    connections: 60,
    first: 'GET / HTTP/1.1\r\nHost:a\r\n\r\n'.repeat(2400),
    persistent: true,
    shuts: true,
  },
  'deep and wide bodies': {
    connections: 200,
    first: requestText('POST /graphql', `${'['.repeat(60_000)}"\\ud83d\\ude00"${']'.repeat(60_000)}`, undefined, [
      'Connection: close',
    ]),
    persistent: true,
  },
  'documents that quote themselves a hundred times': {
    connections: 200,
    first: requestText('POST /graphql', QUOTING, undefined, [CLOSE]),
    reads: 2048,
    persistent: true,
  },
  'documents of empty lines and contradictions': {
    connections: 60,
    first: requestText('POST /graphql', CONTRADICTING, undefined, [CLOSE]),
    persistent: true,
  },
  'names of hosts that take long to read': {
    connections: 250,
    first: LONG_HOST,
    insists: true,
    persistent: true,
  },
  'types of spaces': {
    connections: 200,
    first: requestText('POST /graphql', QUERY, undefined, [
      `Content-Type: application/json;${' '.repeat(15_000)}x`,
      'Connection: close',
    ]),
    persistent: true,
  },
  'the heaviest documents over new connections': {
    connections: 200,
    first: requestText('POST /graphql', QUERY, undefined, ['Connection: close']),
    persistent: true,
  },
  'one parameter two thousand times': {
    connections: 40,
    first: requestText(`GET /assineja-hospedagem-php?planoId=1${'&a'.repeat(1900)}`, '', 0, [CLOSE]),
    persistent: true,
    addresses: STREET,
  },
  'bodies for who asks whether the server is up': {
    connections: 240,
    first: requestText('POST /healthz', `["\\ud83d\\ude00"${',{}'.repeat(43_000)}]`, undefined, [CLOSE]),
    persistent: true,
  },
  'lists of validators': {
    connections: 960,
    first: requestText('GET /plano-hospedagem-php', '', 0, [`If-None-Match: ${','.repeat(15_000)}`, CLOSE]),
    persistent: true,
    addresses: STREET,
  },
  'sessions that somebody has invented': {
    connections: 960,
    first: requestText('GET /api/assinaturas/exportar', '', 0, [`Cookie: ${INVENTED}`, CLOSE]),
    persistent: true,
    addresses: STREET,
  },
  'sign-ins that nobody waits for': {
    connections: 480,
    first: () => requestText('POST /auth/login', JSON.stringify({ username: randomUUID(), password: 'chute' })),
    leaves: true,
    persistent: true,
    addresses: STREET,
  },
  // Enough of it to be noticed; a neighbour would find every connection of his address at work.
  'uncached pages without end': {
    connections: 180,
    first: requestText('GET /assineja-hospedagem-php?planoId=1').replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'),
    persistent: true,
  },
};

let going: Attack | undefined;
afterEach(() => going?.end());

// Each from an address of its own, so that none pays for another.
const CASES = Object.entries(ATTACKS).map(([name, how], i) => [name, how, `127.0.2.${i + 1}`] as const);

describe.each(CASES)('during %s', { timeout: 120_000 }, (_name, { shuts, ...how }, attacker) => {
  it(`another visitor buys, signs in and asks${shuts ? '' : ', and so does a neighbour on the same address'}`, async () => {
    going = await attack({ port, addresses: [attacker], ...how });
    expect(await unserved(STRANGER, ask, LONGEST_MS)).toEqual([]);
    if (!shuts) expect(await unserved(attacker, askPatiently, NEIGHBOUR_MS)).toEqual([]);
  });
});

/** Sockets that the server holds, besides those that listen and the one that asks. */
async function heldOpen(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${METRICS}/metrics`, { headers: { connection: 'close' } })).text();
  return Number(/^nodejs_active_resources\{type="TCPSocketWrap"\} (\d+)/m.exec(text)?.[1]) - 1;
}

it.each([
  ['say nothing', ''],
  ['stop within a head', 'GET / HTTP/1.1\r\nHost: loja\r\n'],
  ['stop within a body', requestText('POST /graphql', '{"q', 1000)],
  ['never read a large answer', requestText(`GET ${LARGE}`).repeat(8)],
])('cuts within seconds connections that %s', { timeout: 90_000 }, async (_what, first) => {
  await expect.poll(heldOpen, { timeout: 15_000, interval: 500 }).toBe(0);
  going = await attack({ port, connections: 20, first });
  await expect.poll(heldOpen, { timeout: 9000, interval: 100 }).toBeGreaterThanOrEqual(20);
  await expect.poll(heldOpen, { timeout: 45_000, interval: 500 }).toBe(0);
});
