import { OptionalProps } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { EditedEntity } from '../editing/edited.base.ts';
import type { WebhookLinha } from './webhook.campos.ts';

/** An address that is told of events (053). */
@Entity({ tableName: 'webhooks' })
export class Webhook extends EditedEntity implements WebhookLinha {
  [OptionalProps]?: 'versao' | 'segredoAnterior' | 'anteriorAte' | 'pausadoEm' | 'motivo';

  @Property({ type: 'text' })
  url!: string;

  /** Names of events, separated by a space. */
  @Property({ type: 'text' })
  eventos!: string;

  /** What signs, sealed with a key of the shop; hidden, so that no trace has it. */
  @Property({ type: 'text', hidden: true })
  segredo!: string;

  /** The one of before, which signs as well until then. */
  @Property({ type: 'text', nullable: true, hidden: true })
  segredoAnterior: string | null = null;

  @Property({ type: 'Date', nullable: true })
  anteriorAte: Date | null = null;

  @Property({ type: 'Date' })
  criadoEm!: Date;

  /** Since when nothing is sent, and why; what there is to tell waits. */
  @Property({ type: 'Date', nullable: true })
  pausadoEm: Date | null = null;

  @Property({ type: 'text', nullable: true })
  motivo: string | null = null;
}
