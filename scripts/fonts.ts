import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import subsetFont from 'subset-font';

// Cuts the two faces down to what the pages write: the letters of Portuguese and its neighbours (Latin-1), the signs below, and the weights of the style sheets.
const SIGNS = '–—‘’‚“”„•…‹›€™−×→←↑↓';
const FACES = [
  { name: 'figtree', wght: { min: 400, max: 700 } },
  { name: 'bricolage-grotesque', wght: 700 },
] as const;

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, place) => first + place));
const text = range(0x20, 0x7e) + range(0xa0, 0xff) + SIGNS;

mkdirSync('pages/styles/fonts', { recursive: true });
for (const { name, wght } of FACES) {
  const whole = readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`);
  writeFileSync(
    `pages/styles/fonts/${name}.woff2`,
    await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght } }),
  );
}
