import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { linkedOrders, openLinkedShop, PAGO } from '../../tests/support/linkedOrders.ts';
import { Assinatura } from './assinatura.entity.ts';

// What staff read of two orders of which the one was paid as the other names the acts that settle it, and these make no second payment (069).

let at: Awaited<ReturnType<typeof openLinkedShop>>;
beforeAll(async () => void (at = await openLinkedShop()));
afterAll(() => at.shop.close());
beforeEach(async () => void (await at.shop.em.nativeDelete(Assinatura, {})));

const { linhas, pedir, dizer, acompanhar } = linkedOrders(() => at);
type Made = Awaited<ReturnType<typeof pedir>>;

const money = async ({ clienteIdB }: Made) => {
  const query = 'query ($p: String!) { pedido(pedido: $p) { pagamentoNaFamilia } }';
  return ((await at.staff.graphql(query, { p: clienteIdB })).data!.pedido as { pagamentoNaFamilia: string | null })
    .pagamentoNaFamilia;
};
const idOf = async ({ clienteIdB }: Made) => (await linhas()).find((row) => row.clienteIdB === clienteIdB)!.id;

/** One payment, of the order that stands, and nothing more to be settled or given back. */
async function settled(standing: Made): Promise<void> {
  const all = await linhas();
  const payments = new Set(all.filter(({ pagaEm }) => pagaEm !== null).map(({ pagamentoId }) => pagamentoId));
  expect(payments.size).toBe(1);
  expect(all.find(({ clienteIdB }) => clienteIdB === standing.clienteIdB)).toMatchObject({ pagaEm: new Date(PAGO) });
  expect(await money(standing)).toBeNull();
  for (const queue of ['aAcertar', 'aDevolver', 'aCobrar']) {
    const { data } = await at.staff.graphql(`{ assinaturas(${queue}: true) { itens { codigo } } }`);
    expect(data!.assinaturas, queue).toEqual({ itens: [] });
  }
}

it('of the same total and person, while the paid one is worked: it is set to wait', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  const b = await pedir({ substitui: a.chave });
  const said = `Se o que se entrega é a assinatura ${await idOf(b)}, ponha a ${await idOf(a)} em Nova: o pagamento passa para aquela.`;
  for (const made of [a, b]) expect(await money(made)).toContain(said);
  await dizer(a.clienteIdB, { status: 'nova' });
  await settled(b);
});

it.each(['nova', 'em_atendimento'])('of another document, while the paid one is %s: that is corrected', async (status) => {
  const a = await pedir({ cpfCnpj: '111.444.777-35', nomeEmpresa: 'Maria da Silva' });
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await dizer(a.clienteIdB, { status });
  const b = await pedir({ substitui: a.chave });
  const waiting = status === 'nova';
  const said = `Se é do mesmo cliente, corrija o e-mail e o documento da assinatura ${await idOf(a)} como os da ${await idOf(b)}${waiting ? '' : ', e ponha aquela em Nova'}: o pagamento passa para a ${await idOf(b)}.`;
  for (const made of [a, b]) expect(await money(made)).toContain(said);
  const { id, versao } = (await linhas())[0]!;
  const { nome, cpfCnpj } = (await linhas())[1]!;
  const query =
    'mutation ($id: ID!, $versao: Int!, $input: ContatoDoPedidoInput!) { corrigirAssinatura(id: $id, versao: $versao, input: $input) { id } }';
  expect((await at.staff.graphql(query, { id: String(id), versao, input: { nome, cpfCnpj } })).errors).toBeUndefined();
  if (!waiting) await dizer(a.clienteIdB, { status: 'nova' });
  await settled(b);
});

it.each([
  ['dearer', 12, 24, 'nova'],
  ['cheaper', 24, 12, 'nova'],
  ['dearer, the paid one being worked', 12, 24, 'em_atendimento'],
  ['dearer, the paid one cancelled', 12, 24, 'cancelada'],
  ['of the same total, the paid one cancelled', 12, 12, 'cancelada'],
] as const)(
  'of another total, %s: the payment is said of the one that stands, and taken from the other',
  async (_how, first, second, status) => {
    const a = await pedir({ meses: first });
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    await dizer(a.clienteIdB, { status: 'em_atendimento' });
    const b = await pedir({ substitui: a.chave, meses: second });
    await dizer(a.clienteIdB, { status });
    const said = `diga o dia do pagamento na assinatura ${await idOf(b)} e depois desmarque-o na ${await idOf(a)}: é um só, e nada mais se devolve.`;
    for (const made of [a, b]) expect(await money(made)).toContain(said);
    await dizer(b.clienteIdB, { pagaEm: PAGO });
    await dizer(a.clienteIdB, { pagaEm: null });
    await settled(b);
  },
);

it('what came for an order whose correction, of another total, stands is with that, to be settled, as if it had come before', async () => {
  const a = await pedir();
  const b = await pedir({ substitui: a.chave, meses: 24 });
  expect(await dizer(a.clienteIdB, { pagaEm: PAGO })).toBeUndefined();
  const { data } = await at.staff.graphql('{ assinaturas(aAcertar: true) { itens { clienteIdB aReceber } } }');
  expect(data!.assinaturas).toEqual({ itens: [{ clienteIdB: b.clienteIdB, aReceber: 0 }] });
  expect((await linhas()).map(({ status, pagaEm }) => [status, pagaEm])).toEqual([
    ['nova', new Date(PAGO)],
    ['nova', null],
  ]);
  for (const queue of ['porLiberar', 'aCobrar', 'aDevolver']) {
    const { data: listed } = await at.staff.graphql(`{ assinaturas(${queue}: true) { itens { codigo } } }`);
    expect(listed!.assinaturas, queue).toEqual({ itens: [] });
  }
  const page = await acompanhar(b.clienteIdB);
  expect(page).toMatchObject({ pagoPorOutro: { valor: 240 }, pagamento: null });
  // One that is paid itself by then has another payment, or the same one said again.
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  await dizer(a.clienteIdB, { pagaEm: null });
  expect(await dizer(a.clienteIdB, { pagaEm: '2026-11-21T15:00:00.000Z' })).toBe('PEDIDO_SUBSTITUIDO');
  await settled(b);
});

it('where the one that stands costs nothing, what was paid is given back, and then it is free to be delivered', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await at.shop.orm.em.fork().nativeUpdate(Assinatura, { clienteIdB: b.clienteIdB }, { valor: 0 });
  const said = `Acertado, devolva o dinheiro e só então desmarque o pagamento na assinatura ${await idOf(a)}: nesta não há o que pagar.`;
  for (const made of [a, b]) expect(await money(made)).toContain(said);
  expect(await dizer(b.clienteIdB, { pagaEm: PAGO })).toBe('PEDIDO_SEM_CUSTO');
  expect(await dizer(a.clienteIdB, { pagaEm: null })).toBeUndefined();
  const query = 'query ($p: String!) { pedido(pedido: $p) { liberado pagamentoNaFamilia } }';
  const { data } = await at.staff.graphql(query, { p: b.clienteIdB });
  expect(data!.pedido).toEqual({ liberado: true, pagamentoNaFamilia: null });
});
