import { useEffect, useState } from 'react';
import { useRefresh } from '../application/useRefresh.ts';
import { dismissUnsent, sendAgain, useUnsent, verify, verifyAll, type Unsent } from './unsent.ts';

/** How often it is asked what has become of what was not answered, in milliseconds: the browser does not say when the server is back. */
const LOOK_EVERY = 10_000;

/** What was not done though somebody has gone on, or may not have been: what it was, why, and what was typed, on every screen until it is closed. */
export function UnsentList() {
  const unsent = useUnsent();
  const refresh = useRefresh();
  const unknown = unsent.filter(({ estado, chave }) => estado === 'talvez' && chave).length;
  const done = unsent.filter(({ estado }) => estado === 'sim').length;
  useEffect(() => {
    if (unknown === 0) return;
    const look = () => void verifyAll();
    window.addEventListener('online', look);
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      window.removeEventListener('online', look);
      clearInterval(timer);
    };
  }, [unknown]);
  useEffect(() => {
    if (done > 0) void refresh();
    // eslint-disable-next-line react-hooks/exhaustive-deps -- what is on the screen is asked for anew once for each
  }, [done]);
  return (
    <div className="unsent">
      {unsent.map((one) => (
        <UnsentOne key={one.id} unsent={one} />
      ))}
    </div>
  );
}

const TITLES: Record<Unsent['estado'], string> = { não: 'Não foi', talvez: 'Não sabemos se foi', sim: 'Foi' };

function UnsentOne({ unsent }: { unsent: Unsent }) {
  const { id, de, feito, estado, motivo, digitado, chave, again } = unsent;
  const [busy, setBusy] = useState(false);
  const attempt = async (act: () => Promise<void>) => {
    setBusy(true);
    await act();
    setBusy(false);
  };
  const button = (text: string, act: () => Promise<void>) => (
    <button type="button" className="admin-button admin-button--primary" disabled={busy} onClick={() => void attempt(act)}>
      {busy ? 'Aguarde…' : text}
    </button>
  );
  return (
    <section role={estado === 'sim' ? 'status' : 'alert'} aria-labelledby={`unsent-${id}`}>
      <h2 id={`unsent-${id}`}>
        {TITLES[estado]} {feito}: {de}
      </h2>
      <p>
        {motivo} {digitado.length > 0 && 'O que você tinha digitado:'}
      </p>
      <dl>
        {digitado.map(([rotulo, valor]) => (
          <div key={rotulo}>
            <dt>{rotulo}</dt>
            <dd>{valor}</dd>
          </div>
        ))}
      </dl>
      {estado === 'talvez' && chave
        ? button('Verificar', () => verify(id))
        : estado !== 'sim' && again && button('Tentar de novo', () => sendAgain(unsent))}{' '}
      <button type="button" className="admin-button" disabled={busy} onClick={() => dismissUnsent(id)}>
        Fechar
      </button>
    </section>
  );
}
