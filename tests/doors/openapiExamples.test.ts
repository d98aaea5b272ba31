import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from '../../data/demo/load.ts';
import { LinkDeAcesso } from '../../modules/admin/linkDeAcesso.entity.ts';
import { resumoDoLink } from '../../modules/admin/linkDeAcesso.service.ts';
import { ESCOPOS } from '../../modules/keys/escopo.ts';
import { createKey } from '../support/accessKeys.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { uploadPicture } from '../support/picture.ts';
import { signIn, type Staff } from '../support/staff.ts';

// What the description of REST shows as an example is answered as it says, in a shop with the plans of the demonstration.

type Body = Record<string, unknown>;
interface Operation {
  requestBody?: { content: Record<string, { example?: Body }> };
  responses: Record<string, unknown>;
  security: Record<string, unknown>[];
}

let shop: Shop;
let staff: Staff;
let machine: { authorization: string };
let operations: { path: string; method: string; operation: Operation }[];
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  await loadDemo(shop.em);
  staff = await signIn(shop);
  machine = (await createKey(staff, Object.keys(ESCOPOS))).headers;
  const { paths } = (await shop.app.inject('/api/docs/json')).json<{ paths: Record<string, Record<string, Operation>> }>();
  const found = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  // Rows are made before they are read, changed, and deleted; the session ends last.
  const turn = ['POST', 'GET', 'PATCH', 'PUT', 'DELETE'];
  operations = found.toSorted(
    (one, other) =>
      Number(one.path === '/auth/logout') - Number(other.path === '/auth/logout') ||
      turn.indexOf(one.method) - turn.indexOf(other.method),
  );
});
afterAll(() => shop.close());

it('has an example of each body that it describes, and each is taken', async () => {
  const ids = new Map<string, number>();
  let codigo = '';
  let total = 0;
  const answered: string[] = [];
  // Links of access are drawn: that of the example is somebody's here.
  const { token } = operations.find(({ path }) => path === '/auth/link')!.operation.requestBody!.content['application/json']!
    .example as { token: string };
  const { id: administrador } = await signIn(shop, 'perdeu.a.senha');
  const [criadoEm, expiraEm] = [new Date(), new Date(Date.now() + 3_600_000)];
  const link = { administrador, resumo: resumoDoLink(token), motivo: 'senha', criadoEm, expiraEm } as const;
  await shop.em.fork().insert(LinkDeAcesso, link);
  for (const { path, method, operation } of operations) {
    const name = `${method} ${path}`;
    const table = path.match(/^\/api\/(banners|bannersicp|planos)(?=\/|$)/)?.[1];
    const described = operation.requestBody?.content['application/json'];
    // Whoever uploads a picture has its name from the answer.
    if (path.endsWith('/upload/banner')) continue;
    const example = { ...described?.example };
    if (described) expect([name, Object.keys(example)]).not.toEqual([name, []]);
    // Of an order that is made now.
    if ('pagaEm' in example) Object.assign(example, { pagaEm: new Date().toISOString(), valorPago: total });
    if ('imagem' in example) example.imagem = await uploadPicture(shop, staff, table as 'banners');
    const url = path
      .replace('{id}', String(ids.get(table ?? '')))
      .replace('{pedido}', codigo)
      .replace('{code}', 'FLORADA10')
      .replace('{exemplo}', 'criado')
      .replace('/titulares/exportar', '/titulares/exportar?titular=maria@empresa.com.br');
    const ways = new Set(operation.security.flatMap((way) => Object.keys(way)));
    const headers = ways.has('bearer') ? machine : ways.has('sessao') ? staff.headers : {};
    const answer = await shop.app.inject({
      method: method as 'POST',
      url,
      headers,
      ...(described && { payload: example }),
    });
    const good = Object.keys(operation.responses).find((status) => status.startsWith('2'));
    expect([name, answer.statusCode, answer.body]).toEqual([name, Number(good), answer.body]);
    if (method === 'POST' && table) ids.set(table, answer.json().id);
    if (path === '/api/temporarios/salvar') ({ codigo, valor: total } = answer.json());
    answered.push(name);
  }
  expect(answered.length).toBe(operations.length - 2);
});
