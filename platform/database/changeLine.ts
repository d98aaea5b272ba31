import { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { announceChanges, CHANNEL } from './announcements.ts';
import { nameOf, type Orm } from './orm.ts';
import { besideOrm } from './besideOrm.ts';
import { sqliteFile } from './sqliteFile.ts';

/**
 * Milliseconds between two questions whether the line is still there, how long each may take, and the pause before the next attempt to get it back. An
 * answer is waited for longer than a busy process needs to look: whoever takes the line for lost makes everything anew.
 */
const HEARTBEAT_MS = 1000;
const ANSWER_MS = 3000;
const PAUSE_MS = 500;
/** How long is waited at the beginning for what the process tells itself. */
const ECHO_MS = 5000;
/** What the connection calls itself, for those who look on (`pg_stat_activity`). */
const NAME = 'loja-escuta';
/** What a process tells itself in the place of a table, to hear that it hears. */
const ECHO = '?';

/** Who is told of what. */
interface Listener {
  /** A table has changed, by whomever; null: whatever may have changed meanwhile. */
  changed: (table: string | null) => void;
  /** Hears why, when what others change is not heard, and null when it is again. */
  went: (error: Error | null) => void;
}

/** What is heard of the changes that other processes, and other programs, make to the database. */
export interface ChangeLine {
  /** Whether all of them are heard now. What was kept counts for nothing while they are not. */
  isUp: () => boolean;
  /** Begins to listen; after the first attempt it answers, and goes on by itself. */
  open: (listener: Listener) => Promise<void>;
  close: () => void;
}

/** Of an embedded database there is nothing to hear: whoever else writes has it alone. */
const EMBEDDED: ChangeLine = { isUp: () => true, open: async () => {}, close: () => {} };

/** The line of a process to its database. @param tables names of those of which anything is kept in memory */
export function createChangeLine(orm: Orm, url: string, tables: readonly string[]): ChangeLine {
  return sqliteFile(url) === null ? new PostgresLine(orm, url, tables) : EMBEDDED;
}

/** A connection of its own on which PostgreSQL tells of changes (`announcements.ts`), and that comes back by itself. */
class PostgresLine implements ChangeLine {
  readonly #parts: { orm: Orm; url: string; tables: readonly string[] };
  #listener: Listener = { changed: () => {}, went: () => {} };
  /** That of the connection which is listened to. */
  #socket: Socket | null = null;
  /** Null until the first attempt has ended. */
  #isUp: boolean | null = null;
  #isClosed = false;

  constructor(orm: Orm, url: string, tables: readonly string[]) {
    this.#parts = { orm, url, tables };
  }

  readonly isUp = () => this.#isUp === true;

  async open(listener: Listener): Promise<void> {
    this.#listener = listener;
    const { orm, url, tables } = this.#parts;
    await announceChanges(orm, url, tables);
    const { ended } = await this.#connect();
    void this.#keep(ended);
  }

  close(): void {
    this.#isClosed = true;
    this.#socket?.destroy();
  }

  /** Gets the line back whenever it ends. */
  async #keep(first: Promise<Error>): Promise<void> {
    for (let ended = first; ; ended = (await this.#connect()).ended) {
      const error = await ended;
      if (this.#isClosed) return;
      if (this.#isUp !== false) {
        this.#isUp = false;
        this.#listener.went(error);
      }
      await wait(PAUSE_MS, null, { ref: false });
      if (this.#isClosed) return;
    }
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
      const client = new pg.Client({ ...besideOrm(this.#parts.url, NAME), query_timeout: ANSWER_MS, stream: () => socket });
      client.on('error', end).on('end', () => end(new Error('the connection has ended')));
      await client.connect();
      await Promise.race([this.#listen(client), failureOf(ended)]);
      // What is kept, and what is being made now, may be of before.
      this.#listener.changed(null);
      const wasLost = this.#isUp === false;
      this.#isUp = true;
      if (wasLost) this.#listener.went(null);
      void askAgain(client).catch(end);
    } catch (error) {
      end(error as Error);
    }
    return { ended };
  }

  /** Begins to hear, and waits until it is heard that it does: what stands between may take it for another's connection (a pooler of transactions). */
  async #listen(client: pg.Client): Promise<void> {
    const { orm } = this.#parts;
    const own = nameOf(orm);
    const heard = new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('what is told on the line does not arrive')), ECHO_MS).unref();
      client.on('notification', ({ payload = '' }) => {
        const [table = '', ...author] = payload.split(' ');
        // What this process has committed it knows already.
        if (author.join(' ') !== own) return this.#listener.changed(table);
        if (table !== ECHO) return;
        clearTimeout(late);
        resolve();
      });
    });
    // Whoever fails before hears of that.
    heard.catch(() => {});
    await client.query(`listen ${CHANNEL}`);
    await orm.em
      .fork()
      .getConnection()
      .execute('select pg_notify(?, ?)', [CHANNEL, `${ECHO} ${own}`]);
    await heard;
  }
}

async function failureOf(ended: Promise<Error>): Promise<never> {
  throw await ended;
}

/** @throws Error when there is no answer any more */
async function askAgain(client: pg.Client): Promise<never> {
  for (;;) {
    await wait(HEARTBEAT_MS, null, { ref: false });
    await client.query('select 1');
  }
}
