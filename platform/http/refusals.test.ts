import { once } from 'node:events';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { listen } from '../happenings.ts';

let shop: Shop;
let port: number;
beforeAll(async () => {
  shop = await openShop({ PUBLIC_URL: 'https://loja.example', TRUST_PROXY: '1' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  port = (shop.app.server.address() as AddressInfo).port;
});
afterAll(() => shop.close());

/** What every answer carries, whoever gives it. */
const HEADERS = {
  'content-security-policy': expect.stringMatching(/^default-src '(self|none)'/),
  'strict-transport-security': expect.any(String),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
};

/** Sends bytes and reads the first answer. */
async function send(
  text: string,
  socket = connect(port, '127.0.0.1'),
): Promise<{ status: number; headers: Record<string, string>; body: string }> {
  let answer = '';
  socket.setEncoding('utf8').on('data', (part: string) => (answer += part));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  const [line = '', ...fields] = head.split('\r\n');
  const headers = Object.fromEntries(
    fields.map((field) => [field.slice(0, field.indexOf(':')).toLowerCase(), field.slice(field.indexOf(':') + 2)]),
  );
  return { status: Number(line.split(' ')[1]), headers, body };
}

/** A connection that the server has let in already: it lets one in a turn, and over these it hears all at once. */
async function connected(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /healthz HTTP/1.1\r\nHost: loja\r\n\r\n');
  await once(socket, 'data');
  return socket;
}

const REST = 'Host: loja\r\nConnection: close\r\n';
const JSON_BODY = 'Content-Type: application/json\r\nContent-Length: ';
const CASES: [what: string, status: number, text: string][] = [
  ['an address that cannot be decoded', 400, `GET /%zz HTTP/1.1\r\n${REST}\r\n`],
  ['an address with a NUL', 400, `GET /nada%00 HTTP/1.1\r\n${REST}\r\n`],
  ['an API address with a NUL', 400, `GET /api/planos/buscar/%00 HTTP/1.1\r\n${REST}\r\n`],
  ['a broken body', 400, `POST /graphql HTTP/1.1\r\n${REST}${JSON_BODY}5\r\n\r\n{nada`],
  ['noise', 400, '\x01\x02 nada\r\n\r\n'],
  ['an address that is none', 400, `GET nada HTTP/1.1\r\n${REST}\r\n`],
  ['another version of HTTP', 400, `GET / HTTP/4.1\r\n${REST}\r\n`],
  ['a host that is none', 400, `POST /graphql HTTP/1.1\r\nHost: [\r\nConnection: close\r\n${JSON_BODY}2\r\n\r\n{}`],
  ['a host that is longer than names are', 400, `GET /nada HTTP/1.1\r\nHost: ${'a'.repeat(260)}\r\nConnection: close\r\n\r\n`],
  ['no host', 400, 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
  ['two lengths', 400, `POST /graphql HTTP/1.1\r\n${REST}${JSON_BODY}5\r\nContent-Length: 6\r\n\r\n12345`],
  ['a page that is not there', 404, `GET /nada HTTP/1.1\r\n${REST}\r\n`],
  ['a call that is not there', 404, `GET /api/nada HTTP/1.1\r\n${REST}\r\n`],
  ['the server as a whole', 404, `OPTIONS * HTTP/1.1\r\n${REST}\r\n`],
  ['another method', 405, `DELETE /healthz HTTP/1.1\r\n${REST}\r\n`],
  ['a head that never ends', 408, 'GET / HTTP/1.1\r\nHost: loja\r\n'],
  ['a body that never ends', 408, `POST /graphql HTTP/1.1\r\n${REST}${JSON_BODY}50\r\n\r\n{"q`],
  ['a body that is too large', 413, `POST /graphql HTTP/1.1\r\n${REST}${JSON_BODY}500000\r\n\r\n`],
  [
    'a body of unknown length',
    411,
    `POST /graphql HTTP/1.1\r\n${REST}Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`,
  ],
  ['an address that is too long', 414, `GET /?${'x'.repeat(5000)} HTTP/1.1\r\n${REST}\r\n`],
  ['an address of many parameters', 414, `GET /plano-vps-linux?${'a&'.repeat(60)} HTTP/1.1\r\n${REST}\r\n`],
  ['another type', 415, `POST /graphql HTTP/1.1\r\n${REST}Content-Type: application/xml\r\nContent-Length: 4\r\n\r\n<a/>`],
  ['a compressed body', 415, `POST /graphql HTTP/1.1\r\n${REST}Content-Encoding: gzip\r\n${JSON_BODY}4\r\n\r\n{nad`],
  [
    'a type without end',
    415,
    `POST /graphql HTTP/1.1\r\n${REST}Content-Type: a/b;${' '.repeat(300)}x\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  [
    'a body of too many levels',
    400,
    `POST /graphql HTTP/1.1\r\n${REST}${JSON_BODY}200\r\n\r\n${'['.repeat(100)}${']'.repeat(100)}`,
  ],
  ['a body of too many parts', 400, `POST /graphql HTTP/1.1\r\n${REST}${JSON_BODY}12002\r\n\r\n[${'1,'.repeat(6000)}1`],
  ['an expectation', 417, `GET / HTTP/1.1\r\n${REST}Expect: 200-ok\r\n\r\n`],
  ['a head that is too large', 431, `GET / HTTP/1.1\r\n${REST}X-Fat: ${'x'.repeat(20_000)}\r\n\r\n`],
];

describe('a refusal carries the security headers, and is in Portuguese:', () => {
  beforeAll(() => {
    Object.assign(shop.app.server, { headersTimeout: 500, requestTimeout: 500 });
  });

  it.each(CASES)('%s, %i', async (_what, status, text) => {
    const answer = await send(text);
    expect([answer.status, answer.headers]).toEqual([status, expect.objectContaining(HEADERS)]);
    expect(answer.body).toMatch(/pedido|endereço|dados|formato/i);
  });
});

/** What cannot be read, or not to its end, so that no request is made of it: what follows the method and the address. */
const UNREADABLE: [what: string, status: number, rest: string][] = [
  ['a body of unknown length', 411, `${REST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n`],
  ['a length that is no number', 400, `${REST}Content-Length: muito\r\n\r\n`],
  ['two lengths', 400, `${REST}Content-Length: 5\r\nContent-Length: 6\r\n\r\n12345`],
  ['a length beside pieces', 400, `${REST}Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n12345`],
  ['a head that is too large', 431, `${REST}X-Fat: ${'x'.repeat(20_000)}\r\n\r\n`],
];

describe.each(UNREADABLE)('%s is refused with %i', (_what, status, rest) => {
  it('as a program reads it at REST', async () => {
    for (const address of ['/api/temporarios/salvar', '/api/temporarios/salvar?x=1', 'http://loja/api/temporarios/salvar']) {
      const { status: said, headers, body } = await send(`POST ${address} HTTP/1.1\r\n${rest}`);
      expect([said, headers['content-type']]).toEqual([status, 'application/problem+json; charset=utf-8']);
      expect(JSON.parse(body)).toMatchObject({ status, codigo: `HTTP_${status}`, detail: expect.any(String), campos: [] });
    }
  });

  it('as GraphQL answers, as a page, and in words where those are shown', async () => {
    const graphql = await send(`POST /graphql HTTP/1.1\r\n${rest}`);
    expect(graphql.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(JSON.parse(graphql.body)).toMatchObject({ errors: [{ extensions: { erro: `HTTP_${status}` } }] });
    const page = await send(`GET / HTTP/1.1\r\n${rest}`);
    expect([page.status, page.headers['content-type']]).toEqual([status, 'text/html; charset=utf-8']);
    const text = await send(`POST /api/contato/enviar HTTP/1.1\r\n${rest}`);
    expect([text.status, text.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
  });
});

it('who says no length, again and again, is told why each time, and his other connections go on', async () => {
  const open = await openShop({ PUBLIC_URL: 'https://loja.example' });
  onTestFinished(() => open.close());
  await open.app.listen({ port: 0, host: '127.0.0.1' });
  const at = () => connect((open.app.server.address() as AddressInfo).port, '127.0.0.1');
  const patient = at();
  await once(patient, 'connect');
  for (let times = 0; times < 60; times += 1) {
    const piece = `POST /api/cotacao HTTP/1.1\r\n${REST}Transfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`;
    expect((await send(piece, at())).status).toBe(411);
  }
  expect((await send(`GET /healthz HTTP/1.1\r\n${REST}\r\n`, patient)).status).toBe(200);
});

describe('behind a proxy', () => {
  it('one subscriber with many networks of IPv6 is one of those who wait', async () => {
    const [first, ...sockets] = await Promise.all(Array.from({ length: 251 }, connected));
    const crowd = sockets.map((socket, network) => send(from(`2001:db8:1:${network.toString(16)}::1`), socket));
    const other = send(from('2001:db8:2::1'), first);
    expect((await other).status).toBe(200);
    expect(new Set((await Promise.all(crowd)).map(({ status }) => status))).toEqual(new Set([200, 503]));
  }, 30_000);

  const from = (visitor: string) => `GET /assineja-vps HTTP/1.1\r\nX-Forwarded-For: ${visitor}\r\n${REST}\r\n`;

  it('one visitor who sends slowly takes few of the connections of the proxy', async () => {
    const begun = (visitor: string) =>
      `POST /graphql HTTP/1.1\r\nX-Forwarded-For: ${visitor}\r\n${REST}${JSON_BODY}50\r\n\r\n{"q`;
    const sockets = await Promise.all(Array.from({ length: 140 }, connected));
    const slow = sockets.map((socket) => once(socket.resume(), 'close'));
    let cut = 0;
    for (const [i, socket] of sockets.entries()) {
      void slow[i]!.then(() => (cut += 1));
      socket.write(begun('198.51.100.9'));
    }
    // The oldest make room for the newest, and for a neighbour on the same address.
    await expect.poll(() => cut).toBe(12);
    expect((await send(from('198.51.100.9'))).status).toBe(200);
    expect((await send(from('198.51.100.8'))).status).toBe(200);
    expect(cut).toBe(13);
    for (const socket of sockets) socket.destroy();
  }, 30_000);

  it('who asks for too much is told so, with the headers, and nobody else is', async () => {
    await send(from('198.51.100.9'));
    const codes = new Set<string>();
    onTestFinished(listen('refusal', ({ code }) => codes.add(code)));
    const sockets = await Promise.all(Array.from({ length: 200 }, connected));
    const crowd = sockets.map((socket) => send(from('198.51.100.7'), socket));
    const [other, ...answers] = await Promise.all([send(from('198.51.100.8')), ...crowd]);
    expect(other.status).toBe(200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 503]));
    const refused = answers.find(({ status }) => status === 503)!;
    expect(refused.headers).toEqual(expect.objectContaining({ ...HEADERS, 'retry-after': '1' }));
    expect(refused.body).toContain('muitos acessos');
    // An alarm for failures looks at HTTP_5….
    expect(codes).toEqual(new Set(['MUITOS_ACESSOS']));
    expect((await send(from('198.51.100.7'))).status).toBe(200);
  }, 30_000);
});

it('what has come already of a connection that is cut is not read: Node would make 2,400 requests of it', async () => {
  let seen = 0;
  const count = () => (seen += 1);
  shop.app.server.on('request', count);
  for (const request of [
    'GET / HTTP/1.1\r\nHost: loja\r\n\r\n',
    'POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
  ]) {
    const socket = await connected();
    socket.on('error', () => {}).resume();
    socket.write(request.repeat(1000));
    await once(socket, 'close');
  }
  shop.app.server.off('request', count);
  expect([seen > 0, seen < 60]).toEqual([true, true]);
});

it.each([
  ['at once', 0, ''],
  ['behind a body of known length', 1, `POST /healthz HTTP/1.1\r\nHost: loja\r\n${JSON_BODY}2\r\n\r\n{}`],
  ['behind a request that takes its time', 0, 'GET /assineja-vps HTTP/1.1\r\nHost: loja\r\n\r\n'],
])('of a body in pieces none is read, %s: they are a call each, and 10,000 come in one', async (_when, others, before) => {
  let pieces = 0;
  shop.app.server.once('connection', (socket: Socket & { parser?: Record<string, unknown> }) => {
    // What Node's parser calls has a number for a name there (lib/_http_common.js).
    const { parser = {} } = socket;
    const [name, read] = Object.entries(parser).find(
      ([, value]) => (value as { name?: string } | null)?.name === 'parserOnBody',
    )!;
    parser[name] = function counted(this: unknown, ...body: unknown[]) {
      pieces += 1;
      return (read as (...body: unknown[]) => void).apply(this, body);
    };
    socket.once('close', () => (parser[name] = read));
  });
  const socket = await connected();
  socket.on('error', () => {}).resume();
  socket.write(`${before}POST / HTTP/1.1\r\n${REST}Transfer-Encoding: chunked\r\n\r\n${'1\r\nx\r\n'.repeat(10_000)}`);
  await once(socket, 'close');
  expect(pieces).toBe(others);
});

it('a request on a connection of a server that ends is told so, with the headers', async () => {
  const ending = await openShop({ PUBLIC_URL: 'https://loja.example' });
  await ending.app.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((ending.app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write('GET / HTTP/1.1\r\nHost: loja\r\n');
  await new Promise((resolve) => setImmediate(resolve));
  const closed = ending.close();
  await expect.poll(() => ending.app.server.listening).toBe(false);
  socket.write('\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1.1 503 [\s\S]*content-security-policy: default-src 'none'/);
  await closed;
});
