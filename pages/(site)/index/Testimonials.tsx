import type { Data } from './+data.ts';

/** What customers say; what nobody said says that it is an example (D50). */
export default function Testimonials({ depoimentos }: Pick<Data, 'depoimentos'>) {
  return (
    <section className="section testimonials" aria-labelledby="depoimentos">
      <div className="wrap">
        <h2 id="depoimentos">O que dizem os clientes</h2>
        <ul className="testimonials__list">
          {depoimentos.map(({ id, texto, nome, papel, link, demonstracao }) => (
            <li key={id}>
              <figure>
                {demonstracao && <p className="testimonials__example">Exemplo de demonstração</p>}
                <blockquote>{texto}</blockquote>
                <figcaption>
                  <strong>{link ? <PersonLink link={link} nome={nome} /> : nome}</strong>
                  {papel && `, ${papel}`}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Another's site opens beside ours, which does not vouch for it. */
function PersonLink({ link, nome }: { link: string; nome: string }) {
  const outside = /^https?:/i.test(link);
  return (
    <a href={link} {...(outside && { rel: 'noopener nofollow', target: '_blank' })}>
      {nome}
    </a>
  );
}
