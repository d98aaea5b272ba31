import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { RECORDS } from '../../platform/database/sharedRecord.ts';

/** Something that all processes over one PostgreSQL remember together; over an embedded database the data folder does (`createRecord`). */
@Entity({ tableName: RECORDS })
export class Registro {
  @PrimaryKey({ type: 'text' })
  nome!: string;

  @Property({ type: 'json' })
  conteudo!: unknown;
}
