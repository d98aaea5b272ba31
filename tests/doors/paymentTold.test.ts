import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Alteracao } from '../../modules/editing/alteracao.entity.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { machineDoor } from '../support/accessKeys.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { follow } from '../support/followed.ts';
import { openLetterDesk, type LetterDesk } from '../support/letterDesk.ts';
import { linkedOrders, PAGO } from '../support/linkedOrders.ts';

// What buyers, staff and systems are told of orders that name, or correct, one another, in cases of their own.

let desk: LetterDesk;
beforeAll(async () => void (desk = await openLetterDesk()));
afterAll(() => desk.shop.close());
beforeEach(() => desk.clear());

const { linhas, pedir, dizer } = linkedOrders(() => desk);

it('whoever has made another order where he meant to change one that was over is told so wherever he would pay, and is so at both', async () => {
  const ends: { status: string; pagaEm?: string }[] = [
    { status: 'concluida' },
    { status: 'concluida', pagaEm: PAGO },
    { status: 'cancelada', pagaEm: PAGO },
  ];
  for (const over of ends) {
    const a = await pedir();
    if (over.pagaEm) await dizer(a.clienteIdB, { pagaEm: over.pagaEm });
    await dizer(a.clienteIdB, { status: over.status });
    await desk.letters();
    const b = await pedir({ substitui: a.chave });
    const [of, named] = [codigoDe(b.clienteIdB), codigoDe(a.clienteIdB)];
    const how = over.status === 'concluida' ? 'concluído' : 'cancelado';
    const two = `Este pedido não muda o pedido ${named}, que está ${how}${over.pagaEm ? ' e pago' : ''}: são dois pedidos.`;
    expect(await desk.letters()).toMatchObject([{ codigo: of, tipo: 'pedido.criado', text: expect.stringContaining(two) }]);
    const { seen } = await follow(desk.shop, b.clienteIdB);
    expect(seen).toContain(two);
    expect(seen).toMatch(/não pague este: escreva para .* com os dois códigos/);
    // So it is at whatever corrects that.
    const c = await pedir({ substitui: b.chave, meses: 24 });
    expect((await follow(desk.shop, c.clienteIdB)).seen).toContain(two);
    if (!over.pagaEm)
      expect((await follow(desk.shop, a.clienteIdB)).seen).toMatch(
        new RegExp(`Se você já pagou o pedido ${of} ou ${codigoDe(c.clienteIdB)}, não pague de novo`),
      );
  }
});

it('whoever orders anew what was cancelled, as he was advised, is not told that there are two', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { status: 'cancelada' });
  const b = await pedir({ substitui: a.chave });
  const only = `O pedido ${codigoDe(a.clienteIdB)} está cancelado, e nada há a pagar por ele: vale este. Se você já pagou por aquele, e o dinheiro não voltou, não pague este: escreva para`;
  for (const said of [(await desk.letters()).at(-1)!.text, (await follow(desk.shop, b.clienteIdB)).seen]) {
    expect(said).toContain(only);
    expect(said).not.toContain('são dois pedidos');
  }
});

it('the letter of a cancelled correction says that the other order is to be paid, and leads to where', async () => {
  const a = await pedir();
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await desk.letters();
  await dizer(b.clienteIdB, { status: 'cancelada' });
  const [letter, ...others] = await desk.letters();
  expect(others).toEqual([]);
  expect(letter!.text).toContain(
    `No lugar dele vale o pedido ${codigoDe(a.clienteIdB)}. O que há a pagar por ele, como e até quando, está na página dele.`,
  );
  expect(letter!.text).toContain(`Ver como pagar o pedido ${codigoDe(a.clienteIdB)}`);
});

it.each([
  ['before', ['pay', 'cancel']],
  ['after', ['cancel', 'pay']],
  ['with', ['both']],
] as const)(
  'whoever holds an order that holds again, by another address, is told not to pay it where its correction was paid %s its end',
  async (_when, acts) => {
    const a = await pedir();
    const c = await pedir({ substitui: a.chave, emailPrincipal: 'outra@empresa.com.br' });
    await desk.letters();
    const did = { pay: { pagaEm: PAGO }, cancel: { status: 'cancelada' }, both: { pagaEm: PAGO, status: 'cancelada' } };
    for (const act of acts) await dizer(c.clienteIdB, did[act]);
    const his = (await desk.letters()).filter(({ codigo }) => codigo === codigoDe(a.clienteIdB));
    expect(his.at(-1)!.text).toContain(`Não pague o pedido ${codigoDe(a.clienteIdB)}: consta um pagamento pelo pedido`);
  },
);

it('a correction of one that has been corrected too often names it, and says so; machines are told that it does not', async () => {
  const first = await pedir();
  for (let i = 0; i < 23; i++) await dizer((await pedir({ substitui: first.chave })).clienteIdB, { status: 'cancelada' });
  const last = await pedir({ substitui: first.chave });
  expect((await follow(desk.shop, last.clienteIdB)).seen).toContain(
    `Este pedido não muda o pedido ${codigoDe(first.clienteIdB)}: são dois`,
  );
  const said = await desk.read(last.clienteIdB);
  expect(said).toMatchObject({ entrega: last.clienteIdB, status: 'nova' });
  const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
  const input = {
    ...FORMULARIO,
    planoId: desk.planoId,
    periodo: 12,
    valor: 240,
    chave: novaChave(),
    substitui: first.clienteIdB,
  };
  const { errors } = await machineDoor(desk.shop).graphql(desk.headers, query, { input });
  expect(errors?.[0]?.message).toContain('já foi corrigido vezes demais');
});

it.each(['desk', 'many', 'machine'] as const)(
  'a payment that comes to an order with its status is told and traced as one: by %s',
  async (door) => {
    const a = await pedir();
    const b = await pedir({ substitui: a.chave });
    await dizer(b.clienteIdB, { status: 'cancelada' });
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    await desk.letters();
    const { id, versao } = (await linhas()).find(({ clienteIdB }) => clienteIdB === b.clienteIdB)!;
    const one = { id: String(id), versao };
    const answer = await {
      desk: () =>
        desk.staff.graphql(
          'mutation ($id: ID!, $versao: Int!) { atenderAssinatura(id: $id, versao: $versao, status: nova, nota: "") { pagaEm } }',
          one,
        ),
      many: () =>
        desk.staff.graphql(
          'mutation ($linhas: [AtendimentoDeAssinatura!]!) { atenderAssinaturas(linhas: $linhas) { feitas { id } } }',
          {
            linhas: [{ ...one, status: 'nova' }],
          },
        ),
      machine: () => dizer(b.clienteIdB, { status: 'nova' }),
    }[door]();
    expect((answer as { errors?: unknown } | undefined)?.errors).toBeUndefined();
    expect(await desk.letters()).toMatchObject([{ codigo: codigoDe(b.clienteIdB), tipo: 'pedido.pago' }]);
    const [trace] = await desk.shop.em
      .fork()
      .find(Alteracao, { linhaId: id, tabela: 'pedido' }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(trace!.mudancas.map(({ campo }) => campo)).toEqual(expect.arrayContaining(['status', 'pagaEm']));
  },
);

it('whoever holds an order by another address than was paid is told not to pay, of which payment, and nothing of his own', async () => {
  const a = await pedir();
  const c = await pedir({ substitui: a.chave });
  await dizer(c.clienteIdB, { status: 'cancelada' });
  const { id, versao } = (await linhas())[0]!;
  const query =
    'mutation ($id: ID!, $versao: Int!) { corrigirAssinatura(id: $id, versao: $versao, input: { email: "outra@empresa.com.br" }) { id } }';
  expect((await desk.staff.graphql(query, { id: String(id), versao })).errors).toBeUndefined();
  await desk.letters();
  await dizer(c.clienteIdB, { pagaEm: PAGO });
  const letter = (await desk.letters()).find(({ para }) => para === 'outra@empresa.com.br')!;
  expect(letter.text).toContain(
    `Não pague o pedido ${codigoDe(a.clienteIdB)}: consta um pagamento pelo pedido ${codigoDe(c.clienteIdB)}`,
  );
  expect(letter.text).not.toMatch(/Você já pagou|é liberado|R\$/);
});

it('who names a correction that was cancelled corrects what stands in its place, as he was told', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await dizer(b.clienteIdB, { status: 'cancelada' });
  const c = await pedir({ substitui: b.chave });
  expect(await desk.read(c.clienteIdB)).toMatchObject({ entrega: a.clienteIdB, pagaEm: PAGO, liberado: true });
});

it('the address of the order that holds again is written to, where that of the cancelled correction was another', async () => {
  const a = await pedir();
  const b = await pedir({ substitui: a.chave, emailPrincipal: 'mariaa@empresa.com.br' });
  await desk.letters();
  await dizer(b.clienteIdB, { status: 'cancelada' });
  expect(await desk.letters()).toMatchObject([
    { codigo: codigoDe(a.clienteIdB), para: FORMULARIO.emailPrincipal.trim().toLowerCase(), tipo: 'pedido.retomado' },
    { codigo: codigoDe(b.clienteIdB), para: 'mariaa@empresa.com.br', tipo: 'pedido.cancelado' },
  ]);
});

it('an address of before is told nothing of what another has paid while that stands, and of the order that holds again whether it is to be paid', async () => {
  const a = await pedir({ emailPrincipal: 'mariaa@empresa.com.br' });
  const b = await pedir({ substitui: a.chave });
  await desk.letters();
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  expect((await desk.letters()).filter(({ para }) => para === 'mariaa@empresa.com.br')).toEqual([]);
  await dizer(b.clienteIdB, { status: 'cancelada' });
  expect((await desk.letters()).filter(({ para }) => para === 'mariaa@empresa.com.br')).toMatchObject([
    { codigo: codigoDe(a.clienteIdB), text: expect.stringContaining('Não pague o pedido') },
  ]);
  const first = await pedir({ emailPrincipal: 'mariaa@empresa.com.br' });
  await dizer(first.clienteIdB, { status: 'em_atendimento' });
  const second = await pedir({ substitui: first.chave });
  await desk.letters();
  await dizer(second.clienteIdB, { status: 'cancelada' });
  const told = (await desk.letters()).filter(({ para }) => para === 'mariaa@empresa.com.br');
  expect(told).toMatchObject([{ tipo: 'pedido.retomado', text: expect.stringContaining('PAGUE COM PIX') }]);
});

it('what was cancelled and given back in one act says that a payment was taken back', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await desk.letters();
  await dizer(a.clienteIdB, { status: 'cancelada', pagaEm: null });
  expect(await desk.letters()).toMatchObject([{ tipo: 'pedido.cancelado', text: expect.stringContaining('foi desfeita') }]);
});

it('of two orders of one payment, whose link was erased, one stands', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave });
  const c = await pedir({ substitui: b.chave });
  await desk.shop.em.fork().nativeDelete(Assinatura, { clienteIdB: b.clienteIdB });
  expect(await desk.read(c.clienteIdB)).toMatchObject({ liberado: true });
  expect(await dizer(a.clienteIdB, { status: 'nova' })).toBe('PEDIDO_SUBSTITUIDO');
});

it('an order that two later ones name is named by both, and by what corrects either', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { status: 'concluida' });
  const b = await pedir({ substitui: a.chave });
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  const c = await pedir({ substitui: a.chave, meses: 24 });
  const { seen } = await follow(desk.shop, c.clienteIdB);
  for (const { clienteIdB } of [a, b]) expect(seen).toContain(codigoDe(clienteIdB));
});

it('an address that a version before has stored as it was typed is that of the same payer', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await desk.shop.em.fork().nativeUpdate(Assinatura, { clienteIdB: a.clienteIdB }, { email: 'Maria@Empresa.com.br' });
  const b = await pedir({ substitui: a.chave });
  const said = await desk.read(b.clienteIdB);
  expect(said).toMatchObject({ liberado: true, pagaEm: PAGO });
});

it('a total that was typed wrong is set right with its payment, if that is what was paid', async () => {
  const payload = { ...TEMPORARIO, email: FORMULARIO.emailPrincipal, plano: 'Servidor dedicado', valor: 240, chave: novaChave() };
  const { clienteIdB } = (await desk.shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json();
  await dizer(clienteIdB, { pagaEm: PAGO });
  await desk.letters();
  const confirm = async (valorPago: number | null) => {
    const { id, versao } = (await linhas())[0]!;
    const query =
      'mutation ($id: ID!, $versao: Int!, $valorPago: Float) { confirmarValor(id: $id, versao: $versao, valor: 300, valorPago: $valorPago) { id } }';
    return (await desk.staff.graphql(query, { id: String(id), versao, valorPago })).errors?.[0]?.extensions.erro;
  };
  expect([await confirm(null), await confirm(240)]).toEqual(['PEDIDO_PAGO', 'PAGAMENTO_DIVERGENTE']);
  await dizer(clienteIdB, { pagaEm: null });
  expect(await confirm(300)).toBe('DADOS_INVALIDOS');
  await dizer(clienteIdB, { pagaEm: PAGO });
  await desk.letters();
  expect(await confirm(300)).toBeUndefined();
  const said = await desk.read(clienteIdB);
  expect(said).toMatchObject({ valor: 300, pagaEm: PAGO, liberado: true });
  const [letter, ...more] = await desk.letters();
  expect([letter!.tipo, more]).toEqual(['pedido.valor', []]);
  expect(letter!.text).not.toMatch(/PAGUE|não pago/);
});

it('an order that is reopened says what is still to be paid for it', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { status: 'concluida' });
  await desk.letters();
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  expect(await desk.letters()).toMatchObject([
    { tipo: 'pedido.reaberto', text: expect.stringMatching(/PAGUE COM PIX ATÉ.*R\$ 240,00/) },
  ]);
});
