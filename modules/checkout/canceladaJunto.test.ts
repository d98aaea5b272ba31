import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { linkedOrders, openLinkedShop, PAGO } from '../../tests/support/linkedOrders.ts';
import { Assinatura } from './assinatura.entity.ts';

// What staff read of orders that are cancelled together with their correction (069).

let shop: Awaited<ReturnType<typeof openLinkedShop>>;
beforeAll(async () => {
  shop = await openLinkedShop();
});
afterAll(() => shop.shop.close());
beforeEach(() => shop.shop.em.nativeDelete(Assinatura, {}));

const { linhas, pedir, dizer } = linkedOrders(() => shop);
type Made = Awaited<ReturnType<typeof pedir>>;

async function cancel({ clienteIdB }: Made, motivo: string | null): Promise<void> {
  const query =
    'mutation ($p: String!, $m: MotivoDoCancelamento) { atualizarPedido(pedido: $p, status: cancelada, motivo: $m) { id } }';
  expect((await shop.staff.graphql(query, { p: clienteIdB, m: motivo })).errors).toBeUndefined();
}

/** What staff read of an order. */
async function read({ clienteIdB }: Made, fields: string): Promise<unknown> {
  const { data, errors } = await shop.staff.graphql(`query ($p: String!) { pedido(pedido: $p) { ${fields} } }`, {
    p: clienteIdB,
  });
  expect(errors).toBeUndefined();
  return data!.pedido;
}

it('is with which correction it was; of what was cancelled alone nothing', async () => {
  const a = await pedir();
  const b = await pedir({ substitui: a.chave });
  const c = await pedir({ substitui: b.chave, meses: 24 });
  const ids = (await linhas()).map(({ id }) => id);
  await cancel(c, 'sem_contato');
  const together = { situacao: `Foi cancelada junto com a correção, a assinatura ${ids[2]}.` };
  expect([await read(a, 'situacao'), await read(b, 'situacao')]).toEqual([together, together]);
  expect(await read(c, 'situacao')).toEqual({ situacao: `Corrige a assinatura ${ids[1]}; nenhuma das duas vale.` });
  const d = await pedir();
  const e = await pedir({ substitui: d.chave });
  await cancel(d, null);
  await cancel(e, 'sem_contato');
  expect(await read(d, 'situacao')).toEqual({ situacao: null });
});

it('is, before, how each of them stands that would go along', async () => {
  const a = await pedir();
  const { id, versao } = (await linhas())[0]!;
  const work = `mutation { atenderAssinatura(id: "${id}", versao: ${versao}, status: em_atendimento, nota: "") { responsavel } }`;
  const { data } = await shop.staff.graphql(work);
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave, meses: 24 });
  const worked = { id: String(id), status: 'em_atendimento', ...(data!.atenderAssinatura as object), pagaEm: PAGO };
  expect(await read(b, 'canceladasJunto(motivo: desistencia) { id status responsavel pagaEm }')).toEqual({
    canceladasJunto: [worked],
  });
  // It was paid: for these it goes on.
  expect(await read(b, 'canceladasJunto(motivo: nao_pago) { id }')).toEqual({ canceladasJunto: [] });
});
