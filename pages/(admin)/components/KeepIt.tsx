import { useState } from 'react';
import { CopyButton } from './CopyButton.tsx';
import { shownOnce, useUnsavedGuard } from './useUnsavedGuard.ts';

const LEAVING = 'Isto só aparece uma vez, e você ainda não copiou nem disse que guardou. Sair e perdê-lo?';

/** Beside what is shown this once: a button copies it, and until it is copied, or said to be kept, nobody leaves it without a question. */
export function KeepIt({ texto, rotulo }: { texto: string; rotulo: string }) {
  const [kept, setKept] = useState(false);
  useUnsavedGuard(!kept, LEAVING, shownOnce);
  return (
    <p>
      <CopyButton texto={texto} rotulo={rotulo} onCopied={() => setKept(true)} />{' '}
      <label>
        <input type="checkbox" checked={kept} onChange={(event) => setKept(event.target.checked)} /> Guardei
      </label>
    </p>
  );
}
