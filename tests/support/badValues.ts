/** What a field is given that it should not be given; `wrong` when no field of ours can be that. */
export const BAD_VALUES: readonly { what: string; value: unknown; wrong: boolean }[] = [
  { what: 'null', value: null, wrong: false },
  { what: 'empty', value: '', wrong: false },
  { what: 'blank', value: '   ', wrong: false },
  { what: 'number', value: 36, wrong: false },
  { what: 'negative number', value: -1, wrong: false },
  { what: 'fraction', value: 0.5, wrong: false },
  { what: 'huge number', value: 1e300, wrong: false },
  { what: 'more cents than 32 bits', value: 30_000_000, wrong: false },
  { what: 'more than 32 bits', value: 3_000_000_000, wrong: false },
  { what: 'text', value: 'lixo', wrong: false },
  { what: 'nonsense day', value: '2026-13-45', wrong: false },
  { what: 'day before all others', value: '0000-01-01', wrong: false },
  { what: 'truth', value: true, wrong: false },
  { what: 'object', value: { a: 1 }, wrong: true },
  { what: 'array', value: ['a'], wrong: true },
  { what: 'too long', value: 'x'.repeat(100_000), wrong: true },
  // What patterns that go back over what they have read choke on.
  { what: 'too many dots', value: '.'.repeat(100_000), wrong: true },
  { what: 'too many addresses', value: 'a@a.'.repeat(25_000), wrong: true },
  { what: 'too many spaces', value: `${' '.repeat(50_000)}x${' '.repeat(50_000)}`, wrong: false },
];

/** Words by which a message of a library, in English, is known, however they are written. */
const ENGLISH =
  /\b(the|is|are|was|not|of|to|and|or|with|for|should|invalid|expected|received|must|variable|cannot|fields?|values?|required|provided|represent|defined|too|strings?|numbers?|boolean|object Object|bad request|found|failed|unknown|unexpected)\b/i;
/** What a program says where a person would say nothing; a person may shout NULL. */
const PROGRAM = /\b(NaN|undefined|null|Infinity|Error)\b/;

/** Whether a message is a Portuguese sentence that may be shown to people. */
export function inPortuguese(message: string): boolean {
  return message.length > 0 && !ENGLISH.test(message) && !PROGRAM.test(message);
}

/** A name with its last two letters exchanged; a short one gets a letter too many. */
export function misspelt(name: string): string {
  return name.length < 4 ? `${name}x` : `${name.slice(0, -2)}${name.at(-1)!}${name.at(-2)!}`;
}
