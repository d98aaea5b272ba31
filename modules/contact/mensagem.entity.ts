import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { MensagemLinha } from './mensagem.campos.ts';
import type { MensagemStatus } from './mensagem.ts';

/** A message from the contact page (section 3.5). */
@Entity({ tableName: 'mensagens' })
export class Mensagem implements MensagemLinha {
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
  @Property({ type: 'text', default: 'nova' })
  status: MensagemStatus = 'nova';

  /** Who gave the status, and when; null while nobody has. */
  @Property({ type: 'text', nullable: true })
  statusPor: string | null = null;

  @Property({ type: 'Date', nullable: true })
  statusEm: Date | null = null;

  /** What staff search in: name, e-mail, subject and the telephone's digits, in lower case and without accents. */
  @Index()
  @Property({ type: 'text', default: '' })
  busca: string = '';

  @Property({ type: 'text' })
  nome!: string;

  @Property({ type: 'text' })
  email!: string;

  @Property({ type: 'text' })
  celular!: string;

  @Property({ type: 'text' })
  assunto!: string;

  @Property({ type: 'text' })
  mensagem!: string;
}
