import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from './assinatura.entity.ts';

// Of the same facts comes the same, whichever of them was said last: what was paid pays for the order that stands, once total and payer agree.

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0, desconto3: 0 })).id);
});
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

const { linhas, pedir, dizer } = linkedOrders(() => ({ shop, staff, planoId }));

type Pedido = Awaited<ReturnType<typeof pedir>>;
const DELE = { email: FORMULARIO.emailPrincipal, cpfCnpj: FORMULARIO.cpfCnpj };

const linhaDe = async ({ clienteIdB }: Pedido) => (await linhas()).find((linha) => linha.clienteIdB === clienteIdB)!;

/** What stands, and of that what is paid, which is one payment with all that has one. */
async function queVale() {
  const todas = await linhas();
  const dele = todas.filter(({ status }) => status !== 'cancelada' && status !== 'substituida');
  const pagamentos = new Set(todas.flatMap(({ pagamentoId }) => pagamentoId ?? []));
  return {
    valem: dele.map(({ clienteIdB, pagaEm }) => [clienteIdB, pagaEm?.toISOString() ?? null]),
    pagamentos: pagamentos.size,
  };
}

/** An order without a plan (D14), whose total nobody has confirmed yet. */
async function pedirSemPlano(valor: number, dados: object): Promise<Pedido> {
  const chave = novaChave();
  const payload = { ...TEMPORARIO, plano: 'Servidor dedicado', valor, chave, ...dados };
  const answer = await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
  expect(answer.statusCode).toBe(200);
  return { chave, clienteIdB: answer.json().clienteIdB };
}

/** What staff's screen of an order does, over the order as it is. */
async function aTela(pedido: Pedido, mutation: string, variables: object): Promise<void> {
  const { id, versao } = await linhaDe(pedido);
  expect((await staff.graphql(mutation, { id: String(id), versao, ...variables })).errors).toBeUndefined();
}
const confirmar = (pedido: Pedido, valor: number) =>
  aTela(
    pedido,
    'mutation ($id: ID!, $versao: Int!, $valor: Float!) { confirmarValor(id: $id, versao: $versao, valor: $valor) { id } }',
    { valor },
  );
const corrigirContato = (pedido: Pedido, input: Partial<typeof DELE>) =>
  aTela(
    pedido,
    'mutation ($id: ID!, $versao: Int!, $input: ContatoDoPedidoInput!) { corrigirAssinatura(id: $id, versao: $versao, input: $input) { id } }',
    { input },
  );
const noStatus = async (pedido: Pedido, status: string) => expect(await dizer(pedido.clienteIdB, { status })).toBeUndefined();

/** The orders of some things that are done one after the other. */
function ordensDe<T>(de: readonly T[]): T[][] {
  if (de.length === 0) return [[]];
  return de.flatMap((um, i) => ordensDe(de.toSpliced(i, 1)).map((resto) => [um, ...resto]));
}

const FATOS = ['total', 'email', 'status', 'correção'] as const;

describe('the payment of an order with a mistyped address, whose total nobody has confirmed, and that somebody works', () => {
  it.each(ordensDe(FATOS).map((ordem) => [ordem.join(', '), ordem] as const))(
    'is the correction’s once all is set right: %s',
    async (_nome, ordem) => {
      const a = await pedirSemPlano(240, { email: 'mariaa@empresa.com.br' });
      await dizer(a.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' });
      let c: Pedido | undefined;
      const dizerFato: Record<(typeof FATOS)[number], () => Promise<unknown>> = {
        total: () => confirmar(a, 240),
        email: () => corrigirContato(a, { email: DELE.email }),
        status: () => noStatus(a, 'nova'),
        correção: async () => (c = await pedir({ substitui: a.chave })),
      };
      for (const fato of ordem) await dizerFato[fato]();
      expect(await queVale()).toEqual({ valem: [[c!.clienteIdB, PAGO]], pagamentos: 1 });
      expect((await linhaDe(a)).status).toBe('substituida');
    },
  );
});

describe('a payment of the first', () => {
  it('is that of the next correction, though the first is tidied away', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.chave });
    await noStatus(a, 'cancelada');
    const c = await pedir({ substitui: b.chave });
    expect(await queVale()).toEqual({ valem: [[c.clienteIdB, PAGO]], pagamentos: 1 });
  });

  it('is that of the correction of a correction, which costs the same again', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.chave, meses: 24 });
    const c = await pedir({ substitui: b.chave });
    expect(await queVale()).toEqual({ valem: [[c.clienteIdB, PAGO]], pagamentos: 1 });
    await noStatus(c, 'cancelada');
    expect(await queVale()).toEqual({ valem: [[b.clienteIdB, null]], pagamentos: 1 });
    await noStatus(c, 'nova');
    expect(await queVale()).toEqual({ valem: [[c.clienteIdB, PAGO]], pagamentos: 1 });
  });
});

describe('of an order whose corrections are all cancelled', () => {
  it.each([
    ['as they came', ['b', 'c']],
    ['the last first', ['c', 'b']],
  ] as const)('it holds again, with the payment: %s', async (_ordem, cancelados) => {
    for (const meses of [12, 24] as const) {
      await shop.em.nativeDelete(Assinatura, {});
      const a = await pedir();
      const b = await pedir({ substitui: a.chave, meses });
      const c = await pedir({ substitui: b.chave });
      await dizer(c.clienteIdB, { pagaEm: PAGO });
      const pedidos = { b, c };
      for (const qual of cancelados) await noStatus(pedidos[qual], 'cancelada');
      expect(await queVale()).toEqual({ valem: [[a.clienteIdB, PAGO]], pagamentos: 1 });
    }
  });
});

describe('a payment that was said, taken back and said again', () => {
  it('goes along as if it had been said once', async () => {
    const a = await pedir({ emailPrincipal: 'mariaa@empresa.com.br' });
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.chave });
    await dizer(a.clienteIdB, { pagaEm: null });
    await noStatus(b, 'cancelada');
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    await noStatus(b, 'nova');
    await corrigirContato(b, { email: 'mariaa@empresa.com.br' });
    expect(await queVale()).toEqual({ valem: [[b.clienteIdB, PAGO]], pagamentos: 1 });
  });

  it('of the correction by mistake, keeps that of the first from none', async () => {
    const a = await pedir({ emailPrincipal: 'mariaa@empresa.com.br' });
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.chave });
    await dizer(b.clienteIdB, { pagaEm: PAGO });
    await dizer(b.clienteIdB, { pagaEm: null });
    await corrigirContato(b, { email: 'mariaa@empresa.com.br' });
    expect(await queVale()).toEqual({ valem: [[b.clienteIdB, PAGO]], pagamentos: 1 });
  });
});

describe('of two payments in one family', () => {
  it('staff read at the one that is corrected that its own is one too many', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.chave, meses: 24 });
    await dizer(b.clienteIdB, { pagaEm: PAGO });
    const { id } = await linhaDe(a);
    const { data } = await staff.graphql('query ($id: ID!) { assinatura(id: $id) { situacao } }', { id: String(id) });
    expect(data!.assinatura).toEqual({ situacao: expect.stringMatching(/Constam 2 pagamentos: .*sobram/) });
  });
});

it('a payment of an order that was corrected is refused with whose it is: not the correction’s, where that is another payer’s', async () => {
  const a = await pedir({ emailPrincipal: 'mariaa@empresa.com.br' });
  const b = await pedir({ substitui: a.chave });
  const query = 'mutation ($pedido: String!, $pagaEm: String) { atualizarPedido(pedido: $pedido, pagaEm: $pagaEm) { id } }';
  const said = async () => (await staff.graphql(query, { pedido: a.clienteIdB, pagaEm: PAGO })).errors![0]!.message;
  expect(await said()).toMatch(/outro e-mail ou documento.*corrija neste o que for diferente/);
  await corrigirContato(b, { email: 'mariaa@empresa.com.br' });
  expect(await said()).toContain('o pagamento é daquele');
});

describe('a payment of a correction that is cancelled', () => {
  it('is that of what it corrected once that is taken up again', async () => {
    const a = await pedir();
    const c = await pedir({ substitui: a.chave });
    await noStatus(c, 'cancelada');
    await noStatus(a, 'cancelada');
    await dizer(c.clienteIdB, { pagaEm: PAGO });
    await noStatus(a, 'em_atendimento');
    expect(await queVale()).toEqual({ valem: [[a.clienteIdB, PAGO]], pagamentos: 1 });
  });

  it('is that of another correction, which stands', async () => {
    const a = await pedir();
    const b = await pedir({ substitui: a.chave });
    await noStatus(b, 'cancelada');
    const c = await pedir({ substitui: a.chave });
    await dizer(b.clienteIdB, { pagaEm: PAGO });
    expect(await queVale()).toEqual({ valem: [[c.clienteIdB, PAGO]], pagamentos: 1 });
  });
});

describe('a payment stays where it is', () => {
  it('where it was of another total', async () => {
    const a = await pedir();
    const c = await pedir({ substitui: a.chave, meses: 24 });
    for (const cancelado of [a, c]) await noStatus(cancelado, 'cancelada');
    await dizer(c.clienteIdB, { pagaEm: PAGO });
    await noStatus(a, 'nova');
    expect(await queVale()).toEqual({ valem: [[a.clienteIdB, null]], pagamentos: 1 });
  });

  it('where it was taken back of the order that stands, until something is said of whoever has paid', async () => {
    const a = await pedir();
    const c = await pedir({ substitui: a.chave });
    await dizer(c.clienteIdB, { pagaEm: PAGO });
    await noStatus(c, 'cancelada');
    // A second one, of the correction alone.
    await dizer(a.clienteIdB, { pagaEm: null });
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    await dizer(c.clienteIdB, { pagaEm: PAGO });
    await dizer(a.clienteIdB, { pagaEm: null });
    await noStatus(a, 'em_atendimento');
    expect(await queVale()).toEqual({ valem: [[a.clienteIdB, null]], pagamentos: 1 });
  });

  it('where another standing order has been paid beside it: the money may be on its way back', async () => {
    const a = await pedir({ meses: 24 });
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.chave });
    await dizer(b.clienteIdB, { pagaEm: PAGO });
    await noStatus(b, 'cancelada');
    const c = await pedir({ substitui: a.chave });
    expect(await queVale()).toEqual({
      valem: [
        [a.clienteIdB, PAGO],
        [c.clienteIdB, null],
      ],
      pagamentos: 2,
    });
    // In the place of the second stands the third, which is carried out, and not the first.
    const { data } = await staff.graphql('query ($p: String!) { pedido(pedido: $p) { noLugar } }', { p: b.clienteIdB });
    expect(data!.pedido).toEqual({ noLugar: c.clienteIdB });
  });

  it('where a standing order of another payer has it', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.chave });
    await corrigirContato(b, { email: 'outra@empresa.com.br' });
    const c = await pedir({ substitui: b.chave });
    expect(await queVale()).toEqual({
      valem: [
        [b.clienteIdB, PAGO],
        [c.clienteIdB, null],
      ],
      pagamentos: 1,
    });
    await corrigirContato(b, { email: DELE.email });
    expect(await queVale()).toEqual({ valem: [[c.clienteIdB, PAGO]], pagamentos: 1 });
  });

  it('where the own payment of the one that stands is taken back, also where that is said twice', async () => {
    const a = await pedir({ emailPrincipal: 'mariaa@empresa.com.br' });
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const c = await pedir({ substitui: a.chave });
    await dizer(c.clienteIdB, { pagaEm: PAGO });
    await corrigirContato(a, { email: DELE.email });
    for (let vezes = 0; vezes < 2; vezes++) expect(await dizer(c.clienteIdB, { pagaEm: null })).toBeUndefined();
    expect((await linhaDe(c)).pagaEm).toBeNull();
    expect((await linhaDe(a)).pagaEm).toEqual(new Date(PAGO));
    // What is said next of either sees that all agrees.
    await noStatus(c, 'em_atendimento');
    expect((await linhaDe(c)).pagaEm).toEqual(new Date(PAGO));
  });

  it('where the first was worked, and cancelled then, though a correction of before has it as well', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.chave });
    await noStatus(b, 'cancelada');
    await noStatus(a, 'em_atendimento');
    const c = await pedir({ substitui: a.chave });
    await noStatus(a, 'cancelada');
    await noStatus(c, 'em_atendimento');
    expect(await queVale()).toEqual({ valem: [[c.clienteIdB, null]], pagamentos: 1 });
  });

  it('at what was cancelled, where a customer sends another correction, until staff say something of either', async () => {
    const a = await pedir();
    const b = await pedir({ substitui: a.chave, meses: 24 });
    await dizer(b.clienteIdB, { pagaEm: PAGO });
    await noStatus(b, 'cancelada');
    const c = await pedir({ substitui: a.chave, meses: 24 });
    expect(await queVale()).toEqual({ valem: [[c.clienteIdB, null]], pagamentos: 1 });
    await noStatus(c, 'em_atendimento');
    expect(await queVale()).toEqual({ valem: [[c.clienteIdB, PAGO]], pagamentos: 1 });
  });

  it('of the total that is said of it, at the one that stands alone', async () => {
    const a = await pedirSemPlano(240, {});
    await confirmar(a, 240);
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedirSemPlano(240, { substitui: a.chave });
    await confirmar(b, 240);
    expect(await queVale()).toEqual({ valem: [[b.clienteIdB, PAGO]], pagamentos: 1 });
    await aTela(
      b,
      'mutation ($id: ID!, $versao: Int!) { confirmarValor(id: $id, versao: $versao, valor: 200, valorPago: 200) { id } }',
      {},
    );
    await noStatus(b, 'cancelada');
    expect(await queVale()).toEqual({ valem: [[a.clienteIdB, null]], pagamentos: 1 });
  });

  it('where somebody works what was paid', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' });
    const c = await pedir({ substitui: a.chave });
    await corrigirContato(c, { email: 'outra@empresa.com.br' });
    await corrigirContato(c, { email: DELE.email });
    expect(await queVale()).toEqual({
      valem: [
        [a.clienteIdB, PAGO],
        [c.clienteIdB, null],
      ],
      pagamentos: 1,
    });
  });
});
