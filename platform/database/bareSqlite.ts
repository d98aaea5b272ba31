import { Migrator } from '@mikro-orm/migrations';
import { MikroORM } from '@mikro-orm/sqlite';

/**
 * A connection to a SQLite file without entities and without what `openDatabase` sets, by the same library as all others of this process:
 * closing a file through another copy of SQLite would drop their locks (sqlite.org/howtocorrupt.html, section 2.2).
 */
export function openBareSqlite(file: string): Promise<MikroORM> {
  return MikroORM.init({
    dbName: file,
    entities: [],
    discovery: { warnWhenNoEntities: false },
    // Unless it is given, the ORM looks for one among the packages, and finds what the build has inside already.
    extensions: [Migrator],
  });
}
