import { expect } from 'vitest';
import { lerMarca } from '../../modules/brand/marca.service.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { lerPedidoEscrito } from '../../modules/checkout/correspondencia.service.ts';
import { cartaAoCliente } from '../../modules/mail/doCliente.server.ts';
import { CARTA_AO_CLIENTE, passarAEscrever } from '../../modules/mail/interesse.service.ts';
import { papelariaDe } from '../../modules/mail/papelaria.service.ts';
import { textoDaCarta } from '../../modules/mail/texto.ts';
import { EMAIL_AO_CLIENTE, type TipoDeEvento } from '../../modules/outbox/entrega.ts';
import { Entrega } from '../../modules/outbox/entrega.entity.ts';
import { createKey, machineDoor } from './accessKeys.ts';
import { criarPlano } from './factories.ts';
import { openShop } from './shop.ts';
import { signIn } from './staff.ts';

/** A letter to a customer: the code of its order, its address, of what it is, and its text. */
export interface Letter {
  codigo: string;
  para: string;
  tipo: string;
  text: string;
}

export type LetterDesk = Awaited<ReturnType<typeof openLetterDesk>>;

/** A shop that writes of a plan of R$ 20,00 a month, and takes PIX; nobody takes its mail. */
export async function openLetterDesk() {
  const shop = await openShop({
    BOT_CHECK: 'off',
    RATE_LIMIT: 'off',
    PIX_KEY: 'financeiro@ipe.example',
    PIX_NAME: 'IPE HOSPEDAGEM',
    PIX_CITY: 'SAO PAULO',
    SMTP_URL: 'smtp://localhost:9',
    MAIL_FROM: 'loja@ipe.example',
  });
  passarAEscrever(shop.orm.config, false, null);
  const staff = await signIn(shop);
  const planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0, desconto3: 0 })).id);
  const { headers } = await createKey(staff, ['pedidos:ler', 'pedidos:criar', 'pedidos:atualizar']);
  const papelaria = papelariaDe(shop.config, await lerMarca(shop.config));
  return {
    shop,
    staff,
    planoId,
    /** A machine's. */
    headers,

    async clear(): Promise<void> {
      await shop.em.nativeDelete(Entrega, {});
      await shop.em.nativeDelete(Assinatura, {});
    },

    /** What a machine reads of an order. */
    async read(clienteIdB: string): Promise<Record<string, unknown>> {
      const answer = await machineDoor(shop).ask(`/api/pedidos/${clienteIdB}`, { headers });
      expect(answer.statusCode).toBe(200);
      return answer.json();
    },

    /** What is written of what has happened since this was asked last. */
    async letters(): Promise<Letter[]> {
      const em = shop.em.fork();
      const entries = await em.find(Entrega, { destino: EMAIL_AO_CLIENTE }, { orderBy: { id: 'asc' } });
      await em.nativeDelete(Entrega, {});
      const written = [];
      for (const { tipo, linhaId } of entries) {
        const pedido = await lerPedidoEscrito(shop.em.fork(), linhaId, papelaria.pagamento, new Date());
        const carta = pedido && cartaAoCliente(CARTA_AO_CLIENTE[tipo as TipoDeEvento]!, pedido, papelaria.loja);
        if (!carta) continue;
        const text = textoDaCarta(carta, papelaria.loja).replaceAll(/\s+/g, ' ');
        written.push({ codigo: pedido.codigo, para: pedido.email, tipo, text });
      }
      return written;
    },
  };
}
