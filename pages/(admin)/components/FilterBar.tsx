import { useRouterState } from '@tanstack/react-router';
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { lerDia } from '../../../modules/editing/dia.ts';
import type { Option } from './formTable.ts';
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
  /** On a phone the filters stand in nobody's way until they are wanted. */
  const [open, setOpen] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(search);
  const sent = useRef<Readonly<Record<string, string>>>({});
  const status = useRouterState({ select: (state) => state.status });
  // What stands here is what the list shows, also after the back button, pressed before the list was there; what is being typed stays.
  useEffect(() => {
    if (status === 'pending') return;
    for (const control of form.current!.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
      '[type=search], [data-palavra], select',
    )) {
      const said = search[control.name] ?? '';
      if ((shown.current[control.name] ?? '') !== said || control.value === sent.current[control.name]) control.value = said;
    }
    shown.current = search;
  }, [search, status]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filters = event.currentTarget;
    const given = Object.fromEntries([...new FormData(filters)].map(([name, value]) => [name, String(value)]));
    for (const input of filters.querySelectorAll<HTMLInputElement>('input[data-dia]')) {
      const lido = lerDia(input.value);
      input.setCustomValidity('erro' in lido ? lido.erro : '');
      if (!input.reportValidity()) return;
      given[input.name] = ('dia' in lido && lido.dia) || '';
    }
    sent.current = given;
    if (go({ ...given, pagina: undefined, id: undefined })) return;
    // What was chosen does not stand while the list shows something else.
    for (const select of filters.querySelectorAll('select')) select.value = search[select.name] ?? '';
  };
  return (
    <form
      ref={form}
      className="filters"
      data-open={open || undefined}
      role="search"
      noValidate
      onSubmit={submit}
      onChange={(event) => isChoice(event.target) && event.currentTarget.requestSubmit()}
    >
      <label>
        Procurar
        <input type="search" name="busca" defaultValue={search.busca} placeholder={procura} maxLength={200} />
      </label>
      <button type="submit" className="admin-button">
        Procurar
      </button>
      {children && (
        <>
          <button
            type="button"
            className="admin-button filters__button"
            aria-expanded={open}
            onClick={() => setOpen((before) => !before)}
          >
            Filtros
          </button>
          <div className="filters__rest">{children}</div>
        </>
      )}
    </form>
  );
}

/** A filter that takes one of a list, or all. */
export function FilterSelect({ nome, rotulo, opcoes }: { nome: string; rotulo: string; opcoes: readonly Option[] }) {
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
