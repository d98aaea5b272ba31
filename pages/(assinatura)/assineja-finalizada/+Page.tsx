import { useEffect } from 'react';
import { caminhoDoPedido } from '../../../modules/checkout/identificador.ts';
import { WhatsAppLink } from '../../components/WhatsAppLink.tsx';
import { useData, useHydrated, usePublicContext } from '../../publicPage.tsx';
import { placedOrder } from '../placedOrder.ts';
import { Pix, PixAwaited } from '../Pix.tsx';
import type { Data } from './+data.ts';
import { lerPedidoRecebido } from './pedidoRecebido.ts';
import { usePedido } from './usePedido.ts';

/** Until the browser reads the address; the places stay as high as they will be. */
const NOTHING_YET = { id: '…', codigo: '…', clienteIdB: undefined, email: '…', valor: '…', telefone: '' };

export default function Page() {
  const hydrated = useHydrated();
  const { id, codigo, clienteIdB, email, valor, telefone } = hydrated ? lerPedidoRecebido(window.location.search) : NOTHING_YET;
  const { brand } = usePublicContext();
  const { porEmail, liberacao, duvida } = useData<Data>();
  const { titulo, texto, outro, pix } = usePalavras(clienteIdB);
  useEffect(() => placedOrder.clear(), []);
  return (
    <section className="section">
      <div className="wrap follow">
        <h1>{titulo}</h1>
        <p>{texto}</p>
        {outro && (
          <p className="actions">
            <a className="button button--primary" href={outro}>
              Ver o pedido que vale
            </a>
          </p>
        )}
        {pix}
        <h2>O seu pedido</h2>
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
        <p>Guarde o código: esta página não é um comprovante.</p>
        {porEmail && <p>{porEmail}</p>}
        <p>
          {liberacao} {duvida}
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
      </div>
    </section>
  );
}

/** What the page says of an order before anything else: what the page says that follows it, once that is known. */
function usePalavras(clienteIdB: string | null | undefined) {
  const { sendoProcessado, comoSePaga, comPix, semResposta } = useData<Data>();
  const pedido = usePedido(clienteIdB);
  const antes = { titulo: sendoProcessado, outro: null };
  if (pedido === 'lendo') return { ...antes, texto: comPix ?? comoSePaga, pix: comPix && <PixAwaited /> };
  if (pedido === null) return { ...antes, texto: clienteIdB ? semResposta : comoSePaga, pix: null };
  const { texto, outro, pix } = pedido;
  return { titulo: pedido.processando ? sendoProcessado : pedido.titulo, texto, outro, pix: pix && <Pix {...pix} /> };
}
