import { CardGrid } from '../../components/CardGrid.tsx';
import { Counts } from '../../components/Counts.tsx';
import { Faq } from '../../components/Faq.tsx';
import { PageHero } from '../../components/PageHero.tsx';
import { useData, usePublicContext } from '../../publicPage.tsx';
import type { Data } from './+data.ts';

export default function Page() {
  const { marcos, razoes, numeros, faq } = useData<Data>();
  const { brand, marca } = usePublicContext();
  const { palavras } = marca;
  return (
    <>
      <PageHero
        rotulo="Sobre nós"
        titulo={palavras.sobre}
        texto={`A ${brand.BRAND_NAME} hospeda sites, lojas e sistemas de quem tem mais o que fazer do que administrar servidores.`}
      />
      {marcos.length > 0 && <Timeline marcos={marcos} />}
      <section className="section mission" aria-labelledby="missao">
        <div className="wrap mission__inner">
          <div>
            <h2 id="missao">Nossa missão</h2>
            <p className="mission__text">{palavras.missao}</p>
          </div>
          {numeros.length > 0 && (
            <div>
              <ul className="clients__numbers">
                {numeros.map(({ numero, texto }) => (
                  <li key={texto}>
                    <strong>{numero}</strong> <span>{texto}</span>
                  </li>
                ))}
              </ul>
              <Counts contagens={marca.contagens} />
            </div>
          )}
        </div>
      </section>
      <CardGrid titulo="Por que nos escolher" itens={razoes} variant="plain" />
      <section className="section contact-strip" aria-labelledby="conversa">
        <div className="wrap contact-strip__inner">
          <h2 id="conversa">Tem uma pergunta que não está aqui?</h2>
          <a className="button button--primary" href="/atendimento">
            Fale conosco
          </a>
        </div>
      </section>
      <Faq perguntas={faq} />
    </>
  );
}

function Timeline({ marcos }: Pick<Data, 'marcos'>) {
  return (
    <section className="section timeline" aria-labelledby="historia">
      <div className="wrap">
        <h2 id="historia">Nossos marcos</h2>
        <ol className="timeline__list">
          {marcos.map(({ ano, titulo, texto }, posicao) => (
            <li key={posicao}>
              <strong className="timeline__year">{ano}</strong>
              <div>
                <h3>{titulo}</h3>
                <p>{texto}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
