import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import { z } from 'zod';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { problemSchema } from './problem.ts';

/** The one style that Swagger UI writes into its page; everything else of it obeys the site's policy. */
const INLINE_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** The bounds of what JavaScript can count say nothing of a field, and would be read as what it takes. */
const zodToJsonConfig = {
  override: ({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};

const SIGN_IN = '/auth/login';
const describe = createJsonSchemaTransform({ zodToJsonConfig });

const KEY_REFUSED = problemSchema.describe('A chave de acesso não existe, venceu ou foi revogada (CHAVE_INVALIDA).');
const NOBODY = problemSchema.describe(
  'Ninguém entrou (NAO_AUTENTICADO), ou a chave de acesso não existe, venceu ou foi revogada (CHAVE_INVALIDA).',
);
const SCOPE_MISSING = problemSchema.describe('A chave de acesso não tem o escopo (ESCOPO_AUSENTE).');

/** Something to come with, and the scopes that it needs. */
type Way = Record<string, string[]>;
const SESSION: Way = { sessao: [] };
const NOTHING: Way = {};

interface OpenapiOptions {
  title: string;
  publicUrl: string;
  /** The scopes of which a machine's key needs one at a route, as `GET /api/planos/listarativos`; none where keys open nothing. */
  scopesOf: (route: string) => readonly string[];
}

/** With what one may come to a route, and what it answers whoever comes with something that is worth nothing. */
function accessOf(
  { method, url }: Pick<RouteOptions, 'method' | 'url'>,
  response: object = {},
  scopesOf: OpenapiOptions['scopesOf'],
) {
  const verb = [method].flat().find((one) => one !== 'HEAD');
  const keys = scopesOf(`${verb} ${url.replace(/:(\w+)/g, '{$1}')}`).map((scope): Way => ({ bearer: [scope] }));
  // Whoever asks without a session is told so: that is how such a route is known. At the sign-in it says that the password is wrong.
  const wantsSession = url !== SIGN_IN && Object.hasOwn(response, '401');
  if (keys.length === 0) return { response, security: wantsSession ? [SESSION] : [] };
  return wantsSession
    ? { response: { ...response, 401: NOBODY, 403: SCOPE_MISSING }, security: [SESSION, ...keys] }
    : { response: { ...response, 401: KEY_REFUSED }, security: [NOTHING, ...keys] };
}

/** Describes the REST adapter from its zod schemas: the document at /api/docs/json, a readable page at /api/docs. */
export const openapi = fp<OpenapiOptions>(async (app, { title, publicUrl, scopesOf }) => {
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // A route that names no query takes none: what it would ignore is refused.
  app.addHook('onRoute', ({ schema }) => {
    if (schema && !schema.hide) schema.querystring ??= z.strictObject({});
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title,
        version: '1',
        description:
          'Planos e banners para integradores. Valores em reais; descontos em porcento. Erros: application/problem+json (RFC 9457).',
      },
      servers: [{ url: publicUrl }],
      components: {
        securitySchemes: {
          sessao: {
            type: 'apiKey',
            in: 'cookie',
            name: publicUrl.startsWith('https:') ? '__Host-sessao' : 'sessao',
            description: 'Cookie que POST /auth/login dá à equipe.',
          },
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description:
              'Chave de acesso, que a equipe cria em Chaves de acesso, na administração: Authorization: Bearer loja_…. Cada rota diz o escopo de que precisa. Com sessão e chave, vale a chave.',
          },
        },
      },
    },
    transform: ({ schema, ...said }) => {
      const access = accessOf(said.route, schema?.response as object, scopesOf);
      const { schema: described, url } = describe({ ...said, schema: schema && { ...schema, response: access.response } });
      return { schema: access.security.length > 0 ? { ...described, security: access.security } : described, url };
    },
    transformObject: createJsonSchemaTransformObject({ zodToJsonConfig }),
  });
  // What of these files a page needs is served from the build, compressed once.
  app.addHook('onRoute', (route) => {
    if (route.url.startsWith('/api/docs/static/')) route.compress = false;
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    transformStaticCSP: (policy) => policy.replace("style-src 'self'", `style-src 'self' ${INLINE_STYLE}`),
    theme: { title },
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 1 },
  });
});
