import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { machineDoor } from '../../tests/support/accessKeys.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { linkedOrders, openLinkedShop, PAGO } from '../../tests/support/linkedOrders.ts';
import type { Shop } from '../../tests/support/shop.ts';
import type { Staff } from '../../tests/support/staff.ts';
import { Assinatura } from './assinatura.entity.ts';
import { codigoDe } from './codigo.ts';

// What another system says twice is done once, whatever has become of the order in between, and what it is told is the newest.

let shop: Shop;
let staff: Staff;
let planoId: string;
let headers: Record<string, string>;
beforeAll(async () => void ({ shop, staff, planoId, headers } = await openLinkedShop()));
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

const { linhas, pedir, dizer } = linkedOrders(() => ({ shop, staff, planoId }));
const PAGAMENTO = { pagaEm: PAGO, valorPago: 240 };
const say = (clienteIdB: string, payload: object) =>
  machineDoor(shop).ask(`/api/pedidos/${clienteIdB}`, { method: 'PATCH', headers, payload });
const pagamentos = async () => new Set((await linhas()).flatMap(({ pagamentoId }) => pagamentoId ?? [])).size;

describe('a payment that is said again of an order that was corrected since', () => {
  it.each([
    ['that nobody works', ['correção'], 12],
    ['that is worked', ['em_atendimento', 'correção'], 12],
    ['that is worked, and costs something else', ['em_atendimento', 'correção'], 24],
    ['that staff have cancelled in favour of its correction', ['em_atendimento', 'correção', 'cancelada'], 12],
  ] as const)('%s, is there already', async (_nome, atos, meses) => {
    const a = await pedir();
    expect((await say(a.clienteIdB, PAGAMENTO)).statusCode).toBe(200);
    for (const ato of atos) {
      if (ato === 'correção') await pedir({ substitui: a.chave, meses });
      else expect(await dizer(a.clienteIdB, { status: ato })).toBeUndefined();
    }
    const como = async () =>
      (await linhas()).map(({ versao, pagaEm, pagamentoId, status }) => ({ versao, pagaEm, pagamentoId, status }));
    const antes = await como();
    expect((await say(a.clienteIdB, PAGAMENTO)).statusCode).toBe(200);
    expect(await como()).toEqual(antes);
    expect(await pagamentos()).toBe(1);
  });

  it.each([{ referenciaExterna: 'NF-1' }, { status: 'cancelada' }, { status: 'cancelada', motivo: 'outro' }])(
    'is taken with what else is said: %j',
    async (mais) => {
      const a = await pedir();
      await say(a.clienteIdB, PAGAMENTO);
      await dizer(a.clienteIdB, { status: 'em_atendimento' });
      await pedir({ substitui: a.chave });
      const answer = await say(a.clienteIdB, { ...PAGAMENTO, ...mais });
      expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(mais)]);
      expect(await pagamentos()).toBe(1);
    },
  );

  it('is refused at another instant, and nobody is sent to the correction with it', async () => {
    const a = await pedir();
    await say(a.clienteIdB, PAGAMENTO);
    await dizer(a.clienteIdB, { status: 'em_atendimento' });
    const b = await pedir({ substitui: a.chave });
    const refused = await say(a.clienteIdB, { ...PAGAMENTO, pagaEm: '2026-11-21T15:00:00Z' });
    expect([refused.statusCode, refused.json().detail]).toEqual([409, expect.stringContaining('já consta como pago')]);
    expect(refused.json().detail).not.toContain('o pagamento é daquele');
    expect(refused.json().detail).toContain(codigoDe(b.clienteIdB));
    expect(await pagamentos()).toBe(1);
  });
});

it('an order is said to be changed later than it was said before, whichever clock says it', async () => {
  const a = await pedir();
  const b = await pedir({ substitui: a.chave, meses: 24 });
  const instantes = async () =>
    Promise.all(
      [a, b].map(async ({ clienteIdB }) =>
        Date.parse((await machineDoor(shop).ask(`/api/pedidos/${clienteIdB}`, { headers })).json().alteradoEm),
      ),
    );
  const [primeiros] = [await instantes()];
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 60_000 });
  try {
    // Each is changed by itself, or because of the other.
    expect((await say(b.clienteIdB, { status: 'cancelada' })).statusCode).toBe(200);
    const cancelada = await instantes();
    expect(cancelada.map((instante, i) => instante > primeiros[i]!)).toEqual([true, true]);
    expect((await say(a.clienteIdB, { status: 'em_atendimento' })).statusCode).toBe(200);
    expect((await instantes())[0]).toBeGreaterThan(cancelada[0]!);
  } finally {
    vi.useRealTimers();
  }
});

it('of several payments in one family staff read what they come to, at each of its orders', async () => {
  const a = await pedir();
  await say(a.clienteIdB, { pagaEm: PAGO });
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await say(b.clienteIdB, { pagaEm: PAGO });
  const ids = (await linhas()).map(({ id }) => id);
  const query = 'query ($p: String!) { pedido(pedido: $p) { pagamentoNaFamilia } }';
  for (const { clienteIdB } of [a, b])
    expect((await staff.graphql(query, { p: clienteIdB })).data!.pedido).toEqual({
      pagamentoNaFamilia: `Constam 2 pagamentos: R$ 240,00 pela assinatura ${ids[0]} e R$ 480,00 pela assinatura ${ids[1]}. Vale a ${ids[1]}, que custa R$ 480,00: se cada um foi pago por inteiro, sobram R$ 240,00; se um deles foi só a diferença, nada. Acerte com o cliente antes de cobrar ou devolver. Acertado, desmarque o que não conta, na assinatura ${ids[0]}.`,
    });
});

it('a payment that a version before has noted without its identity counts for one order, and is owed back by none', async () => {
  const a = await pedir();
  await say(a.clienteIdB, PAGAMENTO);
  const b = await pedir({ substitui: a.chave });
  for (const quando of ['before', 'after']) {
    if (quando === 'after') await dizer(b.clienteIdB, { status: 'cancelada' });
    await shop.em.fork().nativeUpdate(Assinatura, {}, { pagamentoId: null });
    if (quando === 'before') expect(await dizer(b.clienteIdB, { status: 'cancelada' })).toBeUndefined();
    const { data } = await staff.graphql('{ assinaturas(aDevolver: true) { total } }');
    expect(data!.assinaturas).toEqual({ total: 0 });
  }
});

it('of a finished chain that a version before has paid without an identity nothing is owed back, and of one payment at two orders once', async () => {
  const owed = async () => {
    const { data } = await staff.graphql('{ assinaturas(aDevolver: true) { itens { clienteIdB } } }');
    return (data!.assinaturas as { itens: { clienteIdB: string }[] }).itens.map(({ clienteIdB }) => clienteIdB);
  };
  const a = await pedir();
  await say(a.clienteIdB, PAGAMENTO);
  const b = await pedir({ substitui: a.chave });
  const c = await pedir({ substitui: b.chave });
  await shop.em.fork().nativeUpdate(Assinatura, {}, { pagamentoId: null });
  expect(await owed()).toEqual([]);
  expect(await dizer(c.clienteIdB, { status: 'concluida' })).toBeUndefined();
  expect(await owed()).toEqual([]);
  await shop.em.nativeDelete(Assinatura, {});
  const first = await pedir();
  await say(first.clienteIdB, PAGAMENTO);
  const second = await pedir({ substitui: first.chave });
  const third = await pedir({ substitui: second.chave, meses: 24 });
  await say(third.clienteIdB, { pagaEm: PAGO });
  await dizer(second.clienteIdB, { status: 'cancelada' });
  expect(await owed()).toEqual([second.clienteIdB]);
});

it('a second payment that is left at a replaced order is owed back', async () => {
  const a = await pedir();
  const b = await pedir({ substitui: a.chave });
  await dizer(b.clienteIdB, { status: 'cancelada' });
  await say(a.clienteIdB, PAGAMENTO);
  await say(b.clienteIdB, { pagaEm: '2026-11-21T15:00:00Z', valorPago: 240 });
  expect((await say(b.clienteIdB, { status: 'nova' })).statusCode).toBe(200);
  expect((await linhas()).map(({ status }) => status)).toEqual(['substituida', 'nova']);
  const { data } = await staff.graphql('{ assinaturas(aDevolver: true) { itens { clienteIdB } } }');
  expect(data!.assinaturas).toEqual({ itens: [{ clienteIdB: a.clienteIdB }] });
});

it('where several of a family were paid, one whose payment pays for an order is said to have paid for it', async () => {
  const a = await pedir({ meses: 24 });
  await say(a.clienteIdB, { pagaEm: PAGO });
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  const b = await pedir({ substitui: a.chave, meses: 12 });
  await say(b.clienteIdB, { pagaEm: PAGO });
  await dizer(b.clienteIdB, { status: 'cancelada' });
  const c = await pedir({ substitui: b.chave, meses: 12 });
  const lido = (await machineDoor(shop).ask(`/api/pedidos/${c.clienteIdB}`, { headers })).json();
  expect(lido).toMatchObject({ pagoPorOutro: b.clienteIdB, liberado: false });
});

it.each(['', '   ', '""', '" "'])(
  'a machine that has lost the name of the order that it corrects (%j) makes none',
  async (substitui) => {
    const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
    const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), substitui };
    const order = () => machineDoor(shop).graphql(headers, query, { input });
    expect((await order()).errors?.[0]?.extensions.erro).toBe('SUBSTITUI_RECUSADO');
    expect(await linhas()).toEqual([]);
    const { substitui: _perdido, ...semNome } = input;
    expect((await machineDoor(shop).graphql(headers, query, { input: semNome })).errors).toBeUndefined();
    // What is stored is there, whoever asks again.
    expect((await order()).errors).toBeUndefined();
    expect(await linhas()).toHaveLength(1);
  },
);
