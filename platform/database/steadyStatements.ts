import type { Dictionary, EntityClass, EntityManager, EntityMetadata, EntityProperty } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { CompiledQuery, type Kysely } from 'kysely';
import { isPostgres } from './dialect.ts';
import { toEntityValues } from './rows.ts';
import { rowKeptOut } from './unavailable.ts';

/** A client of which nothing is known but that tables have columns. */
type Client = Kysely<Record<string, Dictionary>>;

/** Texts of statements by what they do, for each database. */
const texts = new WeakMap<EntityManager['config'], Map<string, string>>();

/**
 * The row with these values, as `readRows` has it, or null; at most one may have them. It is asked by a text that stays the same, so that
 * it is written and compiled once: the query builder takes ten times as long as the database. In the transaction that is open, if any.
 */
export async function readRow<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  where: { [Name in keyof Entity & string]?: Entity[Name] },
): Promise<Entity | null> {
  const meta = em.getMetadata(entity);
  const asked = Object.keys(where).map((name) => meta.properties[name as never] as EntityProperty);
  const text = textOf(em, `read ${meta.tableName} ${asked.map(column).join()}`, (client) => {
    const all = client.selectFrom(meta.tableName).select(stored(meta).map(column));
    return asked.reduce((query, prop) => query.where(column(prop), '=', '?'), all).compile().sql;
  });
  const values = asked.map((prop) => toStored(em, prop, where[prop.name as keyof typeof where]));
  const [row] = await run(em, text, values);
  if (!row) return null;
  const mapped = em.getComparator().mapResult(meta, row as never) as unknown as Entity;
  toEntityValues(em, entity, [mapped]);
  return mapped;
}

/**
 * Stores a row by a statement that is written and compiled once. What watches commits is not told. @param row every value of it but its id
 * Answers the id that the database has given it; null where the row brings its own key.
 * @throws what the ORM throws, `UniqueConstraintViolationException` among it, and `BANCO_INCOMPLETO` where the database keeps the row out without a word
 */
export async function insertRow<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  row: Omit<Entity, 'id' | symbol>,
): Promise<number | null> {
  const [id] = await insertRows(em, entity, [row]);
  return id ?? null;
}

/** As `insertRow`, for several at once, by a statement for each number of them. Answers the ids that the database has given. */
export async function insertRows<Entity extends object>(
  em: EntityManager,
  entity: EntityClass<Entity>,
  rows: readonly Omit<Entity, 'id' | symbol>[],
): Promise<number[]> {
  const meta = em.getMetadata(entity);
  const props = written(meta);
  const given = meta.props.find(({ autoincrement }) => autoincrement);
  const text = textOf(em, `insert ${rows.length} ${meta.tableName}`, (client) => {
    const values = Object.fromEntries(props.map((prop) => [column(prop), '?']));
    const query = client.insertInto(meta.tableName).values(rows.map(() => values));
    return (given ? query.returning(column(given)) : query).compile().sql;
  });
  const values = rows.flatMap((row) => props.map((prop) => toStored(em, prop, row[prop.name as never])));
  const inserted = await run(em, text, values);
  // A trigger may keep a row out without a word.
  if (given && inserted.length < rows.length) throw rowKeptOut(meta.tableName);
  return given ? inserted.map((row) => Number(row[column(given)])) : [];
}

function textOf(em: EntityManager, what: string, write: (client: Client) => string): string {
  const known = texts.get(em.config) ?? new Map<string, string>();
  texts.set(em.config, known);
  const text = known.get(what) ?? write(clientOf(em));
  known.set(what, text);
  return text;
}

async function run(em: EntityManager, text: string, values: readonly unknown[]): Promise<Dictionary[]> {
  const open = em.getTransactionContext<Client>() ?? clientOf(em);
  try {
    return (await open.executeQuery<Dictionary>(CompiledQuery.raw(text, [...values]))).rows;
  } catch (error) {
    throw em
      .getPlatform()
      .getExceptionConverter()
      .convertException(error as Error);
  }
}

function clientOf(em: EntityManager): Client {
  return (em as SqlEntityManager).getConnection().getClient();
}

function column({ fieldNames }: Pick<EntityProperty, 'fieldNames'>): string {
  return fieldNames[0]!;
}

function written<Entity>({ props }: Pick<EntityMetadata<Entity>, 'props'>): EntityProperty<Entity>[] {
  return stored({ props }).filter(({ autoincrement }) => !autoincrement);
}

/** What has a column. */
function stored<Entity>({ props }: Pick<EntityMetadata<Entity>, 'props'>): EntityProperty<Entity>[] {
  return props.filter(({ persist }) => persist !== false);
}

/** A value as the driver takes it. */
function toStored(em: EntityManager, { customType }: Pick<EntityProperty, 'customType'>, value: unknown): unknown {
  const platform = em.getPlatform();
  if (value === null || value === undefined) return null;
  if (customType) return customType.convertToDatabaseValue(value, platform);
  if (value instanceof Date) return platform.processDateProperty(value);
  // SQLite has no booleans, and its driver takes none.
  if (typeof value === 'boolean' && !isPostgres(em)) return Number(value);
  return value;
}
