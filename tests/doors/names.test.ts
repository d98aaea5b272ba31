import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isInputObjectType, getNamedType, isLeafType, type GraphQLField, type GraphQLSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../graphql/schema.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// Names that every object of the language has, although nobody has put them there: nothing of the shop is called so.
const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const PARAMETERS =
  'periodo planoId cupom dominio tipo ordenar desc status busca id pagina de ate tabela redirect ativo operacao nome imagem alt email valor telefone promocional ram1'.split(
    ' ',
  );
const SCREENS = ['dashboard', 'planos', 'banner', 'bannericp', 'destaques', 'depoimentos', 'avisos', 'textos', 'cupons', 'assinaturas', 'mensagens', 'alteracoes', 'administradores', 'senha', 'login', 'previa/plano', 'previa/banner', 'previa/destaque', 'previa/depoimento', 'previa/aviso', 'previa/textos']; // prettier-ignore

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

async function open(url: string): Promise<{ url: string; status: number; blank: boolean; broken: boolean }> {
  const headers = { ...staff.headers, accept: 'text/html' };
  const { statusCode, body, headers: answered } = await shop.app.inject({ url, headers });
  // Addresses are in lower case; what was asked for otherwise is asked for again.
  if (statusCode === 301) return open(String(answered.location));
  return { url, status: statusCode, blank: body.length < 100, broken: /Algo deu errado|Erro inesperado/.test(body) };
}

describe.each(NAMES)('an address with %s', { timeout: 60_000 }, (name) => {
  it('is nothing that the shop has', async () => {
    const routes = [...shop.app.routes.keys()].filter((url) => /[:*]/.test(url) && url !== '/*');
    const urls = [
      ...routes.map((url) => url.replace(/:\w+|\*/g, name)),
      ...['/', '/ipe/', '/ipe/previa/', '/plano-', '/assineja-', '/assineja-vps/'].map((base) => base + name),
      `/ipe/previa/plano?planoTipo=${name}`,
    ];
    for (const url of urls) {
      const { status, blank } = await open(url);
      // An id that is none is refused as such by some doors of the API.
      expect([url, status, blank]).toEqual([url, url.startsWith('/api/') ? expect.toBeOneOf([400, 404, 405]) : 404, false]);
    }
  });

  it('as a parameter, or as what a parameter says, changes no page', async () => {
    const pages = [
      ...ROTAS_INDEXADAS,
      '/assineja-hospedagem-php',
      '/assineja-finalizada',
      ...SCREENS.map((tela) => `/ipe/${tela}`),
    ];
    const known = PARAMETERS.map((parameter) => `${parameter}=${name}`);
    for (const page of pages)
      for (const search of [known.join('&'), `${name}=x&busca=y`, `${name}[x]=x`]) {
        const { url, status, blank, broken } = await open(`${page}?${search}`);
        expect([url, status, blank, broken]).toEqual([url, 200, false, false]);
      }
  });
});

it('the address * is nothing that the shop has', async () => {
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = shop.app.server.address() as AddressInfo;
  for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS'])
    for (const [path, status] of [
      ['*', 404],
      ['http://loja/nada', 404],
      ['http://loja', 200],
      ['http://loja/sobre-nos', 200],
    ] as const) {
      if (path !== '*' && method !== 'GET') continue;
      const sent = request({ port, host: '127.0.0.1', method, path }).end();
      const [answer] = (await once(sent, 'response')) as [IncomingMessage];
      const body = await text(answer);
      expect([method, path, answer.statusCode]).toEqual([method, path, status]);
      // Whoever reads it reads Portuguese.
      if (method !== 'HEAD') expect(body).toMatch(/lang="pt-BR"[^]*<h1/);
    }
});

/** Every argument that can be a text says the name; every input object has it as a field. */
function question(kind: 'query' | 'mutation', field: GraphQLField<unknown, unknown>, name: string) {
  const args = field.args.map((arg) => ({ ...arg, value: isInputObjectType(getNamedType(arg.type)) ? { [name]: name } : name }));
  const declared = args.map(({ name: own, type }) => `$${own}: ${type}`).join(', ');
  const given = args.map(({ name: own }) => `${own}: $${own}`).join(', ');
  const selection = isLeafType(getNamedType(field.type)) ? '' : ' { __typename }';
  return {
    query: `${kind} (${declared}) { ${field.name}(${given})${selection} }`,
    variables: Object.fromEntries(args.map(({ name: own, value }) => [own, value])),
  };
}

function questions(schema: GraphQLSchema, name: string) {
  const fields = (kind: 'query' | 'mutation') =>
    Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {})
      .filter(({ args }) => args.length > 0)
      .map((field) => question(kind, field, name));
  return [...fields('query'), ...fields('mutation')];
}

it.each(NAMES)('GraphQL takes %s for a text like any other', async (name) => {
  for (const payload of questions(createSchema(), name)) {
    const response = await shop.app.inject({ method: 'POST', url: '/graphql', headers: staff.headers, payload });
    expect([payload.query, response.statusCode < 500, response.body.includes('INTERNAL_SERVER_ERROR')]).toEqual([
      payload.query,
      true,
      false,
    ]);
  }
});
