import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Mudanca } from './mudanca.ts';

/** What can be done to a row, and with many at once. */
export const AlteracaoAcao = {
  criou: 'criou',
  alterou: 'alterou',
  excluiu: 'excluiu',
  exportou: 'exportou',
  apagou: 'apagou',
} as const;
export type AlteracaoAcao = keyof typeof AlteracaoAcao;

/** A line of the trace: who changed which row, when, from what to what. Kept when the row or the account is gone. */
@Entity({ tableName: 'alteracoes' })
@Index({ properties: ['tabela', 'linhaId'] })
export class Alteracao {
  [OptionalProps]?: 'semVersao';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Property({ type: 'Date' })
  em!: Date;

  /** Name of the administrator at the time. */
  @Property({ type: 'text' })
  usuario!: string;

  @Property({ type: 'text' })
  acao!: AlteracaoAcao;

  @Property({ type: 'text' })
  tabela!: string;

  /** Null where many rows were taken out, or erased, at once. */
  @Property({ type: 'integer', nullable: true })
  linhaId!: number | null;

  /** What the row is called by people: a plan's name, a coupon's code; how many there were where it is about many. */
  @Property({ type: 'text' })
  rotulo!: string;

  /** True when an integrator changed the row without saying which version was read (D39). */
  @Property({ type: 'boolean', default: false })
  semVersao: boolean = false;

  @Property({ type: 'json' })
  mudancas!: Mudanca[];
}
