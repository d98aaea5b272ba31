import fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSchema } from '../../graphql/schema.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';
import { anyAddress, anyPage, encodeParameter, wellFormed } from './addresses.ts';
import { anyDocument } from './documents.ts';
import { anyFile } from './files.ts';
import { mutated, mutation, type Sent } from './generators.ts';
import { send, succeeded } from './oracle.ts';
import { everyShape, orders, quoteOf, type Order } from './orders.ts';
import { createRight, operations, restRoutes, type Operation, type Right, type Route } from './seeds.ts';
import { fillShop, type Stock } from './stock.ts';

// Requests that start from what every door takes, and are then changed: none is answered with a failure of ours, with what is inside, or in English.

/** Requests in all, besides those that are sent as they should be; `npm run fuzz` sends a million. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 1500);
/** Says which; a run that is given the seed of another does the same. */
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
/** How the requests are shared out. What hashes passwords or pictures takes a hundred times as long as the rest. */
const SHARES = { orders: 0.4, rest: 0.2, graphql: 0.198, documents: 0.05, addresses: 0.1, pages: 0.05, costly: 0.002 };
const COSTLY = new Set(['trocarSenha', 'redefinirSenha', 'prepararSegundoFator', 'ligarSegundoFator', 'sortearCodigosDeRecuperacao', 'desligarSegundoFator', 'prepararPasskey', 'excluirPasskey', 'tirarSegundoFator', 'encerrarSessoes', 'encerrarMinhasSessoes', 'ativarAdministrador', 'mudarPapel', 'mudarEmailDaConta', 'convidarAdministrador', 'criarLinkDeAcesso', 'criarAdministrador', 'apagarPessoa', 'POST /auth/login', 'POST /auth/logout']); // prettier-ignore
/** They take files, which come another way. */
const FILES = new Set([
  'enviarImagem',
  'compararCatalogo',
  'aplicarCatalogo',
  'POST /api/banners/upload/banner',
  'POST /api/bannersicp/upload/banner',
]);
/** Nobody answers these: the services outside are not there. */
const LOOK_UPS = new Set(['consultarCep', 'consultarCnpj', 'consultarDominio']);
/** Nobody has an application that makes codes, or a device that makes passkeys. */
const CODES = new Set(['ligarSegundoFator', 'sortearCodigosDeRecuperacao', 'prepararPasskey', 'guardarPasskey']);
/** Nobody has the link of an account: what it carries is stored nowhere. */
const LINKS = new Set(['POST /auth/link', 'POST /auth/senha']);
/** After so many requests the rows are put back, so that lists stay short and the right ids right. */
const RESTORE_EVERY = 400;
const TELL_EVERY = 5000;

const FILES_AT = ['/graphql', '/api/banners/upload/banner', '/api/bannersicp/upload/banner'];

// A million may well be sent by a machine that has better things to do.
const TIMEOUT = { timeout: Math.max(180_000, RUNS * 60) };

const schema = createSchema();
let shop: Shop;
let staff: Staff;
let stock: Stock;
let right: Right;
let asked = 0;
const rejections: unknown[] = [];
const onRejection = (reason: unknown) => rejections.push(reason);
beforeAll(async () => {
  process.on('unhandledRejection', onRejection);
  process.on('uncaughtExceptionMonitor', onRejection);
  tell(`${RUNS} requests`);
  const nobody = 'http://127.0.0.1:9';
  const lookups = { CEP_API_URL: nobody, CNPJ_API_URL: nobody, RDAP_BOOTSTRAP_URL: nobody, LOOKUP_TIMEOUT_MS: '50' };
  // Nothing is delivered: what is asked for is stored.
  const mail = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'loja@loja.example', MAIL_STAFF: 'vendas@loja.example' };
  shop = await openShop({
    ...mail,
    RATE_LIMIT: 'off',
    BOT_CHECK: 'off',
    SESSION_HOURS: '24',
    SESSION_IDLE_MINUTES: '1440',
    ...lookups,
  });
  staff = await signIn(shop);
  stock = await fillShop(shop, staff, schema);
  right = createRight(schema, stock, orders(stock.planos, stock.cupons));
}, TIMEOUT.timeout);
// Nothing that one test deletes is missing in the next.
beforeEach(() => stock.restore());
afterAll(async () => {
  process.off('unhandledRejection', onRejection);
  process.off('uncaughtExceptionMonitor', onRejection);
  await shop.close();
  tell(`${asked} requests were answered`);
});

/** How far a long run is, and how to repeat it. */
function tell(what: string): void {
  process.stderr.write(`fuzz: ${new Date().toISOString()} ${what}, FUZZ_SEED=${SEED}\n`);
}

async function ask(request: InjectOptions): Promise<LightMyRequestResponse> {
  asked += 1;
  if (asked % RESTORE_EVERY === 0) await stock.restore();
  if (asked % TELL_EVERY === 0) tell(`${asked} requests`);
  return send(shop, request);
}

const doesNotFail = (requests: fc.Arbitrary<InjectOptions>) =>
  fc.asyncProperty(requests, async (request) => {
    await ask(request);
  });

const json = (body: unknown) => ({ payload: JSON.stringify(body ?? null), headers: { 'content-type': 'application/json' } });

function asOrder(url: string, body: unknown): InjectOptions {
  return { method: 'POST', url, ...json(body) };
}
const COTAR = 'query ($input: CotacaoInput!) { cotacao(input: $input) { valor } }';
const CRIAR = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB valor } }';
const throughRest = (body: unknown) => ask(asOrder('/api/temporarios/salvar', body));
const throughGraphQL = (input: unknown) => ask(asOrder('/graphql', { query: CRIAR, variables: { input } }));

/** What a door answers to an order that it should take, and to who asks first what it costs. */
async function accept(order: Order): Promise<void> {
  const { rest, graphql, total } = order;
  const quote = quoteOf(order);
  if (quote) {
    const { valor } = (await ask(asOrder('/api/cotacao', quote.rest))).json();
    const { data } = (await ask(asOrder('/graphql', { query: COTAR, variables: { input: quote.graphql } }))).json();
    expect([quote, valor, data?.cotacao]).toEqual([quote, total, { valor: total }]);
  }
  expect([rest, (await throughRest(rest)).json()]).toEqual([
    rest,
    { clienteIdB: expect.any(String), codigo: expect.any(String), valor: total },
  ]);
  if (!graphql) return;
  const again = { ...graphql, chave: `${String(graphql.chave)}-g` };
  const { data } = (await throughGraphQL(again)).json();
  expect([again, data?.criarAssinatura]).toEqual([again, { clienteIdB: expect.any(String), valor: total }]);
}

/** As a browser would put it into an address; an object may have no text of its own. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function addressed({ path, method }: Route, params: object, query: object, body: unknown, signedIn: boolean): InjectOptions {
  const url = Object.entries(params).reduce(
    (known, [name, value]) => known.replace(`{${name}}`, encodeParameter(textOf(value))),
    path,
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, wellFormed(textOf(value))])).toString();
  const { payload, headers } = body === undefined ? {} : json(body);
  return {
    method: method as 'POST',
    url: search ? `${url}?${search}` : url,
    headers: { ...headers, ...(signedIn && staff.headers) },
    ...(payload !== undefined && { payload }),
  };
}

function operated({ query }: Operation, variables: unknown, signedIn: boolean): InjectOptions {
  const { payload, headers } = json({ query, variables });
  return { method: 'POST', url: '/graphql', payload, headers: { ...headers, ...(signedIn && staff.headers) } };
}

const routes = async () => restRoutes((await shop.app.inject('/api/docs/json')).json(), right);
const options = (share: number, least = 1) => ({
  numRuns: Math.max(least, Math.round(RUNS * share)),
  seed: SEED,
  endOnFailure: true,
});
const session = fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, { weight: 1, arbitrary: fc.constant(false) });

describe('what is right', TIMEOUT, () => {
  it('is taken: an order of every shape, through both doors', async () => {
    for (const order of everyShape(stock.planos, stock.cupons)) await accept(order);
  });

  it('is done by every REST route', async () => {
    for (const route of (await routes()).filter(({ name }) => !FILES.has(name) && !LINKS.has(name)))
      await succeedOnce(route.name, fc.tuple(route.params, route.query, route.body ?? fc.constant(undefined)), (sent) =>
        addressed(route, ...sent, true),
      );
  });

  it('is done by every GraphQL operation', async () => {
    for (const operation of operations(schema, right).filter(
      ({ name }) => !FILES.has(name) && !LOOK_UPS.has(name) && !CODES.has(name),
    ))
      await succeedOnce(operation.name, operation.variables, (variables) => operated(operation, variables, true));
  });
});

it(
  'brings no failure with any value of any enumeration, over rows in every status, with and without a session',
  TIMEOUT,
  async () => {
    let walked = 0;
    for (const route of await routes())
      for (const query of route.everyQuery)
        for (const signedIn of [true, false]) {
          const [params] = fc.sample(route.params, { numRuns: 1, seed: SEED });
          await ask(addressed(route, params!, query, undefined, signedIn));
          walked += 1;
        }
    for (const operation of operations(schema, right).filter(({ name }) => !FILES.has(name)))
      for (const { variables } of operation.everyValue())
        for (const signedIn of [true, false]) {
          await ask(operated(operation, variables, signedIn));
          walked += 1;
        }
    expect(walked).toBeGreaterThan(400);
  },
);

/** Sends samples until one is done as it was asked; parts that do not go together (a coupon of another plan) are refused rightly, one sample in eight is taken. */
async function succeedOnce<Sample>(name: string, samples: fc.Arbitrary<Sample>, requestOf: (sample: Sample) => InjectOptions) {
  const refusals: string[] = [];
  for (const sample of fc.sample(samples, { numRuns: 1000, seed: SEED })) {
    const response = await ask(requestOf(sample));
    if (succeeded(response)) return stock.restore();
    refusals.push(response.body.slice(0, 300));
  }
  expect.fail(`${name} refused all that was right:\n${[...new Set(refusals)].slice(0, 5).join('\n')}`);
}

describe(`what is right but for some changes, ${RUNS} requests in all`, TIMEOUT, () => {
  it('sent as an order through REST, with and without a plan', async () => {
    const property = fc.asyncProperty(right.orders, mutation, async (seed, mutate) => {
      const { body, changed } = mutate(seed.rest);
      const response = await throughRest(body);
      if (!changed)
        expect(response.json()).toEqual({ clienteIdB: expect.any(String), codigo: expect.any(String), valor: seed.total });
    });
    await fc.assert(property, options(SHARES.orders / 2));
  });

  it('sent as an order through GraphQL', async () => {
    const input = right.orders.filter(({ graphql }) => graphql !== null);
    const property = fc.asyncProperty(input, mutation, async (seed, mutate) => {
      const { body, changed } = mutate(seed.graphql!);
      const { data } = (await throughGraphQL(body)).json();
      if (!changed) expect(data?.criarAssinatura).toEqual({ clienteIdB: expect.any(String), valor: seed.total });
    });
    await fc.assert(property, options(SHARES.orders / 2));
  });

  it('sent to every REST route', async () => {
    const known = (await routes()).filter(({ name }) => !COSTLY.has(name));
    const property = doesNotFail(fc.oneof(...known.map(changedRoute)));
    await fc.assert(property, options(SHARES.rest));
  });

  it('sent to every GraphQL operation', async () => {
    const known = operations(schema, right).filter(({ name }) => !COSTLY.has(name));
    const property = doesNotFail(fc.oneof(...known.map(changedOperation)));
    await fc.assert(property, options(SHARES.graphql));
  });

  it('sent as a document of any kind', async () => {
    await fc.assert(doesNotFail(anyDocument), options(SHARES.documents, 200));
  });

  it('sent to what takes pictures, hashes passwords, begins or ends sessions', async () => {
    const files = await anyFile();
    const costly = [
      ...FILES_AT.map((url) =>
        files.map((file) => ({ method: 'POST' as const, url, ...file, headers: { ...staff.headers, ...file.headers } })),
      ),
      ...(await routes()).filter(({ name }) => COSTLY.has(name)).map(changedRoute),
      ...operations(schema, right).filter(({ name }) => COSTLY.has(name)).map(changedOperation), // prettier-ignore
    ];
    const property = fc.asyncProperty(fc.oneof(...costly), async (request) => {
      await ask(request);
      await stock.restore();
    });
    await fc.assert(property, options(SHARES.costly, 60));
  });

  it('sent to any address, with any header', async () => {
    await fc.assert(doesNotFail(anyAddress(stock)), options(SHARES.addresses));
  });

  it('sent to every page, with any query', async () => {
    await fc.assert(
      doesNotFail(
        anyPage(
          right,
          session.map((signedIn) => (signedIn ? staff.headers : {})),
        ),
      ),
      options(SHARES.pages),
    );
  });

  it('leaves no rejection unhandled', () => {
    expect(rejections).toEqual([]);
  });
});

function changedRoute(route: Route): fc.Arbitrary<InjectOptions> {
  const body = route.body ? mutated(route.body) : fc.constant({ body: undefined, changed: false });
  return fc
    .record({ params: mutated(route.params), query: mutated(route.query), sent: body, signedIn: session })
    .map(({ params, query, sent, signedIn }) => addressed(route, fieldsOf(params), fieldsOf(query), sent.body, signedIn));
}

function changedOperation(operation: Operation): fc.Arbitrary<InjectOptions> {
  return fc
    .record({ variables: mutated(operation.variables), signedIn: session })
    .map(({ variables, signedIn }) => operated(operation, variables.body, signedIn));
}

function fieldsOf({ body }: Sent): object {
  return typeof body === 'object' && body !== null ? body : {};
}
