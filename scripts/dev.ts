import { spawn } from 'node:child_process';
import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { readFileSync, watch } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

// `npm run dev`: the server, replaced when its code changes, and what is generated, made anew when its sources are edited. Pages and styles are
// Vite's, which changes them in the open browser at once, and reloads it when another server has taken over.

const RUN = ['--import', './scripts/typescript.ts'];
const SCHEMA = 'graphql/generated/schema.graphql';
/** Editors write a file in several steps. */
const SETTLED_MS = 40;

let server: Worker | null = null;

/** What has to happen to the database before the next server, while none has it open. */
let aloneFirst: (() => Promise<void>)[] = [];
const replace = coalesced(async () => {
  const acts = aloneFirst;
  aloneFirst = [];
  if (acts.length > 0) await Promise.all(Object.values(cluster.workers ?? {}).map(stop));
  for (const act of acts) await act();
  await replaceServer();
});
const replaceAfter = (act: () => Promise<void>) => () => {
  aloneFirst.push(act);
  replace();
};
const writeDocuments = coalesced(() => run('graphql-codegen', ['--errors-only', '--config', 'codegen.ts']));
const writeSchema = coalesced(async () => {
  const before = readFileSync(SCHEMA, 'utf8');
  await run(process.execPath, [...RUN, 'scripts/emitSchema.ts']);
  if (readFileSync(SCHEMA, 'utf8') !== before) writeDocuments();
});
const buildGraphiql = coalesced(() =>
  run('vite', ['build', '--config', 'graphql/graphiql/vite.config.ts', '--logLevel', 'warn']),
);
const indexMigrations = coalesced(() => run(process.execPath, ['scripts/indexMigrations.ts']));
const compareSchema = coalesced(() => run(process.execPath, [...RUN, 'scripts/schemaCurrent.ts']));
/** The next server does it itself. */
const migrate = replaceAfter(async () => {});
const updateDemo = replaceAfter(() => run(process.execPath, [...RUN, 'scripts/demo.ts', 'atualizar']));

/** What an edited file asks for, by the first pattern that it fits; what is generated is nobody's source. */
const ACTS: readonly [RegExp, ...(() => void)[]][] = [
  [/^graphql\/generated\/|\.test\.tsx?$/],
  [/^data\/migrations\/index\.ts$/, migrate],
  [/^data\/migrations\//, indexMigrations],
  [/^data\/demo\//, updateDemo],
  [/\.graphql$/, writeDocuments],
  [/^graphql\/graphiql\//, buildGraphiql],
  [/^graphql\/explorer\.operations\.ts$/, replace, buildGraphiql],
  // The schema is made of the modules, and the tables' of what they say of rows.
  [/\.(entity|campos)\.ts$/, replace, writeSchema, compareSchema],
  [/^(modules|graphql)\//, replace, writeSchema],
  [/^(platform\/|app\.ts$|server\.ts$)/, replace],
];

await run('npm', ['run', '--silent', 'generate']);
cluster.setupPrimary({ exec: 'server.ts', execArgv: RUN });
replace();
compareSchema();
buildGraphiql();
for (const folder of ['modules', 'graphql', 'platform', 'pages', 'data'])
  watch(folder, { recursive: true }, (_event, name) => edited(`${folder}/${name}`));
for (const file of ['app.ts', 'server.ts']) watch(file, () => edited(file));
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM');
    process.exit(0);
  });

function edited(file: string): void {
  const [, ...acts] = ACTS.find(([pattern]) => pattern.test(file)) ?? [];
  for (const act of acts) act();
}

/** Does something when it is asked for, and once more when it was asked for meanwhile. */
function coalesced(act: () => Promise<void>): () => void {
  let wanted = false;
  let working = false;
  const work = async () => {
    working = true;
    while (wanted) {
      await wait(SETTLED_MS);
      wanted = false;
      await act();
    }
    working = false;
  };
  return () => {
    wanted = true;
    if (!working) void work();
  };
}

/** Starts a server beside the one that runs, which goes when the other listens; one that cannot start says why, and leaves the place to the next edit's. */
async function replaceServer(): Promise<void> {
  const next = cluster.fork();
  const listens = await Promise.race([once(next, 'listening').then(() => true), once(next, 'exit').then(() => false)]);
  if (!listens) return;
  void stop(server);
  server = next;
}

async function stop(worker: Worker | null | undefined): Promise<void> {
  if (!worker || worker.isDead()) return;
  const ended = once(worker, 'exit');
  worker.process.kill('SIGTERM');
  await ended;
}

/** Runs something to its end; what is wrong stands on the terminal, and is mended by the next edit. */
async function run(command: string, args: string[]): Promise<void> {
  await once(spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'] }), 'exit');
}
