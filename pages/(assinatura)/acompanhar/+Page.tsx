import { useData } from '../../publicPage.tsx';
import { AskAboutOrder } from '../AskAboutOrder.tsx';
import type { Data } from './+data.ts';
import { KeepAddress } from '../KeepAddress.tsx';
import { Ordered } from '../Ordered.tsx';
import { Pix } from '../Pix.tsx';
import { usePedidoEm } from '../usePedidoEm.ts';

/** What whoever ordered follows the order on (D48). */
export default function Page() {
  const { pedido: dito, endereco } = useData<Data>();
  const pedido = usePedidoEm(new URL(endereco).pathname, dito);
  if (!pedido) return <Unavailable />;
  const { codigo, titulo, texto, pix, outro, portal, duvida } = pedido;
  return (
    <section className="section">
      <div className="wrap follow">
        <p className="eyebrow">
          Pedido <span className="code">{codigo}</span>
        </p>
        <h1>{titulo}</h1>
        <p role="status">{texto}</p>
        {outro && (
          <p className="actions">
            <a className="button button--primary" href={outro}>
              Ver o pedido que vale
            </a>
          </p>
        )}
        {portal && (
          <p className="actions">
            <a className="button button--primary" href={portal} rel="noopener">
              Ir para o Portal do Cliente
            </a>
          </p>
        )}
        {pix && <Pix {...pix} />}
        <Ordered pedido={pedido} codigo={codigo} />
        <KeepAddress endereco={endereco} />
        <p>{duvida}</p>
        <p className="actions">
          <AskAboutOrder codigo={codigo} />
          <a className="button button--ghost" href="/">
            Voltar ao início
          </a>
        </p>
      </div>
    </section>
  );
}

function Unavailable() {
  return (
    <section className="section">
      <div className="wrap follow">
        <h1>Não foi possível ler o pedido agora</h1>
        <p>O pedido continua guardado, e aparece aqui assim que puder ser lido.</p>
      </div>
    </section>
  );
}
