import { OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Mudanca } from './mudanca.ts';

/** What can be done to a row. */
export const AlteracaoAcao = { criou: 'criou', alterou: 'alterou', excluiu: 'excluiu' } as const;
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
  @Property({ type: 'string' })
  usuario!: string;

  @Enum({ items: () => Object.values(AlteracaoAcao) })
  acao!: AlteracaoAcao;

  @Property({ type: 'string' })
  tabela!: string;

  @Property({ type: 'integer' })
  linhaId!: number;

  /** What the row is called by people: a plan's name, a coupon's code. */
  @Property({ type: 'string' })
  rotulo!: string;

  /** True when an integrator changed the row without saying which version was read (D39). */
  @Property({ type: 'boolean', default: false })
  semVersao: boolean = false;

  @Property({ type: 'json' })
  mudancas!: Mudanca[];
}
