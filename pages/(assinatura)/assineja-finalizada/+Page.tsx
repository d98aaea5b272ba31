import { useEffect } from 'react';
import { caminhoDoPedido } from '../../../modules/checkout/identificador.ts';
import { COMO_SE_PAGA, QUANDO_LIBERA } from '../../../modules/checkout/palavras.ts';
import { WhatsAppLink } from '../../components/WhatsAppLink.tsx';
import { useData, useHydrated, usePublicContext } from '../../publicPage.tsx';
import { placedOrder } from '../placedOrder.ts';
import { Pix } from '../Pix.tsx';
import type { Data } from './+data.ts';
import { lerPedidoRecebido } from './pedidoRecebido.ts';
import { useComoPagar } from './useComoPagar.ts';

/** Until the browser reads the address; the places stay as high as they will be. */
const NOTHING_YET = { id: '…', codigo: '…', clienteIdB: null, email: '…', valor: '…', telefone: '' };

export default function Page() {
  const hydrated = useHydrated();
  const { id, codigo, clienteIdB, email, valor, telefone } = hydrated ? lerPedidoRecebido(window.location.search) : NOTHING_YET;
  const { brand } = usePublicContext();
  const { porEmail } = useData<Data>();
  const comoPagar = useComoPagar(clienteIdB);
  useEffect(() => placedOrder.clear(), []);
  return (
    <section className="section">
      <div className="wrap">
        <h1>Seu pedido está sendo processado</h1>
        <p>{COMO_SE_PAGA} Esta página não é um comprovante: guarde o código abaixo.</p>
        <dl className="details">
          <dt>Código</dt>
          <dd className="code">{codigo}</dd>
          <dt>Identificação</dt>
          <dd>{id}</dd>
          <dt>E-mail</dt>
          <dd>{email}</dd>
          <dt>Valor</dt>
          <dd>{valor}</dd>
          {telefone && (
            <>
              <dt>Telefone</dt>
              <dd>{telefone}</dd>
            </>
          )}
        </dl>
        {porEmail && <p>{porEmail}</p>}
        <p>
          {QUANDO_LIBERA} Alguma dúvida ou correção? Escreva para {brand.EMAIL_CONTACT} com o código do pedido.
        </p>
        <p className="actions">
          {clienteIdB && (
            <a className="button button--primary" href={caminhoDoPedido(clienteIdB)}>
              Acompanhar o pedido
            </a>
          )}
          {brand.PORTAL_URL && (
            <a className="button button--ghost" href={brand.PORTAL_URL} rel="noopener">
              Ir para o Portal do Cliente
            </a>
          )}
          <a className="button button--ghost" href="/">
            Voltar ao início
          </a>
          {codigo !== '-' && <WhatsAppLink codigo={codigo} />}
        </p>
        {comoPagar && <Pix {...comoPagar} />}
      </div>
    </section>
  );
}
