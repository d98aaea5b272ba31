import type { EntityManager } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { Orm } from '../platform/database/orm.ts';
import type { Metrics } from '../platform/metrics.ts';
import { contarDesistidas, contarEsperando } from './outbox/entrega.admin.service.ts';
import { createEntregador, type Entregador } from './outbox/entregador.service.ts';
import type { Services } from './services.ts';
import { createWebhooks } from './webhooks/envio.service.ts';
import { contarPausados } from './webhooks/webhook.service.ts';

interface TellingParts extends Pick<Services, 'webhooks'> {
  orm: Orm;
  metrics: Metrics;
  isBusy: () => boolean;
}

/** What tells others outside, until the server ends: the outbox, with webhooks for its recipients, and what is counted of both. */
export function createOutbox(app: FastifyInstance, { orm, metrics, webhooks, isBusy }: TellingParts): Entregador {
  const outbox = createEntregador({ orm, destinatarios: createWebhooks(webhooks), log: app.log, isBusy });
  app.addHook('onClose', () => outbox.stop());
  const gauge = (name: string, help: string, count: (em: EntityManager) => Promise<number>) =>
    metrics.gauge(name, help, () => count(orm.em.fork()).catch(() => null));
  gauge('deliveries_waiting', 'Events that others outside are still to be told of.', contarEsperando);
  gauge(
    'deliveries_given_up',
    'Events that nobody outside has heard of, until staff send them again or discard them.',
    contarDesistidas,
  );
  gauge('webhooks_paused', 'Webhooks that are paused: what there is to tell them waits.', contarPausados);
  return outbox;
}
