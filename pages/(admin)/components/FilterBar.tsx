import type { FormEvent, ReactNode } from 'react';
import type { Opcao } from './campo.ts';
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
    const given = Object.fromEntries([...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]));
    go({ ...given, pagina: undefined, id: undefined });
  };
  return (
    <form
      className="filters"
      role="search"
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
  return target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'date');
}
