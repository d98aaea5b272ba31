import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { solveBotCheck } from '../support/botCheck.ts';
import { criarPlano } from '../support/factories.ts';
import { criarCupom, day, FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';

// Whether a coupon exists is told by six doors. Each charges for codes that there are not: the questions to whoever asks, orders to the check that was solved
// for them. A code that there is costs nothing, and an order tells it to nobody without a solved check.

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

const THERE = ['VALE10', 'vale10 ', 'VENCIDO', 'DEOUTRO'];
const CODES = [...THERE, 'NADA'];

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
const SPENT_TOKEN = /VERIFICACAO_RECUSADA/;
const query = QUERIES[1]![1];
/** How often codes that there are are asked for: more than wrong ones may be, and less than a quote may. */
const OFTEN = 32;

/** How many questions a visitor has left. */
async function questionsLeft(from: string): Promise<number> {
  for (let asked = 0; ; asked++) if (TOO_OFTEN.test(await query(from, 'NADA'))) return asked;
}

describe.each(QUERIES)('%s', (_what, ask) => {
  it('costs nothing for a coupon that there is, however many ask, and something for one that there is not', async () => {
    const visitor = newVisitor();
    for (let n = 0; n < OFTEN; n++) expect(await ask(visitor, THERE[n % THERE.length]!)).not.toMatch(TOO_OFTEN);
    await ask(visitor, 'NADA');
    expect(await questionsLeft(visitor)).toBe((await questionsLeft(newVisitor())) - 1);
  });

  it('says nothing of any coupon to one who has asked for too many that there are not', async () => {
    const visitor = newVisitor();
    await questionsLeft(visitor);
    const answers = new Set<string>();
    for (const code of CODES) answers.add(withoutId(await ask(visitor, code)).replaceAll(/\d+/g, ''));
    expect([...answers]).toEqual([expect.stringMatching(TOO_OFTEN)]);
  });

  it('is asked about as many that there are not at once as one after the other, whatever there is among them', async () => {
    const visitor = newVisitor();
    const answers = await Promise.all(
      Array.from({ length: OFTEN }, async (_, n) => [n, await ask(visitor, n % 4 ? 'NADA' : 'VALE10')] as const),
    );
    const toldOfNone = answers.filter(([n, answer]) => n % 4 && !TOO_OFTEN.test(answer));
    expect(toldOfNone.length).toBeGreaterThan(0);
    expect(toldOfNone.length).toBeLessThanOrEqual(await questionsLeft(newVisitor()));
  });
});

it('a coupon that there is costs a network no more than a visitor', async () => {
  const ask = QUERIES[0]![1];
  for (let n = 0; n < 250; n++) expect(await ask(`2001:db8:ffff:${n % 50}::1`, 'VALE10')).not.toMatch(TOO_OFTEN);
});

describe.each(ORDERS)('%s under a solved check', (_what, send) => {
  it('tells of two coupons that there are not, and then wants another check', async () => {
    const token = await solveBotCheck(shop.app);
    const visitor = newVisitor();
    for (let n = 0; n < 2; n++) expect(await send(visitor, 'NADA', token)).toMatch('CUPOM_INVALIDO');
    const answers = new Set<string>();
    for (const code of CODES) answers.add(withoutId(await send(newVisitor(), code, token)));
    expect([...answers]).toEqual([expect.stringMatching(SPENT_TOKEN)]);
    expect(await send(visitor, 'VALE10', await solveBotCheck(shop.app))).toMatch('VALOR_ATUALIZADO');
  });

  it('tells of no more of them when they come at once', async () => {
    const token = await solveBotCheck(shop.app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(newVisitor(), 'NADA', token)));
    expect(answers.filter((answer) => !SPENT_TOKEN.test(answer)).length).toBeLessThanOrEqual(2);
  });

  it('costs the check no more for a coupon that there is than one look', async () => {
    const token = await solveBotCheck(shop.app);
    const visitor = newVisitor();
    for (let n = 0; n < 4; n++) expect(await send(visitor, 'VALE10', token)).toMatch('VALOR_ATUALIZADO');
    expect(await send(visitor, 'NADA', token)).toMatch('CUPOM_INVALIDO');
  });

  it('keeps nobody of the same address from ordering with a coupon, or from asking for one, however many there are not', async () => {
    const visitor = newVisitor();
    for (let n = 0, token = ''; n < 24; n++) {
      if (n % 2 === 0) token = await solveBotCheck(shop.app);
      expect(await send(visitor, 'NADA', token)).toMatch('CUPOM_INVALIDO');
    }
    expect(await send(visitor, 'VALE10', await solveBotCheck(shop.app))).toMatch('VALOR_ATUALIZADO');
    expect(await questionsLeft(visitor)).toBe(await questionsLeft(newVisitor()));
  });

  it('tells of a coupon where the address has asked for too many', async () => {
    const visitor = newVisitor();
    await questionsLeft(visitor);
    expect(await send(visitor, 'VALE10', await solveBotCheck(shop.app))).toMatch('VALOR_ATUALIZADO');
  });
});

describe('where nobody solves anything', () => {
  let unchecked: Shop;
  let plano: number;
  beforeAll(async () => {
    unchecked = await openShop({ TRUST_PROXY: '1', BOT_CHECK: 'off' });
    const em = unchecked.orm.em.fork();
    plano = (await criarPlano(em, { valor: 100, desconto2: 0 })).id;
    await criarCupom(em, { codigo: 'VALE10' });
  });
  afterAll(() => unchecked.close());

  it('an order with a coupon that there is not counts as a question about one, and with one that there is as none', async () => {
    const headers = { 'x-forwarded-for': newVisitor() };
    const ask = async (code: string) => (await unchecked.app.inject({ url: `/api/cupons/codigo/${code}`, headers })).body;
    const send = async (cupom: string) => {
      const payload = { ...TEMPORARIO, planoId: plano, valor: 1, cupom, chave: novaChave() };
      return (await unchecked.app.inject({ method: 'POST', url: '/api/temporarios/salvar', headers, payload })).body;
    };
    for (let n = 0; n < OFTEN; n++) expect(await send('VALE10')).toMatch('VALOR_ATUALIZADO');
    for (let n = 0; n < 20; n++) expect(await (n % 2 ? send : ask)('NADA')).toMatch('CUPOM_INVALIDO');
    for (const code of ['NADA', 'VALE10'])
      expect([await send(code), await ask(code)]).toEqual(Array(2).fill(expect.stringMatching(TOO_OFTEN)));
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
  it.each(UNSOLVED)('%s tells nothing of any coupon, and costs no question about one', async (_without, token) => {
    const visitor = newVisitor();
    const answers = new Set<string>();
    for (const code of CODES) answers.add(withoutId(await send(visitor, code, await token())));
    expect([...answers]).toEqual([expect.stringMatching(/VERIFICACAO_(AUSENTE|RECUSADA)/)]);
    expect(await questionsLeft(visitor)).toBe(await questionsLeft(newVisitor()));
  });
});

/** An answer without the id of its request. */
function withoutId(answer: string): string {
  return answer.replaceAll(/req-[0-9a-z]+|[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
}
