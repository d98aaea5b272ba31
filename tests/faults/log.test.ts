import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../support/shop.ts';

// What is written at `warn` and above is for the operator to act upon: strangers cannot put anything there, and every line of a request names it.

interface Line {
  level: number;
  reqId?: string;
  msg: string;
}

const WARN = 40;
const write = process.stdout.write.bind(process.stdout);
let shop: Shop;
let lines: Line[];
/** What a library says past the log. */
const spoken = { error: vi.spyOn(console, 'error'), warn: vi.spyOn(console, 'warn'), log: vi.spyOn(console, 'log') };
beforeEach(async () => {
  vi.clearAllMocks();
  lines = [];
  process.stdout.write = ((text: string) => {
    for (const line of String(text).split('\n')) if (line.startsWith('{')) lines.push(JSON.parse(line) as Line);
    return true;
  }) as never;
  shop = await openShop({
    LOG_LEVEL: 'info',
    CEP_API_URL: 'http://127.0.0.1:1',
    CNPJ_API_URL: 'http://127.0.0.1:1',
    RDAP_BOOTSTRAP_URL: 'http://127.0.0.1:1',
    LOOKUP_TIMEOUT_MS: '500',
  });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterEach(async () => {
  await shop.close();
  process.stdout.write = write;
});

const REST = 'Host: loja\r\nConnection: close\r\n';
const JSON_BODY = 'Content-Type: application/json\r\nContent-Length: ';
const post = (path: string, body: unknown) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return `POST ${path} HTTP/1.1\r\n${REST}${JSON_BODY}${Buffer.byteLength(text)}\r\n\r\n${text}`;
};
const ask = (query: string) => post('/graphql', { query });
const get = (path: string) => `GET ${path} HTTP/1.1\r\n${REST}\r\n`;

/** What a stranger may send; `cut` ends the connection before the answer. */
const SENT: { text: string; cut?: boolean; times?: number }[] = [
  ...['/', '/nada', '/%zz', '/nada%00', '/ipe/planos', '/ipe/previa/plano', '/ipe/__proto__', '/assineja-vps?planoId=x'].map(
    (path) => ({
      text: get(path),
    }),
  ),
  // What a bundler's own server answers, and what the pages' router takes for its own.
  ...['/@fs/home?email=maria@empresa.com.br', '/%40fs/home', '/@vite/client', '/%40VITE/client', '/__vite_ping'].map((path) => ({
    text: get(path),
  })),
  ...['{', '1', 'null', '{"previousUrl":1}'].flatMap((vike) =>
    ['/sobre-nos', '/ipe', '/nada'].map((path) => ({
      text: get(`${path}/index.pageContext.json?_vike=${encodeURIComponent(vike)}`),
    })),
  ),
  ...[
    '/index.pageContext.json',
    '/nada/index%2epageContext.json',
    '/nada/index.PAGECONTEXT.json',
    '/sobre-nos/%69ndex.pageContext.json',
  ].map((path) => ({ text: get(path) })),
  ...['*', 'nada', '/api/planos/buscar/x', '/api/planos/buscar/999', '/api/nada', '/banner/nada.webp', '/assets/nada.js'].map(
    (path) => ({
      text: get(path),
    }),
  ),
  { text: 'isto não é HTTP\r\n\r\n' },
  { text: `GET / HTTP/1.1\r\n${REST}X-Fat: ${'x'.repeat(20_000)}\r\n\r\n` },
  { text: `GET / HTTP/1.1\r\n${REST}Expect: nada\r\n\r\n` },
  { text: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n' },
  { text: `GET / HTTP/1.1\r\n${REST}Cookie: sessao=inventada; sessao=%%%\r\n\r\n` },
  { text: `GET /ipe/planos HTTP/1.1\r\n${REST}Cookie: sessao=Fe26.2*1*x*y*z*1*a*b~2\r\n\r\n` },
  { text: `POST /auth/logout HTTP/1.1\r\n${REST}Origin: http://outro.example\r\nContent-Length: 0\r\n\r\n` },
  { text: post('/graphql', '{nada') },
  { text: post('/graphql', [{ query: '{ planos { id } }' }]) },
  { text: post('/graphql', { nada: 1 }) },
  { text: post('/graphql', { query: '{ planos { id } }', variables: 'x' }) },
  { text: post('/graphql', { query: '{ planos { id } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }) },
  { text: post('/graphql', { query: 'query a { planos { id } } query b { planos { id } }' }) },
  ...['{ nada }', '{{{', '{ administradores { id } }', '{ plano(id: "x") { id } }', 'mutation { salvarPlano(id: 1) { id } }'].map(
    (query) => ({
      text: ask(query),
    }),
  ),
  { text: `POST /graphql HTTP/1.1\r\n${REST}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 4\r\n\r\nnada` },
  {
    text: `POST /api/banners/upload/banner HTTP/1.1\r\n${REST}Content-Type: multipart/form-data\r\nContent-Length: 4\r\n\r\nnada`,
  },
  { text: `POST /graphql HTTP/1.1\r\n${REST}${JSON_BODY}500\r\n\r\n{"q`, cut: true },
  {
    text: `POST /graphql HTTP/1.1\r\n${REST}Content-Type: multipart/form-data; boundary=x\r\nContent-Length: 900\r\n\r\n--x`,
    cut: true,
  },
  { text: get('/assineja-vps'), cut: true },
  { text: get('/api/docs/static/swagger-ui-bundle.js'), cut: true },
  { text: post('/api/temporarios/salvar', { nome: 1 }), times: 20 },
  { text: post('/api/contato/enviar', { nome: 1 }), times: 20 },
  { text: post('/auth/login', { username: 'ana', password: 'errada errada' }), times: 8 },
  { text: ask('{ consultarCep(cep: "01310100") { endereco } }'), times: 35 },
  { text: ask('{ consultarCnpj(cnpj: "11444777000161") { __typename } }') },
  { text: ask('{ consultarDominio(dominio: "exemplo.com.br") { __typename } }') },
];

async function send({ text, cut = false }: { text: string; cut?: boolean }): Promise<void> {
  const socket = connect((shop.app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => {});
  socket.write(text);
  if (cut) socket.end().destroySoon();
  else socket.resume();
  await once(socket, 'close');
}

it('holds nothing of a stranger at warn and above but a few lines about services that fail', { timeout: 60_000 }, async () => {
  for (const { times = 1, ...sent } of SENT) for (let i = 0; i < times; i++) await send(sent);
  const loud = lines.filter(({ level }) => level >= WARN);
  // The look-up services are the operator's to see to; a line says so ten times a minute at the most, and once that it says no more.
  expect(loud.map(({ msg }) => msg).filter((msg) => msg !== 'graphql: domain error' && !msg.startsWith('further lines'))).toEqual(
    [],
  );
  expect(loud.length).toBeLessThanOrEqual(3 * 11);
  expect([...spoken.error.mock.calls, ...spoken.warn.mock.calls, ...spoken.log.mock.calls]).toEqual([]);
});

it('names the request in every line of it, whichever door it came through', { timeout: 60_000 }, async () => {
  await shop.em.getConnection().execute('alter table planos rename to fora');
  for (const { times = 1, ...sent } of [...SENT, { text: ask('{ planos { id } }') }, { text: get('/api/planos/listarativos') }])
    for (let i = 0; i < Math.min(times, 12); i++) await send(sent);
  const anonymous = lines.filter(({ reqId }) => !reqId).map(({ msg }) => msg);
  expect(anonymous.filter((msg) => !msg.startsWith('Server listening'))).toEqual([]);
  expect(lines.filter(({ level }) => level > WARN).length).toBeGreaterThan(1);
});

it('has nothing of what visitors write into an address, and tells pages apart', { timeout: 60_000 }, async () => {
  const secrets = ['maria', '52998224725', 'segredo'];
  for (const path of [
    '/naoexiste/maria@empresa.com.br',
    '/api/cupons/codigo/52998224725',
    '/api/nada/maria',
    '/api/planos/buscar/52998224725',
    '/banner/segredo.webp',
    '/ipe/maria',
    '/ipe/planos/maria',
    '/assineja-maria',
    '/maria%zz',
    '/SOBRE-NOS/maria/',
    '/naoexiste/maria/index.pageContext.json',
    `/${'maria'.repeat(500)}`,
  ])
    await send({ text: get(path) });
  await send({ text: post('/auth/login/maria', {}) });
  await send({ text: 'GET http://maria.example/maria HTTP/1.1\r\nHost: maria\r\nConnection: close\r\n\r\n' });
  expect(lines.filter((line) => secrets.some((secret) => JSON.stringify(line).includes(secret)))).toEqual([]);
  lines.length = 0;
  const known = ['/', '/sobre-nos', '/assineja-vps', '/atendimento-obrigado', '/ipe', '/ipe/planos', '/api/planos/listarativos'];
  for (const path of known) await send({ text: get(`${path}?email=maria@x.com`) });
  const paths = lines.flatMap((line) => (line as Line & { req?: { path: string } }).req?.path ?? []);
  expect(paths).toEqual(known);
});
