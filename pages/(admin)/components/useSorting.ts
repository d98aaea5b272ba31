import { useEffect, useRef, useState } from 'react';
import type { Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { settle } from './settle.ts';

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
  attempt: (act: () => Promise<unknown>, message: string, de: string, isShown: () => boolean) => Promise<boolean>;
  say: (sentence: string) => void;
  /** What the list is called. */
  titulo: string;
}

/** Putting a list in order, under way. */
interface Sorting {
  /** The list, by its address. */
  where: string;
  /** The rows as they are arranged at the beginning; not there while they are asked for. */
  itens?: readonly Item[];
  /** The order that is stored, by ids, as far as one knows. */
  stored: readonly number[];
  /** Another one each time that it begins anew. */
  round: number;
}

const ROWS_CHANGED =
  'Enquanto você ordenava, a lista ganhou ou perdeu linhas. A sua ordem está aqui, com as novas no fim: confira e salve de novo.';

/**
 * Putting a list in another order: the group that it began from, while it is under way. Another list is not put in the order of the last one. An order whose
 * answer was lost is settled before the next is sent: it is nobody else's (044).
 * @param where the list, by its address
 */
export function useSorting(where: string, { group, reordenar, attempt, say, titulo }: SortingActs) {
  const [begun, setBegun] = useState<Sorting | null>(null);
  const unanswered = useRef<{ chave: string; ids: number[] } | null>(null);
  const shown = useRef(where);
  useEffect(() => {
    shown.current = where;
  }, [where]);
  const isShown = () => shown.current === where;
  const refresh = useRefresh();

  /**
   * Begins with the order that is stored now; with an arrangement, its rows come as they are in it, and new ones at the end. What was begun before stays
   * until that is had. Answers whether it is.
   */
  const begin = async (arranged?: readonly number[]): Promise<boolean> => {
    if (!group) return false;
    const before = begun?.where === where ? begun : null;
    if (!before) setBegun({ where, stored: [], round: 0 });
    try {
      const itens = await group();
      const stored = itens.map(({ id }) => Number(id));
      unanswered.current = null;
      setBegun({ where, itens: arranged ? arrange(itens, arranged) : itens, stored, round: (before?.round ?? 0) + 1 });
      return true;
    } catch (refusal) {
      setBegun(before);
      say((refusal as Refusal).message);
      return false;
    }
  };

  /** The order that is stored, also where nobody has heard that it is. @throws Refusal when that cannot be had */
  const settleLast = async ({ stored }: Sorting): Promise<readonly number[]> => {
    const last = unanswered.current;
    if (!last) return stored;
    const { feito } = await settle(last.chave);
    unanswered.current = null;
    if (!feito) return stored;
    setBegun((now) => now && { ...now, stored: last.ids });
    return last.ids;
  };

  const save = async (ids: number[]) => {
    let antes: readonly number[];
    try {
      antes = await settleLast(begun!);
    } catch (refusal) {
      return say((refusal as Refusal).message);
    }
    let refused = '';
    const store = () =>
      reordenar!(ids, [...antes]).catch((refusal: Refusal) => {
        refused = refusal.code;
        if (refused === '' && refusal.chave && isShown()) unanswered.current = { chave: refusal.chave, ids };
        throw refusal;
      });
    if (await attempt(store, 'Ordem salva.', `Nova ordem de ${titulo}`, isShown))
      return setBegun((now) => (now?.where === where ? null : now));
    if (!isShown()) return;
    // From somebody else's order one begins anew, and what was said stays on the screen; over other rows one's own goes on.
    if (refused === 'ORDEM_MUDOU' || refused === 'GRUPO_INCOMPLETO') void refresh();
    if (refused === 'ORDEM_MUDOU') await begin();
    if (refused === 'GRUPO_INCOMPLETO' && (await begin(ids))) say(ROWS_CHANGED);
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

function arrange(itens: readonly Item[], ids: readonly number[]): Item[] {
  const places = new Map(ids.map((id, place) => [String(id), place]));
  const placeOf = ({ id }: Item) => places.get(id) ?? ids.length;
  return itens.toSorted((a, b) => placeOf(a) - placeOf(b));
}
