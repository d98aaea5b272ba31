import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A server of PostgreSQL of its own. */
export interface Postgres {
  /** Makes an empty database and answers its address. */
  database: (name: string) => string;
  stop: () => Promise<void>;
}

const PROGRAMS = dirname(globSync('/usr/lib/postgresql/*/bin/initdb').toSorted().at(-1) ?? '.');
/** Debian's account "nobody": PostgreSQL refuses to be root. */
const NOBODY = 65_534;

/** Whether PostgreSQL is installed; says loudly that it is not tried where it is not. */
export function hasPostgres(): boolean {
  if (PROGRAMS !== '.') return true;
  process.stderr.write('\n*** POSTGRESQL IS NOT TRIED: it is not installed (apt-get install postgresql). ***\n');
  return false;
}

/** Starts one in a temporary folder. */
export async function startPostgres(): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const port = await freePort();
  execFileSync(join(PROGRAMS, 'initdb'), ['-D', data, '-U', 'loja', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], {
    ...account,
    stdio: 'ignore',
  });
  const settings = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off'];
  const server = spawn(join(PROGRAMS, 'postgres'), ['-D', data, ...settings], { ...account, stdio: 'ignore' });
  const tool = (name: string, ...args: string[]) =>
    execFileSync(join(PROGRAMS, name), ['-h', '127.0.0.1', '-p', String(port), '-U', 'loja', ...args], { stdio: 'ignore' });
  const isReady = () => {
    try {
      tool('pg_isready', '-d', 'postgres');
      return true;
    } catch {
      return false;
    }
  };
  while (!isReady()) if (server.exitCode !== null) throw new Error(`PostgreSQL ended with ${server.exitCode}`);
  return {
    database(name) {
      tool('createdb', name);
      return `postgresql://loja@127.0.0.1:${port}/${name}`;
    },
    async stop() {
      const exit = once(server, 'exit');
      server.kill('SIGINT');
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
