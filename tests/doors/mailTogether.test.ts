import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { novaChave } from '../support/factories.order.ts';
import { MailShop } from '../support/mailShop.ts';
import { SOON } from '../support/tellingShop.ts';

// Who is written to of orders that are cancelled together with their correction: whoever holds one of them, at the address at which he has heard of it (069).

const MARIA = 'maria@empresa.com.br';
const TYPO = 'mariaa@empresa.com.br';
const CANCELLED = 'O seu pedido foi cancelado';

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.close());
afterEach(() => shop.reset());

type Made = Awaited<ReturnType<typeof order>>;

async function order(said: object = {}, corrects?: { chave: string }) {
  const chave = novaChave();
  const { clienteIdB, codigo } = await shop.order({ chave, numero: chave.slice(-4), substitui: corrects?.chave, ...said });
  return { chave, clienteIdB, codigo };
}

async function cancelUnsent({ clienteIdB }: Made, motivo: string): Promise<void> {
  const query =
    'mutation ($p: String!, $m: MotivoDoCancelamento) { atualizarPedido(pedido: $p, status: cancelada, motivo: $m) { id } }';
  expect((await shop.staff.graphql(query, { p: clienteIdB, m: motivo })).errors).toBeUndefined();
}

async function cancel(made: Made, motivo: string): Promise<void> {
  await cancelUnsent(made, motivo);
  await settled();
}

const settled = () =>
  expect.poll(async () => (await shop.entries()).every(({ estado }) => estado !== 'esperando'), SOON).toBe(true);
const subjects = (address: string) => shop.mailsTo(address).map(({ subject }) => subject!);
const ends = (address: string) => subjects(address).filter((subject) => subject.startsWith(CANCELLED));
const endOf = ({ codigo }: Made) => `${CANCELLED} · pedido ${codigo}`;
const lastTo = (address: string) => shop.mailsTo(address).at(-1)!.text!.replaceAll(/\s+/g, ' ');

describe.each(['sem_contato', 'nao_pago', 'desistencia'])('cancelled together for %s', (motivo) => {
  it('whoever holds what was replaced hears of its end at the address that he has', async () => {
    await shop.deliver();
    const a = await order();
    await settled();
    const b = await order({ emailPrincipal: TYPO }, a);
    await settled();
    await cancel(b, motivo);
    expect(ends(TYPO)).toEqual([endOf(b)]);
    expect(ends(MARIA)).toEqual([endOf(a)]);
    expect(lastTo(MARIA)).toContain(`O pedido ${a.codigo} foi cancelado, e nada há a pagar por ele.`);
  });

  it('of several at one address one letter speaks, of the newest', async () => {
    await shop.deliver();
    const a = await order();
    await settled();
    const b = await order({}, a);
    await settled();
    const c = await order({ emailPrincipal: TYPO }, b);
    await settled();
    await cancel(c, motivo);
    expect(ends(MARIA)).toEqual([endOf(b)]);
    expect(lastTo(MARIA)).toContain(
      `O pedido ${a.codigo}, que ele corrigia, foi cancelado junto: também por ele nada há a pagar.`,
    );
  });

  it('whoever has had no letter of a correction is told by it of the order that he knows', async () => {
    await shop.deliver();
    const a = await order();
    await settled();
    await shop.still();
    const b = await order({}, a);
    await cancelUnsent(b, motivo);
    await shop.deliver();
    await settled();
    expect(subjects(MARIA)).toEqual([`Recebemos o seu pedido · pedido ${a.codigo}`, endOf(b)]);
    expect(lastTo(MARIA)).toContain(
      `O pedido ${a.codigo}, que ele corrigia, foi cancelado junto: também por ele nada há a pagar.`,
    );
  });
});

it('whoever was told by the letter of another order that one holds is told of its end', async () => {
  await shop.deliver();
  const a = await order();
  await settled();
  await shop.still();
  const b = await order({}, a);
  const c = await order({}, b);
  await shop.deliver();
  await settled();
  await cancel(c, 'outro');
  expect(lastTo(MARIA)).toContain(`No lugar dele vale o pedido ${b.codigo}.`);
  await cancel(b, 'nao_pago');
  expect(ends(MARIA)).toEqual([endOf(c), endOf(b)]);
});

it('whoever has had no letter of any of them, at his address, is not written to', async () => {
  const a = await order();
  const b = await order({ emailPrincipal: TYPO }, a);
  await cancelUnsent(b, 'sem_contato');
  await shop.deliver();
  await settled();
  expect([subjects(MARIA), subjects(TYPO)]).toEqual([[], []]);
});

it('what was paid ends with its correction, which does not say that nothing is to be paid for it', async () => {
  await shop.deliver();
  const a = await order();
  await shop.pay(a.clienteIdB, '2026-11-20T15:00:00.000Z');
  await settled();
  const b = await order({}, a);
  await settled();
  await cancel(b, 'desistencia');
  expect(ends(MARIA)).toEqual([endOf(b)]);
  expect(lastTo(MARIA)).toContain('O pagamento de 20/11/2026 está com a gente');
  expect(lastTo(MARIA)).toContain(`O pedido ${a.codigo}, que ele corrigia, foi cancelado junto.`);
});
