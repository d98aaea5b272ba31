import type { AddressInfo } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarCupom, TEMPORARIO } from '../support/factories.order.ts';
import { criarDestaque, criarPlano } from '../support/factories.ts';
import { inPortuguese } from '../support/badValues.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

let shop: Shop;
let staff: Staff;
let open: [url: string, methods: Set<string>][];
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
  const { paths } = (await shop.app.inject('/api/docs/json')).json() as { paths: Record<string, object> };
  const documented = Object.entries(paths).map(([path, methods]): [string, Set<string>] => [
    path.replace(/\{\w+\}/, '1'),
    new Set(Object.keys(methods).map((method) => method.toUpperCase())),
  ]);
  const others = [['/graphql', ['GET', 'POST', 'OPTIONS']], ['/healthz', ['GET']], ['/readyz', ['GET']], ['/api/verificacao/desafio', ['GET']]] as const; // prettier-ignore
  open = [...documented, ...others.map(([url, methods]): [string, Set<string>] => [url, new Set(methods)])];
});
afterAll(() => shop.close());

describe('a known address asked with a wrong method', () => {
  it('answers 405, says which it takes, and is no page', async () => {
    const wrong: unknown[] = [];
    for (const [url, methods] of open)
      for (const method of METHODS) {
        if (methods.has(method) || (method === 'HEAD' && methods.has('GET'))) continue;
        // To change a plan of this name is another address, `/api/planos/{id}`, where there is none.
        if (url === '/api/planos/listarativos' && (method === 'PUT' || method === 'DELETE')) continue;
        const { statusCode, headers, body } = await shop.app.inject({ method, url, headers: staff.headers });
        const allow = new Set(String(headers.allow).split(', '));
        const type = String(headers['content-type'] ?? '');
        const expected = method === 'OPTIONS' ? 204 : 405;
        const own: Record<string, string> = { '/api/contato/enviar': 'text/plain', '/graphql': 'application/json' };
        const isReadable = type.startsWith(own[url] ?? 'application/problem+json');
        if (statusCode !== expected || ![...methods].every((name) => allow.has(name)) || (expected === 405 && !isReadable))
          wrong.push([method, url, statusCode, headers.allow, type, body.slice(0, 80)]);
        if (method === 'HEAD') expect(body).toBe('');
      }
    expect(wrong).toEqual([]);
  });

  it('an unknown one stays unknown', async () => {
    for (const url of ['/api/nada', '/auth/nada', '/api', '/auth/login/nada'])
      for (const method of METHODS) {
        const { statusCode, headers } = await shop.app.inject({ method, url });
        expect([url, method, statusCode]).toEqual([url, method, 404]);
        expect(headers['content-type']).toContain('application/problem+json');
      }
  });
});

it('a DELETE may name a content type and send no body', async () => {
  const em = shop.em.fork();
  const { id } = await criarPlano(em);
  await criarDestaque(em);
  await criarCupom(em);
  const { paths } = (await shop.app.inject('/api/docs/json')).json() as { paths: Record<string, object> };
  const deletions = Object.entries(paths).flatMap(([path, methods]) => ('delete' in methods ? [path] : []));
  expect(deletions).toHaveLength(3);
  const headers = { ...staff.headers, 'content-type': 'application/json' };
  for (const path of deletions) {
    const { statusCode } = await shop.app.inject({ method: 'DELETE', url: path.replace('{id}', '999999'), headers });
    expect([path, statusCode]).toEqual([path, 404]);
  }
  expect((await shop.app.inject({ method: 'DELETE', url: `/api/planos/${id}`, headers })).statusCode).toBe(204);
  expect(
    (await shop.app.inject({ method: 'POST', url: '/auth/logout', headers: { 'content-type': 'application/json' } })).statusCode,
  ).toBe(204);
});

describe('who asks too often', () => {
  const json = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload });
  const ask = (query: string): InjectOptions => json('/graphql', { query });
  const contato = { nome: 'João', email: 'joao@exemplo.com', celular: '1', assunto: 'Dúvida', mensagem: 'Qual?' };
  const ACTS: [string, InjectOptions][] = [
    ['REST: coupon', { url: '/api/cupons/codigo/NADA' }],
    ['REST: order', json('/api/temporarios/salvar', { ...TEMPORARIO, valor: 10 })],
    ['REST: contact', json('/api/contato/enviar', contato)],
    ['sign-in', json('/auth/login', { username: 'ana', password: 'errada errada' })],
    ['GraphQL: e-mail', ask('{ emailCadastrado(email: "a@exemplo.com") }')],
    ['GraphQL: look-up', ask('{ consultarCep(cep: "1") { endereco } }')],
    ['GraphQL: coupon', ask('{ cupom(codigo: "X", planoId: "1") { codigo } }')],
    [
      'GraphQL: contact',
      ask(
        'mutation { enviarContato(input: { nome: "João", email: "joao@exemplo.com", celular: "1", assunto: "Dúvida", mensagem: "Qual?" }) }',
      ),
    ],
  ];

  it.each(ACTS)('%s is told in Portuguese when to try again', async (_what, request) => {
    const strict = await openShop({ BOT_CHECK: 'off' });
    await signIn(strict);
    for (let i = 0; i < 31; i++) await strict.app.inject(request);
    const { statusCode, headers, body } = await strict.app.inject(request);
    await strict.close();
    expect([statusCode, Number(headers['retry-after']) > 0]).toEqual([429, true]);
    expect(body).toContain('Muitas tentativas.');
  });

  it('over GraphQL still gets what can be answered', async () => {
    const strict = await openShop();
    const query = '{ planos { id } consultarCep(cep: "1") { endereco } }';
    for (let i = 0; i < 31; i++) await strict.graphql(query);
    const response = await strict.app.inject({ method: 'POST', url: '/graphql', payload: { query } });
    await strict.close();
    expect([response.statusCode, response.json().data]).toEqual([200, { planos: [], consultarCep: null }]);
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('/api/contato/enviar', () => {
  const url = '/api/contato/enviar';
  const CASES: [string, InjectOptions, number][] = [
    ['malformed JSON', { headers: { 'content-type': 'application/json' }, payload: '{nada' }, 400],
    ['no JSON object', { headers: { 'content-type': 'application/json' }, payload: '[]' }, 400],
    ['an unknown field', { payload: { nomee: 'João' } }, 400],
    ['no body', {}, 400],
    ['a NUL character', { payload: { nome: '\u0000' } }, 400],
    ['a body above the limit', { payload: { nome: 'x'.repeat(200_000) } }, 413],
    ['another content type', { headers: { 'content-type': 'application/xml' }, payload: '<a/>' }, 415],
    ['another method', { method: 'PUT', payload: {} }, 405],
    ['a query', { url: `${url}?x=1`, payload: {} }, 400],
  ];

  it.each(CASES)('answers %s in plain text that can be shown', async (_what, request, status) => {
    const { statusCode, headers, body } = await shop.app.inject({ method: 'POST', url, ...request });
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(inPortuguese(body)).toBe(true);
  });

  it('does so when the database is gone, and when the address is too long', async () => {
    const broken = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
    await broken.em.getConnection().execute('drop table mensagens');
    const payload = { nome: 'João', email: 'joao@exemplo.com', celular: '1', assunto: 'Dúvida', mensagem: 'Qual?' };
    const failed = await broken.app.inject({ method: 'POST', url, payload });
    // PostgreSQL says by a code that a table is not there.
    const status = broken.config.databaseUrl.startsWith('postgres') ? 503 : 500;
    expect([failed.statusCode, failed.headers['content-type']]).toEqual([status, 'text/plain; charset=utf-8']);
    expect(failed.body).toMatch(/^Não foi possível/);
    await broken.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = broken.app.server.address() as AddressInfo;
    const long = await fetch(`http://127.0.0.1:${port}${url}?${'x'.repeat(5000)}`, { method: 'POST' });
    expect([long.status, long.headers.get('content-type')]).toEqual([414, 'text/plain; charset=utf-8']);
    await broken.close();
  });
});

it.each([
  'planos',
  'banner',
  'bannericp',
  'destaques',
  'depoimentos',
  'avisos',
  'textos',
  'cupons',
  'assinaturas',
  'mensagens',
  'alteracoes',
])('the screen %s shows its list whatever its address says', async (tela) => {
  const { headers } = await signIn(shop, 'bia');
  for (const search of [
    'ordenar=id&pagina=-1',
    'de=2026-13-45&ate=lixo',
    'de=2026-05-02&ate=2026-05-01',
    'periodo=3&status=x&tipo=x',
  ]) {
    const { statusCode, body } = await shop.app.inject({
      url: `/ipe/${tela}?${search}`,
      headers: { ...headers, accept: 'text/html' },
    });
    expect([search, statusCode, /Erro|Algo deu errado/.test(body)]).toEqual([search, 200, false]);
  }
});

it('JSON that is sent as text is refused as another type, with what to send instead, and nothing is done', async () => {
  const doors = { '/api/cotacao': {}, '/api/temporarios/salvar': TEMPORARIO, '/api/planos': { nome: 'X' }, '/auth/login': {} };
  for (const [url, body] of Object.entries(doors)) {
    const headers = { ...staff.headers, 'content-type': 'text/plain' };
    const response = await shop.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(body) });
    expect([url, response.statusCode, response.json().detail]).toEqual([
      url,
      415,
      expect.stringContaining('Content-Type: application/json'),
    ]);
  }
});

it.each([
  ['\u0000', 'U+0000'],
  ['\ud800', 'half a character'],
])('%j (%s) is refused with the name of the field', async (sign) => {
  const rest = async (url: string, payload: object) => (await shop.app.inject({ method: 'POST', url, payload })).json();
  const named = (campo: string) => [{ campo, mensagem: expect.stringMatching(/U\+0000/) }];
  expect(await rest('/api/temporarios/salvar', { ...TEMPORARIO, bairro: `Boa${sign}` })).toMatchObject({
    codigo: 'CARACTERE_INVALIDO',
    campos: named('bairro'),
  });
  const query = '{ planos { id } }';
  for (const [variables, campo] of [
    [{ input: { nome: sign } }, 'nome'],
    [{ ids: ['a', sign] }, '1'],
    [{ nome: sign }, 'nome'],
  ] as const)
    expect((await rest('/graphql', { query, variables })).errors[0].extensions).toMatchObject({
      erro: 'CARACTERE_INVALIDO',
      campos: named(campo),
    });
  expect((await rest('/graphql', { query: `{ plano(id: "${sign}") { id } }` })).errors[0].extensions.campos).toEqual(
    named('query'),
  );
});

it('a backslash before u0000 is text like any other', async () => {
  const payload = { query: 'query ($t: ID!) { plano(id: $t) { id } }', variables: { t: '\\u0000' } };
  expect((await shop.app.inject({ method: 'POST', url: '/graphql', payload })).json()).toEqual({ data: { plano: null } });
});

describe('at /graphql', () => {
  const JSON_TYPE = { 'content-type': 'application/json' };
  it.each<[string, object, number, string, string]>([
    ['broken JSON', { headers: JSON_TYPE, payload: '{"query": ' }, 400, 'BAD_REQUEST', 'HTTP_400'],
    ['U+0000', { headers: JSON_TYPE, payload: '{"query":"{ planos { id } }","variables":{"a":"\\u0000"}}' }, 400, 'BAD_USER_INPUT', 'CARACTERE_INVALIDO'],
    ['U+0000 in the address', { url: '/graphql?query=%00' }, 400, 'BAD_USER_INPUT', 'CARACTERE_INVALIDO'],
    ['too many levels', { headers: JSON_TYPE, payload: '['.repeat(100) + ']'.repeat(100) }, 400, 'BAD_USER_INPUT', 'CORPO_COMPLEXO'],
    ['another encoding', { headers: JSON_TYPE, payload: Buffer.from([0x22, 0xe9, 0x22]) }, 400, 'BAD_USER_INPUT', 'CODIFICACAO_INVALIDA'],
    ['another type', { headers: { 'content-type': 'application/xml' }, payload: '<a/>' }, 415, 'BAD_REQUEST', 'HTTP_415'],
    ['another type that is text', { headers: { 'content-type': 'text/plain' }, payload: '{"query":"{ planos { id } }"}' }, 415, 'BAD_REQUEST', 'HTTP_415'],
    ['a body that is too large', { headers: JSON_TYPE, payload: 'x'.repeat(200_000) }, 413, 'BAD_REQUEST', 'HTTP_413'],
    ['another method', { method: 'PUT', headers: JSON_TYPE, payload: '{}' }, 405, 'BAD_REQUEST', 'HTTP_405'],
    ['an upload without a session', { headers: { 'content-type': 'multipart/form-data; boundary=x' }, payload: '--x' }, 401, 'UNAUTHENTICATED', 'NAO_AUTENTICADO'],
  ])('%s is refused as GraphQL refuses', async (_what, request, status, code, erro) => {
    const response = await shop.app.inject({ method: 'POST', url: '/graphql', ...request });
    expect([response.statusCode, response.headers['content-type'], response.json()]).toEqual([
      status,
      'application/json; charset=utf-8',
      { errors: [{ message: expect.stringMatching(/\.$/), extensions: { code, erro, campos: expect.any(Array) } }] },
    ]);
  });
}); // prettier-ignore
