import type { ChangeEvent } from 'react';
import { JumpLink } from './JumpLink.tsx';
import type { Chosen } from './useChosen.ts';

/** Id of the first thing that can be done with what is chosen. */
export const ACTS = 'chosen-acts';

/** Chooses a row of a list; with Shift, all from the one before. */
export function ChooseRow({ chosen, id, rotulo }: { chosen: Chosen; id: string; rotulo: string }) {
  const press = ({ nativeEvent }: ChangeEvent) => chosen.toggle(id, (nativeEvent as Event & { shiftKey?: boolean }).shiftKey);
  const checked = chosen.ids.includes(id);
  return (
    <>
      <label>
        <input type="checkbox" aria-label={`Escolher ${rotulo}`} checked={checked} onChange={press} />
      </label>
      {checked && chosen.last === id && <ToActs />}
    </>
  );
}

/** Chooses every row of the page, or none. */
export function ChooseAll({ chosen }: { chosen: Chosen }) {
  const all = chosen.ids.length === chosen.page.length;
  const some = (input: HTMLInputElement | null) => {
    if (input) input.indeterminate = !all && chosen.ids.length > 0;
  };
  return (
    <>
      <label>
        <input
          ref={some}
          type="checkbox"
          aria-label="Escolher todas desta página"
          checked={all}
          onChange={() => chosen.choose(all ? [] : chosen.page)}
        />
      </label>
      {chosen.ids.length > 0 && chosen.last === undefined && <ToActs />}
    </>
  );
}

/** Past all other rows, for whoever goes by Tab. */
function ToActs() {
  return (
    <JumpLink className="skip-link" to={ACTS}>
      Ir ao que fazer com as escolhidas
    </JumpLink>
  );
}
