import { Entity, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';

/** A queue that an account has made for itself: a filter of a list with a name (074). */
@Entity({ tableName: 'filas_proprias' })
@Unique({ properties: ['usuario', 'lista', 'nome'] })
export class FilaPropria {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Name of the account. */
  @Property({ type: 'text' })
  usuario!: string;

  @Property({ type: 'text' })
  lista!: 'assinaturas' | 'mensagens';

  @Property({ type: 'text' })
  nome!: string;

  /** What narrows the list, as an address of its export writes it. */
  @Property({ type: 'json' })
  filtro!: Record<string, string>;
}
