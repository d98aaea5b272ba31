import { raw, type FilterQuery } from '@mikro-orm/core';
import { searchText } from '../searchText.ts';

/** Letters with accents that Portuguese and its neighbours write, and the letters that a search takes them for. */
const ACCENTS: readonly (readonly [plain: string, accented: string])[] = [
  ['a', 'áàâãäÁÀÂÃÄ'],
  ['c', 'çÇ'],
  ['e', 'éèêëÉÈÊË'],
  ['i', 'íìîïÍÌÎÏ'],
  ['n', 'ñÑ'],
  ['o', 'óòôõöÓÒÔÕÖ'],
  ['u', 'úùûüÚÙÛÜ'],
];

/** A condition: the column has this text in it, whose `%` and `_` are ordinary characters. The column is written as `searchText` writes. */
export function contains(text: string): { $like: string } {
  return { $like: raw<string>(`? escape '!'`, [`%${text.replace(/[!%_]/g, '!$&')}%`]) };
}

/** The rows of a small table whose column, whatever its case and accents, has these words in it; without words, all rows. */
export function whereNamed<Row>(column: keyof Row & string, words: string | undefined): FilterQuery<Row> {
  if (!words) return {} as FilterQuery<Row>;
  return { [raw((alias) => plain(`${alias}.${column}`))]: contains(searchText(words)) } as FilterQuery<Row>;
}

// SQLite knows neither `translate` nor the lower case of accented letters.
function plain(column: string): string {
  const pairs = ACCENTS.flatMap(([letter, accented]) => [...accented].map((accent) => [accent, letter]));
  return `lower(${pairs.reduce((sql, [accent, letter]) => `replace(${sql}, '${accent}', '${letter}')`, column)})`;
}
