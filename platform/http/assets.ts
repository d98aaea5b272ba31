import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

/** The built browser files. Those under /assets/ carry their hash in the name and never change; build.ts has compressed all of them. */
export const assets = fp<{ root: string }>(async (app, { root }) => {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    // Compressed forms are answered in the place of their files; a thousand routes of their own would make each start longer.
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    setHeaders(reply, path) {
      if (!path.includes('/assets/')) return;
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
    maxAge: 3_600_000,
  });
  // A file of an older build is gone: that is no page, and costs no render.
  app.get('/assets/*', { schema: { hide: true } }, (_request, reply) => reply.callNotFound());
});
