import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';

/** Cookies, and a place on each request for the administrator behind it; what is answered to one is nobody else's and is stored nowhere. */
export const accessPlugin = fp(async (app) => {
  await app.register(cookie);
  app.decorateRequest('access', null);
  app.addHook('onSend', async ({ access }, reply) => {
    if (access) reply.header('cache-control', 'no-store');
  });
});
