import { statSync } from 'node:fs';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { DomainError } from '../errors.ts';
import { announce, listen } from '../happenings.ts';
import { soon } from '../soon.ts';
import { watchCommit } from './commitsWait.ts';
import { forgetLineage } from './drivers.ts';
import { isSilent } from './identity.ts';
import { refuseMoved } from './movedAway.ts';
import { isAnyMeant, noteAcknowledged, refuseEarlierLine, rememberNewest, sayOfBefore, type Order } from './newestOrder.ts';
import { refuseOtherBirth, refuseOtherShop } from './servedShop.ts';
import { isMissingTable } from './missingTable.ts';
import { knownMigrations, type Orm } from './orm.ts';
import { StartError } from '../startError.ts';
import type { Place } from './place.ts';
import { tryRoomInPostgres, tryRoomOnDisk } from './room.ts';
import { whatIsLacking, type TryOrder } from './soundness.ts';
import { sqliteFile } from './sqliteFile.ts';
import { damageOf, isOfBefore, notOurs } from './unavailable.ts';
import { unknownSteps } from './widening.ts';

/** Milliseconds: longest answer, and how long one is good for, since anybody may ask. */
const TIMEOUT_MS = 3000;
const VALID_MS = 1000;
/** How long PostgreSQL that had room, and all that an order needs, is not looked at again: each time costs it a page or two of rows to tidy up. */
const THOROUGH_VALID_MS = 60_000;
/** How often PostgreSQL is to commit something. */
const COMMIT_VALID_MS = 10_000;
const REMEMBERED_AFTER_MS = 1000;
/** Leaves nothing behind but an entry in the log, which a second machine that is waited for has to have (synchronous_standby_names). */
const EMITS = `select pg_logical_emit_message(true, 'loja', 'sonda')`;
const COMMITS = 'commit and chain';
/** Takes the write lock, and is refused by a database that only reads. */
const CHANGES_NOTHING = 'update mikro_orm_migrations set name = name where 1 = 0';

/** What is known of whether the database is fit to sell from. */
export interface WriteProbe {
  /** Tells whether the database takes writes now. @throws what keeps it from it, after three seconds at the latest; `VERSAO_ANTIGA` where that is this program, `OUTRA_LOJA` where the database is none of this shop */
  takesWrites: () => Promise<void>;
  /** Why nothing of this database may be shown or sold: when it was last asked, it was another shop's, or one that the shop has left. Null where it is its own. */
  whyNotOurs: () => DomainError | null;
  /** Hears of an order that was stored; which is the newest is written down a second later, and no more often. */
  remember: (order: Order) => void;
}

/**
 * One probe runs at a time, and is good for a second. A database whose schema another version has changed, other than by adding to it, takes no
 * writes of this one: the new one's rules are not known here. One that was once found damaged stays so until the process ends: what is whole in it says nothing of the rest.
 * Of PostgreSQL it also asks, now and then, that it commits, has room, and lacks nothing that an order needs.
 * @param onClose hears how to let go
 */
export function createWriteProbe(
  orm: Orm,
  place: Place,
  { onClose, tryOrder }: { onClose: (stop: () => void) => void; tryOrder: TryOrder },
): WriteProbe {
  const { databaseUrl } = place;
  const file = sqliteFile(databaseUrl);
  const known = new Set(knownMigrations(orm));
  const opened = file === null ? null : idOf(file);
  let current: { since: number; result: Promise<void> } | null = null;
  let damage: Error | null = null;
  let foreign: DomainError | null = null;
  const damaged = (code: string) => (damage ??= Object.assign(new Error(`the database is damaged: ${code}`), { code }));
  onClose(listen('damage', ({ code }) => void damaged(code)));
  // When PostgreSQL was last found to have all that is needed, and when somebody last found that it had not.
  let [sound, lacked] = [-Infinity, -Infinity];
  const doubt = () => {
    lacked = performance.now();
    current = null;
  };
  onClose(listen('lack', doubt));
  const commit = createCommitProbe(orm);
  const remembering = rememberSoon(orm, place);
  onClose(remembering.stop);
  // Whether it has all that was acknowledged is not left to the next minute.
  onClose(
    listen('tookOver', () => {
      doubt();
      remembering.begin();
    }),
  );

  async function look(): Promise<void> {
    if (damage) throw damage;
    if (file === null && isAnyMeant(place)) forgetLineage(orm);
    // Orders would go where nobody will find them.
    if (file !== null && idOf(file) !== opened) throw damaged('the file was taken away');
    try {
      const since = performance.now();
      const thorough = file === null && (lacked >= sound || since - sound > THOROUGH_VALID_MS);
      await soon(
        Promise.all([
          tryTransaction(orm, known, { embedded: file !== null, tryOrder: thorough ? tryOrder : null }),
          file === null ? commit() : tryRoomOnDisk(`${file}-probe`),
          thorough && tryAllThatIsNeeded(orm, place),
        ]),
        TIMEOUT_MS,
      );
      if (!thorough) return;
      sound = since;
      foreign = null;
    } catch (error) {
      // What answers again may be another: a standby that has taken over has not all that was acknowledged before.
      lacked = performance.now();
      // What the start refuses to open is not sold from when it comes to lie beneath an open shop.
      if (error instanceof StartError) throw (foreign = notOurs(error));
      if (isOfBefore(error)) throw (foreign = notOurs(sayOfBefore(place)));
      const empty = isMissingTable(error) ? await sayWhyOther(orm, place) : null;
      if (empty) throw (foreign = notOurs(empty));
      const code = damageOf(error);
      throw code === null ? error : damaged(code);
    }
  }

  return {
    takesWrites() {
      if (!current || performance.now() - current.since > VALID_MS) current = { since: performance.now(), result: look() };
      return current.result;
    },
    whyNotOurs: () => foreign,
    remember(order) {
      noteAcknowledged(place, order);
      remembering.begin();
    },
  };
}

/** Why a database without a table that everybody asks for is none of this shop's; null where it may be, or does not say. */
async function sayWhyOther(orm: Orm, place: Place): Promise<StartError | null> {
  try {
    await refuseOtherShop(orm, place, knownMigrations(orm));
    return null;
  } catch (error) {
    return error instanceof StartError ? error : null;
  }
}

/** Writes down which is the newest order a second after it was begun, and no more often: what a failure takes away is missed. */
function rememberSoon(orm: Orm, place: Place): { begin: () => void; stop: () => void } {
  let waiting: NodeJS.Timeout | null = null;
  const remember = () => {
    waiting = null;
    void rememberNewest(orm, place).catch((error: unknown) => {
      // What lies beneath has become one of before: that is not left to the next minute.
      if (error instanceof StartError) announce('lack', {});
    });
  };
  return {
    begin: () => void (waiting ??= setTimeout(remember, REMEMBERED_AFTER_MS).unref()),
    stop() {
      if (waiting) clearTimeout(waiting);
    },
  };
}

/** Has PostgreSQL commit something, if it has not lately. One that waits takes a connection, and the next ones wait for that one; meanwhile other commits are refused. */
function createCommitProbe(orm: Orm): () => Promise<unknown> {
  let [last, waiting] = [-Infinity, null as Promise<unknown> | null];
  return async () => {
    if (performance.now() - last < COMMIT_VALID_MS) return;
    waiting ??= commitSomething(orm)
      .then(() => (last = performance.now()))
      .finally(() => (waiting = null));
    await waiting;
  };
}

/** Only the commit is watched: where all connections are taken one is waited for as well, and no second machine is away for that. */
async function commitSomething(orm: Orm): Promise<void> {
  const em = orm.em.fork() as SqlEntityManager;
  await em.begin();
  try {
    // One that is bought as a service may have no such message; a commit that changes nothing says nothing of a second machine.
    if (isSilent(em)) return;
    await em.execute(EMITS);
    await watchCommit(orm.config, em.execute(COMMITS));
  } finally {
    await em.rollback();
  }
}

/** @throws Error that names what the database lacks of what an order needs */
async function tryAllThatIsNeeded(orm: Orm, place: Place): Promise<void> {
  await refuseMoved(orm, place.databaseUrl);
  await refuseOtherBirth(orm, place);
  await refuseEarlierLine(orm, place);
  const lacking = await whatIsLacking(orm, place.databaseUrl);
  if (lacking !== null) throw new Error(`the database lacks what an order needs: ${lacking}`);
  // Where the folder has no room, the orders go elsewhere.
  await rememberNewest(orm, place).catch(() => undefined);
}

/** What a file is, whatever it is called; null where there is none. */
function idOf(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false });
  return found ? `${found.dev} ${found.ino}` : null;
}

async function tryTransaction(
  orm: Orm,
  known: ReadonlySet<string>,
  { embedded, tryOrder }: { embedded: boolean; tryOrder: TryOrder | null },
): Promise<void> {
  const em = orm.em.fork();
  // Pages in memory are good long after the file is not.
  if (embedded) await orm.em.getConnection().execute('pragma shrink_memory');
  await em.begin();
  try {
    await (em as SqlEntityManager).execute(CHANGES_NOTHING);
    const done = await (em as SqlEntityManager).execute<{ name: string }[]>('select name from mikro_orm_migrations');
    const names = done.map(({ name }) => name);
    const [step] = unknownSteps(names, known).others;
    if (step !== undefined) throw outdated(step);
    if (!tryOrder) return;
    await tryRoomInPostgres(em);
    await tryOrder(em);
  } finally {
    await em.rollback();
  }
}

function outdated(step: string): DomainError {
  const sentence = 'O banco já é de uma versão mais nova que este programa, que não o usa mais: atualize-o, ou encerre-o.';
  return new DomainError('unavailable', 'VERSAO_ANTIGA', sentence, { cause: new Error(`the schema has a newer step: ${step}`) });
}
