import { join, resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';

/** Folder of the carousel's pictures inside the data folder. */
export function bannerFolder(dataDir: string): string {
  return join(dataDir, 'uploads', 'banner');
}

/** Serves /banner/{imagem}. The name is chosen by the server and never reused, so a picture can be cached for good. */
export const bannerImages: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  await app.register(fastifyStatic, {
    root: resolve(bannerFolder(dataDir)),
    prefix: '/banner/',
    decorateReply: false,
    index: false,
    dotfiles: 'deny',
    maxAge: '365d',
    immutable: true,
  });
};
