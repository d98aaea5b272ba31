import type { EntityManager } from '@mikro-orm/core';
import type { Metrics } from '../../platform/metrics.ts';
import { listarPlanosAtivos } from './plano.service.ts';

/** Counts what is on sale, which nothing else tells of: a shop with nothing to sell answers as well as any. */
export function countPlans({ gauge }: Pick<Metrics, 'gauge'>, fork: () => EntityManager): void {
  gauge('plans_on_sale', 'Plans that visitors can order.', () =>
    listarPlanosAtivos(fork()).then(
      ({ length }) => length,
      () => null,
    ),
  );
}
