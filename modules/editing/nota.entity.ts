import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A note among staff on an order or a message: written once, never over another (D27). */
@Entity({ tableName: 'notas' })
@Index({ properties: ['tabela', 'linhaId'] })
export class Nota {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Word for the row that it is about: pedido or contato. */
  @Property({ type: 'text' })
  tabela!: string;

  @Property({ type: 'integer' })
  linhaId!: number;

  @Property({ type: 'text' })
  texto!: string;

  /** Name of the administrator at the time. */
  @Property({ type: 'text' })
  autor!: string;

  @Property({ type: 'Date' })
  em!: Date;
}
