import cookie from '@fastify/cookie';
import fp from 'fastify-plugin';

/** Cookies, and a place on each request for the administrator behind it. */
export const acessoPlugin = fp(async (app) => {
  await app.register(cookie);
  app.decorateRequest('acesso', null);
});
