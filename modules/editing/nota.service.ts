import type { EntityManager } from '@mikro-orm/core';
import DataLoader from 'dataloader';
import { csvInstant } from '../../platform/csv.ts';
import type { Autor } from './autor.ts';
import { Nota } from './nota.entity.ts';
import { palavraDe, type Tabela } from './tabela.ts';

/** A note, as it is read. */
export type NotaLida = Pick<Nota, 'id' | 'linhaId' | 'texto' | 'autor' | 'em'>;

const LOTE = 500;

/** Adds a note to a row, in the caller's transaction. */
export function anotar(em: EntityManager, table: Tabela, linhaId: number, texto: string, autor: Autor): void {
  em.persist(em.create(Nota, { tabela: palavraDe(table), linhaId, texto, autor: autor.usuario, em: new Date() }));
}

/** The notes on some rows of a table, the oldest first. */
export function listarNotas(em: EntityManager, table: Tabela, linhaIds: readonly number[]): Promise<NotaLida[]> {
  return em.find(
    Nota,
    { tabela: palavraDe(table), linhaId: { $in: [...linhaIds] } },
    { orderBy: { id: 'asc' }, disableIdentityMap: true },
  );
}

/** For each request and table, what reads the notes of rows that are asked for at once. */
const leitores = new WeakMap<EntityManager, Map<Tabela, DataLoader<number, NotaLida[]>>>();

/** The notes on a row, the oldest first; those of many rows of one answer are read together. */
export function notasDe(em: EntityManager, table: Tabela, linhaId: number): Promise<NotaLida[]> {
  const daqui = leitores.get(em) ?? new Map<Tabela, DataLoader<number, NotaLida[]>>();
  leitores.set(em, daqui);
  const leitor = daqui.get(table) ?? criarLeitor(em, table);
  daqui.set(table, leitor);
  return leitor.load(linhaId);
}

/** Nothing is kept: who adds a note reads it in the same request. */
function criarLeitor(em: EntityManager, table: Tabela): DataLoader<number, NotaLida[]> {
  const ler = async (ids: readonly number[]) => {
    const porLinha = new Map<number, NotaLida[]>(ids.map((id) => [id, []]));
    for (const nota of await listarNotas(em, table, ids)) porLinha.get(nota.linhaId)!.push(nota);
    return ids.map((id) => porLinha.get(id)!);
  };
  return new DataLoader(ler, { cache: false, maxBatchSize: LOTE });
}

/** All notes as one text. */
export function juntarNotas(notas: readonly Pick<Nota, 'texto'>[]): string {
  return notas.map(({ texto }) => texto).join('\n\n');
}

/** Rows of an export, each with its notes as one text that says who wrote what, and when. */
export async function* comNotas<Row extends { id: number }>(
  em: EntityManager,
  table: Tabela,
  rows: AsyncIterable<Row>,
): AsyncGenerator<Row & { nota: string }> {
  let lote: Row[] = [];
  for await (const row of rows) {
    lote.push(row);
    if (lote.length < LOTE) continue;
    yield* await anotadas(em, table, lote);
    lote = [];
  }
  yield* await anotadas(em, table, lote);
}

async function anotadas<Row extends { id: number }>(em: EntityManager, table: Tabela, lote: Row[]) {
  const ids = lote.map(({ id }) => id);
  const notas = ids.length > 0 ? await listarNotas(em, table, ids) : [];
  return lote.map((row) => {
    const suas = notas.filter(({ linhaId }) => linhaId === row.id);
    const nota = suas.map(({ em: quando, autor, texto }) => `${csvInstant(quando)} ${autor}: ${texto}`).join('\n');
    return Object.assign(row, { nota });
  });
}
