import { dirname } from 'node:path';
import { promisify } from 'node:util';
import type { EntityManager } from '@mikro-orm/core';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { ChangeLine } from './database/heard.ts';
import { databaseIdentity, timelineOf } from './database/identity.ts';
import { lastBackup, newerBackup, sharedBackup } from './database/lastBackup.ts';
import { behindNewestOrder, clockSkew } from './database/clockSkew.ts';
import { ordersGone } from './database/newestOrder.ts';
import { freeBytes } from './database/room.ts';
import { databaseBytes } from './database/size.ts';
import { sqliteFile } from './database/sqliteFile.ts';
import type { WriteProbe } from './database/writeProbe.ts';
import type { PageCache } from './http/pageCache.ts';
import type { Warmer } from './http/warm.ts';
import type { Metrics } from './metrics.ts';
import { settingsIdentity } from './settingsIdentity.ts';
import { lastTerms } from './termsRecord.ts';

interface Gauged {
  probe: WriteProbe;
  app: FastifyInstance;
  cache: PageCache;
  warmer: Pick<Warmer, 'waiting'>;
  /** Bytes of pictures in memory. */
  pictures: () => number;
  load: () => { waiting: number; atWork: number };
  fork: () => EntityManager;
  config: Config;
  /** What the company's folder says. */
  shown: unknown;
  line: ChangeLine;
}

/** Lets the state of a server be read: its queue, its pages, its database and the age of its backup. */
export function readGauges(
  { gauge }: Metrics,
  { app, cache, warmer, pictures, load, fork, config, shown, probe, line }: Gauged,
): void {
  const connections = promisify(app.server.getConnections.bind(app.server));
  gauge('connections_open', 'Connections of all visitors.', connections);
  gauge('requests_waiting', 'Requests that wait for their turn (150 at most).', () => load().waiting);
  gauge('requests_at_work', 'Requests begun and not answered (300 at most).', () => load().atWork);
  gauge('page_cache_pages', 'Pages in the cache.', () => cache.size().pages);
  gauge('page_cache_bytes', 'Bytes of the pages in the cache, all their forms together.', () => cache.size().bytes);
  gauge('page_cache_waiting', 'Pages that are still to be rendered before anybody asks for them.', warmer.waiting);
  gauge('changes_heard', 'Whether changes of other processes are heard, so that pages are answered from memory: 1 or 0.', () =>
    Number(line.isUp()),
  );
  gauge('picture_cache_bytes', 'Bytes of the pictures in memory.', pictures);
  gauge('database_writable', 'Whether the database takes writes now: 1 or 0.', () =>
    probe.takesWrites().then(
      () => 1,
      () => 0,
    ),
  );
  gauge(
    'database_is_own',
    'Whether the database is the one that this machine serves: 1, or 0 where nothing is shown or sold from it.',
    () => Number(probe.whyNotOurs() === null),
  );
  // What cannot be read now has no value; everything else is told all the same.
  gauge('database_size_bytes', 'Size of the database, with the log beside an embedded one.', () =>
    databaseBytes(fork(), config.databaseUrl).catch(() => null),
  );
  gauge('disk_free_bytes', 'Room on the disk of the data folder, or on that of an embedded database where it has less.', () =>
    leastRoom(config).catch(() => null),
  );
  gauge('database_identity', 'Which database this is: the same number on all machines.', () =>
    databaseIdentity(fork(), config.databaseUrl).catch(() => null),
  );
  gauge('database_timeline', 'Which line of its history PostgreSQL is on: another one after a standby has taken over.', () =>
    timelineOf(fork()).catch(() => null),
  );
  gauge(
    'database_went_back',
    'How many times the database was found to lack orders that this machine has served, until an operator has looked; else 0.',
    () => ordersGone(config),
  );
  gauge('database_clock_skew_seconds', 'By how much the clock of this machine is ahead of that of PostgreSQL.', () =>
    clockSkew(fork()).catch(() => null),
  );
  gauge(
    'clock_behind_newest_order_seconds',
    'By how much the clock of this machine is behind the newest order; 0 where it is not.',
    () => behindNewestOrder(fork()).catch(() => null),
  );
  const settings = settingsIdentity(config, shown);
  gauge('settings_identity', 'Which settings these are: the same number on all machines.', () => settings);
  gauge('backup_elsewhere', 'Whether others copy the database, so that no backup is expected: 1 or 0 (BACKUP_ELSEWHERE).', () =>
    Number(config.backupElsewhere),
  );
  gauge('backup_last_success_timestamp_seconds', 'When a backup last ended well.', async () => {
    const last = newerBackup(lastBackup(config.dataDir), await sharedBackup(fork(), config).catch(() => null));
    return last && last.em.getTime() / 1000;
  });
  gauge('daily_job_last_success_timestamp_seconds', 'When what is past its term was last deleted.', async () => {
    const last = await lastTerms(fork(), config).catch(() => null);
    return last && last.em.getTime() / 1000;
  });
}

async function leastRoom({ dataDir, databaseUrl }: Config): Promise<number> {
  const file = sqliteFile(databaseUrl);
  const folders = file === null ? [dataDir] : [dataDir, dirname(file)];
  return Math.min(...(await Promise.all(folders.map(freeBytes))));
}
