import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, Property } from '@mikro-orm/decorators/legacy';
import { HandledEntity } from '../editing/edited.base.ts';
import type { MensagemLinha } from './mensagem.campos.ts';
import { MENSAGEM_ESPERANDO, type MensagemStatus } from './mensagem.ts';

/** A message from the contact page (section 3.5). */
@Entity({ tableName: 'mensagens' })
export class Mensagem extends HandledEntity implements MensagemLinha {
  [OptionalProps]?: 'status' | 'versao' | 'busca';

  @Index()
  @Property({ type: 'text', default: MENSAGEM_ESPERANDO })
  status: MensagemStatus = MENSAGEM_ESPERANDO;

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
