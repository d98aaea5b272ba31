import { afterAll, beforeAll, expect, it } from 'vitest';
import { FORMULARIO, criarCupom, novaChave } from '../../tests/support/factories.order.ts';
import { criarDestaque, criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  staff = await signIn(shop);
});
afterAll(() => shop.close());

it('a plan that something names is deleted only knowingly, and its coupon becomes good for no other plan', async () => {
  const em = shop.em.fork();
  const { id } = await criarPlano(em, { valor: 20, desconto2: 0 });
  const outro = await criarPlano(em);
  await criarCupom(em, { codigo: 'SODELE', planoId: id });
  await criarDestaque(em, { titulo: 'Anúncio', planoId: id });
  const input = { ...FORMULARIO, planoId: String(id), periodo: 12, valor: 240, chave: novaChave() };
  await shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', { input });

  const { errors } = await staff.graphql('mutation ($id: ID!) { excluirPlano(id: $id) }', { id: String(id) });
  expect(errors![0]).toMatchObject({ extensions: { code: 'CONFLICT', erro: 'PLANO_EM_USO' } });
  for (const uso of ['cupom SODELE', 'destaque “Anúncio”', '1 assinatura em aberto']) expect(errors![0]!.message).toContain(uso);
  const rest = await staff.rest('DELETE', `/api/planos/${id}`);
  expect([rest.statusCode, rest.json().codigo]).toEqual([409, 'PLANO_EM_USO']);
  expect((await staff.rest('DELETE', `/api/planos/${id}?mesmoEmUso=true`)).statusCode).toBe(204);

  const cupom = 'query ($planoId: ID!) { cupom(codigo: "SODELE", planoId: $planoId) { codigo } }';
  expect((await shop.graphql(cupom, { planoId: String(outro.id) })).errors![0]!.message).toBe('Cupom inválido.');
  expect(await shop.em.getConnection().execute(`select plano_id from cupons where codigo = 'SODELE'`)).toEqual([
    { plano_id: id },
  ]);
});
