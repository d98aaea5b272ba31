import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from '../../data/demo/load.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { Cupom } from '../../modules/coupons/cupom.entity.ts';
import { recusarCupom } from '../../modules/coupons/cupom.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';

// Whoever builds a form asks what can be ordered and what it costs, and orders at that price: of everything that the demonstration sells.

interface Extra {
  quantidade: number;
  valor: number;
}
interface Familia {
  tipo: string;
  tipos: string[];
  periodos: number[];
  sistemas: string[];
  discos: Extra[];
  ips: Extra[];
}
interface Plano {
  id: string;
  planoTipo: string;
}
/** What is chosen, as GraphQL spells it. */
interface Choice {
  planoId: string;
  periodo: number;
  selectedSystem: string;
  espacoAdicional: number;
  ipAdicional: number;
  cupom: string;
}

let shop: Shop;
let planos: Plano[];
let familias: Familia[];
let cupons: string[];
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  await loadDemo(shop.orm.em.fork());
  const extras = '{ quantidade valor }';
  const { data } = await shop.graphql(
    `{ planos { id planoTipo } familias { tipo tipos periodos sistemas discos ${extras} ips ${extras} } }`,
  );
  planos = data!.planos as Plano[];
  familias = data!.familias as Familia[];
  const all = await shop.orm.em.fork().find(Cupom, { planoId: null });
  cupons = all.filter((cupom) => recusarCupom(cupom, 0, new Date()) === null).map(({ codigo }) => codigo);
});
afterAll(() => shop.close());

it('what can be chosen is said alike at both doors', async () => {
  const rest = (await shop.app.inject('/api/familias')).json<Familia[]>();
  const inGraphql = rest.map(({ tipo, tipos, periodos, sistemas, discos, ips }) => ({
    tipo: tipo.replaceAll('-', '_'),
    tipos: tipos.map((nome) => nome.replaceAll('-', '_')),
    periodos,
    sistemas,
    discos,
    ips,
  }));
  expect(inGraphql).toEqual(familias);
});

const familiaDe = ({ planoTipo }: Plano) => familias.find(({ tipos }) => tipos.includes(planoTipo))!;
const quantities = (extras: Extra[]) => [0, ...extras.map(({ quantidade }) => quantidade)];

/** Everything that the public doors say can be ordered. */
function everyChoice(): Choice[] {
  return planos.flatMap((plano) => {
    const { periodos, sistemas, discos, ips } = familiaDe(plano);
    return periodos.flatMap((periodo) =>
      ['', ...sistemas].flatMap((selectedSystem) =>
        quantities(discos).flatMap((espacoAdicional) =>
          quantities(ips).flatMap((ipAdicional) =>
            ['', ...cupons].map((cupom) => ({ planoId: plano.id, periodo, selectedSystem, espacoAdicional, ipAdicional, cupom })),
          ),
        ),
      ),
    );
  });
}

/** Few of them, in which everything is: each plan at each period and with each coupon, each system and extra of each family. */
function fewChoices(all: readonly Choice[]): Choice[] {
  const seen = new Set<string>();
  const tipoDe = new Map(planos.map((plano) => [plano.id, familiaDe(plano).tipo]));
  return all.filter(({ planoId, periodo, selectedSystem, espacoAdicional, ipAdicional, cupom }) => {
    const tipo = tipoDe.get(planoId);
    const before = seen.size;
    seen.add(`${planoId}: ${periodo} meses`);
    seen.add(`${planoId}: ${cupom}`);
    for (const trait of [selectedSystem, `${espacoAdicional} GB`, `${ipAdicional} IP`]) seen.add(`${tipo}: ${trait}`);
    return seen.size > before;
  });
}

async function post(url: string, payload: object) {
  return (await shop.app.inject({ method: 'POST', url, payload })).json();
}

const QUOTE = 'query ($input: CotacaoInput!) { cotacao(input: $input) { valor linhas { descricao valor } } }';
const ORDER = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { valor } }';

/** Asks at both doors what it costs, and orders it at that price through one of them. */
async function quoteAndOrder(choice: Choice, door: 'REST' | 'GraphQL'): Promise<void> {
  const { periodo: pagamento, espacoAdicional: espaco_adicional, ipAdicional: ip_adicional, ...same } = choice;
  const asRest = { ...same, pagamento, espaco_adicional, ip_adicional };
  const quote = await post('/api/cotacao', asRest);
  const { data } = await post('/graphql', { query: QUOTE, variables: { input: choice } });
  expect([choice, data?.cotacao]).toEqual([choice, quote]);
  const { valor, linhas } = quote as { valor: number; linhas: { valor: number }[] };
  expect(linhas.reduce((sum, linha) => sum + Math.round(linha.valor * 100), 0)).toBe(Math.round(valor * 100));

  const chave = novaChave();
  if (door === 'REST') await post('/api/temporarios/salvar', { ...TEMPORARIO, ...asRest, valor, chave });
  else await post('/graphql', { query: ORDER, variables: { input: { ...FORMULARIO, ...choice, valor, chave } } });
  const stored = await shop.orm.em.fork().findOne(Assinatura, { chave });
  expect([choice, stored?.valor]).toEqual([choice, valor]);
}

it('the demonstration sells what every family has, at some discount, with coupons of both kinds', () => {
  expect(new Set(planos.map((plano) => familiaDe(plano).tipo)).size).toBe(12);
  expect(cupons.length).toBeGreaterThanOrEqual(2);
});

it('an order stores what its quote said: each plan, period, extra, system and coupon', { timeout: 300_000 }, async () => {
  const choices = fewChoices(everyChoice());
  expect(choices.length).toBeGreaterThan(200);
  for (const [number, choice] of choices.entries()) await quoteAndOrder(choice, number % 2 ? 'REST' : 'GraphQL');
});

it('an order stores what its quote said: any of them together', { timeout: 300_000 }, async () => {
  const property = fc.asyncProperty(
    fc.constantFrom(...everyChoice()),
    fc.constantFrom('REST' as const, 'GraphQL' as const),
    quoteAndOrder,
  );
  await fc.assert(property, { numRuns: 150 });
});

it('the price feed says of every plan and period what a quote says', { timeout: 300_000 }, async () => {
  const { itemListElement: offers } = (await shop.app.inject('/api/planos.json')).json();
  expect(offers.map(({ identifier }: { identifier: string }) => identifier)).toEqual(planos.map(({ id }) => id));
  for (const { identifier: planoId, priceSpecification } of offers)
    for (const { billingDuration: pagamento, eligibleTransactionVolume } of priceSpecification) {
      const { valor } = await post('/api/cotacao', { planoId, pagamento });
      expect([planoId, pagamento, Number(eligibleTransactionVolume.price)]).toEqual([planoId, pagamento, valor]);
    }
});

it('nobody asks more often at two doors than at one', async () => {
  const strict = await openShop();
  const ask = async (door: number) => {
    const query = '{ cotacao(input: { planoId: "1", periodo: 12 }) { valor } }';
    const [url, payload] = door ? ['/graphql', { query }] : ['/api/cotacao', { planoId: '1', pagamento: 12 }];
    return (await strict.app.inject({ method: 'POST', url, payload })).statusCode;
  };
  const answers: number[] = [];
  for (let n = 0; n < 62; n++) answers.push(await ask(n % 2));
  await strict.close();
  expect(answers.map((status) => status === 429)).toEqual([...Array<boolean>(60).fill(false), true, true]);
});
