import { spawnSync } from 'node:child_process';
import { buildIsCurrent } from './freshness.ts';

const NO_BUILDER =
  'O site não foi construído a partir deste código, e aqui só há as dependências de produção. ' +
  'Rode npm ci && npm run build, e depois npm ci --omit=dev.';

// Builds only when something changed since the last build, in a process of its own so that the server's memory stays small.
process.env.NODE_ENV = 'production';
if (!buildIsCurrent()) {
  if (!canBuild()) {
    console.error(NO_BUILDER);
    process.exit(1);
  }
  console.log('Construindo o site (só acontece quando o código muda)…');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
// Both come from the build: the pages register themselves with vike, the server starts to listen.
const built = (file: string) => new URL(`../dist/${file}`, import.meta.url).href;
await import(built('server/entry.mjs'));
await import(built('app/server.js'));

// Vite itself comes with vike.
function canBuild(): boolean {
  try {
    return Boolean(import.meta.resolve('@vitejs/plugin-react'));
  } catch {
    return false;
  }
}
