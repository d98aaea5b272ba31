import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { getNamedType, isEnumType, isInputObjectType, isListType, isNonNullType, isObjectType } from 'graphql';
import type { GraphQLField, GraphQLInputType } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchema } from '../../graphql/schema.ts';
import { criarBanner, criarPlano } from '../support/factories.ts';
import { FORMULARIO, TEMPORARIO } from '../support/factories.order.ts';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// Requests in all; `npm run fuzz` sends a million.
const RUNS = Number(process.env.FUZZ_RUNS ?? 3000);
const NASTY = [
  '', ' ', '\u0000', '../../../etc/passwd', "' or 1=1 --", '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '%00', '%ff', '\ud800', '🌳'.repeat(50),
  'a'.repeat(5000), '-1', '0', '1', '2', '1e309', 'NaN', '99999999999999999999', 'null', 'true', '[]', '{}', '__proto__', 'constructor', '2026-02-30',
  'javascript:alert(1)', '=1+1', '\r\nSet-Cookie: x=1', '*', '%', '_', 'PHP', 'FIXO', 'porcentagem', 'exemplo.com.br', '52998224725', '01310100',
]; // prettier-ignore

let shop: Shop;
let staff: Staff;
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', onRejection);
  // Look-ups find nobody: their failure is one of the answers.
  const nobody = 'http://127.0.0.1:9';
  shop = await openShop({
    RATE_LIMIT: 'off',
    BOT_CHECK: 'off',
    CEP_API_URL: nobody,
    CNPJ_API_URL: nobody,
    RDAP_BOOTSTRAP_URL: nobody,
    LOOKUP_TIMEOUT_MS: '50',
  });
  await criarPlano(shop.em.fork());
  await criarBanner(shop.em.fork());
  staff = await signIn(shop);
});
afterAll(async () => {
  process.off('unhandledRejection', onRejection);
  await shop.close();
});

const text = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);
const anything = fc.oneof(text, fc.double(), fc.integer(), fc.boolean(), fc.constant(null), fc.jsonValue({ maxDepth: 3 }));
const fields = [...Object.keys(FORMULARIO), ...Object.keys(TEMPORARIO), 'planoId', 'valor', 'periodo', 'chave', 'id', 'versao', 'imagem', 'planoTipo', 'ordem', 'ativo', 'link', 'tipo', 'dataInicio', 'dataFim', 'username', 'password', 'titulo', 'texto', 'codigo']; // prettier-ignore
/** Right answers with some of them replaced, or something else altogether. */
const body = fc.oneof(
  fc
    .dictionary(fc.constantFrom(...fields), anything, { maxKeys: 6 })
    .map((changes) => ({ ...TEMPORARIO, planoId: '1', valor: 1, ...changes })),
  fc.dictionary(fc.constantFrom(...fields), anything, { maxKeys: 20 }),
  anything,
);
const session = fc.boolean();
const cookies = (signedIn: boolean) => (signedIn ? staff.headers : {});

async function check(request: InjectOptions): Promise<void> {
  const response = await shop.app.inject(request);
  const what = JSON.stringify(request).slice(0, 2000);
  // 503 is a look-up that nobody answers, or the like: a defined answer.
  if (response.statusCode >= 500 && response.statusCode !== 503)
    throw new Error(`${response.statusCode} for ${what}: ${response.body.slice(0, 300)}`);
  if (/node_modules|\n\s+at \w|SQLITE_|INTERNAL_SERVER_ERROR/.test(response.body))
    throw new Error(`insides shown for ${what}: ${response.body.slice(0, 600)}`);
}

const third = Math.ceil(RUNS / 3);
const options = { numRuns: third, endOnFailure: true };

describe(`generated and mutated requests, ${RUNS} in all`, { timeout: Math.max(120_000, RUNS * 5) }, () => {
  it('to every REST route bring no failure of ours', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json();
    const routes = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ path, method: method.toUpperCase() })),
    );
    const request = fc.record({
      route: fc.constantFrom(...routes),
      parameter: text,
      query: fc.dictionary(text, text, { maxKeys: 4 }),
      body,
      signedIn: session,
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ route, parameter, query, body: payload, signedIn }) => {
        // The session is kept for the next request.
        if (route.path === '/auth/logout') return;
        const search = new URLSearchParams(query);
        const url = `${route.path.replace(/\{\w+\}/, encodeParameter(parameter))}?${search}`;
        const sent = route.method === 'GET' ? {} : { payload: payload as object };
        await check({ method: route.method as 'GET', url, headers: cookies(signedIn), ...withJson(sent) });
      }),
      options,
    );
  });

  it('to every GraphQL field bring no failure of ours', async () => {
    const schema = createSchema();
    const operations = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
      Object.values(root.getFields())
        // They would end the session that the others need.
        .filter(
          ({ name }) =>
            !['trocarSenha', 'redefinirSenha', 'ativarAdministrador', 'criarAdministrador', 'enviarImagem'].includes(name),
        )
        .map((field) => document(root.name.toLowerCase(), field)),
    );
    const request = fc.constantFrom(...operations).chain(({ query, args }) =>
      fc.record({
        query: fc.constant(query),
        variables: fc.record(Object.fromEntries(args.map(({ name, type }) => [name, valueOf(type)]))),
        signedIn: session,
      }),
    );
    await fc.assert(
      fc.asyncProperty(request, ({ query, variables, signedIn }) =>
        check({ method: 'POST', url: '/graphql', headers: cookies(signedIn), ...withJson({ payload: { query, variables } }) }),
      ),
      options,
    );
  });

  it('to any address, with any header, bring no failure of ours', async () => {
    const path = fc.oneof(
      fc.constantFrom(
        '/graphql',
        '/banner/',
        '/banner-icp/',
        '/api/',
        '/auth/',
        '/assets/',
        '/sitemap.xml',
        '/robots.txt',
        '/healthz',
      ),
      text.map((word) => `/api/${encodeParameter(word)}`),
      text.map((word) => `/banner/${encodeParameter(word)}`),
    );
    const request = fc.record({ path, word: text, method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'), type: fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', 'multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'x'), header: text }); // prettier-ignore
    await fc.assert(
      fc.asyncProperty(request, async ({ path: url, word, method, type, header }) => {
        const headers = {
          'content-type': type,
          cookie: `sessao=${encodeURIComponent(wellFormed(header))}`,
          'if-none-match': clean(header),
          'accept-encoding': clean(header),
          'x-forwarded-for': clean(header),
        };
        await check({ method: method as 'GET', url, headers, ...(method !== 'GET' && method !== 'HEAD' && { payload: word }) });
      }),
      options,
    );
  });

  it('to every page, with any query, bring no failure of ours', async () => {
    const telas = ['login', 'dashboard', 'planos', 'banner', 'bannericp', 'destaques', 'depoimentos', 'cupons', 'assinaturas', 'mensagens', 'alteracoes', 'previa/plano', 'previa/banner', 'x']; // prettier-ignore
    const pages = [
      ...ROTAS_INDEXADAS,
      ...FAMILIAS.map(({ rotaAssinatura }) => rotaAssinatura),
      '/assineja-vps',
      '/assineja-dedicado',
      '/assineja-finalizada',
      '/atendimento-obrigado',
      ...telas.map((tela) => `/ipe/${tela}`),
    ];
    const names = ['periodo', 'planoId', 'cupom', 'dominio', 'id', 'email', 'valor', 'telefone', 'pagina', 'busca', 'ordenar', 'desc', 'tipo', 'ativo', 'status', 'planoTipo', 'de', 'ate', 'redirect', 'nome', 'desconto1', 'ram1', 'imagem', 'tabela']; // prettier-ignore
    const request = fc.record({
      page: fc.oneof(
        { weight: 9, arbitrary: fc.constantFrom(...pages) },
        { weight: 1, arbitrary: text.map((word) => `/${encodeParameter(word)}`) },
      ),
      data: fc.boolean(),
      query: fc.dictionary(fc.constantFrom(...names), text, { maxKeys: 4 }),
      signedIn: session,
    });
    await fc.assert(
      fc.asyncProperty(request, ({ page, data, query, signedIn }) => {
        const path = data && page !== '/' ? `${page}/index.pageContext.json` : page;
        return check({ method: 'GET', url: `${path}?${new URLSearchParams(query)}`, headers: cookies(signedIn) });
      }),
      { ...options, numRuns: Math.ceil(RUNS / 6) },
    );
  });

  it('leave no rejection unhandled', () => {
    expect(rejections).toEqual([]);
  });
});

/** Words that an address can carry. */
function encodeParameter(word: string): string {
  return encodeURIComponent(wellFormed(word)).slice(0, 1500) || '0';
}

/** Without halves of surrogate pairs, which no address can carry. */
function wellFormed(word: string): string {
  return word.replace(/\p{Surrogate}/gu, '?');
}

/** What Node lets a header carry. */
function clean(word: string): string {
  return word.replace(/[^\x20-\x7e]/g, '').slice(0, 1000);
}

function withJson(request: InjectOptions): InjectOptions {
  if (!('payload' in request)) return request;
  const { payload } = request as { payload: unknown };
  return {
    ...request,
    payload: JSON.stringify(payload ?? null),
    headers: { ...(request as { headers?: object }).headers, 'content-type': 'application/json' },
  };
}

function document(kind: string, { name, args, type }: GraphQLField<unknown, unknown>) {
  const head = args.length ? `(${args.map((arg) => `$${arg.name}: ${arg.type}`).join(', ')})` : '';
  const call = args.length ? `(${args.map((arg) => `${arg.name}: $${arg.name}`).join(', ')})` : '';
  return { args, query: `${kind}${head} { ${name}${call}${isObjectType(getNamedType(type)) ? ' { __typename }' : ''} }` };
}

/** Values of a type, mostly; sometimes something else. */
function valueOf(type: GraphQLInputType): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return fc.oneof({ weight: 9, arbitrary: valueOf(type.ofType) }, { weight: 1, arbitrary: anything });
  if (isListType(type)) return fc.array(valueOf(type.ofType), { maxLength: 5 });
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map(({ name }) => name));
  if (isInputObjectType(type)) {
    return fc.record(Object.fromEntries(Object.values(type.getFields()).map((field) => [field.name, valueOf(field.type)])), {
      requiredKeys: [],
    });
  }
  const numbers = {
    Int: fc.integer(),
    Float: fc.oneof(fc.double({ noNaN: true, noDefaultInfinity: true }), fc.integer({ min: -10, max: 1000 })),
    Boolean: fc.boolean(),
  };
  return fc.oneof({ weight: 9, arbitrary: numbers[type.name as 'Int'] ?? text }, { weight: 1, arbitrary: fc.constant(null) });
}
