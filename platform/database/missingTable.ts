/** PostgreSQL's code for a table that is not there (undefined_table); its words may be of any language. */
const UNDEFINED_TABLE = '42P01';

/** Whether a statement has failed because its table is not there, in either dialect. */
export function isMissingTable(error: unknown): boolean {
  const { code, message } = error as { code?: unknown; message?: unknown };
  return code === UNDEFINED_TABLE || String(message).includes('no such table');
}
