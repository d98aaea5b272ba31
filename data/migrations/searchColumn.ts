import { searchText } from '../../platform/searchText.ts';

type Execute = (sql: string) => Promise<unknown>;
type Row = Record<string, string | number>;

/** Rows that are read, and written, at once: a machine with little memory takes any number of them. */
const AT_ONCE = 1000;

/**
 * Fills the `busca` column of rows that were stored before there was one, or before so much was in it.
 * @param telephone column of which the digits are searched
 */
export async function fillSearchColumn(execute: Execute, table: string, columns: readonly string[], telephone?: string): Promise<void> {
  const asked = ['id', ...columns, ...(telephone ? [telephone] : [])].join(', ');
  const written = (row: Row) => {
    const digits = telephone ? String(row[telephone] ?? '').replace(/\D/g, '') : '';
    const text = searchText(...columns.map((column) => String(row[column] ?? '')), digits);
    return `(${Number(row.id)}, '${text.replaceAll("'", "''")}')`;
  };
  for (let last = 0, rows: Row[]; ; last = Number(rows.at(-1)!.id)) {
    rows = (await execute(`select ${asked} from ${table} where id > ${last} order by id limit ${AT_ONCE}`)) as Row[];
    if (rows.length === 0) return;
    // Both databases call the columns of such a list so.
    await execute(`update ${table} set busca = escrito.column2 from (values ${rows.map(written).join(', ')}) as escrito where id = escrito.column1`);
  }
}
