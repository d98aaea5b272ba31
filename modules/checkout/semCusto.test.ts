import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKey, machineDoor, type AccessKey } from '../../tests/support/accessKeys.ts';
import { criarCupom, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { SOON, TellingShop } from '../../tests/support/tellingShop.ts';
import { Assinatura } from './assinatura.entity.ts';

// What costs nothing is never paid, whoever says so and in whatever order.

let told: TellingShop;
let machine: AccessKey;
beforeAll(async () => {
  told = await TellingShop.open();
  machine = await createKey(told.staff, ['pedidos:ler', 'pedidos:criar', 'pedidos:atualizar']);
  await criarCupom(told.shop.em.fork(), { codigo: 'CORTESIA', valor: 100 });
});
afterAll(() => told.close());
afterEach(async () => {
  await told.reset();
  await told.shop.em.fork().nativeDelete(Assinatura, {});
});

const { linhas, pedir } = linkedOrders(() => ({ shop: told.shop, staff: told.staff, planoId: told.planoId }));
const free = (more: object = {}) => pedir({ cupom: 'CORTESIA', valor: 0, ...more });
/** One that came without a plan, whose total nobody has confirmed. */
async function unconfirmed(): Promise<Assinatura> {
  const payload = { ...TEMPORARIO, valor: 100, chave: novaChave() };
  await told.shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
  return (await linhas()).at(-1)!;
}

const patch = (pedido: string, pagaEm: string | null) =>
  machineDoor(told.shop).ask(`/api/pedidos/${pedido}`, { method: 'PATCH', headers: machine.headers, payload: { pagaEm } });
const PAY = 'mutation ($pedido: String!, $pagaEm: String) { atualizarPedido(pedido: $pedido, pagaEm: $pagaEm) { pagaEm } }';
const CONFIRM =
  'mutation ($id: ID!, $versao: Int!, $valor: Float!) { confirmarValor(id: $id, versao: $versao, valor: $valor) { pagaEm valor } }';

/** Every door at which a payment is said; answers the code of the refusal. */
const DOORS: Readonly<Record<string, (pedido: string, pagaEm: string | null) => Promise<string | undefined>>> = {
  'PATCH /api/pedidos/{pedido}': async (pedido, pagaEm) => {
    const answer = await patch(pedido, pagaEm);
    return answer.statusCode === 200 ? undefined : answer.json().codigo;
  },
  'atualizarPedido, by staff': async (pedido, pagaEm) =>
    (await told.staff.graphql(PAY, { pedido, pagaEm })).errors?.[0]?.extensions.erro as string | undefined,
  'atualizarPedido, by a machine': async (pedido, pagaEm) =>
    (await machineDoor(told.shop).graphql(machine.headers, PAY, { pedido, pagaEm })).errors?.[0]?.extensions.erro,
};
/** Both who may say what an order costs. */
const CONFIRMING: Readonly<Record<string, (row: Assinatura, valor: number) => Promise<string | undefined>>> = {
  staff: async ({ id, versao }, valor) =>
    (await told.staff.graphql(CONFIRM, { id: String(id), versao, valor })).errors?.[0]?.extensions.erro as string | undefined,
  'a machine': async ({ id, versao }, valor) =>
    (await machineDoor(told.shop).graphql(machine.headers, CONFIRM, { id: String(id), versao, valor })).errors?.[0]?.extensions
      .erro,
};

it('is asked at every door that takes a payment', async () => {
  const sdl = (await told.shop.app.inject('/api/schema.graphql')).body;
  const mutations = /^type Mutation \{[^]*?^\}/m.exec(sdl)![0].replace(/"""[^]*?"""/g, '');
  expect([...mutations.matchAll(/(\w+)\([^)]*\bpagaEm:/g)].map(([, name]) => name)).toEqual(['atualizarPedido']);
  const { paths } = (await told.shop.app.inject('/api/docs/json')).json<{ paths: Record<string, Record<string, object>> }>();
  const bodies = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]: [string, { requestBody?: object }]) => [
      `${method.toUpperCase()} ${path}`,
      JSON.stringify(requestBody ?? null),
    ]),
  );
  expect(bodies.filter(([, body]) => body!.includes('pagaEm')).map(([name]) => name)).toEqual(['PATCH /api/pedidos/{pedido}']);
});

describe.each(Object.entries(DOORS))('%s', (_name, pay) => {
  it('refuses the payment of an order that costs nothing, and tells nobody', async () => {
    await told.listen(['pedido.criado', 'pedido.pago', 'pedido.alterado']);
    told.deliver();
    const { clienteIdB } = await free();
    expect(await pay(clienteIdB, PAGO)).toBe('PEDIDO_SEM_CUSTO');
    expect(await pay(clienteIdB, null)).toBeUndefined();
    expect(await linhas()).toMatchObject([{ valor: 0, valorConferido: true, pagaEm: null, pagamentoId: null }]);
    const { clienteIdB: last } = await pedir();
    expect(await pay(last, PAGO)).toBeUndefined();
    await expect.poll(told.types, SOON).toEqual(['pedido.criado', 'pedido.criado', 'pedido.pago']);
  });

  it('takes the payment of one whose total nobody has confirmed, which is confirmed as that then, and as no other', async () => {
    const row = await unconfirmed();
    expect(await pay(row.clienteIdB, PAGO)).toBeUndefined();
    for (const confirm of Object.values(CONFIRMING))
      for (const valor of [0, 99.99, 500]) expect(await confirm((await linhas())[0]!, valor)).toBe('PEDIDO_PAGO');
    expect(await linhas()).toMatchObject([{ valor: 100, valorConferido: false, pagaEm: new Date(PAGO) }]);
    expect(await CONFIRMING.staff!((await linhas())[0]!, 100)).toBeUndefined();
    expect(await pay(row.clienteIdB, null)).toBeUndefined();
    expect(await CONFIRMING.staff!((await linhas())[0]!, 0)).toBeUndefined();
    expect(await pay(row.clienteIdB, PAGO)).toBe('PEDIDO_SEM_CUSTO');
  });
});

it.each(Object.entries(CONFIRMING))(
  '%s confirms nothing as the total, and corrects it before it is paid',
  async (_who, confirm) => {
    await told.listen(['pedido.criado', 'pedido.pago', 'pedido.alterado']);
    told.deliver();
    const row = await unconfirmed();
    expect(await confirm(row, 0)).toBeUndefined();
    expect(await confirm((await linhas())[0]!, 50)).toBeUndefined();
    expect(await DOORS['atualizarPedido, by staff']!(row.clienteIdB, PAGO)).toBeUndefined();
    await expect.poll(told.types, SOON).toEqual(['pedido.criado', 'pedido.alterado', 'pedido.alterado', 'pedido.pago']);
    // What says that it is to be activated where it costs nothing.
    expect(told.receiver.received[1]!.said.data).toMatchObject({ valor: 0, valorConferido: true, pagaEm: null });
  },
);

describe('a payment that a version before this one has noted of what costs nothing', () => {
  const note = (clienteIdB: string) => told.shop.em.fork().nativeUpdate(Assinatura, { clienteIdB }, { pagaEm: new Date(PAGO) });

  it('goes along to no correction, and to nothing that is revived', async () => {
    const first = await free();
    await note(first.clienteIdB);
    const second = await free({ substitui: first.chave });
    expect((await linhas()).at(-1)).toMatchObject({ pagaEm: null, pagamentoId: null });
    await note(second.clienteIdB);
    await told.shop.em.fork().nativeUpdate(Assinatura, { clienteIdB: first.clienteIdB }, { pagaEm: null });
    await told.handle(second.clienteIdB, 'cancelada');
    expect((await linhas())[0]).toMatchObject({ status: 'nova', pagaEm: null, pagamentoId: null });
    await told.handle(second.clienteIdB, 'nova');
    expect((await linhas())[0]).toMatchObject({ status: 'substituida', pagaEm: null });
  });

  it('may be said again, and taken back', async () => {
    const { clienteIdB } = await free();
    await note(clienteIdB);
    expect((await patch(clienteIdB, PAGO)).statusCode).toBe(200);
    expect((await patch(clienteIdB, new Date().toISOString())).json().codigo).toBe('PEDIDO_SEM_CUSTO');
    expect((await patch(clienteIdB, null)).json()).toMatchObject({ pagaEm: null });
  });
});
