import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { follow } from '../../tests/support/followed.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { openLetterDesk, type LetterDesk } from '../../tests/support/letterDesk.ts';
import { codigoDe } from './codigo.ts';

// Of an order whose correction stands and was paid itself nothing is to be settled: what is, is said of the order that is carried out (069).

let desk: LetterDesk;
beforeAll(async () => void (desk = await openLetterDesk()));
afterAll(() => desk.shop.close());
beforeEach(() => desk.clear());

const { linhas, pedir, dizer } = linkedOrders(() => desk);

interface Said {
  id: string;
  situacao: string | null;
  pagamentoNaFamilia: string | null;
  pagoPorOutro: string | null;
}

/** What staff and machines are told of an order. */
async function said(clienteIdB: string): Promise<Said> {
  const query = 'query ($p: String!) { pedido(pedido: $p) { id situacao pagamentoNaFamilia pagoPorOutro } }';
  const pedido = (await desk.staff.graphql(query, { p: clienteIdB })).data!.pedido as Said;
  expect((await desk.read(clienteIdB)).pagoPorOutro).toBe(pedido.pagoPorOutro);
  return pedido;
}

/** Of one order nothing is to be settled, since another that is paid stands in its place. */
async function settled(replaced: string, paid: string): Promise<void> {
  const { id } = await said(paid);
  const nothing = `A assinatura ${id}, que vale no lugar desta, está paga: por esta nada há a cobrar nem a acertar.`;
  expect(await said(replaced)).toMatchObject({ pagamentoNaFamilia: nothing, pagoPorOutro: null });
  expect((await said(replaced)).situacao).toMatch(new RegExp(`^No lugar dela vale a assinatura ${id}, .*\\. ${nothing}$`));
  expect(await said(paid)).toMatchObject({ pagamentoNaFamilia: null, pagoPorOutro: null });
  const { seen } = await follow(desk.shop, replaced);
  expect(seen).toContain(`No lugar dele vale a correção, o pedido ${codigoDe(paid)}, que está pago. Não pague por este.`);
  expect(seen).not.toMatch(/acerta/);
  for (const queue of ['aAcertar', 'aDevolver', 'aCobrar']) {
    const { data } = await desk.staff.graphql(`{ assinaturas(${queue}: true) { itens { codigo } } }`);
    expect(data!.assinaturas, queue).toEqual({ itens: [] });
  }
}

it.each([
  ['dearer', 12, 24],
  ['cheaper', 24, 12],
  ['of the same total', 12, 12],
] as const)('one that is worked, and its correction, %s, which was paid itself and is concluded', async (_how, first, second) => {
  const a = await pedir({ meses: first });
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  const b = await pedir({ substitui: a.chave, meses: second });
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  await settled(a.clienteIdB, b.clienteIdB);
  await dizer(b.clienteIdB, { status: 'concluida' });
  await settled(a.clienteIdB, b.clienteIdB);
});

it('one whose payment is taken back after its correction was paid, and what is written of it', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  await desk.letters();
  await dizer(a.clienteIdB, { pagaEm: null });
  await settled(a.clienteIdB, b.clienteIdB);
  const [letter, ...others] = await desk.letters();
  expect(others).toEqual([]);
  expect(letter).toMatchObject({ codigo: codigoDe(a.clienteIdB), tipo: 'pedido.desmarcado' });
  expect(letter!.text).toContain(
    `Não consta mais pagamento no pedido ${codigoDe(a.clienteIdB)}. No lugar dele vale o pedido ${codigoDe(b.clienteIdB)}, que está pago.`,
  );
  // One payment was moved, or one of two given back: nobody is told to ask for money that stays.
  expect(letter!.text).not.toMatch(/acerta|Você já pagou|não voltou para você, não pague/);
});

it('of three, both that are worked are settled by the last; where that is not paid, what is to be settled is said of it alone', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  await dizer(b.clienteIdB, { status: 'em_atendimento' });
  const c = await pedir({ substitui: b.chave });
  const [, two, three] = await linhas();
  const there = `Não cobre por esta: vale a assinatura ${three!.id}, e o que há a acertar está nela.`;
  expect(await said(a.clienteIdB)).toMatchObject({ pagamentoNaFamilia: there, pagoPorOutro: null });
  const { pagamentoNaFamilia, pagoPorOutro } = await said(c.clienteIdB);
  expect(pagoPorOutro).toBe(b.clienteIdB);
  expect(pagamentoNaFamilia).toContain(`Já foi paga pela assinatura ${two!.id}: não cobre de novo.`);
  await dizer(c.clienteIdB, { pagaEm: PAGO });
  await dizer(b.clienteIdB, { pagaEm: null });
  await settled(a.clienteIdB, c.clienteIdB);
  await settled(b.clienteIdB, c.clienteIdB);
});

it('one that is worked and was ordered by another address is not to be paid, as its customer is told', async () => {
  const a = await pedir({ emailPrincipal: 'mariaa@empresa.com.br' });
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await dizer(b.clienteIdB, { status: 'cancelada' });
  await desk.letters();
  await dizer(b.clienteIdB, { status: 'nova', pagaEm: PAGO });
  const letter = (await desk.letters()).find(({ codigo }) => codigo === codigoDe(a.clienteIdB));
  expect(letter!.text).toContain(
    `Não pague o pedido ${codigoDe(a.clienteIdB)}: no lugar dele vale a correção, o pedido ${codigoDe(b.clienteIdB)}, que está pago.`,
  );
  await settled(a.clienteIdB, b.clienteIdB);
});
