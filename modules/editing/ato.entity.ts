import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** An act of the staff that came with an idempotency key, so that it is done once (D16). Kept for as long as an answer may be waited for. */
@Entity({ tableName: 'atos' })
export class Ato {
  /** SHA-256 of whose act it is and its key: a key is one person's. */
  @PrimaryKey({ type: 'text' })
  chave!: string;

  /** Digest of what was done (D38); empty where the key was closed before anything was. */
  @Property({ type: 'text' })
  conteudo!: string;

  @Index()
  @Property({ type: 'Date' })
  em!: Date;

  /** The row that was made, changed or deleted, and its version by then; null where it was about none, or about many. */
  @Property({ type: 'integer', nullable: true })
  linhaId: number | null = null;

  @Property({ type: 'integer', nullable: true })
  versao: number | null = null;

  /** What was answered, where no row says it. */
  @Property({ type: 'json', nullable: true })
  resposta: unknown = null;
}
