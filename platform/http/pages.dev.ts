import middie from '@fastify/middie';
import fp from 'fastify-plugin';

/**
 * Development only: Vite compiles pages as they are asked for and reloads them in the browser, over the server's own port, where the browser finds
 * the next server when the code of this one has changed.
 */
export const developmentPages = fp(async (app) => {
  const { createDevMiddleware } = await import('vike/server');
  const { devMiddleware } = await createDevMiddleware({
    root: process.cwd(),
    viteConfig: { server: { hmr: { server: app.server } } },
  });
  await app.register(middie);
  app.use(devMiddleware);
});
