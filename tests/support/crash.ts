import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A server process that a test may kill. */
export interface ServerProcess {
  url: string;
  pid: number;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** Starts the real server from its sources and waits until its database answers. */
export function startServer(port: number, dataDir: string, settings: Record<string, string> = {}): Promise<ServerProcess> {
  return start(['--import', '@oxc-node/core/register', 'server.ts'], 'test', port, dataDir, settings);
}

/** Starts the production build, pages and page cache included. */
export function startBuiltServer(
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
  checkout = '.',
): Promise<ServerProcess> {
  return start(['scripts/start.ts'], 'production', port, dataDir, settings, checkout);
}

async function start(
  args: string[],
  mode: string,
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
  cwd = '.',
): Promise<ServerProcess> {
  const url = `http://127.0.0.1:${port}`;
  // Without a connection that stays: tests count those of the server.
  const isReady = () =>
    fetch(`${url}/readyz`, { headers: { connection: 'close' } }).then(
      ({ ok }) => ok,
      () => false,
    );
  // Another checkout's server would answer in the place of this one, and be killed by its own test.
  if (await isReady()) throw new Error(`port ${port} is somebody else's; set TEST_PORT`);
  const child: ChildProcess = spawn(process.execPath, args, {
    env: {
      ...process.env,
      NODE_ENV: mode,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      BOT_CHECK: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...settings,
    },
    cwd,
    stdio: 'ignore',
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!hasEnded()) {
    if (await isReady()) break;
    await new Promise((resolve) => setImmediate(resolve));
  }
  if (hasEnded()) throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}`);
  return {
    url,
    pid: child.pid!,
    async kill(signal) {
      if (hasEnded()) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      return (await exit)[0] as number | null;
    },
  };
}
