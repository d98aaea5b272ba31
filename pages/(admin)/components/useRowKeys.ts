import { useEffect, useRef } from 'react';
import { isDialogOpen } from './isDialogOpen.ts';
import { useListAddress } from './useListAddress.ts';

/** The rows of a page beside the one that is open: the first, where none is. One that has left the list had its place there. */
export function useNeighbours(ids: readonly string[], open: string | undefined) {
  const place = useRef({ open, at: -1 });
  const at = open === undefined ? -1 : ids.indexOf(open);
  useEffect(() => {
    if (at >= 0 || place.current.open !== open) place.current = { open, at };
  });
  return () => {
    const gone = open !== undefined && at === -1 && place.current.open === open ? place.current.at : -1;
    return gone >= 0
      ? { next: ids[gone], previous: ids[gone - 1] }
      : { next: ids[at + 1], previous: at > 0 ? ids[at - 1] : undefined };
  };
}

interface RowKeys {
  ids: readonly string[];
  open: string | undefined;
  /** Chooses a row, or gives it up. */
  choose: (id: string) => void;
  on: boolean;
}

/**
 * Works a list by keys: j and k open the next row and the one before, x chooses the one that has the focus, else the one that is open, s and n go to its status
 * and its note, a to what can be done with those that are chosen, / to the search; Escape closes it.
 */
export function useRowKeys({ ids, open, choose, on }: RowKeys): void {
  const { go } = useListAddress();
  const beside = useNeighbours(ids, open);
  const press = (key: string): boolean => {
    const { next, previous } = beside();
    if (key === 'j') return next !== undefined && go({ id: next });
    if (key === 'k') return previous !== undefined && go({ id: previous });
    if (key === 'Escape') return open !== undefined && go({ id: undefined });
    if (key === 'x') return rowAt(document.activeElement, open, choose);
    const target = PLACES[key];
    const place = target === undefined ? null : document.querySelector<HTMLElement>(target);
    place?.focus();
    return place !== null;
  };
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    if (!on) return;
    const listen = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (isDialogOpen()) return;
      if (latest.current(event.key)) event.preventDefault();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [on]);
}

const PLACES: Readonly<Record<string, string | undefined>> = {
  '/': 'form[role=search] [name=busca]',
  s: '.inbox__detail [name=status]',
  n: '.inbox__detail [name=nota]',
  a: '.chosen [name=status]',
};

/** Chooses the row that has the focus in it, else the one that is open. Answers whether there is one. */
function rowAt(focus: Element | null, open: string | undefined, choose: (id: string) => void): boolean {
  const id = focus?.closest<HTMLElement>('[data-row]')?.dataset.row ?? open;
  if (id !== undefined) choose(id);
  return id !== undefined;
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches(TAKES_KEYS));
}

/** What takes letters; a tick takes none. */
const TAKES_KEYS = 'input:not([type=checkbox]), select, textarea';
