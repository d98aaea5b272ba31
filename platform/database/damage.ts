/** What SQLite answers, in the lower eight bits of its code, about a file in which something else stands than it has written (sqlite.org/rescode.html). */
const CORRUPT = 11;
/** What it answers about one that does not begin as its files do. */
const NOT_A_DATABASE = 26;
/** What it answers where the disk does not give what it was asked for. */
const IO_ERROR = 10;

/** The file of a database is damaged. Its message is a sentence that names the file. */
export class DamagedError extends Error {}

/** What is said of a damaged file, and how what is left in it is had. */
export function saidOfDamage(file: string): string {
  return `O banco em ${file} está danificado. O comando resgatar salva dele o que ainda se lê, sem mudá-lo.`;
}

/** Whether Node's SQLite has met damage in a file that is a database. */
export function isDamage(error: unknown): boolean {
  return codeOf(error) === CORRUPT;
}

/** Whether a row, or all of a file, cannot be read: for what stands there, or because the disk does not give it. */
export function isUnreadable(error: unknown): boolean {
  return [CORRUPT, NOT_A_DATABASE, IO_ERROR].includes(codeOf(error));
}

function codeOf(error: unknown): number {
  return error instanceof Error && 'errcode' in error ? Number(error.errcode) & 0xff : 0;
}
