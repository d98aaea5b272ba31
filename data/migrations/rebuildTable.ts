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
  const others = await Promise.all((await referringTo(execute, table)).map((name) => planOf(execute, name)));
  for (const { table: name } of [...others, plan]) {
    await execute(`create table "${name}_antiga" as select * from "${name}"`);
    await execute(`drop table "${name}"`);
  }
  for (const anew of [{ ...plan, definition }, ...others.toReversed()]) await makeAnew(execute, anew);
}

/** Tables that refer to a table, and those that refer to them, the last first. */
async function referringTo(execute: Execute, table: string): Promise<string[]> {
  const found = [table];
  for (const name of found) {
    const rows = (await execute(
      `select distinct m.name from sqlite_master m join pragma_foreign_key_list(m.name) f where m.type = 'table' and f."table" = '${name}'`,
    )) as { name: string }[];
    found.push(...rows.map((row) => row.name).filter((other) => !found.includes(other)));
  }
  return found.slice(1).toReversed();
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
  // What is new has its default, or nothing; what is gone is left behind.
  const kept = (await execute(
    `select '"' || a.name || '"' as name from pragma_table_info('${table}') a join pragma_table_info('${table}_antiga') b on a.name = b.name`,
  )) as { name: string }[];
  const columns = kept.map(({ name }) => name).join(', ');
  await execute(`insert into "${table}" (${columns}) select ${columns} from "${table}_antiga"`);
  await execute(`drop table "${table}_antiga"`);
  for (const index of indexes) await execute(index);
  for (const { seq } of last) {
    await execute(`delete from sqlite_sequence where name = '${table}'`);
    await execute(`insert into sqlite_sequence (name, seq) values ('${table}', ${seq})`);
  }
}
