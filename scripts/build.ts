import { spawnSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build as buildPages } from 'vike/api';
import { build, type Plugin } from 'vite';
import { hashSources, stampBuild } from './freshness.ts';

/**
 * Packages that stay beside the program: what is compiled for a machine, what looks for files of its own beside itself, and what the
 * pages' build reaches as well, which would else be in memory twice.
 */
const BESIDE = [
  'better-sqlite3',
  'sharp',
  '@node-rs/argon2',
  'pg',
  'pino',
  'thread-stream',
  'vike',
  'vite',
  'react',
  'react-dom',
];
/** What Swagger UI loads. */
const DOCS = 'node_modules/@fastify/swagger-ui/static';
/** What Node's HTTP exports but for what it loads when that is asked for. */
const EAGER_OF_HTTP = Object.entries(Object.getOwnPropertyDescriptors(http)).flatMap(([name, { get }]) => (get ? [] : [name]));
/** Node's HTTP as CommonJS has it. Imported, all of its exports are read, and with them what Node has of WebSockets: a fifteenth of each start. */
const httpAsRequired: Plugin = {
  name: 'http-as-required',
  enforce: 'pre',
  resolveId: {
    filter: { id: /^node:http$/ },
    handler: (id, _importer, { kind }) => (kind === 'import-statement' ? `\0${id}` : null),
  },
  load: {
    filter: { id: /^\0node:http$/ },
    handler: () => `
      const http = process.getBuiltinModule('node:http');
      export default http;
      export const { ${EAGER_OF_HTTP.join(', ')} } = http;`,
  },
};
const COMPRESSIBLE = new Set(['.js', '.css', '.svg', '.json', '.txt', '.webmanifest']);

// Builds the pages, GraphiQL, then the server around them and the operator's commands, then the compressed forms of every text file a browser may ask for.
process.env.NODE_ENV = 'production';
generate();
const hash = hashSources();
await buildPages();
await build({ configFile: 'graphql/graphiql/vite.config.ts', logLevel: 'warn' });
await buildProgram('server.ts', 'dist/app');
await buildProgram('scripts/commands.ts', 'dist/commands');
copyDocs();
compressAssets();
stampBuild(hash);

/** The SDL, the typed documents and the sprites: a page whose query was edited would otherwise go on asking the old one. */
function generate(): void {
  const { status, stdout, stderr } = spawnSync('npm', ['run', '--silent', 'generate'], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stdout + stderr);
}

/**
 * What runs on Node, with the processes that make pictures beside it, and with its packages inside: found one by one, their two thousand
 * files were a sixth of each start. `licences.md` has the terms under which those are handed on.
 */
async function buildProgram(entry: string, outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    plugins: [httpAsRequired],
    ssr: { noExternal: true, external: BESIDE },
    build: {
      ssr: true,
      license: { fileName: 'licences.md' },
      // All in one folder: a part that several share looks for that process beside itself.
      rolldownOptions: {
        input: [entry, 'modules/banners/encoding.worker.ts', 'modules/sharing/picture.worker.ts'],
        // Classes are known by their names: to the ORM, to type-graphql, and in what is written down.
        output: {
          chunkFileNames: '[name]-[hash].js',
          keepNames: true,
          comments: { legal: true, jsdoc: false, annotation: false },
        },
      },
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
      target: 'node22',
    },
  });
}

/** What the page of the REST description loads, in the forms that browsers ask for, and found from the build; a page of the package's own stays there, and what is not minified. */
function copyDocs(): void {
  const files = globSync('*', { cwd: DOCS, exclude: ['index.html', 'swagger-ui.js', 'csp.json'] });
  for (const file of files) cpSync(join(DOCS, file), join('dist/client/api/docs/static', file));
}

function compressAssets(): void {
  for (const file of globSync('dist/{client,graphiql}/**/*.*')) {
    if (!COMPRESSIBLE.has(extname(file))) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
