import type { ChangeEvent } from 'react';
import type { Chosen } from './useChosen.ts';

/** Chooses a row of a list; with Shift, all from the one before. */
export function ChooseRow({ chosen, id, rotulo }: { chosen: Chosen; id: string; rotulo: string }) {
  const press = ({ nativeEvent }: ChangeEvent) => chosen.toggle(id, (nativeEvent as Event & { shiftKey?: boolean }).shiftKey);
  return (
    <label>
      <input type="checkbox" aria-label={`Escolher ${rotulo}`} checked={chosen.ids.includes(id)} onChange={press} />
    </label>
  );
}

/** Chooses every row of the page, or none. */
export function ChooseAll({ chosen }: { chosen: Chosen }) {
  const all = chosen.ids.length === chosen.page.length;
  const some = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = !all && chosen.ids.length > 0;
  };
  return (
    <label>
      <input
        ref={some}
        type="checkbox"
        aria-label="Escolher todas desta página"
        checked={all}
        onChange={() => chosen.choose(all ? [] : chosen.page)}
      />
    </label>
  );
}
