import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A shop as it runs in production, in a process of its own. */
export interface MeasuredShop {
  url: string;
  dataDir: string;
  /** Milliseconds from its start until it said that it was ready. */
  startedIn: number;
  /** Resident memory. */
  megabytes: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Starts the build with nobody counted and no robots refused; in a new folder where no other is named. */
export async function startShop(port: number, settings: NodeJS.ProcessEnv = {}): Promise<MeasuredShop> {
  const dataDir = settings.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'bench-')));
  const url = `http://localhost:${port}`;
  const began = performance.now();
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'error',
      RATE_LIMIT: 'off',
      BOT_CHECK: 'off',
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  const isReady = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`the shop ended with ${child.exitCode}`);
    await wait(5);
  }
  const startedIn = performance.now() - began;
  return {
    url,
    dataDir,
    startedIn,
    async megabytes() {
      const status = await readFile(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
