const PURE = '^modules/[^/]+/[A-Za-z]+(\\.campos)?\\.ts$';
const BROWSER_PACKAGES =
  'node_modules/(react|react-dom|react-hook-form|react-image-crop|vike|altcha-lib|zod|rxjs|@apollo/client|apollo-upload-client|@tanstack/react-router|react-aria-components|react-aria|@internationalized/date|@simplewebauthn/browser|@visx/[^/]+)/';
const SERVER_FILES = '\\.server\\.tsx?$';
const SERVER_HOOKS = '/\\+(data|guard|route|onRenderHtml|headersResponse|htmlAttributes|config|Head)\\.tsx?$';
const TESTS = '\\.test\\.tsx?$';

/** The rules of the house that concern who may import whom (docs/architecture.md). */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pages-know-documents-and-pure-files',
      comment:
        'Pages import pages, pure rules, typed documents and the packages that are meant for browsers; +data runs its document with the executor of the page context.',
      severity: 'error',
      from: { path: '^pages/', pathNot: TESTS },
      to: {
        pathNot: ['^pages/', PURE, '^graphql/generated/', '^@graphql-typed-document-node/core$', BROWSER_PACKAGES],
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'server-files-stay-on-the-server',
      comment:
        'What must not reach the browser is called *.server.ts, and is imported by its like and by the hooks that run on the server.',
      severity: 'error',
      from: { path: '^pages/', pathNot: [TESTS, SERVER_FILES, SERVER_HOOKS] },
      to: { path: SERVER_FILES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'pages-know-only-public-types',
      severity: 'error',
      from: { path: '^pages/' },
      to: { path: '^(platform|graphql)/', pathNot: ['^platform/brand\\.ts$', '^graphql/(generated/|execute\\.ts$)'] },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^platform/', pathNot: TESTS },
      to: { path: '^(modules|pages|graphql|data)/|^(app|server)\\.ts$' },
    },
    {
      name: 'modules-know-no-page',
      severity: 'error',
      from: { path: '^modules/' },
      to: { path: '^(pages|graphql)/|^(app|server)\\.ts$' },
    },
    {
      name: 'no-foreign-entity',
      comment: "Another module's rows are reached through its service and referred to by id.",
      severity: 'error',
      from: { path: '^modules/([^/]+)/', pathNot: TESTS },
      to: { path: '^modules/[^/]+/.*\\.entity\\.ts$', pathNot: '^modules/$1/' },
    },
    {
      name: 'pure-files-stay-pure',
      comment:
        'Rules run on the server and in the browser alike: they know other rules, and packages that do nothing but compute.',
      severity: 'error',
      from: { path: PURE },
      to: {
        pathNot: [
          PURE,
          'node_modules/(zod|big\\.js|cpf-cnpj-validator)/',
          '^platform/(calendar|brand|errors|nearestName|portuguese|database/id)\\.ts$',
        ],
      },
    },
    {
      name: 'routes-and-resolvers-hold-no-queries',
      severity: 'error',
      from: { path: '\\.(routes|resolver)\\.ts$' },
      to: { path: 'node_modules/@mikro-orm/(?!core)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'resolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['\\?url$', 'typed-document-node', '^(geojson|topojson-specification|mdast)$'] },
    },
    {
      name: 'tests-support-tests',
      severity: 'error',
      from: { path: '^(modules|platform|graphql|pages|data|scripts)/', pathNot: TESTS },
      to: { path: '^tests/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^dist/|\\.(css|svg|woff2)' },
    tsPreCompilationDeps: true,
    parser: 'tsc',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
  },
};
