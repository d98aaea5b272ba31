import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createKey, machineDoor, type AccessKey } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { linkedOrders } from '../../tests/support/linkedOrders.ts';
import { SOON, TellingShop } from '../../tests/support/tellingShop.ts';
import { Assinatura } from './assinatura.entity.ts';

// What whoever carries an order out has to know, told alike at every door.

let told: TellingShop;
let machine: AccessKey;
let server: string;
beforeAll(async () => {
  told = await TellingShop.open();
  machine = await createKey(told.staff, ['pedidos:ler']);
  server = String(
    (await criarPlano(told.shop.em.fork(), { planoTipo: 'VPSLINUX', valor: 20, desconto1: 0, desconto2: 0, desconto3: 0 })).id,
  );
});
afterAll(() => told.close());
afterEach(async () => {
  await told.reset();
  await told.shop.em.fork().nativeDelete(Assinatura, {});
});

const { linhas, pedir } = linkedOrders(() => ({ shop: told.shop, staff: told.staff, planoId: told.planoId }));

/** What is told of the only order there is: by REST, as a page of the mirror, by GraphQL, and by its webhook. */
async function toldOf({ clienteIdB }: Assinatura): Promise<unknown[]> {
  const { ask, graphql } = machineDoor(told.shop);
  const one = (await ask(`/api/pedidos/${clienteIdB}`, machine)).json<object>();
  const { pedidos } = (await ask('/api/pedidos', machine)).json<{ pedidos: object[] }>();
  const query = '{ pedidosDesde { pedidos { dominio tipoDominio registroPorAno cobraAntes } } }';
  const { data } = await graphql(machine.headers, query);
  await expect.poll(told.types, SOON).toEqual(['pedido.criado']);
  const page = data!.pedidosDesde as { pedidos: object[] };
  return [one, pedidos[0]!, page.pedidos[0]!, told.receiver.received[0]!.said.data];
}

it.each([
  ['the free subdomain', { tipoDominio: 'subdominio', dominio: '' }, { tipoDominio: 'subdominio', registroPorAno: null }],
  ['a domain of its own', { tipoDominio: 'ja-tenho', dominio: 'ipe.com.br' }, { tipoDominio: 'ja-tenho', registroPorAno: null }],
  ['one to be registered', { tipoDominio: 'registro', dominio: 'ipe.com.br' }, { tipoDominio: 'registro', registroPorAno: 40 }],
  [
    'one whose ending has no price',
    { tipoDominio: 'registro', dominio: 'ipe.org' },
    { tipoDominio: 'registro', registroPorAno: null },
  ],
])('an order with %s says so', async (_what, sent, said) => {
  await told.listen();
  told.deliver();
  await pedir(sent);
  const [row] = (await linhas()) as [Assinatura];
  const dominio = sent.dominio || told.shop.config.placeholderDomain;
  for (const order of await toldOf(row)) expect(order).toMatchObject({ dominio, cobraAntes: false, ...said });
});

it('an order of a family that is set up once it is paid says so', async () => {
  await told.listen();
  told.deliver();
  await pedir({ planoId: server });
  for (const order of await toldOf((await linhas())[0]!)) expect(order).toMatchObject({ cobraAntes: true });
});

it('an order without a plan, and a label that nobody has written, say nothing that is not known', async () => {
  await told.listen();
  told.deliver();
  const payload = { ...TEMPORARIO, valor: 100, chave: novaChave() };
  await told.shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
  const [row] = (await linhas()) as [Assinatura];
  for (const order of await toldOf(row)) expect(order).toMatchObject({ cobraAntes: false });
  await told.shop.em.fork().nativeUpdate(Assinatura, { id: row.id }, { dominioRegistro: 'outro rótulo' });
  const { body } = await machineDoor(told.shop).ask(`/api/pedidos/${row.clienteIdB}`, machine);
  expect(JSON.parse(body)).toMatchObject({ tipoDominio: null, registroPorAno: null });
});
