import { DEPOIMENTOS } from './depoimentos.ts';

/** What customers say. */
export default function Testimonials() {
  return (
    <section className="section testimonials" aria-labelledby="depoimentos">
      <div className="wrap">
        <h2 id="depoimentos">O que dizem os clientes</h2>
        <ul className="testimonials__list">
          {DEPOIMENTOS.map(({ texto, autor, quem }) => (
            <li key={autor}>
              <figure>
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
