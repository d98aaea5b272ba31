import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { parse as Parse } from 'opentype.js';
import { format } from 'prettier';
import subsetFont from 'subset-font';

// Draws the signs of a price, in the face of headings, as paths: the server writes prices into pictures, and has no fonts.
// Its types say that it is a module of ECMAScript, and it is one of CommonJS.
const { parse } = createRequire(import.meta.url)('opentype.js') as { parse: typeof Parse };
const SIGNS = [...new Set('a partir de R$ 0123456789.,/mês')].toSorted();
const UNITS = 1000;

const whole = readFileSync(
  'node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
);
const bytes = await subsetFont(whole, SIGNS.join(''), { targetFormat: 'truetype', variationAxes: { wght: 700 } });
const font = parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) as ArrayBuffer);
const glyphs = SIGNS.map((sign) => {
  const glyph = font.charToGlyph(sign);
  const advance = Math.round((glyph.advanceWidth! * UNITS) / font.unitsPerEm);
  return `${JSON.stringify(sign)}: [${advance}, ${JSON.stringify(glyph.getPath(0, 0, UNITS).toPathData(0))}]`;
});
const source = `// Made by scripts/glyphs.ts.

/** The signs of a price: how far each goes on, and its outline from the base line, in thousandths of the size. */
export const GLYPHS: Readonly<Record<string, readonly [advance: number, path: string]>> = { ${glyphs.join(', ')} };
`;
writeFileSync('modules/sharing/glyphs.ts', await format(source, { parser: 'typescript', singleQuote: true, printWidth: 128 }));
