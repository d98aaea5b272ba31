import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A bot-check token that has been used; kept until it would expire anyway, so that it counts once (D23). */
@Entity({ tableName: 'tokens_usados' })
export class TokenUsado {
  /** SHA-256 of what makes the token one however it is spelled: its challenge's signature, or reCAPTCHA's own text. */
  @PrimaryKey({ type: 'text' })
  hash!: string;

  @Index()
  @Property({ type: 'Date' })
  expiraEm!: Date;
}
