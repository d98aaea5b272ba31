/** How the name of a step ends of which programs of before need to know nothing: it only adds what they do not ask for. */
export const WIDENS = '-widens';

/** Names of steps that were done in a database and that this program does not know: those that it can live with, and the others. */
export function unknownSteps(done: readonly string[], known: ReadonlySet<string>): { widening: string[]; others: string[] } {
  const unknown = done.filter((name) => !known.has(name));
  return {
    widening: unknown.filter((name) => name.endsWith(WIDENS)),
    others: unknown.filter((name) => !name.endsWith(WIDENS)),
  };
}

const TABLE = /^create (?:unlogged )?table ["`]?(\w+)/i;
const INDEX = /^create (unique )?index .* on ["`]?(\w+)/i;
/** A value for one column. */
const FILLED = /^update ["`]?(\w+)["`]? set ["`]?(\w+)["`]? = (?!.*, ["`]?\w+["`]? = )/i;
/** PostgreSQL's form of a unique index over one column. */
const UNIQUE = /^alter table ["`]?(\w+)["`]? add constraint \S+ unique \(/i;
const ADDED = /^alter table ["`]?(\w+)["`]? add (?:column )?["`]?(\w+)["`]? /i;
const MAY_BE_EMPTY = /(?<!not )null$/i;
const HAS_VALUE = /\bdefault\b/i;
const CONSTRAINT = /^alter table ["`]?(\w+)["`]? add constraint /i;
const COLUMN = /^alter table \S+ add (?:column )?(?!constraint)\S+ /i;
/** What a column may refuse. */
const REFUSES = /\b(?:unique|references|check)\b/i;
/** A column that may be empty, or has a value without being told one. */
const NEED_NOT_BE_TOLD = /\bdefault\b|(?<!not )null$/i;

/**
 * Whether these statements only add: tables, columns that need not be told and what stands in them, indexes that refuse nothing. What a program of before reads is there as it was, and
 * what it writes is taken. Other than by SQL a step may still be one that it must not go on beside: that is for whoever makes the step to say.
 */
export function onlyAdds(statements: readonly string[]): boolean {
  const made = new Set(statements.flatMap((sql) => TABLE.exec(sql)?.[1] ?? []));
  const empty = new Set(statements.flatMap((sql) => emptyColumn(sql) ?? []));
  // Where one of the columns is empty, nothing is like anything else.
  const refusesNothing = (table: string, sql: string) =>
    made.has(table) || columnsIn(sql).some((column) => empty.has(`${table}.${column}`));
  return statements.every((sql) => {
    const [, unique, indexed] = INDEX.exec(sql) ?? [];
    if (indexed !== undefined) return !unique || refusesNothing(indexed, sql);
    const [, filled, column] = FILLED.exec(sql) ?? [];
    if (filled !== undefined) return made.has(filled) || empty.has(`${filled}.${column}`);
    const [, kept] = UNIQUE.exec(sql) ?? [];
    if (kept !== undefined) return refusesNothing(kept, sql);
    const [, of] = TABLE.exec(sql) ?? CONSTRAINT.exec(sql) ?? [];
    return of === undefined
      ? COLUMN.test(sql) && !REFUSES.test(sql) && NEED_NOT_BE_TOLD.test(sql)
      : made.has(of) && keepsNoRow(sql);
  });
}

/** The column that a statement adds and that is empty wherever it is not told, with its table. */
function emptyColumn(sql: string): string | null {
  const [, table, column] = ADDED.exec(sql) ?? [];
  return table !== undefined && MAY_BE_EMPTY.test(sql) && !HAS_VALUE.test(sql) ? `${table}.${column}` : null;
}

/** What stands in the parentheses at the end. */
function columnsIn(sql: string): string[] {
  return sql
    .slice(sql.lastIndexOf('(') + 1, -1)
    .replaceAll(/["`\s]/g, '')
    .split(',');
}

/** Whether every row that it refers to can be deleted all the same. */
function keepsNoRow(sql: string): boolean {
  const references = sql.split(/\breferences\b/i).slice(1);
  return references.every((reference) => /^[^,]*\bon delete (?:cascade|set null)\b/i.test(reference));
}
