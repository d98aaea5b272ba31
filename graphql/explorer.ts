import { resolve } from 'node:path';
import type { ApolloServerPlugin, BaseContext } from '@apollo/server';
import fastifyStatic from '@fastify/static';
import fp from 'fastify-plugin';
import { SANDBOX_POLICY, sandboxPage } from './apolloSandbox.ts';

/** The page at /graphql for whoever explores the schema: GraphiQL out of our own build, under the policy of every page (D33). */
export function explorerPage(adminPath: string): ApolloServerPlugin<BaseContext> {
  const html = render(adminPath);
  return { serverWillStart: async () => ({ renderLandingPage: async () => ({ html }) }) };
}

/** Serves what that page loads, and Apollo Sandbox beside it under a policy of its own. */
export const explorer = fp<{ adminPath: string }>(async (scope, { adminPath }) => {
  const sandbox = sandboxPage(adminPath);
  // No source file may be called so: in development Vite would answer it first.
  scope.get('/graphql/sandbox', (_request, reply) =>
    reply.header('content-security-policy', SANDBOX_POLICY).type('text/html; charset=utf-8').send(sandbox),
  );
  await scope.register(fastifyStatic, {
    root: resolve('dist/graphiql'),
    prefix: '/graphql/static/',
    index: false,
    decorateReply: false,
    preCompressed: true,
    // The same names from build to build: asked for each time, and sent when they have changed.
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
});

function render(adminPath: string): string {
  return `<!DOCTYPE html>
<html lang="pt-BR">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width,initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Explorador GraphQL</title>
    <link rel="icon" href="/favicon.svg" />
    <link rel="stylesheet" href="/graphql/static/graphiql.css" />
    <script type="module" src="/graphql/static/graphiql.js"></script>
  </head>
  <body>
    <header>
      <h1>Explorador GraphQL</h1>
      <p>
        As operações da equipe pedem que você <a href="${adminPath}/login" target="_blank">entre na área administrativa</a>; as de outros
        sistemas, uma chave em Headers. Há também o <a href="/graphql/sandbox">Apollo Sandbox</a>, que vem da internet.
      </p>
      <div id="prontas"></div>
    </header>
    <main id="graphiql">
      <p class="absent">O GraphiQL está sendo carregado; ele precisa de JavaScript.</p>
    </main>
  </body>
</html>
`;
}
