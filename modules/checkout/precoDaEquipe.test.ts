import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

// What staff read of an order's price is what its customer reads, and what is due is what the list of it has.

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0, desconto3: 0 })).id);
});
afterAll(() => shop.close());

const { pedir, dizer } = linkedOrders(() => ({ shop, staff, planoId }));

interface Preco {
  id: string;
  clienteIdB: string;
  valor: number;
  aReceber: number;
  linhas: { descricao: string; valor: number }[];
}

async function precos(filtro = ''): Promise<Preco[]> {
  const { data } = await staff.graphql(
    `{ assinaturas(pagina: 1${filtro}) { itens { id clienteIdB valor aReceber linhas { descricao valor } } } }`,
  );
  return (data!.assinaturas as { itens: Preco[] }).itens;
}

it('the lines are those of the customer’s page, and what is due is the total of each that the list of what is due has', async () => {
  const primeira = await pedir();
  await pedir({ substitui: primeira.chave, meses: 24 });
  const paga = await pedir();
  await dizer(paga.clienteIdB, { pagaEm: PAGO });
  await pedir({ substitui: paga.chave });
  const cancelada = await pedir();
  await dizer(cancelada.clienteIdB, { status: 'cancelada' });
  await pedir();
  const todas = await precos();
  const devidas = await precos(', aCobrar: true');
  expect(devidas.map(({ valor }) => valor).toSorted()).toEqual([240, 480]);
  const due = ({ id, valor }: Preco) => (devidas.some((devida) => devida.id === id) ? valor : 0);
  expect(todas.map(({ id, aReceber }) => [id, aReceber])).toEqual(todas.map((uma) => [uma.id, due(uma)]));
  for (const { clienteIdB, linhas } of todas) {
    const query = 'query ($id: ID!) { acompanhamento(clienteIdB: $id) { linhas { descricao valor } } }';
    const { data } = await shop.graphql(query, { id: clienteIdB });
    expect(linhas).not.toEqual([]);
    expect((data!.acompanhamento as Preco).linhas).toEqual(linhas);
  }
});
