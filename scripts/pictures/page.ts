import { readFileSync } from 'node:fs';

const font = (name: string) =>
  readFileSync(`node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`).toString('base64');

/** A page with the site's faces, ready to be photographed. */
export function pictureDocument(css: string, body: string): string {
  return `<!DOCTYPE html><meta charset="utf-8"><style>
@font-face { font-family: Figtree; src: url(data:font/woff2;base64,${font('figtree')}); font-weight: 300 900 }
@font-face { font-family: Bricolage; src: url(data:font/woff2;base64,${font('bricolage-grotesque')}); font-weight: 200 800 }
* { box-sizing: border-box; margin: 0 }
body { font: 400 16px/1.5 Figtree; color: #14211b }
${css}
</style>${body}`;
}
