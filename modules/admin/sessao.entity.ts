import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Administrador } from './administrador.entity.ts';

/** A signed-in browser. Deleting the row signs it out at once (D26). */
@Entity({ tableName: 'sessoes' })
export class Sessao {
  /** Random; the cookie carries it encrypted. */
  @PrimaryKey({ type: 'text' })
  id!: string;

  @ManyToOne(() => Administrador, { fieldName: 'administrador_id', deleteRule: 'cascade' })
  administrador!: Administrador;

  @Property({ type: 'Date' })
  criadaEm!: Date;

  /** Address from which it was begun; null where a version before this one has begun it. */
  @Property({ type: 'text', nullable: true })
  visitante: string | null = null;

  /** In which browser, in words (`navegadorDe`); null where nobody knows. */
  @Property({ type: 'text', nullable: true })
  navegador: string | null = null;

  /** When the browser last asked for something, to the minutes that `quemEntrou` lets pass between two writes. */
  @Property({ type: 'Date' })
  vistaEm!: Date;

  @Index()
  @Property({ type: 'Date' })
  expiraEm!: Date;
}
