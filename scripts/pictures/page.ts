import { readFileSync } from 'node:fs';

const font = (name: string) => readFileSync(`pages/styles/fonts/${name}.woff2`).toString('base64');

/** A page with the site's faces, ready to be photographed. */
export function pictureDocument(css: string, body: string): string {
  return `<!DOCTYPE html><meta charset="utf-8"><style>
@font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font('figtree')}); font-weight: 400 700 }
@font-face { font-family: Bricolage; src: url(data:font/woff2;base64,${font('bricolage-grotesque')}); font-weight: 700 }
* { box-sizing: border-box; margin: 0 }
body { font: 400 16px/1.5 Figtree; color: #14211b }
${css}
</style>${body}`;
}
