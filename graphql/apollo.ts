import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives';
import fastifyApollo from '@as-integrations/fastify';
import type { FastifyInstance } from 'fastify';
import { unwrapResolverError } from '@apollo/server/errors';
import type { GraphQLError, GraphQLFormattedError, GraphQLSchema, ValidationContext } from 'graphql';
import { DomainError, ERROR_KINDS } from '../platform/errors.ts';
import { databaseUnavailable } from '../platform/database/unavailable.ts';
import { UNEXPECTED_FAILURE } from '../platform/http/problem.ts';
import type { Portaria } from '../modules/admin/acesso.service.ts';
import { uploads } from './uploads.ts';
import type { ContextFactory, GraphQLContext } from './context.ts';

// The largest document of the site's own pages has a depth of 4, 60 fields and 90 tokens.
const MAX_TOKENS = 1000;
const REPORTED = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};
const LIMITS = [
  maxDepthRule({ n: 7, ...REPORTED }),
  maxAliasesRule({ n: 10, ...REPORTED }),
  maxDirectivesRule({ n: 10, ...REPORTED }),
  costLimitRule({ maxCost: 2000, ...REPORTED }),
];

interface ApolloParts {
  schema: GraphQLSchema;
  createContext: ContextFactory;
  portaria: Portaria;
  /** Whether introspection and Apollo Sandbox are served (D33). */
  sandbox: boolean;
}

/** Serves the schema at /graphql. */
export async function registerApollo(
  app: FastifyInstance,
  { schema, createContext, portaria, sandbox }: ApolloParts,
): Promise<void> {
  const apollo = new ApolloServer<GraphQLContext>({
    schema,
    logger: app.log,
    // The server's own handler ends everything, in order.
    stopOnTerminationSignals: false,
    introspection: sandbox,
    validationRules: LIMITS,
    parseOptions: { maxTokens: MAX_TOKENS },
    allowBatchedHttpRequests: false,
    includeStacktraceInErrorResponses: false,
    formatError: (formatted, error) => formatGraphQLError(app, formatted, error),
    plugins: [sandbox ? ApolloServerPluginLandingPageLocalDefault() : ApolloServerPluginLandingPageDisabled()],
  });
  await apollo.start();
  // Apollo Sandbox is a page of Apollo's own host; the shop's content security policy would keep it from starting.
  const helmet = sandbox ? { contentSecurityPolicy: false, crossOriginEmbedderPolicy: false } : undefined;
  await app.register(async (scope) => {
    scope.addHook('onRoute', (route) => {
      if (helmet) route.helmet = helmet;
      route.schema = { hide: true };
    });
    await scope.register(uploads, { portaria });
    await scope.register(fastifyApollo(apollo), {
      context: async (request) => createContext(request.ip, await portaria.identificar(request)),
    });
  });
}

/** Domain errors keep their Portuguese sentence and gain their code; anything unforeseen is logged and masked. */
function formatGraphQLError(app: FastifyInstance, formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const thrown = unwrapResolverError(error);
  const original = databaseUnavailable(thrown) ?? thrown;
  if (original instanceof DomainError) {
    const { graphqlCode, logLevel } = ERROR_KINDS[original.kind];
    app.log[logLevel]({ code: original.code }, 'graphql: domain error');
    return {
      ...formatted,
      message: original.message,
      extensions: { code: graphqlCode, erro: original.code, campos: original.fields },
    };
  }
  if (formatted.extensions?.code !== 'INTERNAL_SERVER_ERROR') return formatted;
  app.log.error({ err: original }, 'graphql: unexpected error');
  return { message: UNEXPECTED_FAILURE, path: formatted.path, extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}
