import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey, machineDoor, type AccessKey } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { criarCupom, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { TellingShop } from '../../tests/support/tellingShop.ts';
import { LINHA_DE_COMANDO } from '../editing/autor.ts';
import { Entrega } from '../outbox/entrega.entity.ts';
import { apagarTitular } from '../privacy/privacidade.service.ts';
import { lerTitular } from '../privacy/titular.ts';
import { Assinatura } from './assinatura.entity.ts';
import { apagarAssinaturasAntigas } from './retencao.service.ts';

// What is to be delivered, and whether it is now, said of each order and told to everybody whenever it becomes something else.

let told: TellingShop;
let machine: AccessKey;
let server: string;
beforeAll(async () => {
  told = await TellingShop.open();
  machine = await createKey(told.staff, ['pedidos:ler', 'pedidos:criar', 'pedidos:atualizar']);
  const prices = { planoTipo: 'VPSLINUX', valor: 20, desconto1: 0, desconto2: 0, desconto3: 0 } as const;
  server = String((await criarPlano(told.shop.em.fork(), prices)).id);
  await criarCupom(told.shop.em.fork(), { codigo: 'CORTESIA', valor: 100 });
  await told.listen(['pedido.criado', 'pedido.alterado', 'pedido.pago', 'pedido.cancelado']);
});
afterAll(() => told.close());
beforeEach(forget);

const { linhas, pedir, dizer } = linkedOrders(() => ({ shop: told.shop, staff: told.staff, planoId: told.planoId }));

type Dito = Record<string, unknown> & {
  clienteIdB: string;
  status: string;
  valor: number;
  pagaEm: string | null;
  pagoPorOutro: string | null;
  entrega: string;
  liberado: boolean;
  alteradoEm: string;
};

async function forget() {
  const em = told.shop.orm.em.fork();
  await em.nativeDelete(Assinatura, {});
  await em.nativeDelete(Entrega, {});
}

const read = async (clienteIdB: string): Promise<Dito> =>
  (await machineDoor(told.shop).ask(`/api/pedidos/${clienteIdB}`, machine)).json();

/** What a webhook was told, as it was. */
async function toldAll(): Promise<Dito[]> {
  const entries = await told.shop.orm.em.fork().find(Entrega, { destino: { $like: 'webhook:%' } }, { orderBy: { id: 'asc' } });
  return entries.map(({ dados }) => dados as Dito);
}
/** What it was told last of each order, by its identifier. */
const toldLast = async () => new Map((await toldAll()).map((dito) => [dito.clienteIdB, dito]));

/** The first order that each goes back to; one that only names another begins anew. */
function firstOf(row: Assinatura, all: readonly Assinatura[]): string {
  const before = row.soCita ? undefined : all.find(({ id }) => id === row.substituiId);
  return before ? firstOf(before, all) : row.clienteIdB;
}

const stands = ({ status }: Dito) => status !== 'cancelada' && status !== 'substituida';

async function expectOneDelivery() {
  const all = await linhas();
  const orders: Dito[] = [];
  for (const { clienteIdB } of all) orders.push(await read(clienteIdB));
  expect(orders.map(({ entrega }) => entrega)).toEqual(all.map((row) => firstOf(row, all)));
  const last = await toldLast();
  for (const order of orders) expect(last.get(order.clienteIdB)).toEqual(order);
  for (const entrega of new Set(orders.map((order) => order.entrega))) {
    const family = orders.filter((order) => order.entrega === entrega);
    const released = family.filter(({ liberado }) => liberado);
    expect(released.length).toBeLessThanOrEqual(1);
    for (const { status, pagaEm, pagoPorOutro, valor } of released) {
      expect(['cancelada', 'substituida']).not.toContain(status);
      expect(pagaEm !== null || (pagoPorOutro === null && valor === 0)).toBe(true);
    }
    const standing = family.filter(stands);
    if (standing.length === 1 && standing[0]!.pagaEm !== null) expect(released).toEqual(standing);
  }
}

const STEP = fc.record({
  act: fc.constantFrom('correct', 'correct', 'cancelada', 'nova', 'em_atendimento', 'concluida', 'pay', 'unpay'),
  which: fc.nat(5),
  kind: fc.constantFrom('same', 'same', 'other', 'free', 'trial'),
});

/** An order of a plan that is paid before it is set up, unless it is said to be of another kind. */
const order = (kind: 'same' | 'other' | 'free' | 'trial' = 'same', more: object = {}) =>
  pedir({
    ...more,
    ...(kind !== 'trial' && { planoId: server }),
    ...(kind === 'other' && { periodo: 6, valor: 120 }),
    ...(kind === 'free' && { cupom: 'CORTESIA', valor: 0 }),
  });

it('whatever is done with a family of orders, one at most says that it is to be delivered, and webhooks have told the last of each', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('same', 'trial'), fc.array(STEP, { minLength: 2, maxLength: 8 }), async (first, steps) => {
      await forget();
      const made = [await order(first)];
      for (const { act, which, kind } of steps) {
        const { chave, clienteIdB } = made[which % made.length]!;
        if (act === 'correct') made.push(await order(kind, { substitui: chave }));
        else if (act === 'pay') await dizer(clienteIdB, { pagaEm: PAGO });
        else if (act === 'unpay') await dizer(clienteIdB, { pagaEm: null });
        else await dizer(clienteIdB, { status: act });
        await expectOneDelivery();
      }
    }),
    { numRuns: 40 },
  );
}, 120_000);

describe('an order by itself', () => {
  it.each([
    ['that is paid first', 'same', false],
    ['that its customer tries first', 'trial', false],
    ['that costs nothing', 'free', true],
  ] as const)('%s says so through every door', async (_what, kind, liberado) => {
    const { clienteIdB } = await order(kind);
    const said = { entrega: clienteIdB, liberado };
    expect(await read(clienteIdB)).toMatchObject(said);
    expect((await toldLast()).get(clienteIdB)).toMatchObject(said);
    const { data } = await machineDoor(told.shop).graphql(machine.headers, '{ pedidosDesde { pedidos { entrega liberado } } }');
    expect(data).toEqual({ pedidosDesde: { pedidos: [said] } });
  });

  it('that its customer tries is delivered once it is paid, and no more where the money went back', async () => {
    const { clienteIdB } = await order('trial');
    await dizer(clienteIdB, { pagaEm: PAGO });
    expect((await toldLast()).get(clienteIdB)).toMatchObject({ liberado: true });
    await dizer(clienteIdB, { pagaEm: null });
    expect((await toldLast()).get(clienteIdB)).toMatchObject({ liberado: false });
  });

  it('that is paid while it is cancelled is delivered once it goes on', async () => {
    const { clienteIdB } = await order();
    await dizer(clienteIdB, { status: 'cancelada' });
    await dizer(clienteIdB, { pagaEm: PAGO });
    expect(await read(clienteIdB)).toMatchObject({ liberado: false });
    await dizer(clienteIdB, { status: 'nova' });
    expect((await toldLast()).get(clienteIdB)).toMatchObject({ liberado: true });
  });

  it('that came without a plan is once its total is confirmed, and paid, whichever is said first, or nothing', async () => {
    const confirm =
      'mutation ($id: ID!, $versao: Int!, $valor: Float!) { confirmarValor(id: $id, versao: $versao, valor: $valor) { liberado } }';
    const confirmAs = async (valor: number) => {
      const { id, versao } = (await linhas()).at(-1)!;
      return (await told.staff.graphql(confirm, { id: String(id), versao, valor })).errors;
    };
    const pay = async () => dizer((await linhas()).at(-1)!.clienteIdB, { pagaEm: PAGO });
    for (const steps of [[() => confirmAs(300), pay], [pay, () => confirmAs(100)], [() => confirmAs(0)]]) {
      const payload = { ...TEMPORARIO, valor: 100, chave: novaChave() };
      await told.shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
      const { clienteIdB } = (await linhas()).at(-1)!;
      for (const step of steps) {
        expect((await toldLast()).get(clienteIdB)).toMatchObject({ liberado: false, cobraAntes: false });
        expect(await step()).toBeUndefined();
      }
      expect((await toldLast()).get(clienteIdB)).toMatchObject({ liberado: true });
    }
  });

  it('that only names one that was over is a delivery of its own', async () => {
    const first = await order();
    await dizer(first.clienteIdB, { pagaEm: PAGO, status: 'concluida' });
    const second = await order('same', { substitui: first.chave });
    expect(await read(first.clienteIdB)).toMatchObject({ entrega: first.clienteIdB, liberado: true });
    expect(await read(second.clienteIdB)).toMatchObject({ entrega: second.clienteIdB, liberado: false });
  });
});

it('one that is paid and being worked on is told anew where it alone holds again, though nothing else of it has changed', async () => {
  const first = await order();
  await dizer(first.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' });
  const correction = await order('same', { substitui: first.chave });
  expect((await toldLast()).get(first.clienteIdB)).toMatchObject({ liberado: false, status: 'em_atendimento' });
  await dizer(correction.clienteIdB, { status: 'cancelada' });
  expect((await toldLast()).get(first.clienteIdB)).toMatchObject({ liberado: true, status: 'em_atendimento' });
});

it('one that staff had taken up, and that holds again unpaid, is told with the instant at which it changed', async () => {
  const first = await order();
  await dizer(first.clienteIdB, { status: 'em_atendimento' });
  const correction = await order('same', { substitui: first.chave });
  await dizer(correction.clienteIdB, { status: 'cancelada' });
  await expectOneDelivery();
});

it('of two corrections that stand beside one another, as a version before has stored them, the first is delivered', async () => {
  const original = await order();
  const first = await order('same', { substitui: original.chave });
  await dizer(first.clienteIdB, { status: 'cancelada' });
  const second = await order('same', { substitui: original.chave });
  for (const { clienteIdB } of [first, second]) await dizer(clienteIdB, { pagaEm: PAGO });
  await told.shop.orm.em.fork().nativeUpdate(Assinatura, { clienteIdB: first.clienteIdB }, { status: 'nova' });
  expect(await read(first.clienteIdB)).toMatchObject({ entrega: original.clienteIdB, liberado: true });
  expect(await read(second.clienteIdB)).toMatchObject({ entrega: original.clienteIdB, liberado: false });
});

it('whoever compares instants takes what is told last for the last, also where corrections came at once', async () => {
  for (let n = 0; n < 3; n++) {
    await forget();
    const { chave, clienteIdB } = await order();
    await Promise.all([1, 2, 3].map(() => order('same', { substitui: chave })));
    const instants = (await toldAll()).filter((dito) => dito.clienteIdB === clienteIdB).map(({ alteradoEm }) => alteradoEm);
    expect(instants).toEqual(instants.toSorted());
    await expectOneDelivery();
  }
});

describe.each(['other', 'free', 'trial'] as const)(
  'of one that is paid and its correction (%s), which was not paid for',
  (kind) => {
    /** Both of them, of which staff have settled nothing. */
    async function unsettled() {
      const first = await order();
      await dizer(first.clienteIdB, { pagaEm: PAGO });
      const correction = await order(kind, { substitui: first.chave, ...(kind === 'trial' && { meses: 24, valor: 360 }) });
      return { first, correction };
    }

    it('neither is to be delivered until staff have settled the difference', async () => {
      const { first, correction } = await unsettled();
      const last = await toldLast();
      for (const { clienteIdB } of [first, correction])
        expect(last.get(clienteIdB)).toMatchObject({ entrega: first.clienteIdB, liberado: false });
    });

    it('the first is again, once the correction is cancelled', async () => {
      const { first, correction } = await unsettled();
      await dizer(correction.clienteIdB, { status: 'cancelada' });
      expect((await toldLast()).get(first.clienteIdB)).toMatchObject({ liberado: true });
    });

    it('the correction is, once the payment is said of it, or was given back where it needs none', async () => {
      const { first, correction } = await unsettled();
      if (kind !== 'free') await dizer(correction.clienteIdB, { pagaEm: PAGO });
      else await dizer(first.clienteIdB, { pagaEm: null });
      const last = await toldLast();
      expect(last.get(first.clienteIdB)).toMatchObject({ liberado: false });
      expect(last.get(correction.clienteIdB)).toMatchObject({ liberado: true });
    });
  },
);

describe('erasing', () => {
  const CPF = '39053344705';
  /** One that is paid, and a correction of it under another address and document, as staff have corrected that. */
  async function paidAndCorrected() {
    const first = await order();
    await dizer(first.clienteIdB, { pagaEm: PAGO });
    const correction = await order('same', { substitui: first.chave, emailPrincipal: 'outra@exemplo.com' });
    await told.shop.orm.em.fork().nativeUpdate(Assinatura, { clienteIdB: correction.clienteIdB }, { cpfCnpj: CPF });
    return { first, correction };
  }

  it('a correction of one that is paid is told of that, which is to be delivered now', async () => {
    const { first } = await paidAndCorrected();
    const before = await read(first.clienteIdB);
    expect(before).toMatchObject({ liberado: false, status: 'nova' });
    await apagarTitular(told.shop.orm.em.fork(), lerTitular(CPF)!, LINHA_DE_COMANDO);
    const after = await read(first.clienteIdB);
    expect(after).toMatchObject({ liberado: true, substituidoPor: null });
    expect(after.alteradoEm > before.alteradoEm).toBe(true);
    await expectOneDelivery();
  });

  it('what is past its term is told of what stays', async () => {
    const { first, correction } = await paidAndCorrected();
    const criadaEm = new Date('2020-01-01T00:00:00Z');
    await told.shop.orm.em.fork().nativeUpdate(Assinatura, { clienteIdB: first.clienteIdB }, { criadaEm });
    const em = told.shop.orm.em.fork();
    expect(await em.transactional((tx) => apagarAssinaturasAntigas(tx, new Date('2020-01-02T00:00:00Z')))).toBe(1);
    expect((await toldLast()).get(correction.clienteIdB)).toMatchObject({ entrega: correction.clienteIdB, pagoPorOutro: null });
    expect(await read(correction.clienteIdB)).toEqual((await toldLast()).get(correction.clienteIdB));
  });
});
