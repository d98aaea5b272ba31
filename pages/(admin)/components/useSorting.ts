import { useState } from 'react';
import type { Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';

interface Item {
  id: string;
  rotulo: string;
}

interface SortingActs {
  /** The whole group in its order, asked anew. @throws Refusal */
  group: (() => Promise<readonly Item[]>) | undefined;
  /** Stores an order over the one that it began from. @throws Refusal */
  reordenar: ((ids: number[], antes: number[]) => Promise<unknown>) | undefined;
  /** Runs an act and says how it went. */
  attempt: (act: () => Promise<unknown>, message: string, de: string) => Promise<boolean>;
  say: (sentence: string) => void;
  /** What the list is called. */
  titulo: string;
}

/**
 * Putting a list in another order: the group that it began from, while it is under way. Another list is not put in the order of the last one.
 * @param where the list, by its address
 */
export function useSorting(where: string, { group, reordenar, attempt, say, titulo }: SortingActs) {
  const [begun, setBegun] = useState<{ itens?: readonly Item[]; where: string } | null>(null);
  const refresh = useRefresh();

  /** Begins with the order that is stored now. */
  const begin = async () => {
    if (!group) return;
    setBegun({ where });
    try {
      setBegun({ itens: await group(), where });
    } catch (refusal) {
      setBegun(null);
      say((refusal as Refusal).message);
    }
  };
  const save = async (ids: number[], antes: number[]) => {
    let outdated = false;
    const store = () =>
      reordenar!(ids, antes).catch((refusal: Refusal) => {
        outdated = refusal.code === 'ORDEM_MUDOU';
        throw refusal;
      });
    if (await attempt(store, 'Ordem salva.', `Nova ordem de ${titulo}`)) return setBegun(null);
    if (!outdated) return;
    // From somebody else's order one begins anew: what was said stays on the screen.
    void refresh();
    await begin();
  };
  return {
    sorting: begun?.where === where ? begun : null,
    begin: () => {
      say('');
      return begin();
    },
    save,
    stop: () => setBegun(null),
  };
}
