import type { EntityManager } from '@mikro-orm/core';
import { filtroDaFila, type FilaDescrita } from './fila.ts';
import type { HandledRow } from './handledRow.ts';
import type { HandledService } from './handled.service.ts';

/** How many rows are in each queue, and which row is the newest of all: who knows another has something new to look at. */
export interface FilasContadas {
  filas: { nome: string; quantidade: number }[];
  /** Identifier; 0 where there is none. */
  ultima: number;
}

/** Counts the queues of rows that staff handle, as an account sees them. */
export async function contarFilas<Row extends HandledRow>(
  em: EntityManager,
  servico: HandledService<Row>,
  filas: Readonly<Record<string, FilaDescrita>>,
  usuario: string,
): Promise<FilasContadas> {
  const contar = async ([nome, fila]: [string, FilaDescrita]) => ({
    nome,
    quantidade: await servico.contar(em, filtroDaFila(fila, usuario)),
  });
  const [ultima, ...contadas] = await Promise.all([servico.ultima(em), ...Object.entries(filas).map(contar)]);
  return { filas: contadas, ultima };
}
