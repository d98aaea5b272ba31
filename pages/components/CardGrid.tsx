import { useId } from 'react';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconName.ts';

interface CardGridProps {
  titulo: string;
  texto?: string;
  itens: readonly { icone: IconName; titulo: string; texto: string }[];
  /** `band` is a dark strip of few items, `plain` a grid of many. */
  variant: 'band' | 'plain';
}

/** A titled set of short points, each with an icon. */
export function CardGrid({ titulo, texto, itens, variant }: CardGridProps) {
  const id = useId();
  return (
    <section className={`section points points--${variant}`} aria-labelledby={id}>
      <div className="wrap">
        <header className="section__head">
          <h2 id={id}>{titulo}</h2>
          {texto && <p>{texto}</p>}
        </header>
        <ul className={itens.length % 3 === 0 ? 'points__grid points__grid--thirds' : 'points__grid'}>
          {itens.map((item) => (
            <li key={item.titulo}>
              <Icon name={item.icone} size={26} />
              <h3>{item.titulo}</h3>
              <p>{item.texto}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
