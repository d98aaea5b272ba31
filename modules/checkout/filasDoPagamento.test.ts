import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { linkedOrders, openLinkedShop, PAGO } from '../../tests/support/linkedOrders.ts';
import { Assinatura } from './assinatura.entity.ts';

// A payment is in one queue: while it is still to be settled with an order that stands, nobody is told to give it back (069).

let at: Awaited<ReturnType<typeof openLinkedShop>>;
beforeAll(async () => void (at = await openLinkedShop()));
afterAll(() => at.shop.close());
beforeEach(async () => void (await at.shop.em.nativeDelete(Assinatura, {})));

const { linhas, pedir, dizer } = linkedOrders(() => at);
type Made = Awaited<ReturnType<typeof pedir>>;

/** Which orders a queue has, with what the screen of each says. */
async function queue(which: 'aDevolver' | 'aAcertar') {
  const { data } = await at.staff.graphql(`{ assinaturas(${which}: true) { itens { clienteIdB pagamentoNaFamilia } } }`);
  return (data!.assinaturas as { itens: { clienteIdB: string; pagamentoNaFamilia: string | null }[] }).itens;
}
const named = async (which: 'aDevolver' | 'aAcertar') => (await queue(which)).map(({ clienteIdB }) => clienteIdB);
const screen = async ({ clienteIdB }: Made) => {
  const query = 'query ($p: String!) { pedido(pedido: $p) { pagamentoNaFamilia } }';
  return ((await at.staff.graphql(query, { p: clienteIdB })).data!.pedido as { pagamentoNaFamilia: string | null })
    .pagamentoNaFamilia;
};

it('of an order that was paid and cancelled, whose correction stands by its payment alone', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await dizer(a.clienteIdB, { status: 'cancelada' });
  expect([await named('aDevolver'), await named('aAcertar')]).toEqual([[], [b.clienteIdB]]);
  expect(await screen(a)).toContain('não devolva antes de acertar');
  // Settled by a payment of its own, what the first has is another, and owed back.
  await dizer(b.clienteIdB, { pagaEm: '2026-11-21T15:00:00.000Z' });
  expect([await named('aDevolver'), await named('aAcertar')]).toEqual([[a.clienteIdB], []]);
  await dizer(a.clienteIdB, { pagaEm: null });
  expect(await named('aDevolver')).toEqual([]);
});

it('of a correction that was paid and cancelled, while what it corrected stands unpaid', async () => {
  const a = await pedir();
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  await dizer(b.clienteIdB, { status: 'cancelada' });
  expect([await named('aDevolver'), await named('aAcertar')]).toEqual([[], [a.clienteIdB]]);
  expect(await screen(b)).toContain('não devolva antes de acertar');
  // Where that ends as well, it is owed back.
  await dizer(a.clienteIdB, { status: 'cancelada' });
  expect([await named('aDevolver'), await named('aAcertar')]).toEqual([[b.clienteIdB], []]);
  expect(await screen(b)).toContain('o dinheiro precisa ser devolvido');
});

it('of an order and its correction that were paid both, until one is taken back; so half way through what staff are told to do', async () => {
  const a = await pedir();
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  expect(await screen(b)).toContain('diga o dia do pagamento na assinatura');
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  for (const status of ['nova', 'em_atendimento', 'concluida']) {
    await dizer(b.clienteIdB, { status });
    expect([await named('aDevolver'), await named('aAcertar')], status).toEqual([[], [b.clienteIdB]]);
    const { id } = (await linhas())[0]!;
    for (const made of [a, b])
      expect(await screen(made), status).toMatch(
        new RegExp(`^Constam 2 pagamentos: .* Acertado, desmarque o que não conta, na assinatura ${id}\\.$`),
      );
  }
  await dizer(a.clienteIdB, { pagaEm: null });
  expect([await named('aDevolver'), await named('aAcertar')]).toEqual([[], []]);
  expect(await screen(b)).toBeNull();
});

it('of the same total, while the first is worked; cancelled, it is owed back instead', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  const b = await pedir({ substitui: a.chave });
  await dizer(b.clienteIdB, { pagaEm: '2026-11-21T15:00:00.000Z' });
  expect([await named('aDevolver'), await named('aAcertar')]).toEqual([[], [b.clienteIdB]]);
  await dizer(a.clienteIdB, { status: 'cancelada' });
  expect([await named('aDevolver'), await named('aAcertar')]).toEqual([[a.clienteIdB], []]);
});

it('of two orders that have one payment, as a version before has noted it, nothing is to be settled', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  await pedir({ substitui: a.chave });
  const em = at.shop.orm.em.fork();
  await em.nativeUpdate(Assinatura, {}, { pagaEm: new Date(PAGO), pagamentoId: null });
  expect(await named('aAcertar')).toEqual([]);
  const [, last] = await linhas();
  await em.nativeUpdate(Assinatura, { id: last!.id }, { pagaEm: new Date('2026-11-21T15:00:00.000Z') });
  expect(await named('aAcertar')).toEqual([last!.clienteIdB]);
});

it('of a chain, and of two payments of one family', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await dizer(b.clienteIdB, { pagaEm: '2026-11-21T15:00:00.000Z' });
  const c = await pedir({ substitui: b.chave });
  await dizer(a.clienteIdB, { pagaEm: null });
  await dizer(b.clienteIdB, { status: 'cancelada' });
  expect([await named('aDevolver'), await named('aAcertar')]).toEqual([[], [c.clienteIdB]]);
  // Of another customer's family nothing is said by it.
  const other = await pedir();
  await dizer(other.clienteIdB, { pagaEm: PAGO });
  await dizer(other.clienteIdB, { status: 'cancelada' });
  expect(await named('aDevolver')).toEqual([other.clienteIdB]);
});
