import { OptionalProps } from '@mikro-orm/core';
import { Entity, Enum, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { MensagemStatus } from './mensagem.ts';

/** A message from the contact page (section 3.5). */
@Entity({ tableName: 'mensagens' })
export class Mensagem {
  [OptionalProps]?: 'status' | 'versao' | 'busca';

  @PrimaryKey({ type: 'integer' })
  id!: number;

  /** Grows with every change; tells two people who edit at once apart. */
  @Property({ type: 'integer', version: true })
  versao!: number;

  @Index()
  @Property({ type: 'Date' })
  criadaEm!: Date;

  @Index()
  @Enum({ items: () => Object.values(MensagemStatus), default: 'nova' })
  status: MensagemStatus = 'nova';

  /** Who gave the status, and when; null while nobody has. */
  @Property({ type: 'string', nullable: true })
  statusPor: string | null = null;

  @Property({ type: 'Date', nullable: true })
  statusEm: Date | null = null;

  /** What staff search in: name, e-mail and subject, in lower case and without accents. */
  @Index()
  @Property({ type: 'text', default: '' })
  busca: string = '';

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
