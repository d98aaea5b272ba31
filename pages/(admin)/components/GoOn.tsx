import { useEffect, useRef, useState } from 'react';
import { useMayChange } from '../application/signedIn.ts';
import { useListAddress } from './useListAddress.ts';
import { useNeighbours } from './useRowKeys.ts';
import { useStoredChoice } from './useStoredChoice.ts';

/** Whether the next row of the page is opened once the one that is open was saved, and what opens it. */
export function useGoOn(ids: readonly string[], open: string | undefined) {
  const [on, set] = useStoredChoice('abrir-a-proxima', false);
  const { go } = useListAddress();
  const [said, say] = useState('');
  const beside = useNeighbours(ids, open);
  const here = useRef(open);
  useEffect(() => {
    here.current = open;
  });
  /** @param id the row that was saved: who has gone to another meanwhile stays there */
  const goOn = (id: string, row: string) => {
    if (!on) return;
    const { next } = beside();
    if (here.current !== id) return say(`Salvo: ${row}.`);
    say(next === undefined ? `Salvo: ${row}. Não há mais nenhuma nesta página.` : `Salvo: ${row}. Esta é a próxima.`);
    if (next !== undefined) go({ id: next });
  };
  return { on, set, said, goOn };
}

/** Chooses it, where who looks may save at all. */
export function GoOn({ on, set }: Pick<ReturnType<typeof useGoOn>, 'on' | 'set'>) {
  if (!useMayChange('pedidos')) return null;
  return (
    <label className="go-on">
      <input type="checkbox" checked={on} onChange={(event) => set(event.target.checked)} /> Depois de salvar, abrir a próxima da
      lista
    </label>
  );
}
