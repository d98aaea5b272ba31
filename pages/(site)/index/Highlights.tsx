import { Icon } from '../../components/Icon.tsx';
import type { IconName } from '../../components/iconName.ts';
import type { Data } from './+data.ts';

/** The highlights that staff write (D11). */
export default function Highlights({ destaques }: Pick<Data, 'destaques'>) {
  return (
    <section className="section highlights" aria-labelledby="destaques">
      <div className="wrap">
        <h2 id="destaques">Em destaque</h2>
        <ul className="highlights__grid">
          {destaques.map(({ id, titulo, texto, link, icone }) => (
            <li key={id}>
              {icone && <Icon name={icone as IconName} size={28} />}
              <h3>{titulo}</h3>
              <p>{texto}</p>
              {link && (
                <a href={link} aria-label={`Conheça: ${titulo}`}>
                  Conheça <Icon name="arrow-right" size={18} />
                </a>
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
