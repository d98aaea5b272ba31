import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { createKey, machineDoor, type AccessKey } from '../support/accessKeys.ts';
import { TellingShop } from '../support/tellingShop.ts';

// When an order was paid, as staff and other systems say it.

let told: TellingShop;
let writer: AccessKey;
let ask: ReturnType<typeof machineDoor>['ask'];
beforeAll(async () => {
  told = await TellingShop.open();
  writer = await createKey(told.staff, ['pedidos:ler', 'pedidos:atualizar']);
  ({ ask } = machineDoor(told.shop));
});
afterAll(() => told.close());

const em = () => told.shop.orm.em.fork();
const patch = (name: string, payload: object) =>
  ask(`/api/pedidos/${name}`, { method: 'PATCH', headers: writer.headers, payload });

describe('whoever says when an order was paid', () => {
  it('says no day of long before the order', async () => {
    const { clienteIdB } = await told.order();
    await em().nativeUpdate(Assinatura, { clienteIdB }, { dataCadastro: '2026-11-20' });
    const early = await patch(clienteIdB, { pagaEm: '2026-09-21T02:59:59Z' });
    const mensagem = 'O pedido é de 20/11/2026, e o pagamento seria de mais de 60 dias antes. Confira a data.';
    expect([early.statusCode, early.json()]).toEqual([
      400,
      expect.objectContaining({ codigo: 'DADOS_INVALIDOS', campos: [{ campo: 'pagaEm', mensagem }] }),
    ]);
    expect((await patch(clienteIdB, { pagaEm: '2026-09-21T03:00:00Z' })).statusCode).toBe(200);
    // What a version before this rule has stored may be said again.
    await em().nativeUpdate(Assinatura, { clienteIdB }, { pagaEm: new Date('2025-11-18T12:00:00Z') });
    expect((await patch(clienteIdB, { pagaEm: '2025-11-18T12:00:00Z' })).statusCode).toBe(200);
  });

  it('overwrites nothing with a version that was read before', async () => {
    const { clienteIdB } = await told.order();
    const now = new Date().toISOString();
    const { versao } = await told.stored(clienteIdB);
    const say = async (pagaEm: string | null) =>
      told.staff.graphql(
        'mutation ($pedido: String!, $pagaEm: String, $versao: Int) { atualizarPedido(pedido: $pedido, pagaEm: $pagaEm, versao: $versao) { pagaEm } }',
        { pedido: clienteIdB, pagaEm, versao },
      );
    expect((await say(now)).data).toEqual({ atualizarPedido: { pagaEm: now } });
    expect((await say(null)).errors?.[0]?.extensions.erro).toBe('ALTERADO_POR_OUTRA_PESSOA');
    expect((await patch(clienteIdB, {})).json()).toMatchObject({ pagaEm: now });
  });
});
