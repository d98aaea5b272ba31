import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';

/** Folder of what browsers load, as it is built. */
export const BUILT = 'dist/client';
/** What is no file for browsers: a folder, or a compressed form, which is answered in the place of its file. */
const NO_FILE = /\/$|\.(?:br|gz)$/;
const HOUR_MS = 3_600_000;
const YEAR_MS = 365 * 24 * HOUR_MS;

/** The built browser files, which build.ts has compressed. Those under /assets/ carry their hash in the name and never change. */
export const assets = fp(async (app) => {
  const root = resolve(BUILT);
  const common = { index: false, preCompressed: true } as const;
  // One route for all of them: one for each is a tenth of a start. One of an older build is gone; that is no page, and costs no render.
  await app.register(fastifyStatic, {
    ...common,
    root: join(root, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
    allowedPath: (path) => !NO_FILE.test(path),
    maxAge: YEAR_MS,
    immutable: true,
  });
  await app.register(fastifyStatic, {
    ...common,
    root,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.{br,gz}'],
    maxAge: HOUR_MS,
  });
});
