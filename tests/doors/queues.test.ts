import { afterAll, beforeAll, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// Which orders wait for what: of which money is to come, and which were paid and are to be set up.

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
  const all = await listed('aCobrar: true');
  expect(owed.filter((id) => !all.includes(id))).toEqual([]);
  expect(others.filter((id) => all.includes(id))).toEqual([]);
  const { data } = await staff.graphql('{ filas { assinaturas { filas { nome quantidade } } } }');
  const { filas } = (data!.filas as { assinaturas: { filas: { nome: string; quantidade: number }[] } }).assinaturas;
  expect(filas.find(({ nome }) => nome === 'aguardando_pagamento')).toMatchObject({ quantidade: all.length });
});

it('what is paid stays in a queue until staff are done with it, and what is paid and cancelled too', async () => {
  const toSetUp = await order({ status: 'em_atendimento', ...PAID });
  const done = await order({ status: 'concluida', ...PAID });
  const cancelled = await order({ status: 'cancelada', ...PAID });
  const open = await listed('abertas: true, pago: true');
  expect([open.includes(toSetUp), open.includes(done), open.includes(cancelled)]).toEqual([true, false, false]);
  expect(await listed('status: cancelada, pago: true')).toContain(cancelled);
});
