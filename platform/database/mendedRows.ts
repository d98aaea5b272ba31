import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import { quoted, type StoredRow } from './readableRows.ts';
import { columnsOf, insteadOf, isPossible, shown, valuesOf, type Column, type Lists } from './rowDoubts.ts';

/** What SQLite answers about a row that breaks a rule of its table, about one that breaks a check, and about a key that is no number (sqlite.org/rescode.html). */
const CONSTRAINT = 19;
const CHECK = 275;
const MISMATCH = 20;

/** A row that can be stored, and what is to be said of it. */
interface Mended {
  row: StoredRow;
  doubts: string[];
}

/** What stores the rows of a table that were read of a damaged file. */
export interface Storing {
  /** Sets in the place of values that a column cannot have what indexes agree on, else nothing, or what the column has by itself. */
  mend: (key: number, row: StoredRow) => Mended;
  /** Stores a row, in the place of the one with this key. Answers what is to be said of it; null where it is none: what reads like a row may break the rules of its table. @throws what keeps any row from being stored */
  store: (key: number, row: StoredRow) => string[] | null;
}

/** Prepares to store the rows of a table. @param lists values that its columns can have */
export function storing(from: DatabaseSync, to: DatabaseSync, table: string, lists: Lists[string] = {}): Storing {
  const columns = columnsOf(to, table);
  const names = columns.map(({ name }) => name);
  // What the rows of a table are found by is kept, also where no column has it: what indexes say goes by it.
  const isHidden = !columns.some(({ isKey, type }) => isKey && type === 'integer');
  const into = [...(isHidden ? ['_rowid_'] : []), ...names.map(quoted)];
  const sql = `insert into ${quoted(table)} (${into.join(', ')}) values (${into.map(() => '?').join(', ')})`;
  const statement = to.prepare(sql);
  const declared = String(to.prepare('select sql from sqlite_master where name = ?').get(table)?.sql);
  let indexed: ReturnType<typeof valuesOf> | undefined;
  const agreed = (key: number, column: Column): SQLOutputValue[] => {
    indexed ??= valuesOf(from, table);
    const said = (indexed.get(key)?.get(column.name) ?? []).filter((value) => isPossible(column, value, lists));
    return new Set(said.map(String)).size === 1 ? said.slice(0, 1) : [];
  };
  const saidOf = ({ name }: Column, was: SQLOutputValue, is: SQLOutputValue, byIndex: boolean) =>
    `${name}: ${shown(was)} não pode ser; ficou ${shown(is)}${byIndex ? ', como no índice' : ''}`;
  const tryToStore = (key: number, row: StoredRow) => {
    try {
      statement.run(...(isHidden ? [BigInt(key)] : []), ...names.map((column) => row[column] ?? null));
      return null;
    } catch (error) {
      const code = Number((error as { errcode?: number }).errcode);
      if (![CONSTRAINT, MISMATCH].includes(code & 0xff)) throw error;
      return {
        check:
          code === CHECK
            ? String((error as Error).message)
                .split(': ')
                .at(-1)!
            : null,
      };
    }
  };
  return {
    mend(key, row) {
      const mended: Mended = { row: { ...row }, doubts: [] };
      for (const column of columns) {
        const was = row[column.name] ?? null;
        if (isPossible(column, was, lists)) continue;
        const byIndex = agreed(key, column);
        const is = [...byIndex, ...insteadOf(to, column, lists)][0]!;
        mended.row[column.name] = is;
        mended.doubts.push(saidOf(column, was, is, byIndex.length > 0));
      }
      return mended;
    },
    store(key, row) {
      const broken = tryToStore(key, row);
      if (!broken) return [];
      // A number out of its bounds costs that number, and not the row.
      const [, expression = ''] = broken.check ? declared.split(new RegExp(`constraint .${broken.check}. check `)) : [];
      const [of = ''] = expression.split(/, constraint|\)\)$/);
      for (const column of columns.filter(({ name }) => new RegExp(`\\b${name}\\b`).test(of))) {
        const byIndex = agreed(key, column);
        for (const [place, is] of [...byIndex, ...insteadOf(to, column, lists), 1n].entries()) {
          if (tryToStore(key, { ...row, [column.name]: is })) continue;
          return [saidOf(column, row[column.name] ?? null, is, place < byIndex.length)];
        }
      }
      return null;
    },
  };
}
