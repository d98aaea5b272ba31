import { useQuery } from '@apollo/client/react';
import { client } from '../adminApi.ts';
import { FilasDocument, type FilasQuery } from '../../../graphql/generated/admin/graphql.ts';

/** Lists that have queues. */
export type QueuesOf = Exclude<keyof FilasQuery['filas'], '__typename' | 'papel'>;

/** The queue of what nobody has taken up yet. */
const WAITING = 'esperando';

/** How many wait in each queue, by its name, as the tab has heard last (`useQueueWatch`). */
export function useQueueCounts(de: QueuesOf): ReadonlyMap<string, number> {
  const { data } = useQuery(FilasDocument, { fetchPolicy: 'cache-only' });
  return new Map(data?.filas[de].filas.map(({ nome, quantidade }) => [nome, quantidade]));
}

/** The queues that somebody has made for himself beside a list. */
export function useOwnQueues(de: QueuesOf): FilasQuery['filas'][QueuesOf]['proprias'] {
  return useQuery(FilasDocument, { fetchPolicy: 'cache-only' }).data?.filas[de].proprias ?? [];
}

/** Asks anew what waits, and in which queues. */
export async function askQueues(): Promise<void> {
  await client.query({ query: FilasDocument, fetchPolicy: 'network-only' }).catch(() => undefined);
}

/** How many rows of a screen nobody has taken up yet; 0 also where it has no queues. */
export function useWaiting(screen: string): number {
  const { data } = useQuery(FilasDocument, { fetchPolicy: 'cache-only' });
  if (screen !== 'assinaturas' && screen !== 'mensagens') return 0;
  return data?.filas[screen].filas.find(({ nome }) => nome === WAITING)?.quantidade ?? 0;
}
