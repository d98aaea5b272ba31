import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How an attempt with a password ended. */
export const EntradaResultado = {
  entrou: 'entrou',
  entrou_com_recuperacao: 'entrou_com_recuperacao',
  recusada: 'recusada',
  codigo_pedido: 'codigo_pedido',
  codigo_recusado: 'codigo_recusado',
  confirmacao_recusada: 'confirmacao_recusada',
} as const;
export type EntradaResultado = keyof typeof EntradaResultado;

/** An attempt to sign in, or to confirm an act with one's password: who, when, from where, and how it ended. Kept for a limited time. */
@Entity({ tableName: 'entradas' })
export class Entrada {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @Property({ type: 'Date' })
  em!: Date;

  /** Name of the account; null when there is none of the name that was given, which may have been a password in the wrong field. */
  @Property({ type: 'text', nullable: true })
  usuario!: string | null;

  /** Address of the visitor. */
  @Property({ type: 'text' })
  visitante!: string;

  /** Whether this browser had signed in to the account before. */
  @Property({ type: 'boolean' })
  conhecido!: boolean;

  @Property({ type: 'text' })
  resultado!: EntradaResultado;
}
