type Execute = (sql: string) => Promise<unknown>;

/**
 * Makes a SQLite table anew with another definition, since SQLite cannot change a constraint (sqlite.org/lang_altertable.html, section 7).
 * Rows, indexes and the last number given out stay as they were. Nothing may refer to the table by a foreign key.
 */
export async function rebuildTable(execute: Execute, table: string, change: (definition: string) => string): Promise<void> {
  const parts = (await execute(`select type, sql from sqlite_master where tbl_name = '${table}' and sql is not null`)) as {
    type: string;
    sql: string;
  }[];
  const before = parts.find(({ type }) => type === 'table')!.sql;
  const after = change(before);
  if (after === before) throw new Error(`the definition of ${table} is not the one that was to be changed`);
  const last = (await execute(`select seq from sqlite_sequence where name = '${table}'`)) as { seq: number }[];
  await execute(`alter table "${table}" rename to "${table}_antiga"`);
  await execute(after);
  await execute(`insert into "${table}" select * from "${table}_antiga"`);
  await execute(`drop table "${table}_antiga"`);
  for (const { type, sql } of parts) if (type === 'index') await execute(sql);
  for (const { seq } of last) {
    await execute(`delete from sqlite_sequence where name = '${table}'`);
    await execute(`insert into sqlite_sequence (name, seq) values ('${table}', ${seq})`);
  }
}
