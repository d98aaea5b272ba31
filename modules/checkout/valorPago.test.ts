import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKey, machineDoor, type AccessKey } from '../../tests/support/accessKeys.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { TellingShop } from '../../tests/support/tellingShop.ts';
import { Assinatura } from './assinatura.entity.ts';

// A payment pays for what it is as much as: whoever has a code of a cheaper order pays no other by it.

let told: TellingShop;
let machine: AccessKey;
beforeAll(async () => {
  told = await TellingShop.open();
  machine = await createKey(told.staff, ['pedidos:ler', 'pedidos:criar', 'pedidos:atualizar']);
});
afterAll(() => told.close());
afterEach(() => told.shop.em.fork().nativeDelete(Assinatura, {}));

const { linhas, pedir } = linkedOrders(() => ({ shop: told.shop, staff: told.staff, planoId: told.planoId }));

type Said = { pagaEm?: string | null; valorPago?: unknown };
interface Refusal {
  code: string;
  sentence: string;
  fields: unknown;
}

const PAY =
  'mutation ($pedido: String!, $pagaEm: String, $valorPago: Float) { atualizarPedido(pedido: $pedido, pagaEm: $pagaEm, valorPago: $valorPago) { id } }';
const refusalOf = (answer: { errors?: readonly { message: string; extensions: Record<string, unknown> }[] }) => {
  const [error] = answer.errors ?? [];
  return error && { code: error.extensions.erro, sentence: error.message, fields: error.extensions.campos };
};
const DOORS: Readonly<Record<string, (pedido: string, said: Said) => Promise<unknown>>> = {
  'PATCH /api/pedidos/{pedido}': async (pedido, payload) => {
    const answer = await machineDoor(told.shop).ask(`/api/pedidos/${pedido}`, {
      method: 'PATCH',
      headers: machine.headers,
      payload,
    });
    const { codigo, detail, campos } = answer.json();
    return answer.statusCode === 200 ? undefined : { code: codigo, sentence: detail, fields: campos };
  },
  'atualizarPedido, by staff': async (pedido, said) => refusalOf((await told.staff.graphql(PAY, { pedido, ...said })) as never),
  'atualizarPedido, by a machine': async (pedido, said) =>
    refusalOf((await machineDoor(told.shop).graphql(machine.headers, PAY, { pedido, ...said })) as never),
};

describe.each(Object.entries(DOORS))('%s', (_door, say) => {
  const pay = (pedido: string, said: Said) => say(pedido, said) as Promise<Refusal | undefined>;

  it.each([239.99, 240.01, 0, 2400])('refuses %s reais for an order of 240', async (valorPago) => {
    const { clienteIdB } = await pedir();
    const refused = await pay(clienteIdB, { pagaEm: PAGO, valorPago });
    expect(refused).toMatchObject({ code: 'PAGAMENTO_DIVERGENTE', fields: [{ campo: 'valorPago' }] });
    expect(refused!.sentence).toMatch(/custa R\$\s240,00/);
    expect(await linhas()).toMatchObject([{ pagaEm: null }]);
  });

  it('takes the total, and says it again for nothing, but not another', async () => {
    const { clienteIdB } = await pedir();
    for (let n = 0; n < 2; n++) expect(await pay(clienteIdB, { pagaEm: PAGO, valorPago: 240 })).toBeUndefined();
    expect(await linhas()).toMatchObject([{ pagaEm: new Date(PAGO), versao: 2 }]);
    expect(await pay(clienteIdB, { pagaEm: PAGO, valorPago: 24 })).toMatchObject({ code: 'PAGAMENTO_DIVERGENTE' });
  });

  it.each([{ valorPago: 240 }, { pagaEm: null, valorPago: 240 }])('refuses an amount that was not paid: %j', async (said) => {
    const { clienteIdB } = await pedir();
    expect(await pay(clienteIdB, said)).toMatchObject({ code: 'DADOS_INVALIDOS', fields: [{ campo: 'valorPago' }] });
  });

  it('leaves with an order that was corrected by one of another total what came for it', async () => {
    const cheap = await pedir();
    await pedir({ substitui: cheap.chave, meses: 24, valor: 360 });
    expect(await pay(cheap.clienteIdB, { pagaEm: PAGO, valorPago: 360 })).toMatchObject({ code: 'PAGAMENTO_DIVERGENTE' });
    expect(await pay(cheap.clienteIdB, { pagaEm: PAGO, valorPago: 240 })).toBeUndefined();
    expect((await linhas()).map(({ status, pagaEm }) => [status, pagaEm])).toEqual([
      ['nova', new Date(PAGO)],
      ['nova', null],
    ]);
  });

  it('says of one that was corrected by one of the same total whose the payment is', async () => {
    const first = await pedir();
    await pedir({ substitui: first.chave });
    const [, second] = await linhas();
    const refused = await pay(first.clienteIdB, { pagaEm: PAGO });
    expect(refused).toMatchObject({ code: 'PEDIDO_SUBSTITUIDO' });
    expect(refused!.sentence).toContain(`o pagamento é daquele (${second!.codigo})`);
  });
});
