import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

/** What a writer has done: rows that it has stored, and attempts that were refused because somebody held the database. */
interface Written {
  stored: number;
  refused: number;
}

/** Lets another process write `most` rows into a table `enchimento` as fast as it can, waiting for nobody. Answers how to stop it before. */
export async function writeWithoutPause(file: string, most: number): Promise<() => Promise<Written>> {
  const script = `
    const db = new (require('node:sqlite').DatabaseSync)(process.argv[1]);
    db.exec('pragma busy_timeout = 0; pragma synchronous = off');
    const insert = db.prepare("insert into enchimento (texto) values ('novo')");
    const written = { stored: 0, refused: 0 };
    process.on('SIGTERM', () => process.stdout.write(JSON.stringify(written), () => process.exit()));
    process.stderr.write('writes');
    (function write() {
      for (let row = 0; row < 20; row++) try { insert.run(); written.stored++; } catch { written.refused++; }
      if (written.stored < Number(process.argv[2])) setImmediate(write);
      else process.stdin.resume();
    })();`;
  const child = spawn(process.execPath, ['--no-warnings', '-e', script, file, String(most)], { stdio: ['pipe', 'pipe', 'pipe'] });
  const said = text(child.stdout);
  await once(child.stderr, 'data');
  return async () => {
    child.kill('SIGTERM');
    return JSON.parse(await said) as Written;
  };
}
