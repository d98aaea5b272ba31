import { useState } from 'react';
import { dismissUnsent, sendAgain, useUnsent, type Unsent } from './unsent.ts';

/** What was not saved though somebody has gone on: whose it was, why, and what was typed, on every screen until it is closed. */
export function UnsentList() {
  const unsent = useUnsent();
  return (
    <div className="unsent">
      {unsent.map((one) => (
        <UnsentOne key={one.id} unsent={one} />
      ))}
    </div>
  );
}

function UnsentOne({ unsent }: { unsent: Unsent }) {
  const { id, de, motivo, digitado, again } = unsent;
  const [sending, setSending] = useState(false);
  const send = async () => {
    setSending(true);
    await sendAgain(unsent);
    setSending(false);
  };
  return (
    <section role="alert" aria-labelledby={`unsent-${id}`}>
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
      {again && (
        <button type="button" className="admin-button admin-button--primary" disabled={sending} onClick={() => void send()}>
          {sending ? 'Salvando…' : 'Tentar de novo'}
        </button>
      )}{' '}
      <button type="button" className="admin-button" disabled={sending} onClick={() => dismissUnsent(id)}>
        Fechar
      </button>
    </section>
  );
}
