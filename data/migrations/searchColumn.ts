import { searchText } from '../../platform/searchText.ts';

type Execute = (sql: string) => Promise<unknown>;

/**
 * Fills the `busca` column of rows that were stored before there was one, or before so much was in it.
 * @param telephone column of which the digits are searched
 */
export async function fillSearchColumn(execute: Execute, table: string, columns: readonly string[], telephone?: string): Promise<void> {
  const rows = (await execute(`select id, ${[...columns, ...(telephone ? [telephone] : [])].join(', ')} from ${table}`)) as Record<string, string | number>[];
  for (const row of rows) {
    const digits = telephone ? String(row[telephone] ?? '').replace(/\D/g, '') : '';
    const text = searchText(...columns.map((column) => String(row[column] ?? '')), digits);
    await execute(`update ${table} set busca = '${text.replaceAll("'", "''")}' where id = ${Number(row.id)}`);
  }
}
