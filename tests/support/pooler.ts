import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { OTHER_ACCOUNT } from './account.ts';
import { has } from './has.ts';

/** Whether PgBouncer is here. */
export const canPool = has('pgbouncer', '--version');

/** Puts a PgBouncer, as docs/operations/machines.md has it but for its mode, before a database. Answers the database's address through it, and how to end it. */
export async function startPooler(
  url: string,
  { mode, size, port }: { mode: 'session' | 'transaction'; size: number; port: number },
) {
  const folder = mkdtempSync(join(tmpdir(), 'pooler-'));
  chmodSync(folder, 0o755);
  const { hostname, port: at, username, pathname } = new URL(url);
  const settings = {
    listen_addr: '127.0.0.1',
    listen_port: port,
    unix_socket_dir: '',
    auth_type: 'any',
    pool_mode: mode,
    default_pool_size: size,
    ignore_startup_parameters: 'extra_float_digits,lock_timeout,statement_timeout,idle_in_transaction_session_timeout',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  const database = `${pathname.slice(1)} = host=${hostname} port=${at} user=${username}`;
  writeFileSync(join(folder, 'pgbouncer.ini'), ['[databases]', database, '[pgbouncer]', ...lines, ''].join('\n'));
  // It refuses to be root, as PostgreSQL does.
  const account = process.getuid?.() === 0 ? { uid: OTHER_ACCOUNT, gid: OTHER_ACCOUNT } : {};
  const pooler = spawn('pgbouncer', [join(folder, 'pgbouncer.ini')], { ...account, stdio: ['ignore', 'ignore', 'pipe'] });
  const exit = once(pooler, 'exit');
  for await (const line of createInterface({ input: pooler.stderr })) if (line.includes('process up')) break;
  pooler.stderr.resume();
  return {
    url: Object.assign(new URL(url), { port: String(port) }).href,
    async stop() {
      pooler.kill('SIGKILL');
      await exit;
      rmSync(folder, { recursive: true });
    },
  };
}
