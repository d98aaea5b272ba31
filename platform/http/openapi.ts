import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyReply, RouteOptions } from 'fastify';
import fp from 'fastify-plugin';
import type { OpenAPIV3_1 } from 'openapi-types';
import { z } from 'zod';
import {
  createJsonSchemaTransform,
  createJsonSchemaTransformObject,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod';
import { BUILT } from './assets.ts';
import { problemSchema } from './problem.ts';

/** The one style that Swagger UI writes into its page; everything else of it obeys the site's policy. */
const INLINE_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

const withInlineStyle = (reply: FastifyReply) =>
  String(reply.getHeader('content-security-policy')).replace("style-src 'self'", `style-src 'self' ${INLINE_STYLE}`);

/** Folder of its files in the build (scripts/build.ts): from its package, they are found by where the package is. */
const BUILT_FILES = join(BUILT, 'api/docs/static');

/** Where Swagger UI has its page, and the document in its two forms, which is the same for as long as the shop is open. */
const PAGES: ReadonlySet<string> = new Set(['/api/docs', '/api/docs/']);
const DOCUMENTS: ReadonlySet<string> = new Set(['/api/docs/json', '/api/docs/yaml']);

/** The bounds of what JavaScript can count say nothing of a field, and would be read as what it takes. */
const zodToJsonConfig = {
  override: ({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema }) => {
    // Of what is read into something else zod leaves them out; ours are always what is sent.
    const { examples } = z.globalRegistry.get(zodSchema) ?? {};
    if (Array.isArray(examples)) jsonSchema.examples = examples;
    // Strict objects are what is sent to us. Of what we answer nothing is shut: fields may be added to it.
    if (zodSchema instanceof z.ZodObject && !zodSchema.def.catchall) delete jsonSchema.additionalProperties;
    if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
    if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  },
};

type Document = Partial<OpenAPIV3_1.Document>;

const SIGN_IN = '/auth/login';
const describe = createJsonSchemaTransform({ zodToJsonConfig });
const describeNamed = createJsonSchemaTransformObject({ zodToJsonConfig });

const KEY_REFUSED = problemSchema.describe('A chave de acesso não existe, venceu ou foi revogada (CHAVE_INVALIDA).');
const TOO_MANY = problemSchema.describe(
  'Muitas tentativas (MUITAS_TENTATIVAS): o cabeçalho Retry-After diz em quantos segundos tentar de novo.',
);
const REFUSED = problemSchema.describe('Um parâmetro ou campo é desconhecido ou está errado: campos diz qual.');
const NOBODY = problemSchema.describe(
  'Ninguém entrou (NAO_AUTENTICADO), ou a chave de acesso não existe, venceu ou foi revogada (CHAVE_INVALIDA).',
);
const FOR_PEOPLE = problemSchema.describe(
  'Uma chave de acesso, seja qual for, não permite isto (SO_PARA_PESSOAS), ou o papel da conta não permite (PAPEL_NAO_PERMITE).',
);
const SCOPE_MISSING = problemSchema.describe(
  'A chave de acesso não tem o escopo (ESCOPO_AUSENTE), ou o papel da conta não permite isto (PAPEL_NAO_PERMITE).',
);

/** Something to come with. The scopes of a key are not said here: OpenAPI has them for OAuth2 alone. */
type Way = Record<string, string[]>;
const SESSION: Way = { sessao: [] };
const KEY: Way = { bearer: [] };
const NOTHING: Way = {};

/** An event that others outside are sent: when, and the schema of its body, which has a name (`meta({ id })`). */
interface ToldEvent {
  when: string;
  schema: z.ZodType;
}

/** What is said of the interface as a whole. */
export interface OpenapiOptions {
  /** What the shop sends by itself, by the name of the event. */
  webhooks: Readonly<Record<string, ToldEvent>>;
  /** What is said of every one of them. */
  webhook: { tag: string; description: string };
  info: OpenAPIV3_1.InfoObject;
  /** What `tags` of routes may be, in the order in which they are shown. */
  tags: OpenAPIV3_1.TagObject[];
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
  const scopes = scopesOf(`${verb} ${url.replace(/:(\w+)/g, '{$1}')}`);
  // Whoever asks without a session is told so: that is how such a route is known. At the sign-in it says that the password is wrong.
  const wantsSession = url !== SIGN_IN && Object.hasOwn(response, '401');
  if (scopes.length === 0)
    return wantsSession
      ? { response: { ...response, 403: FOR_PEOPLE }, security: [SESSION], scopes }
      : { response, security: [], scopes };
  const answers = { 429: TOO_MANY, ...response };
  return wantsSession
    ? { response: { ...answers, 401: NOBODY, 403: SCOPE_MISSING }, security: [SESSION, KEY], scopes }
    : { response: { ...answers, 401: KEY_REFUSED }, security: [NOTHING, KEY], scopes };
}

/** Which key opens a route, as a sentence after what is said of it. */
function withScopes(
  description: string | undefined,
  { scopes, security }: { scopes: readonly string[]; security: readonly Way[] },
): string | undefined {
  if (scopes.length === 0) return description;
  const named = `escopo ${scopes.map((scope) => `\`${scope}\``).join(' ou ')}`;
  const told = security.includes(NOTHING)
    ? `Não pede chave de acesso; com uma de ${named} valem os limites dela.`
    : `Chave de acesso: ${named}.`;
  return description ? `${description} ${told}` : told;
}

/** Adds what is sent to others, which no route tells of. */
function withWebhooks(document: Document, { webhooks, webhook }: Pick<OpenapiOptions, 'webhooks' | 'webhook'>): Document {
  const { tag, description } = webhook;
  const told = Object.entries(webhooks).map(([name, { when, schema }]) => {
    const $ref = `#/components/schemas/${z.globalRegistry.get(schema)!.id}`;
    const post = {
      tags: [tag],
      operationId: `receber-${name}`,
      summary: when,
      description,
      security: [NOTHING],
      requestBody: { required: true, content: { 'application/json': { schema: { $ref } } } },
      responses: {
        200: { description: 'Recebido; qualquer 2xx vale.' },
        410: { description: 'Não quer mais: o webhook é pausado. Qualquer outra resposta é uma falha, e ele é enviado de novo.' },
      },
    };
    return [name, { post }];
  });
  return { ...document, webhooks: Object.fromEntries(told) };
}

/** Says of every problem that is answered of which type it is, and of every answer what it is. */
function withProblems(document: Document): Document {
  const answers = Object.values(document.paths ?? {}).flatMap((path) =>
    Object.values(path ?? {}).flatMap((operation) => Object.entries((operation as Operation).responses ?? {})),
  );
  for (const [status, answer] of answers) {
    if (answer.description === 'Default Response')
      answer.description = SAID[status] ?? 'Recusado: codigo e detail dizem por quê.';
    const problem = Object.values(answer.content ?? {}).find(({ schema }) => isProblem(schema as { $ref?: string }, document));
    if (problem) answer.content = { 'application/problem+json': problem };
  }
  return document;
}

interface Operation {
  parameters?: { in: string; name: string; description?: string }[];
  responses?: Record<string, OpenAPIV3_1.ResponseObject>;
}

const SCHEMAS = '#/components/schemas/';
/** What every problem says (RFC 9457); some say more. */
const SAID_BY_PROBLEMS = ['status', 'detail', 'codigo', 'campos'];

function isProblem({ $ref = '' }: { $ref?: string }, { components }: Document): boolean {
  const { properties = {} } = (components?.schemas?.[$ref.replace(SCHEMAS, '')] ?? {}) as { properties?: object };
  return SAID_BY_PROBLEMS.every((name) => name in properties);
}

/** What an answer is of which its route says nothing, by its status. */
const SAID: Readonly<Record<string, string>> = {
  200: 'O que foi pedido.',
  201: 'Cadastrado.',
  204: 'Feito; nada há a dizer.',
  400: 'Um parâmetro ou campo é desconhecido ou está errado: campos diz qual.',
  404: 'Não há o que foi pedido.',
};

const textHeader = (description: string): OpenAPIV3_1.HeaderObject => ({ description, schema: { type: 'string' } });
const HEADERS = {
  ETag: textHeader(
    'De que versão é a resposta: vai em If-Match, numa alteração ou exclusão, ou em If-None-Match, numa nova leitura.',
  ),
  keptETag: textHeader('Que resposta é: vai em If-None-Match, numa nova leitura. Não é versão, e em If-Match é recusado.'),
  'Idempotent-Replayed': textHeader('true quando a mesma Idempotency-Key já tinha feito isto: é a resposta da primeira vez.'),
  'Retry-After': {
    description: 'Em quantos segundos tentar de novo.',
    schema: { type: 'integer' },
  } satisfies OpenAPIV3_1.HeaderObject,
};
const UNCHANGED: OpenAPIV3_1.ResponseObject = { description: 'Não mudou desde o ETag que veio em If-None-Match.' };

/** Says which headers answers carry. @param kept addresses whose answers to GET are kept, and asked about by their tags */
function withHeaders(document: Document, kept: ReadonlySet<string>): Document {
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    const operations = Object.entries(item ?? {}) as [string, Operation][];
    const takes = ({ parameters = [] }: Operation, header: string) => parameters.some(({ name }) => name === header);
    const isOfVersions = operations.some(([, operation]) => takes(operation, 'if-match'));
    for (const [method, operation] of operations) {
      const { responses = {} } = operation;
      const isKept = method === 'get' && kept.has(path);
      if (isKept) responses['304'] = UNCHANGED;
      for (const [status, answer] of Object.entries(responses)) {
        const done = status === '200' || status === '201';
        add(answer, {
          ...(((done && (isKept || isOfVersions)) || status === '201' || status === '304') && {
            ETag: isKept ? HEADERS.keptETag : HEADERS.ETag,
          }),
          ...(done && marksRepeats(operation) && { 'Idempotent-Replayed': HEADERS['Idempotent-Replayed'] }),
          ...((status === '429' || status === '503') && { 'Retry-After': HEADERS['Retry-After'] }),
        });
      }
    }
  }
  return document;
}

/** Whether an operation says of its key that a repeat is marked; one that only ignores keys does not. */
function marksRepeats({ parameters = [] }: Operation): boolean {
  return parameters.some(({ name, description }) => name === 'idempotency-key' && description?.includes('Idempotent-Replayed'));
}

function add(answer: OpenAPIV3_1.ResponseObject, headers: Record<string, OpenAPIV3_1.HeaderObject>): void {
  if (Object.keys(headers).length > 0) answer.headers = { ...answer.headers, ...headers };
}

/** Leaves out what is described for the other direction only: each schema with a name has two forms, and few are both read and written. */
function withoutUnused(document: Document): Document {
  const { schemas = {} } = document.components ?? {};
  const text = JSON.stringify(document);
  const used = Object.entries(schemas).filter(([name]) => text.includes(`"#/components/schemas/${name}"`));
  const left = { ...document, components: { ...document.components, schemas: Object.fromEntries(used) } };
  // What only those have used that are gone goes too.
  return used.length < Object.keys(schemas).length ? withoutUnused(left) : left;
}

/** Tells Swagger UI of its files in the build, where it would look for them beside itself. */
async function builtFiles() {
  const content = await readFile(join(BUILT_FILES, 'logo.svg'));
  return { baseDir: resolve(BUILT_FILES), logo: { type: 'image/svg+xml', content } };
}

/** Describes the REST adapter from its zod schemas: the document at /api/docs/json, a readable page at /api/docs. */
export const openapi = fp<OpenapiOptions>(async (app, { info, tags, publicUrl, scopesOf, webhooks, webhook }) => {
  /** Addresses whose answers are kept. */
  const kept = new Set<string>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  // A route that names no query takes none: what it would ignore is refused.
  app.addHook('onRoute', ({ schema }) => {
    if (schema && !schema.hide) schema.querystring ??= z.strictObject({});
  });
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info,
      tags,
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
              'Chave de acesso, que a equipe cria em Chaves de acesso, na administração: Authorization: Bearer loja_…. Cada operação diz o escopo de que precisa. Com sessão e chave, vale a chave.',
          },
        },
      },
    },
    transform: ({ schema, ...said }) => {
      if (said.route.config?.kept) kept.add(said.url.replace(/:(\w+)/g, '{$1}'));
      const access = accessOf(said.route, schema?.response as object, scopesOf);
      const description = withScopes(schema?.description, access);
      // What a route does not know, it refuses.
      const told = schema && { ...schema, description, response: { 400: REFUSED, ...access.response } };
      const { schema: described, url } = describe({ ...said, schema: told });
      return { schema: { ...described, security: access.security }, url };
    },
    transformObject: (said) =>
      withoutUnused(withHeaders(withProblems(withWebhooks(describeNamed(said) as Document, { webhooks, webhook })), kept)),
  });
  app.addHook('onRoute', (route) => {
    // What of these files a page needs is served from the build, compressed once.
    if (route.url.startsWith('/api/docs/static/')) route.compress = false;
    if (DOCUMENTS.has(route.url)) route.config = { ...route.config, kept: [] };
    if (PAGES.has(route.url))
      route.onSend = async (_request, reply) => void reply.header('content-security-policy', withInlineStyle(reply));
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    ...(existsSync(BUILT_FILES) && (await builtFiles())),
    theme: { title: info.title },
    uiConfig: { docExpansion: 'list', defaultModelsExpandDepth: 1 },
  });
});
