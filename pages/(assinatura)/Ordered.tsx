import { Receipt } from '../components/Receipt.tsx';
import type { PedidoMostrado } from './acompanhar/pedido.server.ts';
import { Passos } from './acompanhar/Passos.tsx';

interface OrderedProps {
  pedido: PedidoMostrado;
  /** Its code, where the page does not say it elsewhere. */
  codigo?: string;
}

/** How an order goes on, and what was ordered for how much. */
export function Ordered({ pedido, codigo }: OrderedProps) {
  const { passos, linhas, recibo, contrato, desistencia, porEmail } = pedido;
  return (
    <>
      <h2>Passos do pedido</h2>
      <Passos passos={passos} />
      {porEmail && <p>{porEmail}</p>}
      <h2>O que você pediu</h2>
      <dl className="details">
        {codigo && (
          <>
            <dt>Código</dt>
            <dd className="code">{codigo}</dd>
          </>
        )}
        {linhas.map(({ rotulo, texto }) => (
          <Linha key={rotulo} rotulo={rotulo} texto={texto} />
        ))}
        {contrato && (
          <>
            <dt>Contrato</dt>
            <dd>
              {contrato.aceite}. <a href={contrato.link}>Ler o contrato que você aceitou</a>
            </dd>
          </>
        )}
      </dl>
      {recibo && (
        <div className="follow__receipt">
          <Receipt lines={recibo.linhas} total={recibo.total} />
        </div>
      )}
      {desistencia && <p>{desistencia}</p>}
    </>
  );
}

function Linha({ rotulo, texto }: { rotulo: string; texto: string }) {
  return (
    <>
      <dt>{rotulo}</dt>
      <dd>{texto}</dd>
    </>
  );
}
