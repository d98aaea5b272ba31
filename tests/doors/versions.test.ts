import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { createKey } from '../support/accessKeys.ts';
import { criarBanner, criarBannerIcp, criarPlano } from '../support/factories.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// What somebody has read and has changed since is not overwritten, nor deleted, by whoever says which version was read (RFC 9110, 13.1.1).

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

const ESCOPOS = ['catalogo:ler', 'catalogo:escrever', 'pedidos:ler', 'pedidos:atualizar'];

type Method = 'PUT' | 'PATCH' | 'DELETE';
const METHODS: readonly Method[] = ['PUT', 'PATCH', 'DELETE'];

/** What an address is about: how a row is made, its table, and a body that changes it. */
interface Kind {
  create: () => Promise<{ id: number }>;
  table: string;
  change: object;
}
const em = () => shop.orm.em.fork();
const change = { descricao: 'Outra' };
const PLANO: Kind = { create: () => criarPlano(em()), table: 'planos', change };
const BANNER: Kind = { create: () => criarBanner(em()), table: 'banners', change };
const DO_PAINEL: Kind = { create: () => criarBannerIcp(em()), table: 'banners_icp', change };
const PEDIDO: Kind = { create: pedir, table: 'assinaturas', change: { status: 'em_atendimento' } };
async function pedir(): Promise<{ id: number }> {
  const { id: planoId } = await criarPlano(em(), { valor: 10, desconto2: 0 });
  const payload = { ...TEMPORARIO, planoId, pagamento: 12, valor: 120 };
  const { clienteIdB } = (await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json();
  return em().findOneOrFail(Assinatura, { clienteIdB });
}
const KINDS: Readonly<Record<string, Kind>> = {
  '/api/planos/{id}': PLANO,
  '/api/banners/update/{id}': BANNER,
  '/api/banners/deletar/{id}': BANNER,
  '/api/bannersicp/update/{id}': DO_PAINEL,
  '/api/bannersicp/deletar/{id}': DO_PAINEL,
  '/api/pedidos/{pedido}': PEDIDO,
};

interface Described {
  parameters?: { in: string; name: string; description?: string }[];
  responses: Record<string, unknown>;
}

/** Every route by which a row is changed or deleted, as OpenAPI describes it. */
async function changing(): Promise<{ path: string; method: Method; described: Described }[]> {
  const { paths } = (await shop.app.inject('/api/docs/json')).json() as { paths: Record<string, Record<string, Described>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.flatMap((method) => {
      const described = methods[method.toLowerCase()];
      return described ? [{ path, method, described }] : [];
    }),
  );
}

/** Sends what changes a new row, which is of its second version by then. */
async function send(path: string, method: Method, ifMatch: string) {
  const kind = KINDS[path];
  if (!kind) throw new Error(`${method} ${path}: say here how a row is made that it changes.`);
  const { id } = await kind.create();
  const connection = shop.orm.em.getConnection();
  await connection.execute(`update ${kind.table} set versao = 2 where id = ${id}`);
  const stored = async () => (await connection.execute(`select * from ${kind.table} where id = ${id}`)) as Row[];
  const before = await stored();
  const { statusCode, headers, body } = await shop.app.inject({
    method,
    url: path.replace(/\{\w+\}/, String(before[0]!.cliente_id_b ?? id)),
    headers: { ...staff.headers, 'if-match': ifMatch },
    ...(method !== 'DELETE' && { payload: kind.change }),
  });
  const { codigo = null } = (body === '' || statusCode < 400 ? {} : JSON.parse(body)) as { codigo?: string };
  return { answer: [statusCode, codigo], etag: headers.etag, before, after: await stored() };
}

interface Row {
  versao: number;
  cliente_id_b?: string;
}

describe('every route that changes or deletes a row', () => {
  it('refuses an old version, one that there is not yet, and one that cannot be read; nothing has changed', async () => {
    const routes = await changing();
    expect(routes.length).toBeGreaterThanOrEqual(Object.keys(KINDS).length);
    for (const { path, method } of routes) {
      for (const [ifMatch, answer] of [
        ['"1"', [409, 'ALTERADO_POR_OUTRA_PESSOA']],
        ['1', [409, 'ALTERADO_POR_OUTRA_PESSOA']],
        ['"3"', [409, 'ALTERADO_POR_OUTRA_PESSOA']],
        ['"abc"', [400, 'VERSAO_INVALIDA']],
        ['', [400, 'VERSAO_INVALIDA']],
        [' ', [400, 'VERSAO_INVALIDA']],
        ['""', [400, 'VERSAO_INVALIDA']],
      ] as const) {
        const sent = await send(path, method, ifMatch);
        expect([method, path, ifMatch, sent.answer, sent.after]).toEqual([method, path, ifMatch, answer, sent.before]);
      }
    }
  });

  it('does what it is asked for with the version that is stored, and with any', async () => {
    for (const { path, method } of await changing()) {
      for (const ifMatch of ['"2"', 'W/"2"', '*']) {
        const { answer, etag, after } = await send(path, method, ifMatch);
        const gone = method === 'DELETE';
        expect([method, path, ifMatch, answer]).toEqual([method, path, ifMatch, [gone ? 204 : 200, null]]);
        expect([method, path, etag]).toEqual([method, path, gone ? undefined : '"3"']);
        expect(after.map(({ versao }) => versao)).toEqual(gone ? [] : [3]);
      }
    }
  });

  it('names where a machine reads the version that it takes, to whoever brings the ETag of something else, and in its description', async () => {
    const { headers } = await createKey(staff, ESCOPOS);
    for (const { path, method, described } of await changing()) {
      const { id } = await KINDS[path]!.create();
      const { clienteIdB } = (await em().findOne(Assinatura, { id })) ?? {};
      const url = path.replace(/\{\w+\}/, path.includes('pedidos') ? clienteIdB! : String(id));
      const call = (ifMatch: string) =>
        shop.app.inject({
          method,
          url,
          headers: { ...headers, 'if-match': ifMatch },
          ...(method !== 'DELETE' && { payload: KINDS[path]!.change }),
        });
      const { codigo, detail } = (await call(String((await shop.app.inject('/api/planos/listarativos')).headers.etag))).json();
      expect([method, path, codigo]).toEqual([method, path, 'VERSAO_INVALIDA']);
      const [, named = ''] = /(?:GET|GET ou PATCH) (\/[\w/{}]+)/.exec(detail) ?? [];
      const where = detail.slice(detail.indexOf('": ') + 3, -1);
      expect(described.parameters!.find(({ name }) => name === 'if-match')!.description).toContain(where);
      const read = await shop.app.inject({ url: named.replace('{pedido}', clienteIdB ?? ''), headers });
      const version = detail.includes('o campo versao da linha')
        ? `"${read.json().find((row: { id: number }) => row.id === id).versao}"`
        : String(read.headers.etag);
      expect([method, path, (await call(version)).statusCode]).toEqual([method, path, method === 'DELETE' ? 204 : 200]);
    }
  });

  it('of a plan by itself the description says where its version is, and that the ETag is none', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json();
    for (const path of ['/api/planos/buscar/{id}', '/api/planos/listarativos', '/api/banners/listar', '/api/bannersicp/listar'])
      for (const status of ['200', '304'])
        expect([path, paths[path].get.responses[status].headers.ETag.description]).toEqual([
          path,
          expect.stringContaining('Não é versão'),
        ]);
    expect(paths['/api/planos/buscar/{id}'].get.description).toContain('a versao vem de GET /api/planos/listarativos');
    expect(paths['/api/planos/{id}'].put.responses['200'].headers.ETag.description).toContain('vai em If-Match');
  });

  it('describes If-Match as a parameter, and what an old one is answered with', async () => {
    for (const { path, method, described } of await changing()) {
      const header = described.parameters?.find((parameter) => parameter.in === 'header' && parameter.name === 'if-match');
      expect([method, path, header?.description, Object.keys(described.responses)]).toEqual([
        method,
        path,
        expect.stringMatching(/409/),
        expect.arrayContaining(['400', '409']),
      ]);
    }
  });
});
