import type { ServerResponse } from 'node:http';
import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { businessDay } from '../../platform/calendar.ts';
import { ehVisita, type Pedida } from './visita.server.ts';

/** How long what was counted waits to be stored with what comes after it, in milliseconds. */
const TOGETHER_MS = 10_000;

/** Counts who comes to the order pages. */
export interface Visitas {
  /** Counts whoever comes with a request, once he has the page. */
  contar: (request: Pedida, response: ServerResponse) => void;
  /** What this process has counted and not stored, by day. */
  porGuardar: () => ReadonlyMap<string, number>;
  /** Stores it; what cannot be stored now is kept for the next time. */
  guardar: () => Promise<void>;
}

interface VisitasParts {
  fork: () => EntityManager;
  /** Whether the database is this shop's, as far as is known: nothing is written into another's. */
  ehNosso: () => boolean;
  /** Told of what could not be stored. */
  aoFalhar: (error: unknown) => void;
}

/** What whoever has the page is answered, whole or as one that he has already. */
const TEM: ReadonlySet<number> = new Set([200, 304]);

/**
 * Counts in memory, and stores what came together: a page that is answered from memory has no statement of its own. What a process that is killed had
 * counted in its last seconds is lost.
 */
export function createVisitas({ fork, ehNosso, aoFalhar }: VisitasParts): Visitas {
  const contadas = new Map<string, number>();
  let timer: NodeJS.Timeout | null = null;
  const somar = (dia: string, quantidade: number) => {
    contadas.set(dia, (contadas.get(dia) ?? 0) + quantidade);
    esperar();
  };
  const esperar = () => {
    timer ??= setTimeout(() => void guardar(), TOGETHER_MS).unref();
  };
  const guardar = async () => {
    if (timer) clearTimeout(timer);
    timer = null;
    if (!ehNosso()) return void (contadas.size > 0 && esperar());
    const agora = [...contadas];
    contadas.clear();
    for (const [dia, quantidade] of agora) {
      try {
        await acrescentar(fork(), dia, quantidade);
      } catch (error) {
        aoFalhar(error);
        somar(dia, quantidade);
      }
    }
  };
  return {
    contar(request, response) {
      if (!ehVisita(request)) return;
      response.once('finish', () => TEM.has(response.statusCode) && somar(businessDay(new Date()), 1));
    },
    porGuardar: () => contadas,
    guardar,
  };
}

/** Processes add to one row, each what it has counted. */
async function acrescentar(em: EntityManager, dia: string, quantidade: number): Promise<void> {
  await (em as SqlEntityManager).execute(
    `insert into visitas_do_dia (dia, quantidade) values (?, ?)
     on conflict (dia) do update set quantidade = visitas_do_dia.quantidade + excluded.quantidade`,
    [dia, quantidade],
  );
}
