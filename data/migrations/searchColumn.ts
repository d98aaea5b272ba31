import { searchText } from '../../platform/searchText.ts';

type Execute = (sql: string) => Promise<unknown>;

/** Fills the `busca` column of rows that were stored before there was one. */
export async function fillSearchColumn(execute: Execute, table: string, columns: readonly string[]): Promise<void> {
  const rows = (await execute(`select id, ${columns.join(', ')} from ${table}`)) as Record<string, string | number>[];
  for (const row of rows) {
    const text = searchText(...columns.map((column) => String(row[column] ?? '')));
    await execute(`update ${table} set busca = '${text.replaceAll("'", "''")}' where id = ${Number(row.id)}`);
  }
}
