import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { openDatabase, type Orm } from '../../platform/database/orm.ts';
import { startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { openShop, type Shop } from './shop.ts';

/** What machines over one database have to have in common. */
export const SESSION_SECRET = 'um segredo de teste com mais de 32 letras';

/** Starts a PostgreSQL for the tests of a file. Answers how to get an empty database of it. */
export function useDatabases(): () => Promise<string> {
  let postgres: Postgres;
  let databases = 0;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());
  return () => postgres.database(`juntos_${++databases}`);
}

/** A shop over a database for one test, with a data folder of its own, as on a machine of its own. */
export async function openOne(DATABASE_URL: string, settings: Record<string, string> = {}): Promise<Shop> {
  const shop = await openShop({ DATABASE_URL, SESSION_SECRET, TRUST_PROXY: '1', ...settings });
  onTestFinished(shop.close);
  return shop;
}

/** Two shops over one database. */
export async function openTwo(url: string, settings: Record<string, string> = {}): Promise<[Shop, Shop]> {
  return [await openOne(url, settings), await openOne(url, settings)];
}

/** A database without a shop, for one test. */
export async function openOrm(url: string): Promise<Orm> {
  const orm = await openDatabase({ url, entities, migrations });
  onTestFinished(() => orm.close());
  return orm;
}

/** What a statement answers. */
export const sql = <Row>(orm: Orm, statement: string) => orm.em.getConnection().execute<Row[]>(statement);
