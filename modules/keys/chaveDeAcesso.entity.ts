import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Escopo } from './escopo.ts';

/** A key that a machine comes with instead of a session (D45). What it says is shown once; the row cannot make it again. */
@Entity({ tableName: 'chaves_de_acesso' })
export class ChaveDeAcesso {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** What people call it: who has it, and for what. */
  @Property({ type: 'text' })
  nome!: string;

  /** SHA-256 of the secret, which is random and long enough to need no salt. */
  @Property({ type: 'text', unique: true, hidden: true })
  digesto!: string;

  /** How the secret begins, by which one key is told from another. */
  @Property({ type: 'text' })
  comeco!: string;

  @Property({ type: 'json' })
  escopos!: Escopo[];

  @Property({ type: 'Date' })
  criadaEm!: Date;

  /** Name of the administrator at the time. */
  @Property({ type: 'text' })
  criadaPor!: string;

  /** From then on it opens nothing; null where it has no end. */
  @Property({ type: 'Date', nullable: true })
  expiraEm: Date | null = null;

  @Property({ type: 'Date', nullable: true })
  revogadaEm: Date | null = null;

  /** When it was last used, to the minutes that pass between two writes. */
  @Property({ type: 'Date', nullable: true })
  usadaEm: Date | null = null;
}
