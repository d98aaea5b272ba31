import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyPluginAsync } from 'fastify';
import { PASTAS, pastaDeImagens } from './imagem.service.ts';

/**
 * Serves /banner/{imagem} and /banner-icp/{imagem}. Names are chosen by the server and never reused, so a picture is cached for good. Those of the
 * panel may be shown by another origin, which is what they are for (D12).
 */
export const bannerImages: FastifyPluginAsync<{ dataDir: string }> = async (app, { dataDir }) => {
  for (const pasta of PASTAS) {
    const root = resolve(pastaDeImagens(dataDir, pasta));
    mkdirSync(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      prefix: `/${pasta}/`,
      decorateReply: false,
      index: false,
      dotfiles: 'deny',
      maxAge: '365d',
      immutable: true,
      setHeaders: (reply) => {
        if (pasta === 'banner-icp') reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }
};
