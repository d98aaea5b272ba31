import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { build } from 'vite';

// `npm run bench`: every comparison, each in a process of its own. The results are ratios: they compare across machines, requests a
// second do not.
process.env.NODE_ENV = 'production';
const wanted = process.argv.slice(2);
const LOADER = ['--import', '@oxc-node/core/register'];

run('build', ['scripts/build.ts']);
// The loader of the sources would slow every import down that a render makes, so this one is built like the server.
await build({
  configFile: false,
  logLevel: 'error',
  build: { ssr: 'tests/bench/render.ts', outDir: 'dist/bench', copyPublicDir: false, target: 'node22' },
});
run('render', ['dist/bench/render.js']);
rmSync('dist/bench', { recursive: true });
run('http', ['tests/bench/http.ts']);
run('orders', [...LOADER, 'tests/bench/orders.ts']);
run('lists', [...LOADER, 'tests/bench/lists.ts']);

function run(name: string, args: string[]): void {
  if (wanted.length > 0 && name !== 'build' && !wanted.includes(name)) return;
  const quiet = name === 'build';
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', quiet ? 'ignore' : 'inherit', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
