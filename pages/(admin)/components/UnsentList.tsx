import { dismissUnsent, useUnsent } from './unsent.ts';

/** What was not saved though somebody has gone on: whose it was, why, and what was typed, on every screen until it is closed. */
export function UnsentList() {
  const unsent = useUnsent();
  return (
    <div className="unsent">
      {unsent.map(({ id, de, motivo, digitado }) => (
        <section key={id} role="alert" aria-labelledby={`unsent-${id}`}>
          <h2 id={`unsent-${id}`}>Não foi salvo: {de}</h2>
          <p>{motivo} O que você tinha digitado:</p>
          <dl>
            {digitado.map(([rotulo, valor]) => (
              <div key={rotulo}>
                <dt>{rotulo}</dt>
                <dd>{valor}</dd>
              </div>
            ))}
          </dl>
          <button type="button" className="admin-button" onClick={() => dismissUnsent(id)}>
            Fechar
          </button>
        </section>
      ))}
    </div>
  );
}
