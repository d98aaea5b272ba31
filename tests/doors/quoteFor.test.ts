import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { Cupom } from '../../modules/coupons/cupom.entity.ts';
import { MENSAGENS_DE_USO } from '../../modules/coupons/cupom.ts';
import { createKey } from '../support/accessKeys.ts';
import { solveBotCheck } from '../support/botCheck.ts';
import { criarPlano } from '../support/factories.ts';
import { criarCupom, FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

// Whoever asks what an order would cost, and says who orders and what is corrected, is told what the order is told.

type Said = Record<string, unknown>;
type Headers = Record<string, string>;

let shop: Shop;
let machine: Headers;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  planoId = String((await criarPlano(shop.em, { valor: 100, desconto1: 0, desconto2: 0, desconto3: 0 })).id);
  machine = (await createKey(await signIn(shop), ['pedidos:criar'])).headers;
});
afterAll(() => shop.close());
beforeEach(async () => {
  const em = shop.orm.em.fork();
  await em.nativeDelete(Assinatura, {});
  await em.nativeDelete(Cupom, {});
});

const ANA = { email: 'ana@empresa.com.br', cpf_cnpj: '529.982.247-25' };
const BIA = { email: 'bia@empresa.com.br', cpf_cnpj: '111.444.777-35' };
const COUPON = { cupom: 'florada10', valor: 1080 };

async function post(url: string, payload: object, headers: Headers = {}, { app }: Pick<Shop, 'app'> = shop) {
  const answer = await app.inject({ method: 'POST', url, payload, headers });
  return {
    status: answer.statusCode,
    ...answer.json<{ codigo?: string; detail?: string; campos?: unknown; errors?: Refusal[] }>(),
  };
}
interface Refusal {
  message: string;
  extensions: { erro: string };
}

/** What an answer says: good, or why not. */
const told = ({ status, codigo, detail, campos }: Awaited<ReturnType<typeof post>>) =>
  status === 200 ? 'good' : { codigo, detail, campos };

const order = (said: Said, headers?: Headers) =>
  post('/api/temporarios/salvar', { ...TEMPORARIO, planoId, ...COUPON, chave: novaChave(), ...said }, headers);

function quote({ cupom = COUPON.cupom, email, cpf_cnpj, substitui, captchaToken }: Said, headers?: Headers, of?: Shop) {
  return post('/api/cotacao', { planoId, pagamento: 12, cupom, email, cpf_cnpj, substitui, captchaToken }, headers, of);
}

const QUOTE = 'query ($input: CotacaoInput!) { cotacao(input: $input) { valor } }';
const ORDER = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { valor } }';
async function inGraphql(query: string, input: Said, headers: Headers): Promise<unknown> {
  const { errors } = await post('/graphql', { query, variables: { input } }, headers);
  return errors?.map(({ message, extensions }) => ({ message, extensions })) ?? 'good';
}

describe.each([
  ['a machine', () => machine],
  ['a visitor', (): Headers => ({})],
])('%s', (_who, headersOf) => {
  const LIMITS: [string, Partial<Cupom>][] = [
    ['one in all', { limite: 1 }],
    ['one for each', { limitePorCliente: 1 }],
    ['first orders', { primeiroPedido: true }],
    ['no limit', {}],
  ];
  /** What is sent once Ana has ordered under a key, which machines and visitors call her order by. */
  const THEN: [string, (chave: string) => Said][] = [
    ['a second order', () => ANA],
    ['a second one by the address', () => ({ ...BIA, email: ' Ana@Empresa.com.br' })],
    ['a second one by the document', () => ({ ...BIA, cpf_cnpj: '52998224725' })],
    ["somebody else's", () => BIA],
    ['a correction', (chave) => ({ ...ANA, substitui: chave })],
    ['a correction with another document', (chave) => ({ ...ANA, cpf_cnpj: BIA.cpf_cnpj, substitui: chave })],
    ["a correction of somebody else's", (chave) => ({ ...BIA, substitui: chave })],
    ['a correction of nothing', () => ({ ...ANA, substitui: novaChave() })],
  ];
  /** What staff have made of her order. */
  const STATES: [string, Partial<Assinatura>][] = [
    ['new', {}],
    ['being worked', { status: 'em_atendimento' }],
    ['cancelled', { status: 'cancelada' }],
    ['paid', { pagaEm: new Date('2026-11-20T12:00:00Z') }],
  ];

  it.each(LIMITS)(
    'is told by a quote what the order is told, whatever is sent: %s',
    { timeout: 120_000 },
    async (_limit, limit) => {
      for (const [state, change] of STATES)
        for (const [what, said] of THEN) {
          const em = shop.orm.em.fork();
          await em.nativeDelete(Assinatura, {});
          await em.nativeDelete(Cupom, {});
          await criarCupom(em, limit);
          const chave = novaChave();
          expect((await order({ ...ANA, chave }, headersOf())).status).toBe(200);
          await em.nativeUpdate(Assinatura, {}, change);
          const next = said(chave);
          const before = await em.fork().find(Assinatura, {});
          const asked = await quote(next, headersOf());
          const { email: emailPrincipal, cpf_cnpj: cpfCnpj, substitui } = next;
          const input = { planoId, periodo: 12, cupom: COUPON.cupom, emailPrincipal, cpfCnpj, substitui };
          const askedInGraphql = await inGraphql(QUOTE, input, headersOf());
          expect(await em.fork().find(Assinatura, {})).toEqual(before);
          const ordered = await order(next, headersOf());
          expect([state, what, told(asked)]).toEqual([state, what, told(ordered)]);
          // What was refused has stored nothing, and is sent again through the other door.
          const form = { ...FORMULARIO, ...input, valor: COUPON.valor, chave: novaChave() };
          const refused = ordered.status === 200 ? 'good' : await inGraphql(ORDER, form, headersOf());
          expect([state, what, askedInGraphql]).toEqual([state, what, refused]);
        }
    },
  );

  it('is refused a person whom the order refuses, in the same words', async () => {
    for (const wrong of [{ email: 'ana' }, { cpf_cnpj: '529.982.247-26' }, { cpf_cnpj: '1' }, { email: '' }, { cpf_cnpj: '' }]) {
      const asked = await quote({ ...ANA, cupom: '', ...wrong }, headersOf());
      expect([wrong, told(asked)]).toEqual([wrong, told(await order({ ...ANA, cupom: '', valor: 1200, ...wrong }, headersOf()))]);
      expect(asked.status).toBe(400);
    }
  });
});

it('a machine need not say whose the order is that it corrects', async () => {
  await criarCupom(shop.orm.em.fork(), { limite: 1, limitePorCliente: 1, primeiroPedido: true });
  const { codigo } = await order(ANA, machine);
  expect((await quote({ substitui: codigo }, machine)).status).toBe(200);
  expect((await quote({ substitui: codigo, email: BIA.email }, machine)).status).toBe(200);
  expect(told(await quote({}, machine))).toMatchObject({ detail: MENSAGENS_DE_USO.esgotado });
});

it('a machine is told that it corrects nothing without a coupon too', async () => {
  expect(told(await quote({ ...ANA, cupom: '', substitui: 'nada' }, machine))).toMatchObject({ codigo: 'SUBSTITUI_RECUSADO' });
  expect((await quote({ ...ANA, cupom: '', substitui: 'nada' })).status).toBe(200);
});

describe('whether somebody has ordered', () => {
  let strict: Shop;
  beforeEach(async () => {
    strict = await openShop();
    const { id } = await criarPlano(strict.em, { valor: 100, desconto2: 0 });
    expect(String(id)).toBe(planoId);
    await criarCupom(strict.em, { primeiroPedido: true });
    const ana = {
      ...TEMPORARIO,
      ...ANA,
      planoId,
      valor: 1200,
      chave: novaChave(),
      captchaToken: await solveBotCheck(strict.app),
    };
    expect((await post('/api/temporarios/salvar', ana, {}, strict)).status).toBe(200);
  });
  afterEach(() => strict.close());
  const ask = (said: Said) => quote(said, {}, strict);
  const codeOf = async (said: Said) => (await ask(said)).codigo ?? 'good';

  it('is told nobody without a key who has not solved a check', async () => {
    for (const person of [ANA, BIA, { email: ANA.email }, { cpf_cnpj: ANA.cpf_cnpj }, { substitui: novaChave() }]) {
      expect([person, await codeOf(person)]).toEqual([person, 'VERIFICACAO_AUSENTE']);
      expect([person, await codeOf({ ...person, captchaToken: 'nada' })]).toEqual([person, 'VERIFICACAO_RECUSADA']);
    }
    expect(await codeOf({})).toBe('good');
    // Without a coupon nothing depends on it.
    expect(await codeOf({ ...ANA, cupom: '' })).toBe('good');
  });

  it('costs what an order costs: a check for each who has not, half of its tries for each who has', async () => {
    const captchaToken = await solveBotCheck(strict.app);
    expect(await codeOf({ ...BIA, captchaToken })).toBe('good');
    expect(await codeOf({ ...BIA, captchaToken })).toBe('VERIFICACAO_RECUSADA');
    const other = { captchaToken: await solveBotCheck(strict.app) };
    const answers: string[] = [];
    for (let tries = 0; tries < 3; tries++) answers.push(await codeOf({ ...ANA, ...other }));
    expect(answers).toEqual(['CUPOM_RECUSADO', 'CUPOM_RECUSADO', 'VERIFICACAO_RECUSADA']);
  });

  it('takes a turn of those that orders have', async () => {
    // One of ten in a minute is the order's.
    for (let turns = 1; turns < 10; turns++) {
      const captchaToken = await solveBotCheck(strict.app);
      expect(await codeOf({ ...(turns % 2 ? ANA : BIA), captchaToken })).toBe(turns % 2 ? 'CUPOM_RECUSADO' : 'good');
    }
    for (const person of [ANA, BIA]) {
      const captchaToken = await solveBotCheck(strict.app);
      expect(await codeOf({ ...person, captchaToken })).toBe('MUITAS_TENTATIVAS');
    }
  });
});
