import fc from 'fast-check';

/** Words that have broken programs. None is an English word of ours, so that an answer may repeat them. */
const NASTY = [
  '', ' ', '\u0000', '../../../etc/passwd', "' or 1=1 --", '<script>alert(1)</script>', '{{7*7}}', '${7*7}', '%00', '%ff', '\ud800', '🌳'.repeat(50),
  'a'.repeat(5000), '-1', '0', '1', '2', '1e309', 'nan', '99999999999999999999', 'NULL', 'true', '[]', '{}', '__proto__', 'constructor', '2026-02-30',
  'javascript:alert(1)', '=1+1', '\r\nSet-Cookie: x=1', '*', '%', '_', 'PHP', 'FIXO', 'porcentagem', 'exemplo.com.br', '52998224725', '01310100',
  'a@a.'.repeat(1000), '.'.repeat(4000), '1,5', '٣', '１２', '\u202e', 'ß', 'İ', '0x10', '9007199254740993', '-0', '31/12/2026', 'ＭＡＲＩＡ', 'xn--a', 'é',
]; // prettier-ignore

/** Any text. */
export const text: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ maxLength: 60, unit: 'grapheme' }),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Whatever JSON can say. */
const anything: fc.Arbitrary<unknown> = fc.oneof(
  text,
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.jsonValue({ maxDepth: 3 }),
);

interface Change {
  at: number;
  how: 'replace' | 'remove' | 'rename' | 'wrap' | 'mangle' | 'borrow' | 'overflow';
  by: unknown;
  word: string;
}
type Fields = Record<string, unknown>;

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat({ max: 997 }),
  how: fc.constantFrom('replace', 'replace', 'remove', 'rename', 'wrap', 'mangle', 'borrow', 'overflow'),
  by: anything,
  word: text,
});

/** What is sent: right as it came, or changed in some places. */
export interface Sent {
  body: unknown;
  changed: boolean;
}

/** Nothing, or a few fields, changed in what is right; seldom something else altogether. */
export const mutation: fc.Arbitrary<(right: Fields) => Sent> = fc.oneof(
  { weight: 3, arbitrary: fc.constant((body: Fields) => ({ body, changed: false })) },
  {
    weight: 16,
    arbitrary: fc
      .array(change, { minLength: 1, maxLength: 3 })
      .map((changes) => (body: Fields) => ({ body: changes.reduce(applyChange, body), changed: true })),
  },
  { weight: 1, arbitrary: anything.map((body) => () => ({ body, changed: true })) },
);

/** Right bodies, most of them changed. */
export function mutated(right: fc.Arbitrary<Fields>): fc.Arbitrary<Sent> {
  return fc.tuple(right, mutation).map(([body, mutate]) => mutate(body));
}

/** An object is changed within, as often as not. */
function applyChange(body: Fields, { at, how, by, word }: Change): Fields {
  const entries = Object.entries(body);
  if (entries.length === 0) return Object.fromEntries([[word, by]]);
  const place = at % entries.length;
  const [name, value] = entries[place]!;
  const given = (other: unknown) => Object.fromEntries(entries.with(place, [name, other]));
  if (isFields(value) && at % 7 > 0) return given(applyChange(value, { at: Math.floor(at / 3), how, by, word }));
  switch (how) {
    case 'replace':
      return given(by);
    case 'remove':
      return Object.fromEntries(entries.toSpliced(place, 1));
    case 'rename':
      return Object.fromEntries(entries.with(place, [word, value]));
    case 'wrap':
      return given(at % 2 ? [value] : { [name]: value });
    case 'mangle':
      return given(`${asText(value).slice(0, at % 9)}${word}${asText(value).slice(at % 9)}`);
    case 'borrow':
      return given(entries[(place + 1) % entries.length]![1]);
    case 'overflow':
      return given(typeof value === 'number' ? value * 10 ** (at % 400) : asText(value).repeat(1 + (at % 300)));
  }
}

/** Also of objects that cannot say what they are. */
function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
