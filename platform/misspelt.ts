import { distance } from 'fastest-levenshtein';

/** Shorter names are near to too many others. */
const MIN_LENGTH = 7;
/** Letters that are wrong, left out or too many. */
const MOST_WRONG = 2;

/**
 * Variables that nobody knows and that are nearly called like one that is not set: whoever writes `DATABSE_URL` would get another database than he believes.
 * @returns each with the one that was probably meant
 */
export function misspelt(given: readonly string[], known: readonly string[]): [name: string, meant: string][] {
  const missing = known.filter((name) => name.length >= MIN_LENGTH && !given.includes(name));
  return given
    .filter((name) => name.length >= MIN_LENGTH && !known.includes(name))
    .flatMap((name) => {
      const meant = missing.find((candidate) => distance(name.toUpperCase(), candidate) <= MOST_WRONG);
      return meant ? [[name, meant] as [string, string]] : [];
    });
}
