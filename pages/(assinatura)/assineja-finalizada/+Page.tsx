import { formatarReais } from '../../../modules/catalogue/preco.ts';
import { caminhoDoPedido } from '../../../modules/checkout/identificador.ts';
import { useData, useHydrated } from '../../publicPage.tsx';
import { AskAboutOrder } from '../AskAboutOrder.tsx';
import { KeepAddress } from '../KeepAddress.tsx';
import { Ordered } from '../Ordered.tsx';
import { Pix, PixAwaited } from '../Pix.tsx';
import type { Data } from './+data.ts';
import { lerPedidoRecebido } from './pedidoRecebido.ts';
import { usePedido } from './usePedido.ts';

/** Until the browser reads the address; the places stay as high as they will be. */
const NOTHING_YET = { id: '…', codigo: '…', clienteIdB: undefined, email: '…', valor: '…', telefone: '', dominio: '' };

export default function Page() {
  const hydrated = useHydrated();
  const { id, codigo, clienteIdB, email, valor, telefone, dominio } = hydrated
    ? lerPedidoRecebido(window.location.search)
    : NOTHING_YET;
  const palavras = useData<Data>();
  const { liberacao, duvida } = palavras;
  const pedido = usePedido(clienteIdB);
  const mostrado = pedido === 'lendo' ? null : pedido;
  const { titulo, texto, outro, pix, espera, portal } = palavrasDe(pedido, clienteIdB, palavras);
  return (
    <section className="section">
      <div className="wrap follow">
        <h1>{titulo}</h1>
        <p role="status">{texto}</p>
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
          {/* That of the address, until the order itself is known: it may be another by now. */}
          <dd>{mostrado?.recibo ? formatarReais(mostrado.recibo.total) : valor}</dd>
          {telefone && (
            <>
              <dt>Telefone</dt>
              <dd>{telefone}</dd>
            </>
          )}
          {dominio && (
            <>
              <dt>Domínio</dt>
              <dd>{dominio}</dd>
            </>
          )}
        </dl>
        <p>Guarde o código: esta página não é um comprovante.</p>
        {pedido === 'lendo' && <OrderedAwaited />}
        {mostrado && <Ordered pedido={mostrado} />}
        {espera && mostrado?.confirmacao && <p>{mostrado.confirmacao}</p>}
        {pedido === null && <p>{liberacao}</p>}
        {clienteIdB && <KeepAddress endereco={window.location.origin + caminhoDoPedido(clienteIdB)} />}
        <p>{duvida}</p>
        <p className="actions">
          {clienteIdB && (
            <a className="button button--primary" href={caminhoDoPedido(clienteIdB)}>
              Acompanhar o pedido
            </a>
          )}
          {portal && (
            <a className="button button--ghost" href={portal} rel="noopener">
              Ir para o Portal do Cliente
            </a>
          )}
          <a className="button button--ghost" href="/">
            Voltar ao início
          </a>
          {codigo !== '-' && <AskAboutOrder codigo={codigo} />}
        </p>
      </div>
    </section>
  );
}

/** Keeps the place of what is known once the order is read, so that what stands below it stays out of sight. */
function OrderedAwaited() {
  return (
    <div className="follow__awaited" aria-busy="true">
      <h2>Passos do pedido</h2>
      <p>Buscando…</p>
    </div>
  );
}

/** What the page says of an order before anything else: what the page says that follows it, once that is known. */
function palavrasDe(
  pedido: ReturnType<typeof usePedido>,
  clienteIdB: string | null | undefined,
  { sendoProcessado, comoSePaga, comPix, semResposta }: Data,
) {
  const antes = { titulo: sendoProcessado, outro: null, espera: true, portal: null };
  if (pedido === 'lendo') return { ...antes, texto: comPix ?? comoSePaga, pix: comPix && <PixAwaited /> };
  if (pedido === null) return { ...antes, texto: clienteIdB ? semResposta : comoSePaga, pix: null };
  const { texto, outro, pix, portal, processando: espera } = pedido;
  return { titulo: espera ? sendoProcessado : pedido.titulo, texto, outro, portal, espera, pix: pix && <Pix {...pix} /> };
}
