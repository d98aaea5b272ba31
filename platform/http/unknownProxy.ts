import fp from 'fastify-plugin';
import type { Proxies } from './proxies.ts';
import { isPublicAddress } from './publicAddress.ts';

/**
 * Says once in the log that somebody of one's own network brings visitors and is not believed: all of them count as one, and soon nobody can order any more.
 * What comes from the open internet may say what it likes.
 */
export const unknownProxy = fp<{ proxies: Proxies }>(async (app, { proxies }) => {
  let isSaid = false;
  app.addHook('onRequest', async ({ raw: { headers, socket } }) => {
    const { remoteAddress: address = '' } = socket;
    if (isSaid || headers['x-forwarded-for'] === undefined || proxies.isProxy(socket) || isPublicAddress(address)) return;
    isSaid = true;
    app.log.warn({ address }, 'TRUST_PROXY does not name who brings visitors (X-Forwarded-For): limits take them all for one');
  });
});
