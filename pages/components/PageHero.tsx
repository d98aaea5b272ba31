import type { ReactNode } from 'react';

interface PageHeroProps {
  rotulo: string;
  titulo: string;
  texto: string;
  /** Actions or notes below the text. */
  children?: ReactNode;
}

/** The head of a page that sells no single plan. */
export function PageHero({ rotulo, titulo, texto, children }: PageHeroProps) {
  return (
    <section className="hero hero--short">
      <div className="wrap hero__inner">
        <p className="eyebrow">{rotulo}</p>
        <h1>{titulo}</h1>
        <p className="hero__text">{texto}</p>
        {children}
      </div>
    </section>
  );
}
