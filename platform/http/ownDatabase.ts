import fp from 'fastify-plugin';
import type { WriteProbe } from '../database/writeProbe.ts';

interface OwnDatabaseOptions {
  probe: Pick<WriteProbe, 'whyNotOurs'>;
  /** What a monitor asks, which is told the same in its own words. */
  alwaysOpen: ReadonlySet<string>;
}

/**
 * Shows and takes nothing while the database is known to be another shop's, or one that this shop has left: prices would be others', and orders where nobody
 * looks for them. Who is sent here all the same, by a balancer that does not ask, is answered 503 (`OUTRA_LOJA`).
 */
export const ownDatabase = fp<OwnDatabaseOptions>(async (app, { probe, alwaysOpen }) => {
  app.addHook('onRequest', async ({ routeOptions: { url = '' } }) => {
    const why = alwaysOpen.has(url) ? null : probe.whyNotOurs();
    if (why) throw why;
  });
});
