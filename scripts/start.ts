import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { buildIsCurrent } from './freshness.ts';

const NO_BUILDER =
  'O site não foi construído a partir deste código, e aqui só há as dependências de produção. ' +
  'Rode npm ci && npm run build, e depois npm ci --omit=dev.';
const NOT_WRITABLE =
  'O site não foi construído a partir deste código, e esta conta não pode gravar nesta pasta. ' +
  'Rode npm run build com a conta que é dona dela.';

// Builds only when something changed since the last build, in a process of its own so that the server's memory stays small.
process.env.NODE_ENV = 'production';
if (!buildIsCurrent()) {
  const obstacle = !canBuild() ? NO_BUILDER : !canWrite() ? NOT_WRITABLE : null;
  if (obstacle) {
    console.error(obstacle);
    process.exit(1);
  }
  console.log('Construindo o site (só acontece quando o código muda)…');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) process.exit(status ?? 1);
}
await import(new URL('serve.js', import.meta.url).href);

function canWrite(): boolean {
  try {
    for (const folder of ['.', 'dist']) if (existsSync(folder)) accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

// Vite itself comes with vike.
function canBuild(): boolean {
  try {
    return Boolean(import.meta.resolve('@vitejs/plugin-react'));
  } catch {
    return false;
  }
}
