import { expect } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { createKey, machineDoor } from './accessKeys.ts';
import { criarPlano } from './factories.ts';
import { FORMULARIO, novaChave } from './factories.order.ts';
import { openShop, type Shop } from './shop.ts';
import { signIn, type Staff } from './staff.ts';

/** When what is paid was paid. */
export const PAGO = '2026-11-20T15:00:00.000Z';

interface Pedir {
  substitui?: string;
  meses?: 12 | 24;
  chave?: string;
  headers?: Record<string, string>;
  [campo: string]: unknown;
}

/** A shop with such a plan, with somebody of its staff, and with what a machine brings that may do all with orders. */
export async function openLinkedShop() {
  const shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  const staff = await signIn(shop);
  const planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0, desconto3: 0 })).id);
  const { headers } = await createKey(staff, ['pedidos:ler', 'pedidos:criar', 'pedidos:atualizar']);
  return { shop, staff, planoId, headers };
}

/** Orders that correct one another, of a plan of R$ 20,00 a month, and what is said of them. */
export function linkedOrders(at: () => { shop: Shop; staff: Staff; planoId: string }) {
  return {
    /** All of them, as they came. */
    linhas: () =>
      at()
        .shop.orm.em.fork()
        .find(Assinatura, {}, { orderBy: { id: 'asc' } }),

    /** An order; of another total where it is paid for two years, and of a machine where its key is among the headers. */
    async pedir({ substitui, meses = 12, chave = novaChave(), headers = {}, ...dados }: Pedir = {}) {
      const { shop, planoId } = at();
      const dito = { planoId, periodo: meses, valor: meses * 20, chave, numero: novaChave().slice(-4), substitui, ...dados };
      const { data, errors } = await machineDoor(shop).graphql(
        headers,
        'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }',
        { input: { ...FORMULARIO, ...dito } },
      );
      expect(errors).toBeUndefined();
      return { chave, clienteIdB: (data!.criarAssinatura as { clienteIdB: string }).clienteIdB };
    },

    /** What another system, or the staff's screen of payments, says of an order; answers how it is refused. */
    async dizer(pedido: string, dito: { status?: string; pagaEm?: string | null }): Promise<unknown> {
      const query =
        'mutation ($pedido: String!, $pagaEm: String, $status: AssinaturaStatus) { atualizarPedido(pedido: $pedido, pagaEm: $pagaEm, status: $status) { id } }';
      return (await at().staff.graphql(query, { pedido, ...dito })).errors?.[0]?.extensions.erro;
    },

    /** What its page says of an order. */
    async acompanhar(clienteIdB: string) {
      const { data } = await at().shop.graphql(
        'query ($id: ID!) { acompanhamento(clienteIdB: $id) { etapa pagoEm pagamento { forma codigoPix } noLugar { clienteIdB pago } pagoPorOutro { valor } substituidoPor } }',
        { id: clienteIdB },
      );
      return data!.acompanhamento as Record<string, unknown>;
    },
  };
}
