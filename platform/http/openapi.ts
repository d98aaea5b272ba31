import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import { z } from 'zod';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';

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

/** Describes the REST adapter from its zod schemas: the document at /api/docs/json, a readable page at /api/docs. */
export const openapi = fp<{ title: string; publicUrl: string }>(async (app, { title, publicUrl }) => {
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
        },
      },
    },
    transform: (route) => {
      const { schema, url } = describe(route);
      // Whoever asks without a session is told so: that is how such a route is known. At the sign-in it says that the password is wrong.
      const wantsSession = url !== SIGN_IN && Object.hasOwn(schema?.response ?? {}, '401');
      return { schema: wantsSession ? { ...schema, security: [{ sessao: [] }] } : schema, url };
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
