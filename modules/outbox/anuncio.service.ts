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
  /** Why it is told of an order that somebody has just placed only when staff say so; null where it is told. It counts the order. */
  reter?: (pedido: QuemPediu) => Promise<string | null>;
  /** Why what happens now is kept until staff have it sent. */
  retido?: string | null;
}

/** Who has placed an order, and the address that he has named. */
export interface QuemPediu {
  visitante: Visitor;
  email: string;
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

/** Those who are told of an order, each with why it is not told of this one, where it is not. */
export function retidosDoPedido(interessados: Interessados, quem: QuemPediu): Promise<Interessado[]> {
  return Promise.all(interessados.map(async (um) => (um.reter === undefined ? um : { ...um, retido: await um.reter(quem) })));
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

type Destino = Pick<Interessado, 'destino' | 'retido'>;

/** Stores entries of one event for these recipients. Answers their ids. */
export async function enfileirar(tx: EntityManager, { agora, ...dito }: Dito, destinos: readonly Destino[]): Promise<number[]> {
  const evento = randomUUID();
  const comum = { ...dito, evento, criadaEm: agora, proximaEm: agora, tentativas: 0 };
  const depois = { tomadaAte: null, entregueEm: null };
  const ids = await insertRows(
    tx,
    Entrega,
    destinos.map(({ destino, retido = null }) => {
      const estado = retido === null ? ('esperando' as const) : ('desistida' as const);
      return { ...comum, ...depois, destino, estado, resposta: retido };
    }),
  );
  avisar(tx.config);
  return ids;
}
