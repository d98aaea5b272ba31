import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveBotCheck } from '../support/botCheck.ts';
import { criarPlano } from '../support/factories.ts';
import { criarCupom, day, FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';

// Whether a coupon exists is told by six doors. Each charges whoever asks, orders by themselves, and an order tells it to nobody without a solved check.

let shop: Shop;
let planoId: number;
beforeAll(async () => {
  shop = await openShop({ TRUST_PROXY: '1' });
  const em = shop.orm.em.fork();
  planoId = (await criarPlano(em, { valor: 100, desconto2: 0 })).id;
  const outro = await criarPlano(em, { nome: 'Outro plano' });
  await criarCupom(em, { codigo: 'VALE10' });
  await criarCupom(em, { codigo: 'VENCIDO', dataInicio: day(-9), dataFim: day(-8) });
  await criarCupom(em, { codigo: 'DEOUTRO', planoId: outro.id });
});
afterAll(() => shop.close());

const CODES = ['VALE10', 'vale10 ', 'VENCIDO', 'DEOUTRO', 'NADA'];

let visitors = 0;
/** The address of somebody who has done nothing yet. */
const newVisitor = () => `2001:db8:${(++visitors).toString(16)}::1`;

async function graphql(from: string, query: string, variables: object): Promise<string> {
  const headers = { 'x-forwarded-for': from };
  const { body } = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables } });
  return body;
}

/** Asks whether a coupon exists, and answers the text of the answer. */
type Door = (from: string, codigo: string, captchaToken?: string) => Promise<string>;

const QUERIES: [string, Door][] = [
  [
    'the REST look-up',
    async (from, codigo) => {
      const url = `/api/cupons/codigo/${encodeURIComponent(codigo)}`;
      return (await shop.app.inject({ url, headers: { 'x-forwarded-for': from } })).body;
    },
  ],
  [
    'the GraphQL query',
    (from, codigo) =>
      graphql(from, 'query ($codigo: String!, $planoId: ID!) { cupom(codigo: $codigo, planoId: $planoId) { codigo } }', {
        codigo,
        planoId: String(planoId),
      }),
  ],
  [
    'a REST quote',
    async (from, cupom) => {
      const payload = { planoId, pagamento: 12, cupom };
      const headers = { 'x-forwarded-for': from };
      return (await shop.app.inject({ method: 'POST', url: '/api/cotacao', headers, payload })).body;
    },
  ],
  [
    'a GraphQL quote',
    (from, cupom) =>
      graphql(from, 'query ($input: CotacaoInput!) { cotacao(input: $input) { valor } }', {
        input: { planoId: String(planoId), periodo: 12, cupom },
      }),
  ],
];

const ORDERS: [string, Door][] = [
  [
    'a REST order',
    async (from, cupom, captchaToken) => {
      const payload = { ...TEMPORARIO, planoId, valor: 1, cupom, captchaToken, chave: novaChave() };
      const headers = { 'x-forwarded-for': from };
      return (await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', headers, payload })).body;
    },
  ],
  [
    'a GraphQL order',
    (from, cupom, captchaToken) =>
      graphql(from, 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
        input: { ...FORMULARIO, planoId: String(planoId), periodo: 12, valor: 1, cupom, captchaToken, chave: novaChave() },
      }),
  ],
];

const TOO_OFTEN = /Muitas tentativas/;
const [[, order], [, query]] = [ORDERS[1]!, QUERIES[1]!];

/** How many questions a visitor has left. */
async function questionsLeft(from: string): Promise<number> {
  for (let asked = 0; ; asked++) if (TOO_OFTEN.test(await query(from, 'NADA'))) return asked;
}

/** How many orders a visitor has left that name a coupon; a check that is solved may be tried ten times. */
async function ordersLeft(from: string): Promise<number> {
  for (let sent = 0, token = ''; ; sent++) {
    if (sent % 10 === 0) token = await solveBotCheck(shop.app);
    if (TOO_OFTEN.test(await order(from, 'NADA', token))) return sent;
  }
}

describe.each([
  ...QUERIES.map(([what, ask]) => [what, ask, questionsLeft] as const),
  ...ORDERS.map(([what, ask]) => [what, ask, ordersLeft] as const),
])('%s', (_what, ask, left) => {
  it('is charged for every coupon that it is asked about, whether there is one or not', async () => {
    const token = await solveBotCheck(shop.app);
    const visitor = newVisitor();
    for (const code of CODES) expect(await ask(visitor, code, token)).not.toMatch(TOO_OFTEN);
    expect(await left(visitor)).toBe((await left(newVisitor())) - CODES.length);
  });

  it('says nothing of any coupon to one who has asked too often', async () => {
    const token = await solveBotCheck(shop.app);
    const visitor = newVisitor();
    await left(visitor);
    const answers = new Set<string>();
    for (const code of CODES) answers.add(withoutId(await ask(visitor, code, token)).replaceAll(/\d+/g, ''));
    expect([...answers]).toEqual([expect.stringMatching(TOO_OFTEN)]);
  });
});

const UNSOLVED: [string, () => Promise<string>][] = [
  ['without a token', async () => ''],
  ['with an invented token', async () => btoa(JSON.stringify({ challenge: {}, solution: {} }))],
  [
    'with a challenge that nobody has solved',
    async () => {
      const challenge = (await shop.app.inject('/api/verificacao/desafio')).json();
      return btoa(JSON.stringify({ challenge, solution: { counter: 1, derivedKey: '00'.repeat(32) } }));
    },
  ],
];

describe.each(ORDERS)('%s', (_what, send) => {
  it('is taken from one who has asked too often when it names no coupon', async () => {
    const visitor = newVisitor();
    await ordersLeft(visitor);
    expect(await send(visitor, '', await solveBotCheck(shop.app))).toMatch('VALOR_ATUALIZADO');
  });

  it.each(UNSOLVED)('%s tells nothing of any coupon, and costs none of the orders that name one', async (_without, token) => {
    const visitor = newVisitor();
    const answers = new Set<string>();
    for (const code of CODES) answers.add(withoutId(await send(visitor, code, await token())));
    expect([...answers]).toEqual([expect.stringMatching(/VERIFICACAO_(AUSENTE|RECUSADA)/)]);
    expect(await ordersLeft(visitor)).toBe(await ordersLeft(newVisitor()));
  });
});

/** An answer without the id of its request. */
function withoutId(answer: string): string {
  return answer.replaceAll(/req-[0-9a-z]+|[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
}
