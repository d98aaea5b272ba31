import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** How often people have come to the order pages on a day (091): a number, and nothing of anybody. */
@Entity({ tableName: 'visitas_do_dia' })
export class VisitasDoDia {
  /** Day in São Paulo. */
  @PrimaryKey({ type: 'date' })
  dia!: string;

  @Property({ type: 'integer' })
  quantidade!: number;
}
