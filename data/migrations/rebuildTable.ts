type Execute = (sql: string) => Promise<unknown>;

/** What is needed to make a table anew: its definition, its indexes' and the last number given out, if any was. */
interface Plan {
  table: string;
  definition: string;
  indexes: string[];
  last: { seq: number }[];
}

/**
 * Makes a SQLite table anew with another definition, since SQLite cannot change a constraint (sqlite.org/lang_altertable.html, section 7).
 * Rows, indexes and the last number given out stay as they were. Tables that refer to it are made anew with it, as they are: while it is
 * gone, their references would be carried along or emptied.
 */
export async function rebuildTable(execute: Execute, table: string, change: (definition: string) => string): Promise<void> {
  const plan = await planOf(execute, table);
  const definition = change(plan.definition);
  if (definition === plan.definition) throw new Error(`the definition of ${table} is not the one that was to be changed`);
  const referring = (await execute(
    `select name from sqlite_master where type = 'table' and sql like '%references "${table}"%'`,
  )) as { name: string }[];
  const others = await Promise.all(referring.map(({ name }) => planOf(execute, name)));
  for (const { table: name } of [...others, plan]) {
    await execute(`create table "${name}_antiga" as select * from "${name}"`);
    await execute(`drop table "${name}"`);
  }
  for (const anew of [{ ...plan, definition }, ...others]) await makeAnew(execute, anew);
}

async function planOf(execute: Execute, table: string): Promise<Plan> {
  const parts = (await execute(`select type, sql from sqlite_master where tbl_name = '${table}' and sql is not null`)) as {
    type: string;
    sql: string;
  }[];
  return {
    table,
    definition: parts.find(({ type }) => type === 'table')!.sql,
    indexes: parts.filter(({ type }) => type === 'index').map(({ sql }) => sql),
    last: (await execute(`select seq from sqlite_sequence where name = '${table}'`)) as { seq: number }[],
  };
}

async function makeAnew(execute: Execute, { table, definition, indexes, last }: Plan): Promise<void> {
  await execute(definition);
  await execute(`insert into "${table}" select * from "${table}_antiga"`);
  await execute(`drop table "${table}_antiga"`);
  for (const index of indexes) await execute(index);
  for (const { seq } of last) {
    await execute(`delete from sqlite_sequence where name = '${table}'`);
    await execute(`insert into sqlite_sequence (name, seq) values ('${table}', ${seq})`);
  }
}
