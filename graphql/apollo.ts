import { ApolloServer, type ApolloServerOptions, type ApolloServerPlugin } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled, ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import fastifyApollo from '@as-integrations/fastify';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError, type DocumentNode, type GraphQLFormattedError, type GraphQLSchema, type ValidationContext } from 'graphql';
import { LRUCache } from 'lru-cache';
import { DomainError, ERROR_KINDS } from '../platform/errors.ts';
import { announce } from '../platform/happenings.ts';
import { databaseUnavailable } from '../platform/database/unavailable.ts';
import { invalidInput } from '../platform/validation.ts';
import { sayHowToTryAgain, UNEXPECTED_FAILURE } from '../platform/http/problem.ts';
import { exigirMesmaPessoa, visitorOf, type Access, type AccessControl } from '../modules/admin/access.service.ts';
import { createDocumentCheck, MAX_KEPT_DOCUMENTS, MAX_TOKENS, noSubscriptionsRule } from './documents.ts';
import { explorer, explorerPage } from './explorer.ts';
import { uploads } from './uploads.ts';
import { refusedVariables, undeclaredVariables } from './variables.ts';
import type { ContextFactory, GraphQLContext } from '../modules/services.ts';

/** What an answer tells of what is wrong with a document: so many mistakes, in so many characters each. They quote what was sent, and each may quote all of it. */
const MAX_MISTAKES = 10;
const MAX_SENTENCE = 300;
/** Apollo's code of an error that is nobody's refusal. */
const UNFORESEEN = 'INTERNAL_SERVER_ERROR';
/** What Apollo refuses a request with, by its code. */
const SENTENCES: Readonly<Record<string, string>> = {
  BAD_REQUEST:
    'Envie o pedido por POST, com content-type application/json e um objeto com query (texto) e, se houver, variables (objeto).',
  OPERATION_RESOLUTION_FAILURE:
    'Não se sabe qual operação executar: operationName leva o nome de uma das que o documento tem, e pode faltar quando é uma só.',
};
const REPORTED = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};
// The largest document of the site's own pages has a depth of 4 and 60 fields.
const LIMITS = [
  maxDepthRule({ n: 7, ...REPORTED }),
  maxAliasesRule({ n: 5, ...REPORTED }),
  maxDirectivesRule({ n: 10, ...REPORTED }),
  costLimitRule({ maxCost: 2000, ...REPORTED }),
  noSubscriptionsRule,
];

interface ApolloParts {
  schema: GraphQLSchema;
  createContext: ContextFactory;
  accessControl: AccessControl;
  /** Whether introspection, GraphiQL and Apollo Sandbox are served (D33). */
  sandbox: boolean;
  /** Where staff sign in. */
  adminPath: string;
}

/** A context that came by HTTP: its lines in the log carry the request's id. */
interface RequestContext extends GraphQLContext {
  log: FastifyBaseLogger;
}

/** Documents that Apollo has parsed and validated, by their digests. */
function createDocumentStore(): ApolloServerOptions<RequestContext>['documentStore'] {
  const kept = new LRUCache<string, DocumentNode>({ max: MAX_KEPT_DOCUMENTS });
  return {
    get: async (key) => kept.get(key),
    set: async (key, document) => void kept.set(key, document),
    delete: async (key) => kept.delete(key),
  };
}

/** Serves the schema at /graphql, and says what of it is for programs. */
export async function registerApollo(
  app: FastifyInstance,
  { schema, createContext, accessControl, sandbox, adminPath }: ApolloParts,
): Promise<void> {
  const apollo = new ApolloServer<RequestContext>({
    schema,
    logger: app.log,
    // The server's own handler ends everything, in order.
    stopOnTerminationSignals: false,
    introspection: sandbox,
    // What a stranger may not list, a mistake does not tell either.
    hideSchemaDetailsFromClientErrors: !sandbox,
    validationRules: LIMITS,
    // Where a mistake stands is found by going through the lines of the whole document, for each of its places: for who writes documents.
    parseOptions: { maxTokens: MAX_TOKENS, noLocation: !sandbox },
    // Documents of strangers, too: few, since each may be as long as documents may.
    documentStore: createDocumentStore(),
    allowBatchedHttpRequests: false,
    // A memory of documents that strangers would fill; nobody here asks for it.
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    formatError: formatGraphQLError,
    plugins: [
      // It would look at every field to find what is said for all of them below.
      ApolloServerPluginCacheControlDisabled(),
      loggedErrors,
      fewMistakes,
      checkVariables(sandbox),
      retryAfter,
      repeated,
      sandbox ? explorerPage(adminPath) : ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await apollo.start();
  const checkDocument = createDocumentCheck();
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      route.schema = { hide: true };
    });
    scope.addHook('onRequest', async (_request, reply) => {
      reply.header('cache-control', 'no-store');
    });
    if (sandbox) await scope.register(explorer, { adminPath });
    await scope.register(uploads, { accessControl });
    await scope.register(fastifyApollo(apollo), {
      context: async (request, reply) => {
        try {
          checkDocument(request);
          const access = await accessControl.identify(request).catch((error: unknown) => refuseKey(error, reply));
          refuseOtherPerson(request, access);
          const handSession = async (sessao: string) =>
            access ? accessControl.open(reply, sessao, access.autor.usuario) : undefined;
          return { ...createContext(visitorOf(request, access), access), handSession, log: request.log };
        } catch (error) {
          logFailure(request.log, error);
          throw error;
        }
      },
    });
  });
}

/** As `exigirMesmaPessoa`, answered as any refusal of a resolver is: with 200. */
function refuseOtherPerson(request: FastifyRequest, access: Access | null): void {
  try {
    exigirMesmaPessoa(request, access);
  } catch (error) {
    const originalError = error as DomainError;
    throw new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 200 } } });
  }
}

/** What a key is refused with, with the status and the headers that it has over REST. */
function refuseKey(error: unknown, reply: FastifyReply): never {
  // Nobody can look for it while the database is away.
  const refusal = domainErrorOf(error);
  if (!refusal) throw error;
  sayHowToTryAgain(reply, refusal);
  throw new GraphQLError(refusal.message, {
    originalError: refusal,
    extensions: { http: { status: ERROR_KINDS[refusal.kind].status } },
  });
}

/** Tells of a few mistakes, shortly. */
const fewMistakes: ApolloServerPlugin = {
  requestDidStart: async () => ({
    willSendResponse: async ({ response: { body } }) => {
      if (body.kind !== 'single') return;
      const { errors } = body.singleResult;
      if (errors) body.singleResult.errors = errors.slice(0, MAX_MISTAKES).map(shorten);
    },
  }),
};

function shorten(error: GraphQLFormattedError): GraphQLFormattedError {
  return error.message.length > MAX_SENTENCE ? { ...error, message: `${error.message.slice(0, MAX_SENTENCE)}…` } : error;
}

/** Writes down what went wrong, where the request is known. */
const loggedErrors: ApolloServerPlugin<RequestContext> = {
  requestDidStart: async () => ({
    didEncounterErrors: async ({ errors, contextValue: { log } }) => {
      for (const error of errors) logFailure(log, error);
    },
  }),
};

/** A domain error as its table says; a document that does not fit the schema not at all; anything else is a bug. */
function logFailure(log: FastifyBaseLogger, error: unknown): void {
  const domain = domainErrorOf(error);
  announce('refusal', { code: domain?.code ?? codeOf(error) });
  if (domain) return log[ERROR_KINDS[domain.kind].logLevel]({ code: domain.code, err: domain.cause }, 'graphql: domain error');
  // What Apollo itself refuses has a code; what nobody has foreseen has none.
  if (codeOf(error) !== UNFORESEEN) return;
  log.error({ err: thrownIn(error) }, 'graphql: unexpected error');
}

/**
 * Refuses variables that the schema does not take, as the services refuse an input: in Portuguese, with every wrong field by its name. Who may not list
 * the schema is told that a name is unknown, and not what it should have been.
 */
function checkVariables(open: boolean): ApolloServerPlugin<GraphQLContext> {
  return {
    requestDidStart: async () => ({
      didResolveOperation: async ({ schema, document, operation, request, contextValue }) => {
        const suggest = open || contextValue.access !== null;
        const given = request.variables ?? {};
        if (!operation) return;
        const fields = [...refusedVariables(schema, operation, given, suggest), ...undeclaredVariables(document, given)];
        if (fields.length === 0) return;
        const originalError = invalidInput(fields);
        throw new GraphQLError(originalError.message, { originalError, extensions: { http: { status: 400 } } });
      },
    }),
  };
}

/** Says when to try again, as REST does; an answer that holds nothing else has the refusal's status too (429, 503). */
const retryAfter: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ errors = [], response: { http, body } }) => {
      const waits = errors.flatMap((error) => domainErrorOf(error) ?? []).filter(({ retryAfter: seconds }) => seconds);
      if (!waits[0]) return;
      http.headers.set('retry-after', String(Math.max(...waits.map(({ retryAfter: seconds }) => seconds ?? 0))));
      const data = body.kind === 'single' ? (body.singleResult.data ?? {}) : {};
      if (Object.values(data).every((field) => field === null)) http.status = ERROR_KINDS[waits[0].kind].status;
    },
  }),
};

/** Says that what was asked for had been done before, under the same key. */
const repeated: ApolloServerPlugin<GraphQLContext> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, response: { body } }) => {
      if (contextValue.repetido && body.kind === 'single') body.singleResult.extensions = { repetido: true };
    },
  }),
};

/** What a resolver, or a check before it, has thrown. */
export function domainErrorOf(error: unknown): DomainError | null {
  const thrown = thrownIn(error);
  return thrown instanceof DomainError ? thrown : null;
}

/** What Apollo says of an error: its own code, or that nobody has foreseen it. */
function codeOf(error: unknown): string {
  return error instanceof GraphQLError ? String(error.extensions.code ?? UNFORESEEN) : UNFORESEEN;
}

function thrownIn(error: unknown): unknown {
  const thrown = error instanceof GraphQLError && error.originalError ? error.originalError : error;
  return databaseUnavailable(thrown as Error) ?? thrown;
}

/** Domain errors keep their Portuguese sentence and gain their code; anything unforeseen is masked. */
function formatGraphQLError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const original = domainErrorOf(error);
  if (original) {
    const { graphqlCode } = ERROR_KINDS[original.kind];
    return {
      ...formatted,
      message: original.message,
      extensions: { code: graphqlCode, erro: original.code, campos: original.fields },
    };
  }
  // A request that is none is anybody's mistake; a document that does not fit the schema is a developer's, who reads graphql-js (English).
  const sentence = SENTENCES[String(formatted.extensions?.code)];
  if (sentence !== undefined) return { ...formatted, message: sentence };
  if (formatted.extensions?.code !== UNFORESEEN) return formatted;
  return { message: UNEXPECTED_FAILURE, path: formatted.path, extensions: { code: UNFORESEEN } };
}
