import { useState } from 'react';
import { useListAddress } from './useListAddress.ts';

/** Rows of one page of a list that somebody has chosen. */
export interface Chosen {
  /** In the order of the list. */
  ids: readonly string[];
  /** Every row of the page. */
  page: readonly string[];
  /** The row that was pressed last, where it was one. */
  last: string | undefined;
  /** Chooses a row, or gives it up; with `range`, all from the last one that was pressed. */
  toggle: (id: string, range?: boolean) => void;
  /** Chooses these, and no others. */
  choose: (ids: readonly string[]) => void;
}

interface Marks {
  /** The list that they are on. */
  list: string;
  ids: ReadonlySet<string>;
  last: string | undefined;
}

/** What is chosen on the page that is shown: another page, filter or order begins anew, so that nothing is done with what nobody sees. */
export function useChosen(page: readonly string[]): Chosen {
  const { search } = useListAddress();
  const list = JSON.stringify({ ...search, id: undefined });
  const [stored, store] = useState<Marks>({ list, ids: new Set(), last: undefined });
  const marks = stored.list === list ? stored : { list, ids: new Set<string>(), last: undefined };
  const toggle = (id: string, range = false) => {
    const pressed = range ? between(page, marks.last ?? id, id) : [id];
    const rest = [...marks.ids].filter((one) => !pressed.includes(one));
    const ids = new Set(marks.ids.has(id) ? rest : [...rest, ...pressed]);
    store({ list, ids, last: id });
  };
  return {
    ids: page.filter((id) => marks.ids.has(id)),
    page,
    last: marks.last,
    toggle,
    choose: (ids) => store({ list, ids: new Set(ids), last: undefined }),
  };
}

/** A row, another, and all between them; the second alone where the first is not on the page any more. */
function between(page: readonly string[], one: string, other: string): readonly string[] {
  const places = [page.indexOf(one), page.indexOf(other)];
  return places.includes(-1) ? [other] : page.slice(Math.min(...places), Math.max(...places) + 1);
}
