const LARGEST_KEY = 2 ** 31 - 1;

/** Reads a row's key as it comes from outside: decimal digits of a positive 32-bit integer, otherwise null. */
export function parseId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const key = Number(text);
  return key <= LARGEST_KEY ? key : null;
}
