import type { FastifyPluginAsync } from 'fastify';
import type { Services } from '../services.ts';
import { escreverLlms } from './llms.ts';
import { SPECULATION, SPECULATION_ROUTE } from './speculation.ts';
import { ROTAS_INDEXADAS } from './rotas.ts';

type SiteOptions = Pick<Services, 'publicUrl' | 'brand' | 'cabeca' | 'ditos'>;

const CACHE = 'public, max-age=3600';

/** What search engines, phones and browsers ask of the site: /sitemap.xml (sitemaps.org 0.9), /robots.txt (RFC 9309), /llms.txt, the web manifest and the speculation rules. */
export const siteRoutes: FastifyPluginAsync<SiteOptions> = async (app, { publicUrl, brand, cabeca, ditos }) => {
  const always = { schema: { hide: true }, config: { kept: [] } };

  app.get('/sitemap.xml', always, (_request, reply) => {
    const urls = ROTAS_INDEXADAS.map((rota) => `  <url><loc>${publicUrl}${rota}</loc></url>`).join('\n');
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', CACHE)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`,
      );
  });

  // The administration is not named: whoever has moved it keeps it from those who guess, and its pages say themselves that they are not indexed.
  app.get('/robots.txt', always, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', CACHE)
      .send(`User-agent: *\nDisallow: /graphql\n\nSitemap: ${publicUrl}/sitemap.xml\n`),
  );

  const ofToday = { schema: { hide: true }, config: { kept: ['textos_do_site', 'dia'] } };
  app.get('/llms.txt', ofToday, async (_request, reply) => {
    const { brand: dita } = await ditos(new Date());
    return reply.type('text/markdown; charset=utf-8').send(escreverLlms({ brand: dita, publicUrl }));
  });

  app.get(SPECULATION_ROUTE, always, (_request, reply) =>
    reply.type('application/speculationrules+json').header('cache-control', CACHE).serializer(JSON.stringify).send(SPECULATION),
  );

  app.get('/manifest.webmanifest', always, (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', CACHE)
      .serializer(JSON.stringify)
      .send({
        name: brand.BRAND_NAME,
        short_name: brand.BRAND_SHORT_NAME,
        lang: 'pt-BR',
        start_url: '/',
        display: 'browser',
        background_color: cabeca.cor,
        theme_color: cabeca.cor,
        icons: [
          ...(['192', '512'] as const).map((size) => ({ src: cabeca.icones[size], sizes: `${size}x${size}`, type: 'image/png' })),
          { src: cabeca.icones.mascara, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
        ],
      }),
  );
};
