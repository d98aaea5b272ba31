import type { Pergunta } from './pergunta.ts';

/** Frequent questions: the first is open, at most one at a time, natively, so that it works without JavaScript. */
export function Faq({ perguntas }: { perguntas: readonly Pergunta[] }) {
  return (
    <section className="section faq" aria-labelledby="perguntas">
      <div className="wrap faq__inner">
        <h2 id="perguntas">Perguntas frequentes</h2>
        <div>
          {perguntas.map(({ pergunta, resposta }, posicao) => (
            <details key={pergunta} name="perguntas" open={posicao === 0}>
              <summary>{pergunta}</summary>
              <p>{resposta}</p>
            </details>
          ))}
        </div>
      </div>
    </section>
  );
}
