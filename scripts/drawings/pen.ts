/** The colours of the drawings: those of the page, and so of the company, that shows them. */
export const TINTA = {
  linha: 'var(--drawing-line)',
  parede: 'var(--forest-700)',
  fundo: 'var(--forest-800)',
  papel: 'var(--ink-on-dark)',
  verde: 'var(--forest-500)',
  flor: 'var(--ipe-500)',
  casca: 'var(--bark-500)',
  galho: 'var(--forest-600)',
} as const;

/** A point, in units of a scene of 400 by 300. */
export type Point = readonly [x: number, y: number];

/** A rectangle with round corners, in a line or without. */
export function box(x: number, y: number, width: number, height: number, fill: string, { radius = 6, line = true } = {}): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"${line ? '' : ' stroke="none"'}/>`;
}

/** Straight lines through the points, in one colour and nothing within. */
export function lines(points: readonly Point[], { colour = TINTA.linha as string, width = 5 } = {}): string {
  const path = points.map(([x, y], place) => `${place === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

/** A shape as SVG writes it. */
export function shape(d: string, fill: string, { line = true } = {}): string {
  return `<path d="${d}" fill="${fill}"${line ? '' : ' stroke="none"'}/>`;
}

export function disc(x: number, y: number, radius: number, fill: string, { line = true } = {}): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"${line ? '' : ' stroke="none"'}/>`;
}

/** The flower of the ipê: five petals about a heart. */
export function flower(x: number, y: number, scale: number): string {
  const petals = [0, 72, 144, 216, 288]
    .map((angle) => `<path d="M0 0C-5-3-6-9-2-12c1 2 3 2 4 0 4 3 3 9-2 12Z" transform="rotate(${angle})"/>`)
    .join('');
  return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${TINTA.flor}" stroke="none">${petals}<circle r="2" fill="${TINTA.casca}"/></g>`;
}

/** A bough that comes in from above on the right, in flower. */
export function bough(): string {
  const wood = `<path d="M400 8C368 20 344 22 318 46M366 20c-2 16-8 26-20 38" fill="none" stroke="${TINTA.galho}" stroke-width="6"/>`;
  const blossoms: readonly [number, number, number][] = [[316, 50, 1.6], [334, 30, 1.3], [346, 62, 1.4], [364, 26, 1.7], [386, 8, 1.3], [302, 36, 1.1]]; // prettier-ignore
  return `<g transform="translate(-12 14)">${wood}${blossoms.map(([x, y, scale]) => flower(x, y, scale)).join('')}</g>`;
}

/** The scene, on the ground that all of them stand on, as a symbol that a page may use. */
export function scene(...parts: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">
<symbol id="cena" viewBox="0 0 400 300">
<g stroke="${TINTA.linha}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
${parts.join('\n')}
<path d="M16 288H384"/>
</g>
</symbol>
</svg>
`;
}
