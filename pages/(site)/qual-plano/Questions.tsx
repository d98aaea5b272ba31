import type { Data } from './+data.ts';

interface QuestionsProps extends Pick<Data, 'perguntas' | 'respostas' | 'faltam'> {
  /** Whether the page has its plan: its button is then the loud one. */
  answered: boolean;
}

/** The questions as a form that asks the server, so that an answer has an address and needs no JavaScript. */
export function Questions({ perguntas, respostas, faltam, answered }: QuestionsProps) {
  const missing = perguntas.filter(({ nome }) => faltam.includes(nome));
  return (
    <section id="perguntas" className="section questions" aria-labelledby="perguntas-titulo">
      <div className="wrap">
        <h2 id="perguntas-titulo">{answered ? 'As suas respostas' : 'Responda e veja'}</h2>
        {missing.length > 0 && (
          <p className="notice" role="alert">
            Falta responder: {missing.map(({ titulo }) => titulo).join(' ')}
          </p>
        )}
        <form action="/qual-plano#plano">
          {perguntas.map(({ nome, titulo, opcoes }, posicao) => (
            <fieldset key={nome} className="questions__one">
              <legend>
                {posicao + 1}. {titulo}
              </legend>
              {opcoes.map(({ valor, rotulo }) => (
                <label key={valor} className="choice">
                  <input type="radio" name={nome} value={valor} required defaultChecked={respostas[nome] === valor} />
                  {rotulo}
                </label>
              ))}
            </fieldset>
          ))}
          <button className={`button button--${answered ? 'ghost' : 'primary'}`}>VER O MEU PLANO</button>
        </form>
      </div>
    </section>
  );
}
