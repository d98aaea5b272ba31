import { createHash } from 'node:crypto';
import type { AnyEntity, EntityMetadata } from '@mikro-orm/core';
import { digestOf } from '../keptBytes.ts';
import { handOnBirth } from './birth.ts';
import { COUNTS } from './counts.ts';
import type { Orm } from './orm.ts';
import { handOnCounter } from './rowCounter.ts';
import { saidOf } from './saidOf.ts';
import { schemaState } from './schemaState.ts';
import { beginMove, endMove, sourceOf } from './unfinishedMove.ts';

/** Rows that are read and written at once; fewer where each carries a file. */
const BATCH = 500;
const BATCH_OF_FILES = 10;

/** What a table holds: the number of its rows, and a digest that does not depend on their order. */
interface Contents {
  rows: number;
  digest: string;
}

/** Contents of every table, by its name. */
export type Inventory = Readonly<Record<string, Contents>>;

interface MoveParts {
  from: Orm;
  to: Orm;
  /** Names of all migrations of this version. */
  known: readonly string[];
  /** Hears of each table when it is copied. */
  copied: (table: string, contents: Contents) => void;
  /** Done when all has arrived, and before a server opens the new one. */
  arrived?: () => Promise<void>;
}

/**
 * Copies every row of a shop into an empty database, or goes on with a copy that was interrupted, and compares both ends. Both have to be out of
 * use. Until it has ended well no server opens the new one. @throws Error when there is another shop, a row does not fit, or the ends differ
 */
export async function moveRows({ from, to, known, copied, arrived }: MoveParts): Promise<Inventory> {
  // What is counted is over soon, and an embedded database, which counts in memory, would keep it.
  const tables = [...from.getMetadata().getAll().values()].filter(
    ({ abstract, tableName }) => !abstract && tableName && tableName !== COUNTS,
  );
  const inOrder = tables.toSorted((one, other) => depth(one) - depth(other));
  await prepare(to, known);
  await handOnBirth(from, to);
  const inventory = await takeInventory(from, inOrder);
  const source = JSON.stringify(inventory);
  // What was copied is only good if nothing has changed since.
  if ((await sourceOf(to)) !== source) {
    for (const { tableName } of inOrder.toReversed()) await to.em.getConnection().execute(`delete from ${tableName}`);
    await beginMove(to, source);
  }
  for (const meta of inOrder) {
    await copyTable(from, to, meta);
    await handOnCounter(from, to, meta);
    copied(meta.tableName, inventory[meta.tableName]!);
  }
  const there = await takeInventory(to, inOrder);
  const different = Object.keys(inventory).filter((table) => inventory[table]!.digest !== there[table]!.digest);
  if (different.length > 0) throw new Error(`O que chegou não é igual ao que saiu, em ${different.join(', ')}.`);
  await arrived?.();
  await endMove(to);
  return inventory;
}

async function prepare(to: Orm, known: readonly string[]): Promise<void> {
  const state = await schemaState(to, known);
  if (state !== 'empty' && state !== 'unfinished')
    throw new Error('O banco de destino já tem uma loja, e nada foi mudado. Use um banco vazio.');
  if (state === 'empty') await beginMove(to, '');
  await to.migrator.up();
}

/** How many tables have to be there before this one: none, or those it refers to. */
function depth({ relations }: EntityMetadata): number {
  return relations.length;
}

async function copyTable(from: Orm, to: Orm, meta: EntityMetadata): Promise<void> {
  const key = keyOf(meta);
  for await (const entities of batches(from, meta)) {
    const rows = entities.map((entity) => plain(entity, meta));
    const em = to.em.fork();
    const there = await em.find(meta.class, { [key]: rows.map((row) => row[key]) } as never, { fields: [key] as never });
    const known = new Set(there.map((entity) => (entity as Row)[key]));
    const missing = rows.filter((row) => !known.has(row[key]));
    if (missing.length === 0) continue;
    await em
      .transactional((tx) => tx.insertMany(meta.class, missing as never))
      .catch((cause: unknown) => {
        const ids = `${String(missing[0]![key])} a ${String(missing.at(-1)![key])}`;
        throw new Error(`Uma linha de ${meta.tableName} (${ids}) não coube no destino: ${saidOf(cause as Error)}`, {
          cause,
        });
      });
  }
}

async function takeInventory(orm: Orm, tables: readonly EntityMetadata[]): Promise<Inventory> {
  const inventory: Record<string, Contents> = {};
  for (const meta of tables) inventory[meta.tableName] = await contentsOf(orm, meta);
  return inventory;
}

/** The sum of the digests of its rows: two databases may sort texts differently. */
async function contentsOf(orm: Orm, meta: EntityMetadata): Promise<Contents> {
  let rows = 0;
  let sum = 0n;
  for await (const entities of batches(orm, meta)) {
    for (const entity of entities) {
      const digest = createHash('sha256')
        .update(canonical(withoutBytes(plain(entity, meta))))
        .digest('hex');
      sum = BigInt.asUintN(256, sum + BigInt(`0x${digest}`));
      rows += 1;
    }
  }
  return { rows, digest: sum.toString(16) };
}

type Row = Record<string, unknown>;

async function* batches(orm: Orm, meta: EntityMetadata): AsyncGenerator<AnyEntity[]> {
  const key = keyOf(meta);
  const files = meta.props.filter(({ lazy }) => lazy).map(({ name }) => name);
  const limit = files.length > 0 ? BATCH_OF_FILES : BATCH;
  let last: unknown = null;
  for (;;) {
    const where = last === null ? {} : { [key]: { $gt: last } };
    const found: AnyEntity[] = await orm.em
      .fork()
      .find(meta.class, where as never, { orderBy: { [key]: 'asc' } as never, populate: files as never, limit });
    if (found.length > 0) yield found;
    if (found.length < limit) return;
    last = (found.at(-1) as Row)[key];
  }
}

function keyOf({ primaryKeys }: EntityMetadata): string {
  return primaryKeys[0]!;
}

/** The row as it is stored, with keys in the place of what it refers to. */
function plain(entity: AnyEntity, { props }: EntityMetadata): Row {
  const stored = props.filter(({ persist, kind }) => persist !== false && ['scalar', 'm:1'].includes(kind));
  return Object.fromEntries(
    stored.map(({ name, kind, mapToPk }) => {
      const value = (entity as Row)[name] ?? null;
      return [name, kind === 'm:1' && !mapToPk && value !== null ? (value as { id: unknown }).id : value];
    }),
  );
}

/** The row with digests in the place of bytes, which JSON would write one by one. */
function withoutBytes(row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, value instanceof Uint8Array ? digestOf(value) : value]),
  );
}

/** One text for one content: keys of JSON come back from PostgreSQL in another order. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part) && !(part instanceof Date)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
