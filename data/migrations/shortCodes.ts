const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Places of five digits of the identifier each, of which four letters of the code are made. */
const HALVES = [
  [1, 2, 3, 4, 5],
  [6, 7, 8, 10, 11],
] as const;

/**
 * The statement that writes the short codes of orders that are stored already, in either dialect. Of several with one code the first gets it: of a million
 * orders, one at most has none.
 * @param position function that says where in a text another one begins, from 1
 * @param isIdentifier condition that the column holds one: a row that was written past the shop may hold anything
 */
export function writeShortCodes(position: string, isIdentifier: string): string {
  const letter = (value: string) => `substr('${LETTERS}', ${value} + 1, 1)`;
  const half = (places: readonly number[]) => {
    const [a, b, c, d, e] = places.map((place) => `(${position}('0123456789abcdef', substr(cliente_id_b, ${place}, 1)) - 1)`);
    return [`${a} * 2 + ${b} / 8`, `${b} % 8 * 4 + ${c} / 4`, `${c} % 4 * 8 + ${d} / 2`, `${d} % 2 * 16 + ${e}`].map(letter).join(' || ');
  };
  const first = 'id in (select min(id) from assinaturas group by substr(cliente_id_b, 1, 11))';
  return `update assinaturas set codigo = ${HALVES.map(half).join(` || '-' || `)} where ${isIdentifier} and ${first}`;
}
