import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { announceChanges, announcing, CHANNEL } from './announcements.ts';
import { admitBeside, spareOne } from './drivers.ts';
import { EmbeddedLine } from './embeddedLine.ts';
import { NO_MORE } from './fewConnections.ts';
import type { ChangeLine, Listener } from './heard.ts';
import { nameOf, type Orm } from './orm.ts';
import { besideOrm } from './besideOrm.ts';
import { listen } from '../happenings.ts';
import { soon } from '../soon.ts';
import { sqliteFile } from './sqliteFile.ts';

/**
 * Milliseconds between two questions whether the line is still there, how long each may take, and the pause before the next attempt to get it back. An
 * answer is waited for longer than a busy process needs to look: whoever takes the line for lost makes everything anew.
 */
const HEARTBEAT_MS = 1000;
const ANSWER_MS = 3000;
const PAUSE_MS = 500;
/** How long a line has to have been there to be got back at once. */
const STEADY_MS = 2000;
/** Of so many questions one asks for what this process tells itself: its statements may go to another server by now, of which nothing is heard here. */
const ECHO_EVERY = 10;
/** How long is waited for what the process tells itself. */
const ECHO_MS = 5000;
/** What the connection is called after those of its process, for those who look on (`pg_stat_activity`). */
export const LISTENS = 'escuta';
/** What a process tells itself in the place of a table, to hear that it hears. */
const ECHO = '?';

/** Has a process tell itself something. Answers what has kept it from saying it, or null when it was heard. @throws Error when it was said, and not heard */
type Echo = () => Promise<Error | null>;

/** The line of a process to its database. @param tables names of those of which anything is kept in memory */
export function createChangeLine(orm: Orm, url: string, tables: readonly string[]): ChangeLine {
  return sqliteFile(url) === null ? new PostgresLine(orm, url, tables) : new EmbeddedLine(orm);
}

/** A connection of its own on which PostgreSQL tells of changes (`announcements.ts`), and that comes back by itself. */
class PostgresLine implements ChangeLine {
  readonly #parts: { orm: Orm; url: string; tables: readonly string[] };
  #listener: Listener = { changed: () => {}, went: () => {}, shared: () => {} };
  /** That of the connection which is listened to. */
  #socket: Socket | null = null;
  /** Null until the first attempt has ended. */
  #isUp: boolean | null = null;
  #isClosed = false;
  #stopHearing = () => {};
  /** Whether it leads to where all connections do; it may be the first to lead to an heir. */
  #isAdmitted = false;

  constructor(orm: Orm, url: string, tables: readonly string[]) {
    this.#parts = { orm, url, tables };
  }

  readonly isUp = () => this.#isUp === true;

  async open(listener: Listener): Promise<void> {
    this.#listener = listener;
    const { orm, url, tables } = this.#parts;
    await announceChanges(orm, url, tables);
    // Those who write go to another server now; this connection has stayed with the one of before.
    this.#stopHearing = listen('tookOver', () => {
      if (this.#isAdmitted) this.#socket?.destroy();
    });
    const { ended } = await this.#connect();
    void this.#keep(ended);
  }

  close(): void {
    this.#isClosed = true;
    this.#stopHearing();
    this.#socket?.destroy();
  }

  /** Gets the line back whenever it ends. */
  async #keep(first: Promise<Error>): Promise<void> {
    let spared = false;
    for (let ended = first; ; ended = (await this.#connect()).ended) {
      const since = performance.now();
      const error = await ended;
      if (this.#isClosed) return;
      // One that ends as soon as it is there is no line that was lost.
      const wasLine = this.#isUp === true && performance.now() - since > STEADY_MS;
      if (this.#isUp !== false) {
        this.#isUp = false;
        this.#listener.went(error);
      }
      // At once, where all were lost, before the pools take as many as there are.
      spared = !wasLine && !spared && (await this.#makeRoom(error));
      if (!wasLine && !spared) await wait(PAUSE_MS, null, { ref: false });
      if (this.#isClosed) return;
    }
  }

  /** Has the pool end one of its connections where PostgreSQL gives none more. Answers whether it has. */
  async #makeRoom({ code }: Error & { code?: unknown }): Promise<boolean> {
    return code === NO_MORE && (await spareOne(this.#parts.orm).catch(() => false));
  }

  /** Connects, if it can. Answers what will tell why the connection has ended, which it may have already. */
  async #connect(): Promise<{ ended: Promise<Error> }> {
    const socket = new Socket();
    this.#socket = socket;
    let end = (_error: Error) => {};
    const ended = new Promise<Error>((resolve) => {
      end = resolve;
    });
    void ended.then(() => socket.destroy());
    try {
      const client = new pg.Client({
        ...besideOrm(this.#parts.url, `${nameOf(this.#parts.orm)} ${LISTENS}`),
        query_timeout: ANSWER_MS,
        stream: () => socket,
      });
      client.on('error', end).on('end', () => end(new Error('the connection has ended')));
      await client.connect();
      this.#isAdmitted = false;
      await admitBeside(this.#parts.orm, client);
      this.#isAdmitted = true;
      const echo = this.#echoOn(client);
      await client.query(`listen ${CHANNEL}`);
      const unsaid = await Promise.race([echo(), failureOf(ended)]);
      if (unsaid) throw unsaid;
      const told = await announcing(this.#parts.orm, this.#parts.tables);
      // What is kept, and what is being made now, may be of before.
      this.#listener.changed(null);
      const wasLost = this.#isUp === false;
      this.#isUp = true;
      if (wasLost) this.#listener.went(null);
      void askAgain(client, () => this.#tells(echo, told)).catch(end);
    } catch (error) {
      end(error as Error);
    }
    return { ended };
  }

  /** As an echo, of tables that are still those whose changes are told. @throws Error where they are not */
  async #tells(echo: Echo, told: string): Promise<Error | null> {
    const unsaid = await echo();
    if (unsaid) return unsaid;
    const now = await announcing(this.#parts.orm, this.#parts.tables);
    if (now !== told) throw new Error('the tables are others than before: what is in them was not told');
    return null;
  }

  /**
   * Begins to hear. Answers how to wait until it is heard that it does: what stands between may take the connection for another's (a pooler of
   * transactions), or lead the statements to another server. @throws Error where it is not
   */
  #echoOn(client: pg.Client): Echo {
    const { orm } = this.#parts;
    const own = nameOf(orm);
    let echoed = () => {};
    client.on('notification', ({ payload = '' }) => {
      const [table = '', ...author] = payload.split(' ');
      // What this process has committed it knows already.
      if (author.join(' ') !== own) return this.#listener.changed(table);
      if (table === ECHO) echoed();
    });
    return async () => {
      const heard = new Promise<void>((resolve) => {
        echoed = resolve;
      });
      const says = orm.em
        .fork()
        .getConnection()
        .execute('select pg_notify(?, ?)', [CHANNEL, `${ECHO} ${own}`]);
      const unsaid = await says.then(
        () => null,
        (error: Error) => error,
      );
      if (unsaid === null) await soon(heard, ECHO_MS);
      return unsaid;
    };
  }
}

async function failureOf(ended: Promise<Error>): Promise<never> {
  throw await ended;
}

/** @throws Error when there is no answer any more, or what the process tells itself is not heard */
async function askAgain(client: pg.Client, echo: Echo): Promise<never> {
  for (let asked = 1; ; asked++) {
    await wait(HEARTBEAT_MS, null, { ref: false });
    await client.query('select 1');
    // Whoever finds no connection to say it on has found nothing out.
    if (asked % ECHO_EVERY === 0) await echo();
  }
}
