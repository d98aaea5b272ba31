/** A table of SQLite that is made anew, by the definition that it has then. */
export interface MadeAnew {
  table: string;
  definition: string;
}

/**
 * The statements of a step of SQLite, with each table that the generator would drop and copy in the hands of `rebuildTable`: within the transaction
 * of a step foreign keys cannot be switched off, so that a drop empties what refers to the table, and forgets the last number given out.
 */
export function tablesMadeAnew(statements: readonly string[]): (string | MadeAnew)[] {
  const anew = new Set(statements.flatMap((statement) => /^create table `(\w+)__temp_alter`/.exec(statement)?.[1] ?? []));
  return statements.flatMap((statement): (string | MadeAnew)[] => {
    const table = /^create table `(\w+)__temp_alter`/.exec(statement)?.[1];
    if (table) return [{ table, definition: statement.replace(`${table}__temp_alter`, table) }];
    if (/^(pragma foreign_keys|insert into `\w+__temp_alter`|alter table `\w+__temp_alter` rename)/.test(statement)) return [];
    const [, act, name = ''] = /^(drop table|create (?:unique )?index) .*?`(\w+)`(?: \(|$)/.exec(statement) ?? [];
    if (act && anew.has(name)) return act === 'drop table' ? [] : [statement.replace(' index ', ' index if not exists ')];
    return [statement];
  });
}
