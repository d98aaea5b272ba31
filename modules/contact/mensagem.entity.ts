import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';

/** A message from the contact page (section 3.5). */
@Entity({ tableName: 'mensagens' })
export class Mensagem {
  @PrimaryKey({ type: 'integer' })
  id!: number;

  @Index()
  @Property({ type: 'datetime' })
  criadaEm!: Date;

  @Property({ type: 'string' })
  nome!: string;

  @Property({ type: 'string' })
  email!: string;

  @Property({ type: 'string' })
  celular!: string;

  @Property({ type: 'string' })
  assunto!: string;

  @Property({ type: 'text' })
  mensagem!: string;
}
