import { afterAll, beforeAll, expect, it } from 'vitest';
import { FILAS_DE_ASSINATURAS } from '../../modules/checkout/filas.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { criarPlano } from '../support/factories.ts';
import { day, FORMULARIO, novaChave } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// Which orders wait for what: of which money is to come, which were tried and not paid, and which were paid and are to be set up.

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 10, desconto2: 0 })).id);
});
afterAll(() => shop.close());

/** Orders, and makes the row as if all that had happened. */
async function order(dados: Partial<Assinatura> = {}): Promise<number> {
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 120, chave: novaChave() };
  const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
  const { clienteIdB } = (await shop.graphql(query, { input })).data!.criarAssinatura as { clienteIdB: string };
  const em = shop.em.fork();
  await em.nativeUpdate(Assinatura, { clienteIdB }, dados);
  return (await em.findOneOrFail(Assinatura, { clienteIdB })).id;
}

/** The later of two, of which it corrects the first. */
async function correction(of: number, dados: Partial<Assinatura> = {}): Promise<number> {
  const id = await order({ substituiId: of, ...dados });
  await shop.em.fork().nativeUpdate(Assinatura, { id: of }, { substituidaPorId: id });
  return id;
}

async function listed(filtro: string): Promise<number[]> {
  const { data } = await staff.graphql(`{ assinaturas(pagina: 1, ${filtro}) { itens { id } } }`);
  return (data!.assinaturas as { itens: { id: string }[] }).itens.map(({ id }) => Number(id));
}

/** What is in a queue, as list and count say it. */
async function inQueue(nome: keyof typeof FILAS_DE_ASSINATURAS): Promise<number[]> {
  const filtro = Object.entries(FILAS_DE_ASSINATURAS[nome].filtro).map(([campo, dado]) => `${campo}: ${dado}`);
  const ids = await listed(filtro.join(', '));
  const { data } = await staff.graphql('{ filas { assinaturas { filas { nome quantidade } } } }');
  const { filas } = (data!.filas as { assinaturas: { filas: { nome: string; quantidade: number }[] } }).assinaturas;
  expect(filas.find((fila) => fila.nome === nome)).toEqual({ nome, quantidade: ids.length });
  return ids;
}

const PAID = { pagaEm: new Date() };

it('money is to come of what stands, costs something that is confirmed, and was paid by nothing, concluded or not', async () => {
  const owed = [
    await order(),
    await order({ status: 'em_atendimento' }),
    await order({ status: 'concluida' }),
    // Of two the later one owes it, and the first again where that is cancelled.
    await correction(await order({ status: 'em_atendimento' })),
    await order({ status: 'em_atendimento' }),
    await correction(await order(PAID), { soCita: true }),
  ];
  await correction(owed[4]!, { status: 'cancelada' });
  const others = [
    await order(PAID),
    await order({ status: 'cancelada' }),
    await order({ status: 'substituida' }),
    await order({ valor: 0 }),
    await order({ valorConferido: false }),
    await correction(await order({ status: 'em_atendimento', ...PAID }), { status: 'em_atendimento' }),
  ];
  const all = await inQueue('aguardando_pagamento');
  expect(owed.filter((id) => !all.includes(id))).toEqual([]);
  expect(others.filter((id) => all.includes(id))).toEqual([]);
});

it('what is paid stays in a queue until staff are done with it, and what is paid and cancelled too', async () => {
  const toSetUp = await order({ status: 'em_atendimento', ...PAID });
  const done = await order({ status: 'concluida', ...PAID });
  const cancelled = await order({ status: 'cancelada', ...PAID });
  const open = await listed('abertas: true, pago: true');
  expect([open.includes(toSetUp), open.includes(done), open.includes(cancelled)]).toEqual([true, false, false]);
  expect(await listed('status: cancelada, pago: true')).toContain(cancelled);
});

it('what is to be released is paid, confirmed, not done yet, and replaced by nothing that stands, also where another corrects that', async () => {
  const kept = [await order(PAID), await order({ status: 'em_atendimento', ...PAID })];
  const cancelledCorrection = await order({ status: 'em_atendimento', ...PAID });
  await correction(cancelledCorrection, { status: 'cancelada' });
  const only = await order({ status: 'cancelada', ...PAID });
  const another = await correction(only, { soCita: true, ...PAID });
  const first = await order({ status: 'em_atendimento', ...PAID });
  const corrected = await correction(first, PAID);
  const beside = [await order({ status: 'substituida' })];
  beside.push(await correction(beside[0]!, PAID), await correction(beside[0]!, PAID));
  kept.push(cancelledCorrection, another, corrected, beside[1]!);
  const byTwo = await order({ status: 'em_atendimento', ...PAID });
  await correction(await correction(byTwo, { status: 'cancelada' }));
  const others = [
    await order(),
    await order({ status: 'concluida', ...PAID }),
    await order({ valorConferido: false, ...PAID }),
    only,
    first,
    byTwo,
    beside[2]!,
  ];
  const all = await inQueue('por_liberar');
  expect(kept.filter((id) => !all.includes(id))).toEqual([]);
  expect(others.filter((id) => all.includes(id))).toEqual([]);
  const { data } = await staff.graphql('{ assinaturas(pagina: 1, porLiberar: true) { itens { liberado } } }');
  const { itens } = data!.assinaturas as { itens: { liberado: boolean }[] };
  expect(itens.filter(({ liberado }) => !liberado)).toEqual([]);
});

it('of a trial that is over nothing is owed: it waits for staff to end it, and a payment that comes after all counts', async () => {
  const over = { dataCadastro: day(-15) };
  const DONE = { status: 'concluida' } as const;
  const ended = [
    await order({ ...DONE, ...over }),
    await order({ status: 'em_atendimento', ...over }),
    // Days to pay that were given while it lasted are days of it.
    await order({ ...DONE, ...over, prazoDesde: day(-1) }),
    // It has been tried since the first of its family.
    await correction(await order({ status: 'substituida', ...over }), { ...DONE, dataCadastro: day(-1) }),
  ];
  // What only names another is tried by itself.
  const named = await correction(await order({ ...DONE, ...PAID }), { soCita: true, ...DONE, ...over });
  ended.push(named);
  const owed = [
    await order({ ...DONE, dataCadastro: day(-14) }),
    await order({ ...DONE, ...over, planoTipo: 'VPSCPANEL' }),
    await order({ ...DONE, ...over, planoTipo: null }),
    // What is ordered after it is bought.
    await correction(await order({ status: 'substituida', ...over }), DONE),
    // What its customer had before was no trial.
    await correction(await order({ status: 'substituida', dataCadastro: day(-20), planoTipo: 'VPSCPANEL' }), {
      ...DONE,
      dataCadastro: day(-10),
    }),
    await order({ ...DONE, dataCadastro: day(-20), prazoDesde: day(-5) }),
    await correction(await order({ status: 'substituida', dataCadastro: day(-20), prazoDesde: day(-1) }), DONE),
    await correction(await order({ ...DONE, ...over, ...PAID }), { soCita: true }),
  ];
  const neither = [
    await order({ ...DONE, ...over, ...PAID }),
    await order({ status: 'cancelada', ...over }),
    await order({ ...DONE, ...over, valor: 0 }),
    await correction(await order({ status: 'em_atendimento', ...over, ...PAID }), DONE),
  ];
  const [waiting, over15] = [await inQueue('aguardando_pagamento'), await inQueue('teste_acabou')];
  expect(ended.filter((id) => waiting.includes(id) || !over15.includes(id))).toEqual([]);
  expect(owed.filter((id) => !waiting.includes(id) || over15.includes(id))).toEqual([]);
  expect(neither.filter((id) => waiting.includes(id) || over15.includes(id))).toEqual([]);

  const seen = async (id: number) => {
    const query = 'query ($id: ID!) { assinatura(id: $id) { aReceber testeAcabouEm valor versao } }';
    const { data } = await staff.graphql(query, { id: String(id) });
    return data!.assinatura as { aReceber: number; testeAcabouEm: string | null; valor: number; versao: number };
  };
  for (const id of ended) {
    const { clienteIdB } = await shop.em.fork().findOneOrFail(Assinatura, { id });
    const query = 'query ($id: ID!) { acompanhamento(clienteIdB: $id) { pagamento { testeAcabouEm } } }';
    const { pagamento } = (await shop.graphql(query, { id: clienteIdB })).data!.acompanhamento as { pagamento: object };
    expect(await seen(id)).toMatchObject({ aReceber: 0, ...pagamento });
  }
  for (const id of owed) expect(await seen(id)).toMatchObject({ aReceber: 120, testeAcabouEm: null });
  for (const id of neither) expect(await seen(id)).toMatchObject({ aReceber: 0, testeAcabouEm: null });

  const [paidLate] = ended;
  const { clienteIdB } = await shop.em.fork().findOneOrFail(Assinatura, { id: paidLate! });
  const pay = 'mutation ($pedido: String!, $pagaEm: String) { atualizarPedido(pedido: $pedido, pagaEm: $pagaEm) { id } }';
  expect((await staff.graphql(pay, { pedido: clienteIdB, pagaEm: PAID.pagaEm.toISOString() })).errors).toBeUndefined();
  expect(await inQueue('teste_acabou')).not.toContain(paidLate);
  // Who was told that it had come, and is not any more, is asked for it.
  expect((await staff.graphql(pay, { pedido: clienteIdB, pagaEm: null })).errors).toBeUndefined();
  expect(await inQueue('aguardando_pagamento')).toContain(paidLate);
});
