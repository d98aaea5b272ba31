import { statSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { listen } from '../happenings.ts';
import { soon } from '../soon.ts';
import { knownMigrations, type Orm } from './orm.ts';
import { sqliteFile } from './sqliteFile.ts';
import { damageOf } from './unavailable.ts';
import { unknownSteps } from './widening.ts';

/** Milliseconds: longest answer, and how long one is good for, since anybody may ask. */
const TIMEOUT_MS = 3000;
const VALID_MS = 1000;
/** Takes the write lock, and is refused by a database that only reads. */
const CHANGES_NOTHING = 'update mikro_orm_migrations set name = name where 1 = 0';
/** Room that an order and its log need, with some to spare. */
const ROOM = Buffer.alloc(64 * 1024);

/** Tells whether the database takes writes now. @throws what keeps it from it, after three seconds at the latest */
export type WriteProbe = () => Promise<void>;

/**
 * One probe runs at a time, and is good for a second. A database whose schema another version has changed, other than by adding to it, takes no
 * writes of this one: the new one's rules are not known here. One that was once found damaged stays so until the process ends: what is whole in it says nothing of the rest.
 * @param onClose hears how to let go
 */
export function createWriteProbe(orm: Orm, databaseUrl: string, onClose: (stop: () => void) => void): WriteProbe {
  const file = sqliteFile(databaseUrl);
  const known = new Set(knownMigrations(orm));
  const opened = file === null ? null : idOf(file);
  let current: { since: number; result: Promise<void> } | null = null;
  let damage: Error | null = null;
  const damaged = (code: string) => (damage ??= Object.assign(new Error(`the database is damaged: ${code}`), { code }));
  onClose(listen('damage', ({ code }) => void damaged(code)));

  async function look(): Promise<void> {
    if (damage) throw damage;
    // Orders would go where nobody will find them.
    if (file !== null && idOf(file) !== opened) throw damaged('the file was taken away');
    try {
      await soon(
        Promise.all([tryTransaction(orm, known, file !== null), file === null ? null : tryRoom(`${file}-probe`)]),
        TIMEOUT_MS,
      );
    } catch (error) {
      const code = damageOf(error);
      throw code === null ? error : damaged(code);
    }
  }

  return () => {
    if (!current || performance.now() - current.since > VALID_MS) current = { since: performance.now(), result: look() };
    return current.result;
  };
}

/** What a file is, whatever it is called; null where there is none. */
function idOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
}

async function tryTransaction(orm: Orm, known: ReadonlySet<string>, embedded: boolean): Promise<void> {
  const em = orm.em.fork();
  // Pages in memory are good long after the file is not.
  if (embedded) await orm.em.getConnection().execute('pragma shrink_memory');
  await em.begin();
  try {
    await (em as SqlEntityManager).execute(CHANGES_NOTHING);
    const done = await (em as SqlEntityManager).execute<{ name: string }[]>('select name from mikro_orm_migrations');
    const names = done.map(({ name }) => name);
    const [step] = unknownSteps(names, known).others;
    if (step !== undefined) throw new Error(`the schema is of a newer version: ${step}`);
  } finally {
    await em.rollback();
  }
}

// What is rolled back is never written, so that a full disk would not be noticed.
async function tryRoom(path: string): Promise<void> {
  try {
    await writeFile(path, ROOM);
  } finally {
    await rm(path, { force: true });
  }
}
