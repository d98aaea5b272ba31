import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { build } from 'vite';
import { printTable, type Line } from './report.ts';

// `npm run bench`: every comparison, each in a process of its own, and one table at the end. The results are ratios: they compare across
// machines, requests a second do not. `npm run bench -- orders lists` makes only some.
process.env.NODE_ENV = 'production';
const LOADER = ['--import', './scripts/typescript.ts'];
const PARTS: readonly [name: string, program: string, ...flags: string[]][] = [
  ['http', 'tests/bench/http.ts'],
  ['orders', 'tests/bench/orders.ts'],
  ['told', 'tests/bench/told.ts'],
  ['processes', 'tests/bench/processes.ts'],
  ['lists', 'tests/bench/lists.ts', ...LOADER],
  ['lists-postgresql', 'tests/bench/lists.ts', ...LOADER],
  ['start', 'tests/bench/start.ts'],
  ['lighthouse', 'tests/bench/lighthouse.ts'],
  ['render', 'dist/bench/render.js'],
];
const wanted = process.argv.slice(2);
const lines: Line[] = [];

await run('scripts/build.ts', [], true);
for (const [name, program, ...flags] of PARTS) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.error(`${name}…`);
  if (name === 'render') await buildRender();
  process.env.TEST_DATABASE = name.endsWith('-postgresql') ? 'postgresql' : '';
  await run(program, flags);
}
rmSync('dist/bench', { recursive: true, force: true });
printTable(lines);
const [minute = 0] = loadavg();
console.log(`\n${cpus().length} cores, Node ${process.version}; average load of the last minute: ${minute.toFixed(1)}`);

async function run(program: string, execArgv: string[], quiet = false): Promise<void> {
  const child = fork(program, { execArgv, stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit', 'ipc'] });
  child.on('message', (line) => {
    lines.push(line as Line);
    const { what, measured } = line as Line;
    console.error(`  ${what}: ${measured}`);
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) process.exit(code ?? 1);
}

/** The loader of the sources would slow every import down that a render makes, so this one is built like the server. */
async function buildRender(): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: { ssr: 'tests/bench/render.ts', outDir: 'dist/bench', copyPublicDir: false, target: 'node22' },
  });
}
