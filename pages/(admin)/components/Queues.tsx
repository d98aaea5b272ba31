import type { ReactNode } from 'react';
import { useLinkProps } from '@tanstack/react-router';
import { escreverQuantas, type FilaDescrita } from '../../../modules/editing/fila.ts';
import { useMayChange, useSignedIn } from '../application/signedIn.ts';
import { filterFields } from '../screens/address.ts';
import { KeepQueue } from './KeepQueue.tsx';
import { ownQueueAddress, queueAddress } from './queueAddress.ts';
import { useOwnQueues, useQueueCounts, type QueuesOf } from './queueCounts.ts';
import { useListAddress } from './useListAddress.ts';

interface QueuesProps {
  de: QueuesOf;
  filas: Readonly<Record<string, FilaDescrita>>;
  /** What narrows the list that is shown, by its names in REST. */
  filtro: Readonly<Record<string, unknown>>;
}

/** The queues of a list, each with how many wait in it; the oldest stand first there, since they are next. Whoever has narrowed the list keeps that as one of his own. */
export function Queues({ de, filas, filtro }: QueuesProps) {
  const { usuario } = useSignedIn();
  const counts = useQueueCounts(de);
  const own = useOwnQueues(de);
  const here = written(useListAddress().search);
  // What is given to oneself is worked: who only reads is given nothing.
  const worked = useMayChange('pedidos');
  const shown = Object.entries(filas).filter(([, { deQuemPergunta }]) => worked || !deQuemPergunta);
  const shared = shown.map(([nome, fila]) => ({
    nome,
    fila,
    search: queueAddress(fila, usuario),
  }));
  const kept = own.map((fila) => ({ fila, search: ownQueueAddress(fila.filtro) }));
  const known = [{}, ...[...shared, ...kept].map(({ search }) => search)].some((search) => written(search) === here);
  return (
    <nav className="queues" aria-label="Filas">
      <ul>
        {shared.map(({ nome, fila, search }) => (
          <li key={nome}>
            <QueueLink search={search}>
              {fila.rotulo} <span className="queues__count">{escreverQuantas(counts.get(nome) ?? 0)}</span>
            </QueueLink>
          </li>
        ))}
        {kept.map(({ fila, search }) => (
          <li key={fila.id}>
            <QueueLink search={search}>
              {fila.nome} {fila.quantidade != null && <span className="queues__count">{escreverQuantas(fila.quantidade)}</span>}
            </QueueLink>
          </li>
        ))}
        <li>
          <QueueLink search={{}}>Todas</QueueLink>
        </li>
      </ul>
      <KeepQueue
        de={de}
        campos={known ? [] : filterFields(filtro)}
        propria={kept.find(({ search }) => written(search) === here)?.fila}
      />
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
