const PURE = '^modules/[^/]+/[A-Za-z]+(\\.campos)?\\.ts$';
const SERVER_PACKAGES = 'node_modules/(@mikro-orm|fastify|@fastify|@apollo/server|type-graphql|graphql|sharp|vike/dist/server)';
const TESTS = '\\.test\\.tsx?$';

/** The rules of the house that concern who may import whom (docs/architecture.md). */
module.exports = {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'pages-know-documents-and-pure-files',
      comment:
        'Pages never import a service, an entity, the ORM or the server; +data runs its document with the executor of the page context.',
      severity: 'error',
      from: { path: '^pages/', pathNot: TESTS },
      to: {
        path: [
          '^modules/.*\\.(entity|service|resolver|routes|schema)\\.ts$',
          '^(platform|data)/',
          '^graphql/(?!generated/)',
          SERVER_PACKAGES,
        ],
        dependencyTypesNot: ['type-only'],
      },
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
      to: { path: '^pages/|^graphql/(?!context\\.ts$)|^(app|server)\\.ts$' },
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
      comment: 'Rules run on the server and in the browser alike: no ORM, no HTTP, no React.',
      severity: 'error',
      from: { path: PURE },
      to: {
        path: [
          SERVER_PACKAGES,
          'node_modules/react',
          '\\.(entity|service|resolver|routes|schema)\\.ts$',
          '^platform/(?!calendar\\.ts$|brand\\.ts$|errors\\.ts$|nearestName\\.ts$|portuguese\\.ts$)',
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
    exclude: { path: '^(dist|node_modules)/|\\.(css|svg|woff2)' },
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
