import type { EntityManager, EntityMetadata } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { StartError } from '../startError.ts';
import type { Orm } from './orm.ts';
import { COUNTS } from './counts.ts';
import { saidOf } from './saidOf.ts';
import { sqliteFile } from './sqliteFile.ts';
import { databaseUnavailable } from './unavailable.ts';

/** A table as PostgreSQL has it. */
interface Found {
  name: string;
  columns: string[];
  /** Of each unique index that holds, its columns in the order of the alphabet, with commas. */
  keys: string[];
  /** What counts its ids on; null where nothing does. */
  sequence: string | null;
  mayUse: boolean;
  mayCount: boolean;
  /** Whether it is there after PostgreSQL has ended as it should not. */
  lasts: boolean;
}

/**
 * What PostgreSQL lacks of what an order needs: tables and columns of this version, keys that keep one order from being taken twice, counters that are not
 * behind their rows, rights. A restore that was cut off leaves such a database, and so does another account; both open. Answers null where nothing is
 * amiss, and for an embedded database, which is restored whole. @throws what the database says
 */
export async function whatIsLacking(orm: Orm, databaseUrl: string): Promise<string | null> {
  if (sqliteFile(databaseUrl) !== null) return null;
  const em = orm.em.fork() as SqlEntityManager;
  const tables = [...orm.getMetadata().getAll().values()].filter(({ abstract, tableName }) => !abstract && tableName);
  const found = await lookUp(
    em,
    tables.map(({ tableName }) => tableName),
  );
  const lacking = tables.map((meta) => lackingOf(meta, found.get(meta.tableName))).find((lack) => lack !== null);
  return lacking ?? counterBehind(em, tables.filter(countsIds), found);
}

/**
 * What is wrong with a database of PostgreSQL that keeps texts in another encoding than the shop's, which nothing but another database mends, with how to make one,
 * as a sentence without its full stop; null where it does not. @throws what the database says
 */
export async function otherEncoding(orm: Orm, databaseUrl: string): Promise<string | null> {
  if (sqliteFile(databaseUrl) !== null) return null;
  const sql = `select current_setting('server_encoding') as encoding, current_database() as name`;
  const [row] = await (orm.em.fork() as SqlEntityManager).execute<{ encoding: string; name: string }[]>(sql);
  if (row!.encoding === 'UTF8') return null;
  return (
    `O banco ${row!.name} guarda os textos em ${row!.encoding}, e os da loja pedem UTF8. Crie outro, com outro nome: createdb -E UTF8 -T template0 -O USUARIO NOME, ` +
    'restaure nele a cópia, se há uma, e diga-o em DATABASE_URL'
  );
}

/** Begins nothing in a database that cannot keep the shop's texts. @throws StartError */
export async function refuseOtherEncoding(orm: Orm, databaseUrl: string): Promise<void> {
  const said = await otherEncoding(orm, databaseUrl);
  if (said !== null) throw new StartError(`${said}.`);
}

/** Stores something as whole as an order in the caller's transaction, which takes it back. @throws what keeps it from being stored */
export type TryOrder = (tx: EntityManager) => Promise<void>;

/** Opens no shop over a database that would lose orders, take one twice, or take none. @throws StartError */
export async function refuseLacking(orm: Orm, databaseUrl: string, tryOrder: TryOrder): Promise<void> {
  const lacking = (await whatIsLacking(orm, databaseUrl)) ?? (await whatKeepsOrdersOut(orm, tryOrder));
  if (lacking === null) return;
  throw new StartError(
    `O banco não tem tudo de que um pedido precisa: ${lacking}. Se foi restaurado, a restauração não terminou: ` +
      'repita-a num banco vazio, com --single-transaction; se o usuário é outro, dê a ele os direitos.',
  );
}

/** What the database says when an order is to be stored in it, whatever there is to keep it out: triggers, rules of others, columns of theirs. Null where it is stored. */
export async function whatKeepsOrdersOut(orm: Orm, tryOrder: TryOrder): Promise<string | null> {
  const em = orm.em.fork();
  await em.begin();
  try {
    await tryOrder(em);
    return null;
  } catch (error) {
    if (databaseUnavailable(error)) throw error;
    return `um pedido de prova não pôde ser guardado (${saidOf(error as Error)})`;
  } finally {
    await em.rollback();
  }
}

async function lookUp(em: SqlEntityManager, names: readonly string[]): Promise<ReadonlyMap<string, Found>> {
  const rows = await em.execute<Found[]>(
    `select relname as name, columns, keys, sequence,
            has_table_privilege(oid, 'select') and has_table_privilege(oid, 'insert')
              and has_table_privilege(oid, 'update') and has_table_privilege(oid, 'delete') as "mayUse",
            sequence is null or has_sequence_privilege(sequence, 'usage') as "mayCount", lasts
       from (select c.oid, c.relname, c.relpersistence = 'p' as lasts,
                    array(select attname::text from pg_attribute where attrelid = c.oid and attnum > 0 and not attisdropped) as columns,
                    array(select (select string_agg(attname, ',' order by attname) from pg_attribute
                                    where attrelid = c.oid and attnum = any (i.indkey))
                            from pg_index i where i.indrelid = c.oid and i.indisunique and i.indisvalid and i.indpred is null) as keys,
                    (select pg_get_serial_sequence(c.oid::regclass::text, attname) from pg_attribute
                       where attrelid = c.oid and attname = 'id' and (atthasdef or attidentity <> '')) as sequence
               from unnest(array[${names.map(() => '?').join(', ')}]) as wanted (name)
               join pg_class c on c.oid = to_regclass(quote_ident(wanted.name))) as tables`,
    [...names],
  );
  return new Map(rows.map((row) => [row.name, row]));
}

function lackingOf(meta: EntityMetadata, found: Found | undefined): string | null {
  const { tableName, props } = meta;
  if (!found) return `falta a tabela ${tableName}`;
  const columns = props.filter(({ persist }) => persist !== false).flatMap(({ fieldNames }) => fieldNames);
  const column = columns.find((name) => !found.columns.includes(name));
  if (column) return `falta a coluna ${column} de ${tableName}`;
  const key = keysOf(meta).find((names) => !found.keys.includes(names.toSorted().join(',')));
  if (key) return `falta a chave única de ${tableName} (${key.join(', ')})`;
  if (countsIds(meta) && found.sequence === null) return `falta o contador de ${tableName}`;
  // What is counted is over soon.
  if (!found.lasts && tableName !== COUNTS) return `a tabela ${tableName} se perde quando o PostgreSQL cai (unlogged)`;
  if (!found.mayUse) return `o usuário do banco não pode ler e gravar a tabela ${tableName}`;
  return found.mayCount ? null : `o usuário do banco não pode usar o contador de ${tableName}`;
}

/** Columns that no two rows have alike. */
function keysOf({ props, primaryKeys, uniques }: EntityMetadata): string[][] {
  const ofNames = (names: readonly string[]) =>
    names.flatMap((name) => props.find((prop) => prop.name === name)?.fieldNames ?? []);
  const together = uniques.map(({ properties }) => ofNames([properties ?? []].flat()));
  return [ofNames(primaryKeys), ...together, ...props.filter(({ unique }) => unique).map(({ fieldNames }) => fieldNames)];
}

function countsIds(meta: EntityMetadata): boolean {
  return meta.getPrimaryProps().every(({ autoincrement }) => autoincrement);
}

/** A counter that would give an id again. The rows are looked at as they were when the statement began, the counters as they are after that. */
async function counterBehind(
  em: SqlEntityManager,
  tables: readonly EntityMetadata[],
  found: ReadonlyMap<string, Found>,
): Promise<string | null> {
  const each = tables.map(
    ({ tableName }) =>
      `select '${tableName}' as name, (select max(id) from "${tableName}") as highest,
              coalesce(pg_sequence_last_value('${found.get(tableName)!.sequence}'), 0) as counted`,
  );
  const [behind] = await em.execute<{ name: string }[]>(
    `select name from (${each.join(' union all ')}) as counters where highest > counted`,
  );
  return behind ? `o contador de ${behind.name} está atrás das linhas` : null;
}
