import { resolve } from 'node:path';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerApollo } from './graphql/apollo.ts';
import type { GraphQLContext } from './graphql/context.ts';
import { createExecutor } from './graphql/execute.ts';
import { createSchema } from './graphql/schema.ts';
import { bannerImages } from './modules/banners/imagem.routes.ts';
import { bannerRoutes } from './modules/banners/banner.routes.ts';
import { assinaturaRoutes } from './modules/checkout/assinatura.routes.ts';
import { contatoRoutes } from './modules/contact/contato.routes.ts';
import { cupomRoutes } from './modules/coupons/cupom.routes.ts';
import { verificacaoRoutes } from './modules/verification/verificacao.routes.ts';
import { planoRoutes } from './modules/catalogue/plano.routes.ts';
import { createConsultas } from './modules/lookup/consulta.service.ts';
import { siteRoutes } from './modules/site/site.routes.ts';
import type { Config } from './platform/config.ts';
import { createLimites } from './platform/limits.ts';
import { loadSecret } from './platform/secret.ts';
import type { Orm } from './platform/database/orm.ts';
import { assets } from './platform/http/assets.ts';
import { answerFailure, failures } from './platform/http/failures.ts';
import { health } from './platform/http/health.ts';
import { openapi } from './platform/http/openapi.ts';
import { pages } from './platform/http/pages.ts';
import { security } from './platform/http/security.ts';

const MAX_PARAM_LENGTH = 4096;

/** Composes the whole server over an open database, without listening; tests call it with `inject`. */
export async function createApp(config: Config, orm: Orm): Promise<FastifyInstance> {
  const app = Fastify({
    logger: { level: config.logLevel },
    trustProxy: config.trustProxy,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: answerFailure,
  });
  const fork = () => orm.em.fork();
  const limites = createLimites(config.rateLimit);
  const verificacao = { check: config.botCheck, secret: loadSecret(config.dataDir, config.sessionSecret) };
  const consultas = createConsultas(config.lookups);
  const balcao = { verificacao, provedor: config.brand.BRAND_NAME, placeholderDomain: config.placeholderDomain };
  const createContext = (visitante: string): GraphQLContext => ({
    em: fork(),
    agora: new Date(),
    visitante,
    limites,
    consultas,
    balcao,
  });
  const schema = createSchema();
  const execute = createExecutor(schema, createContext);

  await app.register(failures);
  await app.register(security, {
    https: config.publicUrl.startsWith('https:'),
    development: config.mode === 'development',
    tagManager: config.brand.GTM_ID !== undefined,
    recaptcha: config.botCheck.kind === 'recaptcha',
  });
  await app.register(compress);
  await app.register(health, { orm });

  await app.register(openapi, { title: `API da ${config.brand.BRAND_NAME}`, publicUrl: config.publicUrl });
  await app.register(planoRoutes, { fork });
  await app.register(bannerRoutes, { fork });
  await app.register(cupomRoutes, { fork, limites });
  await app.register(verificacaoRoutes, { verificacao, limites });
  await app.register(assinaturaRoutes, { fork, limites, balcao });
  await app.register(contatoRoutes, { fork, limites, verificacao });
  await app.register(bannerImages, { dataDir: config.dataDir });
  await app.register(siteRoutes, config);
  await registerApollo(app, { schema, createContext, sandbox: config.graphqlSandbox });

  if (config.mode === 'production') await app.register(assets, { root: resolve('dist/client') });
  if (config.mode === 'development') await app.register((await import('./platform/http/pages.dev.ts')).developmentPages);
  await app.register(pages, {
    pageContext: ({ log }) => ({
      execute,
      brand: config.brand,
      botCheck: config.botCheck.kind === 'recaptcha' ? { kind: 'recaptcha', siteKey: config.botCheck.siteKey } : config.botCheck,
      publicUrl: config.publicUrl,
      warn: (error: unknown, message: string) => log.warn({ err: error }, message),
    }),
  });
  return app;
}
