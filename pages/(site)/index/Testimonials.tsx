import type { Data } from './+data.ts';

/** What customers say; until there are any, examples that say that they are (D50). */
export default function Testimonials({ depoimentos }: Pick<Data, 'depoimentos'>) {
  return (
    <section className="section testimonials" aria-labelledby="depoimentos">
      <div className="wrap">
        <h2 id="depoimentos">O que dizem os clientes</h2>
        <ul className="testimonials__list">
          {depoimentos.map(({ texto, autor, quem }) => (
            <li key={autor}>
              <figure>
                <p className="testimonials__example">Exemplo de demonstração</p>
                <blockquote>{texto}</blockquote>
                <figcaption>
                  <strong>{autor}</strong>, {quem}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
