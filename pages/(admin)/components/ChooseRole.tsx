import { useId } from 'react';
import { PAPEIS, TODOS_OS_PAPEIS, type Papel } from '../../../modules/roles/papel.ts';
import { sobreOPapel } from '../../../modules/roles/sobre.ts';

/** Asks what an account is there for, and says what each role is; of a new one nobody has said it yet. */
export function ChooseRole({ atual }: { atual?: Papel }) {
  const about = useId();
  return (
    <>
      <label>
        Papel
        <select name="papel" defaultValue={atual ?? ''} required aria-describedby={about}>
          {atual === undefined && <option value="">Selecione o papel</option>}
          {TODOS_OS_PAPEIS.map((papel) => (
            <option key={papel} value={papel}>
              {PAPEIS[papel].rotulo}
            </option>
          ))}
        </select>
      </label>
      <ul id={about} className="roles">
        {TODOS_OS_PAPEIS.map((papel) => (
          <li key={papel}>{sobreOPapel(papel)}.</li>
        ))}
      </ul>
    </>
  );
}
