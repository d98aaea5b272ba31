import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { EntregaEstado } from './entrega.ts';

/** What one recipient is told of one event, stored with what it tells of (052). */
@Entity({ tableName: 'entregas' })
// What is due, and what stands before it; rows that are done are in neither.
@Index({ name: 'entregas_vez_index', properties: ['destino', 'proximaEm', 'id'], where: { estado: 'esperando' } })
@Index({ name: 'entregas_fila_index', properties: ['linhaId', 'tabela', 'destino', 'id'], where: { estado: 'esperando' } })
// What came of what was told of a row is shown beside it.
@Index({ name: 'entregas_linha_index', properties: ['linhaId', 'tabela'] })
// What was given up is counted where staff arrive.
@Index({ name: 'entregas_desistidas_index', properties: ['id'], where: { estado: 'desistida' } })
export class Entrega {
  [OptionalProps]?: 'estado' | 'tentativas' | 'tomadaAte' | 'resposta' | 'entregueEm';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** A random UUID, the same for every recipient and every attempt: receivers drop repeats by it. */
  @Property({ type: 'text' })
  evento!: string;

  @Property({ type: 'text' })
  tipo!: string;

  /** Who is told: `webhook:12`, or `email:cliente`, whose address is in the row that it is about. */
  @Property({ type: 'text' })
  destino!: string;

  /** What it is about: the word of its table and its row. Entries about one row reach a recipient in their order. */
  @Property({ type: 'text' })
  tabela!: string;

  @Property({ type: 'integer' })
  linhaId!: number;

  /** What is said, as it was then; null once it may no longer be known. */
  @Property({ type: 'json', nullable: true })
  dados: object | null = null;

  @Property({ type: 'Date' })
  criadaEm!: Date;

  /** When it is due, while it waits. */
  @Property({ type: 'Date' })
  proximaEm!: Date;

  /** How often it was taken. */
  @Property({ type: 'integer', default: 0 })
  tentativas: number = 0;

  /** Until when somebody has taken it; whoever is silent longer has died. */
  @Property({ type: 'Date', nullable: true })
  tomadaAte: Date | null = null;

  @Property({ type: 'text', default: 'esperando' })
  estado: EntregaEstado = 'esperando';

  /** What came of the last attempt, in short. */
  @Property({ type: 'text', nullable: true })
  resposta: string | null = null;

  @Property({ type: 'Date', nullable: true })
  entregueEm: Date | null = null;
}
