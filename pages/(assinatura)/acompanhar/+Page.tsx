import { WhatsAppLink } from '../../components/WhatsAppLink.tsx';
import { useData } from '../../publicPage.tsx';
import type { Data } from './+data.ts';
import { Pix } from '../Pix.tsx';
import { Passos } from './Passos.tsx';

/** What whoever ordered follows the order on (D48). */
export default function Page() {
  const { pedido } = useData<Data>();
  if (!pedido) return <Unavailable />;
  const { codigo, titulo, texto, passos, linhas, pix, contrato, outro, portal, desistencia, porEmail, duvida } = pedido;
  return (
    <section className="section">
      <div className="wrap follow">
        <p className="eyebrow">
          Pedido <span className="code">{codigo}</span>
        </p>
        <h1>{titulo}</h1>
        <p>{texto}</p>
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
        <h2>Passos do pedido</h2>
        <Passos passos={passos} />
        {porEmail && <p>{porEmail}</p>}
        <h2>O que você pediu</h2>
        <dl className="details">
          <dt>Código</dt>
          <dd className="code">{codigo}</dd>
          {linhas.map((linha) => (
            <Linha key={linha.rotulo} {...linha} />
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
        {desistencia && <p>{desistencia}</p>}
        <p>{duvida} Guarde o endereço desta página: quem o tem acompanha o pedido, e nenhum dado seu aparece aqui.</p>
        <p className="actions">
          <WhatsAppLink codigo={codigo} />
          <a className="button button--ghost" href="/">
            Voltar ao início
          </a>
        </p>
      </div>
    </section>
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

function Unavailable() {
  return (
    <section className="section">
      <div className="wrap follow">
        <h1>Não foi possível ler o pedido agora</h1>
        <p>O pedido continua guardado. Recarregue a página em instantes.</p>
      </div>
    </section>
  );
}
