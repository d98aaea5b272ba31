import type { ReactNode } from 'react';
import { useLinkProps } from '@tanstack/react-router';
import { escreverQuantas, filtroDaFila, type FilaDescrita } from '../../../modules/editing/fila.ts';
import { useSignedIn } from '../application/signedIn.ts';
import { writeFilter } from '../screens/address.ts';
import { useQueueCounts, type QueuesOf } from './queueCounts.ts';
import { useListAddress } from './useListAddress.ts';

interface QueuesProps {
  de: QueuesOf;
  filas: Readonly<Record<string, FilaDescrita>>;
}

/** The queues of a list, each with how many wait in it; the oldest stand first there, since they are next. */
export function Queues({ de, filas }: QueuesProps) {
  const { usuario } = useSignedIn();
  const counts = useQueueCounts(de);
  return (
    <nav className="queues" aria-label="Filas">
      <ul>
        {Object.entries(filas).map(([nome, fila]) => (
          <li key={nome}>
            <QueueLink search={{ ...writeFilter(filtroDaFila(fila, usuario)), ordenar: 'criadaEm' }}>
              {fila.rotulo} <span className="queues__count">{escreverQuantas(counts.get(nome) ?? 0)}</span>
            </QueueLink>
          </li>
        ))}
        <li>
          <QueueLink search={{}}>Todas</QueueLink>
        </li>
      </ul>
    </nav>
  );
}

/** Leads to a queue. It is the one that is shown whatever is open in it, and however far one has read; the router would compare all of the address. */
function QueueLink({ search, children }: { search: Readonly<Record<string, string>>; children: ReactNode }) {
  const here = useListAddress().search;
  const link = useLinkProps({ to: '.', search: search as never });
  const current = written(search) === written(here) ? 'page' : undefined;
  return (
    <a {...link} aria-current={current}>
      {children}
    </a>
  );
}

/** What an address narrows and sorts by, whatever is open and however far one has read. */
function written(search: Readonly<Record<string, unknown>>): string {
  const said = Object.entries(search).filter(([nome, dado]) => nome !== 'id' && nome !== 'pagina' && dado !== undefined);
  return JSON.stringify(said.toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
