import middie from '@fastify/middie';
import fp from 'fastify-plugin';

/** Development only: Vite compiles pages as they are asked for and reloads them in the browser. */
export const developmentPages = fp(async (app) => {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({ root: process.cwd() });
  await app.register(middie);
  app.use(devMiddleware);
});
