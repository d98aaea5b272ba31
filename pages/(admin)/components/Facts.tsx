import type { ReactNode } from 'react';

type Fato = readonly [rotulo: string, conteudo: ReactNode];

/** Groups of names and values; what is empty is left out. */
export function Facts({ grupos }: { grupos: readonly (readonly [titulo: string, fatos: readonly Fato[]])[] }) {
  return grupos.map(([titulo, fatos]) => {
    const ditos = fatos.filter(([, conteudo]) => conteudo !== '' && conteudo !== 0);
    if (ditos.length === 0) return null;
    return (
      <section key={titulo} className="facts">
        <h3>{titulo}</h3>
        <dl>
          {ditos.map(([rotulo, conteudo]) => (
            <div key={rotulo}>
              <dt>{rotulo}</dt>
              <dd>{conteudo}</dd>
            </div>
          ))}
        </dl>
      </section>
    );
  });
}
