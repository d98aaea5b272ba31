import { raw, type FilterQuery, type ObjectQuery } from '@mikro-orm/core';
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
  [`''`, '’‘´`'],
];

/** A condition: the column has this text in it, whose `%` and `_` are ordinary characters. The column is written as `searchText` writes. */
function contains(text: string): { $like: string } {
  return { $like: raw<string>(`? escape '!'`, [`%${text.replace(/[!%_]/g, '!$&')}%`]) };
}

/** Digits that a telephone has, without the sign of the country or of a call from afar. */
const TELEPHONE = /^(?:55|0)(\d{10,11})$/;

/** A number of so many digits is a document or a telephone, which are stored without anything between them. */
const ONLY_DIGITS = 8;

/**
 * A condition: the column has all these words, in any order; a number is found by its digits however it was typed, a telephone with or without the
 * country. Both are written as `searchText` writes.
 */
export function everyWord<Row>(column: keyof Row & string, text: string): ObjectQuery<Row> {
  const has = (part: string) => ({ [column]: contains(part) });
  const word = (typed: string) => {
    const digits = digitsOf(typed);
    if (digits.length >= ONLY_DIGITS) return has(digits);
    return digits === '' || digits === typed ? has(typed) : { $or: [has(digits), has(typed)] };
  };
  // The longest tells most rows apart, and the others are not compared there.
  const words = [...new Set(text.split(' '))].toSorted((one, other) => other.length - one.length);
  const all = words.length === 1 ? word(text) : { $and: words.map(word) };
  const whole = digitsOf(text);
  const [, telephone] = TELEPHONE.exec(whole) ?? [];
  return (telephone ? { $or: [all, has(whole), has(telephone)] } : all) as ObjectQuery<Row>;
}

/** The digits of a document or a telephone in any form; empty for what is neither. */
function digitsOf(text: string): string {
  return /^[\d\s().+\-/]+$/.test(text) ? text.replace(/\D/g, '') : '';
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
