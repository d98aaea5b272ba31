import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync, writeFileSync } from 'node:fs';

/** Overwrites a SQLite database, and what is not yet in its file, with garbage. */
export function damage(file: string): void {
  for (const part of [file, `${file}-wal`]) {
    if (existsSync(part)) writeFileSync(part, Buffer.alloc(Math.max(4096, statSync(part).size), 0x5a));
  }
}

/** Lets another process hold the write lock of a SQLite database (locks are a process's own). Answers how to release it. */
export async function holdLock(file: string): Promise<() => Promise<unknown>> {
  const script = `
    const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
    db.exec('begin immediate');
    process.stdout.write('locked');
    process.stdin.resume();`;
  const child = spawn(process.execPath, ['--no-warnings', '-e', script, file], { stdio: ['pipe', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return () => {
    const exit = once(child, 'exit');
    child.kill('SIGKILL');
    return exit;
  };
}

/** Runs a statement on a SQLite database in another process that waits for nobody. Answers what kept it from it, or nothing. */
export function writeElsewhere(file: string, sql: string): string {
  const script = "new (require('node:sqlite').DatabaseSync)(process.argv[1], { timeout: 0 }).exec(process.argv[2])";
  const { stderr } = spawnSync(process.execPath, ['--no-warnings', '-e', script, file, sql], { encoding: 'utf8' });
  return /Error: (.+)/.exec(stderr)?.[1] ?? '';
}
