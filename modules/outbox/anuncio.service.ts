import { randomUUID } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/core';
import type { z } from 'zod';
import type { Visitor } from '../../platform/http/visitor.ts';
import { insertRows } from '../../platform/database/steadyStatements.ts';
import type { Campos, Guardado } from '../editing/campo.ts';
import { palavraDe, type Tabela } from '../editing/tabela.ts';
import { avisar } from './despertador.ts';
import { Entrega } from './entrega.entity.ts';
import type { TipoDeEvento } from './entrega.ts';

/** Somebody who is told of events. */
export interface Interessado {
  /** As entries name it: `webhook:12`. */
  destino: string;
  tipos: readonly string[];
  /** What keeps back what a stranger has just brought about, which it counts; null where it is told at once. In the caller's transaction. */
  reter?: (tx: EntityManager, quem: QuemFez) => Promise<Retida | null>;
  /** What keeps back what happens now. */
  retida?: Retida | null;
}

/** Why somebody is not told at once, and from when on it is; only when staff say so where that is not said. */
export interface Retida {
  motivo: string;
  ate?: Date;
}

/** Who has brought something about by a form: an order, or a message. */
export interface QuemFez {
  visitante: Visitor;
  /** The address that he has named, as it is stored. */
  email: string;
  /** The row that has come of it, and the one that it names as corrected; null where it names none. */
  linhaId: number;
  substituiId: number | null;
  agora: Date;
}

type Interessados = readonly Interessado[];

const fontes: ((em: EntityManager) => Promise<Interessados>)[] = [];

/** Tells the outbox how to ask another module who is told of events; the outbox knows none of them. */
export function declararInteressados(fonte: (em: EntityManager) => Promise<Interessados>): void {
  fontes.push(fonte);
}

/** Everybody who is told of anything: known without a question outside of a transaction, read anew in one. */
export async function interessadosEm(em: EntityManager): Promise<Interessados> {
  const todos: Interessado[] = [];
  for (const fonte of fontes) todos.push(...(await fonte(em)));
  return todos;
}

/** Those who are told of what somebody has brought about, each with what keeps it back from him. */
export async function comRetidas(
  tx: EntityManager,
  interessados: Interessados,
  tipo: TipoDeEvento,
  quem: QuemFez,
): Promise<Interessado[]> {
  const querem = interessados.filter(({ tipos }) => tipos.includes(tipo));
  const todos: Interessado[] = [];
  for (const um of querem) todos.push(um.reter ? { ...um, retida: await um.reter(tx, quem) } : um);
  return todos;
}

/** Something that has happened to a row. */
export interface Evento {
  tipo: TipoDeEvento;
  tabela: Tabela;
  linhaId: number;
  /** What is said of it; asked for when anybody wants to hear. */
  dados: () => object | Promise<object>;
  agora: Date;
}

/**
 * Stores, in the caller's transaction and in one statement, what those who want to hear of an event are told; who wants nothing costs nothing.
 * @param interessados as `interessadosEm` has answered before the transaction, where it must not ask
 */
export async function anunciar(tx: EntityManager, evento: Evento, interessados?: Interessados): Promise<void> {
  const { tipo, tabela, linhaId, agora } = evento;
  const todos = interessados ?? (await interessadosEm(tx));
  const querem = todos.filter(({ tipos }) => tipos.includes(tipo));
  if (querem.length === 0) return;
  const oQue = { tipo, tabela: palavraDe(tabela), linhaId, dados: await evento.dados(), agora };
  await enfileirar(tx, oQue, querem);
}

/** The fields of a row as they are told: those that its table names. */
export function camposDitos<Shape extends Campos>(table: z.ZodObject<Shape>, row: Guardado<Shape>): Guardado<Shape> {
  const nomes = Object.keys(table.shape) as (keyof Shape)[];
  return Object.fromEntries(nomes.map((nome) => [nome, row[nome]])) as Guardado<Shape>;
}

/** What is told, whoever is told it. */
interface Dito {
  tipo: string;
  tabela: string;
  linhaId: number;
  dados: object;
  agora: Date;
}

type Destino = Pick<Interessado, 'destino' | 'retida'>;

/** Stores entries of one event for these recipients. Answers their ids. */
export async function enfileirar(tx: EntityManager, { agora, ...dito }: Dito, destinos: readonly Destino[]): Promise<number[]> {
  const evento = randomUUID();
  const comum = { ...dito, evento, criadaEm: agora, tentativas: 0 };
  const depois = { tomadaAte: null, entregueEm: null };
  const ids = await insertRows(
    tx,
    Entrega,
    destinos.map(({ destino, retida = null }) => {
      const estado = retida && !retida.ate ? ('desistida' as const) : ('esperando' as const);
      return { ...comum, ...depois, destino, estado, proximaEm: retida?.ate ?? agora, resposta: retida?.motivo ?? null };
    }),
  );
  avisar(tx.config);
  return ids;
}
