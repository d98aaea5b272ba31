import type { FastifyPluginAsync } from 'fastify';
import { sendStored } from '../../platform/http/storedBytes.ts';
import type { Acervo } from './acervo.service.ts';
import { PASTAS } from './imagem.service.ts';

/** How often the pictures that this process keeps are compared with the rows, in milliseconds: another process may have deleted some. */
const COMPARA_MS = 60_000;

/**
 * Serves /banner/{imagem} and /banner-icp/{imagem}. Names are chosen by the server and never reused, so a picture is cached for good. Those of the
 * panel may be shown by another origin, which is what they are for (D12).
 */
export const bannerImages: FastifyPluginAsync<{ acervo: Acervo }> = async (app, { acervo }) => {
  let relogio: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    void acervo.conferir();
    relogio = setInterval(() => void acervo.conferir(), COMPARA_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(relogio));

  for (const pasta of PASTAS) {
    app.get<{ Params: { '*': string } }>(`/${pasta}/*`, { schema: { hide: true } }, async (request, reply) => {
      const forma = await acervo.procurar(pasta, request.params['*']);
      if (!forma) return reply.callNotFound();
      if (pasta === 'banner-icp') reply.header('cross-origin-resource-policy', 'cross-origin');
      const { tipo, digest, enviadaEm } = forma;
      return sendStored(request, reply, { type: tipo, digest, since: enviadaEm, read: () => acervo.ler(forma) });
    });
  }
};
