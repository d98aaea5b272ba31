import { Icon } from '../../components/Icon.tsx';
import { SERVICOS } from './servicos.ts';

/** What the provider sells, told by what the visitor wants to publish. */
export default function Services() {
  return (
    <section className="section services" aria-labelledby="servicos">
      <div className="wrap">
        <header className="section__head">
          <h2 id="servicos">O que você quer colocar no ar?</h2>
        </header>
        <ul className="services__list">
          {SERVICOS.map(({ icone, titulo, texto, link, rotulo }) => (
            <li key={titulo}>
              <Icon name={icone} size={28} />
              <div>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
              <a href={link}>
                {rotulo} <Icon name="arrow-right" size={18} />
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
