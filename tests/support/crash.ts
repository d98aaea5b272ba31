import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseSettings, makeDatabase } from './database.ts';

/** A server process that a test may kill. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** What it has written so far; nothing but the start unless `LOG_LEVEL` is set. */
  said: () => string;
  kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<number | null>;
}

/** What runs, and as whom; this Node, this checkout and this account unless said otherwise. */
interface Program {
  args: string[];
  node?: string;
  cwd?: string;
  uid?: number;
  environment?: NodeJS.ProcessEnv;
  /** File that its standard output goes to, where nobody reads it here. */
  stdout?: number;
}

/** Starts the build, which is current by then (`build.ts` beside this), and waits until its database answers. */
export function startServer(
  port: number,
  dataDir: string,
  settings: Record<string, string> = {},
  how: Pick<Program, 'uid' | 'stdout'> = {},
): Promise<ServerProcess> {
  return start({ args: ['scripts/serve.js'], ...how }, port, dataDir, settings);
}

/** Starts a checkout as `npm start` does, which builds it first if it has to. */
export function startCheckout(
  cwd: string,
  port: number,
  dataDir: string,
  how: Pick<Program, 'node' | 'uid'> = {},
): Promise<ServerProcess> {
  return start({ args: ['scripts/start.ts'], cwd, ...how }, port, dataDir, {});
}

/** Starts an unpacked release with a Node and nothing else: no npm, no shell, no variable but the settings. */
export function startRelease(
  folder: string,
  port: number,
  dataDir: string,
  settings: Record<string, string>,
  how: Pick<Program, 'node' | 'uid'> = {},
): Promise<ServerProcess> {
  return start({ args: [`${folder}/start.js`], cwd: '/', environment: {}, ...how }, port, dataDir, settings);
}

async function start(
  { args, node = process.execPath, cwd = '.', uid, environment = process.env, stdout }: Program,
  port: number,
  dataDir: string,
  settings: Record<string, string>,
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
  if (!settings.DATABASE_URL) await makeDatabase(dataDir, 'empty');
  const child: ChildProcess = spawn(node, args, {
    env: {
      ...environment,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      BOT_CHECK: 'off',
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'silent',
      ...databaseSettings(dataDir),
      ...settings,
    },
    cwd,
    uid,
    gid: uid,
    stdio: ['ignore', stdout ?? 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  while (!hasEnded()) {
    if (await isReady()) break;
    // A start needs the processor more than the question whether it is over.
    await wait(20);
  }
  if (hasEnded()) throw new Error(`the server ended with ${child.exitCode ?? child.signalCode}`);
  return {
    url,
    pid: child.pid!,
    said: () => said,
    async kill(signal) {
      if (hasEnded()) return child.exitCode;
      const exit = once(child, 'exit');
      child.kill(signal);
      return (await exit)[0] as number | null;
    },
  };
}
