import { afterAll, beforeAll, expect, it } from 'vitest';
import { createKey, machineDoor, type AccessKey } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

// A key that may write of orders, and not read them.

let shop: Shop;
let staff: Staff;
let planoId: string;
let writer: AccessKey;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
  writer = await createKey(staff, ['pedidos:atualizar']);
});
afterAll(() => shop.close());

const { pedir } = linkedOrders(() => ({ shop, staff, planoId }));

it('is answered what it may write, over REST', async () => {
  const { clienteIdB } = await pedir();
  for (const payload of [{}, { pagaEm: PAGO, status: 'em_atendimento', referenciaExterna: `FAT-${clienteIdB}` }]) {
    const { headers } = writer;
    const answer = await machineDoor(shop).ask(`/api/pedidos/${clienteIdB}`, { method: 'PATCH', headers, payload });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers.etag).toBeTruthy();
    expect(Object.keys(answer.json()).toSorted()).toEqual(
      ['alteradoEm', 'clienteIdB', 'codigo', 'motivo', 'noLugar', 'pagaEm', 'referenciaExterna', 'status', 'versao'].toSorted(),
    );
    expect(answer.json()).toMatchObject({ clienteIdB, noLugar: null, pagaEm: null, ...payload });
  }
});

it('is answered so over GraphQL, and refused before anything is done where it asks for more, however it is asked', async () => {
  const { clienteIdB } = await pedir();
  const say = (fields: string, more = '') =>
    machineDoor(shop).graphql(
      writer.headers,
      `mutation ($pedido: String!) { atualizarPedido(pedido: $pedido, status: em_atendimento) { ${fields} } } ${more}`,
      { pedido: clienteIdB },
    );
  const fragment = 'fragment P on Assinatura { status ...Q } fragment Q on Assinatura { cpfCnpj }';
  for (const [fields, more] of [
    ['status email', ''],
    ['codigo: nome', ''],
    ['... on Assinatura { notas { texto } }', ''],
    ['...P', fragment],
  ] as const) {
    const { data, errors } = await say(fields, more);
    expect([data ?? null, errors![0]!.extensions.erro]).toEqual([null, 'ESCOPO_AUSENTE']);
  }
  const ler = (await createKey(staff, ['pedidos:ler'])).headers;
  const lido = async () => (await machineDoor(shop).ask(`/api/pedidos/${clienteIdB}`, { headers: ler })).json().status;
  expect(await lido()).toBe('nova');
  expect((await say('__typename id codigo status pagaEm referenciaExterna noLugar versao')).data).toMatchObject({
    atualizarPedido: { status: 'em_atendimento' },
  });
  expect(await lido()).toBe('em_atendimento');
});
