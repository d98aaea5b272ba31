import { formatarReais } from '../catalogue/preco.ts';
import { GLYPHS } from './glyphs.ts';

/** Pixels of a picture with which an address is shared (ogp.me). */
const SIZE = { width: 1200, height: 630 } as const;

const AT = { x: 80, y: 414 } as const;
const [HEIGHT, PADDING, RADIUS] = [76, 26, 12];
/** Height of the letters, in pixels, and where they stand. */
const TEXT = 44;
const BASE_LINE = AT.y + 53;
const GROUND = '#f7b614';
const INK = '#0d2a1e';

/** A price a month, in reais, as a tag on a picture (SVG): in outlines, since the server has no fonts. @throws Error of a sign that has none */
export function priceTag(mensal: string): string {
  let x = AT.x + PADDING;
  const letters = [...`a partir de ${formatarReais(mensal)}/mês`.replaceAll('\u00a0', ' ')].map((sign) => {
    const glyph = GLYPHS[sign];
    if (!glyph) throw new Error(`no outline for ${JSON.stringify(sign)}`);
    const [advance, path] = glyph;
    const drawn = `<path transform="translate(${x.toFixed(1)} ${BASE_LINE}) scale(${TEXT / 1000})" d="${path}"/>`;
    x += (advance * TEXT) / 1000;
    return drawn;
  });
  const width = x + PADDING - AT.x;
  const ground = `<rect x="${AT.x}" y="${AT.y}" width="${width.toFixed(1)}" height="${HEIGHT}" rx="${RADIUS}" fill="${GROUND}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${ground}<g fill="${INK}">${letters.join('')}</g></svg>`;
}
