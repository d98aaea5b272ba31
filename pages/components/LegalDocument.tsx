import type { ReactNode } from 'react';
import type { Clausula, Documento, Texto } from '../../modules/site/documento.ts';

const longDate = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'UTC' });

interface LegalDocumentProps extends Pick<Documento, 'titulo' | 'resumo' | 'versao' | 'secoes'> {
  /** What there is to say of it, at the end of its head. */
  children?: ReactNode;
}

/** A policy or a contract, its sections and clauses numbered, each with an address of its own. */
export function LegalDocument({ titulo, resumo, versao, secoes, children }: LegalDocumentProps) {
  return (
    <article className="section legal">
      <div className="wrap legal__inner">
        <header>
          <h1>{titulo}</h1>
          <p className="legal__version">
            Versão de <time dateTime={versao}>{longDate.format(new Date(versao))}</time>
          </p>
          <p className="legal__summary">
            <strong>Em resumo.</strong> <Words texto={resumo} />
          </p>
          {children}
        </header>
        <nav className="legal__contents" aria-label="Índice">
          <h2>Índice</h2>
          <ol>
            {secoes.map((secao, index) => (
              <li key={index}>
                <a href={`#secao-${index + 1}`}>
                  {index + 1}. {secao.titulo}
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <div className="legal__text">
          {secoes.map((secao, index) => (
            <section key={index} id={`secao-${index + 1}`} aria-labelledby={`titulo-${index + 1}`}>
              <h2 id={`titulo-${index + 1}`}>
                {index + 1}. {secao.titulo}
              </h2>
              {secao.clausulas.map((clausula, posicao) => (
                <Clause key={posicao} numero={`${index + 1}.${posicao + 1}`} clausula={clausula} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function Clause({ numero, clausula }: { numero: string; clausula: Clausula }) {
  const {
    texto,
    itens,
    ordenada = false,
  } = typeof clausula === 'object' && 'itens' in clausula ? clausula : { texto: clausula, itens: [] };
  const List = ordenada ? 'ol' : 'ul';
  return (
    <div className="legal__clause" id={`clausula-${numero}`}>
      <p>
        <a href={`#clausula-${numero}`} aria-label={`Cláusula ${numero}`}>
          {numero}
        </a>{' '}
        <Words texto={texto} />
      </p>
      {itens.length > 0 && (
        <List>
          {itens.map((item, posicao) => (
            <li key={posicao}>
              <Words texto={item} />
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

function Words({ texto }: { texto: Texto }) {
  if (typeof texto === 'string') return texto;
  return texto.map(({ texto: palavras, marca: Mark, link }, posicao) => {
    if (link) {
      return (
        <a key={posicao} href={link} rel="noopener">
          {palavras}
        </a>
      );
    }
    return Mark ? <Mark key={posicao}>{palavras}</Mark> : palavras;
  });
}
