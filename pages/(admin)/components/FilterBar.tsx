import type { FormEvent, ReactNode } from 'react';
import { lerDia } from '../../../modules/editing/dia.ts';
import type { Opcao } from './formTable.ts';
import { useListAddress } from './useListAddress.ts';

interface FilterBarProps {
  /** What the search looks in. */
  procura: string;
  /** Other fields, by their query names. */
  children?: ReactNode;
}

/** Search and filters of a list; the address carries them, so they survive a reload and the back button. */
export function FilterBar({ procura, children }: FilterBarProps) {
  const { search, go } = useListAddress();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const given = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    for (const input of form.querySelectorAll<HTMLInputElement>('input[data-dia]')) {
      const lido = lerDia(input.value);
      input.setCustomValidity('erro' in lido ? lido.erro : '');
      if (!input.reportValidity()) return;
      given[input.name] = ('dia' in lido && lido.dia) || '';
    }
    if (go({ ...given, pagina: undefined, id: undefined })) return;
    // What was chosen does not stand while the list shows something else.
    for (const select of form.querySelectorAll('select')) select.value = search[select.name] ?? '';
  };
  return (
    <form
      className="filters"
      role="search"
      noValidate
      onSubmit={submit}
      onChange={(event) => isChoice(event.target) && event.currentTarget.requestSubmit()}
    >
      <label>
        Procurar
        <input type="search" name="busca" defaultValue={search.busca} placeholder={procura} maxLength={200} />
      </label>
      {children}
      <button type="submit" className="admin-button">
        Procurar
      </button>
    </form>
  );
}

/** A filter that takes one of a list, or all. */
export function FilterSelect({ nome, rotulo, opcoes }: { nome: string; rotulo: string; opcoes: readonly Opcao[] }) {
  const { search } = useListAddress();
  return (
    <label>
      {rotulo}
      <select name={nome} defaultValue={search[nome] ?? ''}>
        <option value="">Todos</option>
        {opcoes.map(({ valor, rotulo: palavra }) => (
          <option key={valor} value={valor}>
            {palavra}
          </option>
        ))}
      </select>
    </label>
  );
}

function isChoice(target: EventTarget): boolean {
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && isWholeDay(target));
}

function isWholeDay({ dataset, value }: HTMLInputElement): boolean {
  return 'dia' in dataset && (value.length === 0 || value.length === 10) && 'dia' in lerDia(value);
}
