import type { FastifyPluginAsync } from 'fastify';
import { familiaDaRota } from '../catalogue/familia.ts';
import { menorDosPrecos } from '../catalogue/preco.ts';
import { PlanoTipo } from '../catalogue/plano.ts';
import { listarPlanosAtivos } from '../catalogue/plano.service.ts';
import type { Services } from '../services.ts';
import { createPricedPictures } from './picture.service.ts';

/**
 * The picture with which a plan page is shared, with the price from which the family is sold now. What stands behind the name is there for those who keep a
 * picture by its address: another price is another address; an old one answers with the price of now.
 */
export const pictureRoutes: FastifyPluginAsync<Pick<Services, 'fork' | 'publicFolder'>> = async (app, { fork, publicFolder }) => {
  const pictureOf = createPricedPictures(`${publicFolder}/og`);
  app.get<{ Params: { pagina: string } }>('/og/:pagina/:centavos.jpg', { schema: { hide: true } }, async (request, reply) => {
    const familia = familiaDaRota(`/${request.params.pagina}`);
    const planos = familia ? await listarPlanosAtivos(fork(), PlanoTipo[familia.tipo]) : [];
    const menor = familia && menorDosPrecos(planos, familia.periodos);
    if (!menor) return reply.callNotFound();
    const picture = await pictureOf(familia, menor.mensal);
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=3600').send(Buffer.from(picture));
  });
};
