import { useState } from 'react';
import { useListAddress } from './useListAddress.ts';

/** A row as it was when it was chosen. */
interface Seen {
  id: string;
  versao: number;
}

/** Rows of one page of a list that somebody has chosen. */
export interface Chosen {
  /** In the order of the list. */
  ids: readonly string[];
  /** Every row of the page. */
  page: readonly string[];
  /** The row that was pressed last, where it was one. */
  last: string | undefined;
  /** The version in which a row was seen when it was chosen, whatever the list shows by now. */
  versionOf: (id: string) => number;
  /** Those that have moved on since they were chosen. */
  moved: readonly string[];
  /** Chooses a row, or gives it up; with `range`, all from the last one that was pressed. */
  toggle: (id: string, range?: boolean) => void;
  /** Chooses these, and no others. */
  choose: (ids: readonly string[]) => void;
  /** Gives up those with which something was done; what was left of it, and named, is from now on as the list shows it. */
  settle: (done: readonly string[], left: readonly string[]) => void;
}

interface Marks {
  /** The list that they are on. */
  list: string;
  /** The version of each; null where it is what the list shows. */
  versions: ReadonlyMap<string, number | null>;
  last: string | undefined;
}

/**
 * What is chosen on the page that is shown: another page, filter or order begins anew, so that nothing is done with what nobody sees. The list asks for itself
 * again while somebody chooses, and what is done is over what was seen then.
 */
export function useChosen(rows: readonly Seen[]): Chosen {
  const { search } = useListAddress();
  const list = JSON.stringify({ ...search, id: undefined });
  const [stored, store] = useState<Marks>({ list, versions: new Map(), last: undefined });
  const marks = stored.list === list ? stored : { list, versions: new Map<string, number | null>(), last: undefined };
  const shown = new Map(rows.map(({ id, versao }) => [id, versao]));
  const page = rows.map(({ id }) => id);
  const asShown = (ids: readonly string[]) => new Map(ids.map((id) => [id, marks.versions.get(id) ?? shown.get(id) ?? null]));
  const versionOf = (id: string) => marks.versions.get(id) ?? shown.get(id)!;
  const toggle = (id: string, range = false) => {
    const pressed = range ? between(page, marks.last ?? id, id) : [id];
    const rest = [...marks.versions.keys()].filter((one) => !pressed.includes(one));
    store({ list, versions: asShown(marks.versions.has(id) ? rest : [...rest, ...pressed]), last: id });
  };
  const ids = page.filter((id) => marks.versions.has(id));
  return {
    ids,
    page,
    last: marks.last,
    versionOf,
    moved: ids.filter((id) => versionOf(id) !== shown.get(id)),
    toggle,
    choose: (these) => store({ list, versions: asShown(these), last: undefined }),
    settle: (done, left) =>
      store((before) => {
        const rest = [...before.versions].filter(([id]) => !done.includes(id));
        return { ...before, versions: new Map(rest.map(([id, versao]) => [id, left.includes(id) ? null : versao])) };
      }),
  };
}

/** A row, another, and all between them; the second alone where the first is not on the page any more. */
function between(page: readonly string[], one: string, other: string): readonly string[] {
  const places = [page.indexOf(one), page.indexOf(other)];
  return places.includes(-1) ? [other] : page.slice(Math.min(...places), Math.max(...places) + 1);
}
