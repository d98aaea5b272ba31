import type { EntityManager } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../platform/config.ts';
import type { Orm } from '../platform/database/orm.ts';
import type { WriteProbe } from '../platform/database/writeProbe.ts';
import type { CreateLimiter } from '../platform/limiter.ts';
import type { Metrics } from '../platform/metrics.ts';
import { createCorreio, type Correio } from './mail/correio.service.ts';
import { passarAEscrever } from './mail/interesse.service.ts';
import { limitesDeCartas } from './mail/limites.service.ts';
import { contarDesistidas, contarEsperando, esperaMaisLonga } from './outbox/entrega.admin.service.ts';
import { createEntregador, type Entregador } from './outbox/entregador.service.ts';
import type { Services } from './services.ts';
import { createWebhooks } from './webhooks/envio.service.ts';
import { contarPausados } from './webhooks/webhook.service.ts';

interface TellingParts extends Pick<Services, 'webhooks' | 'papelaria' | 'chaveDosLinks'> {
  orm: Orm;
  metrics: Metrics;
  config: Config;
  createLimiter: CreateLimiter;
  isBusy: () => boolean;
  probe: Pick<WriteProbe, 'whyNotOurs'>;
}

/** What tells others outside, until the server ends: the outbox, with webhooks and mail for its recipients, and what is counted of them. */
export function createOutbox(app: FastifyInstance, parts: TellingParts): Entregador {
  const { orm, metrics, webhooks, isBusy, probe } = parts;
  const correio = abrirCorreio(parts);
  const destinatarios = [createWebhooks(webhooks), ...(correio ? [correio] : [])];
  const outbox = createEntregador({ orm, destinatarios, log: app.log, isBusy, isOurs: () => probe.whyNotOurs() === null });
  app.addHook('onClose', async () => {
    await outbox.stop();
    correio?.close();
  });
  const gauge = (name: string, help: string, count: (em: EntityManager) => Promise<number>) =>
    metrics.gauge(name, help, () => count(orm.em.fork()).catch(() => null));
  gauge('deliveries_waiting', 'Events that others outside are still to be told of.', contarEsperando);
  gauge(
    'deliveries_oldest_waiting_seconds',
    'For how long the one that is most late should have been told; waiting for a limit is not late.',
    esperaMaisLonga,
  );
  gauge(
    'deliveries_given_up',
    'Events that nobody outside has heard of, until staff send them again or discard them.',
    contarDesistidas,
  );
  gauge('webhooks_paused', 'Webhooks that are paused: what there is to tell them waits.', contarPausados);
  return outbox;
}

/** What sends letters, where the settings say how; whoever places an order or says something of it has them written from now on. */
function abrirCorreio({ orm, config, papelaria, chaveDosLinks, createLimiter }: TellingParts): Correio | null {
  const { mail, rateLimit } = config;
  if (mail === null) return null;
  const limites = rateLimit ? limitesDeCartas(createLimiter, mail.perHour) : null;
  const destinos = passarAEscrever(orm.config, mail.staff.length > 0, limites);
  return createCorreio({ ...papelaria, mail, destinos, limites, chaveDosLinks });
}
