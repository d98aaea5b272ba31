import { readFileSync } from 'node:fs';
import { pictureDocument } from './page.ts';

const TREE = readFileSync('pages/styles/ipe.svg', 'utf8').replace('<svg', '<svg class="tree"');

const CSS = `
body { width: 1600px; height: 640px; overflow: hidden; background: var(--back) }
.tree { position: absolute; right: -40px; bottom: -30px; height: 720px }
.flow { position: absolute; right: 60px; top: 90px; width: 560px; height: 460px }
.boxes { position: absolute; right: 80px; top: 100px; width: 480px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 22px }
.boxes i { height: 132px; border-radius: 18px; display: grid; place-items: center; font: 700 46px Bricolage; background: #1d5039; color: #f7b614 }
.boxes i:nth-child(3n+2) { background: #f7b614; color: #071912 }
`;

/** A picture without words, which the page writes over it, on the left or, on a phone, below: what it shows is on the right. */
const banner = (back: string, body: string) => pictureDocument(`:root { --back: ${back} } ${CSS}`, body);

const FLOW = `<svg class="flow" viewBox="0 0 560 460" fill="none" stroke="#f7b614" stroke-width="6">
<path d="M130 90C230 90 190 230 290 230M130 370C230 370 190 230 290 230M370 230h60"/>
<g fill="#f7b614" stroke="none"><rect x="20" y="40" width="110" height="100" rx="22"/><rect x="20" y="320" width="110" height="100" rx="22"/><rect x="270" y="170" width="120" height="120" rx="26"/><rect x="430" y="180" width="110" height="100" rx="22"/></g>
<g stroke="#071912" stroke-width="7" stroke-linecap="round"><path d="M50 75h50M50 100h35M50 355l25 25 30-40M305 230l20 20 40-45M460 230h50m-18-18 18 18-18 18"/></g></svg>`;

const APPS = ['Pg', 'Wp', 'Nd', 'Py', 'Rd', 'Jv', 'My', 'Go', 'n8'];

/** The demo carousel, by file name. */
export const BANNERS: Readonly<Record<string, string>> = {
  'vps-icp': banner('#0d2a1e', `<div class="boxes">${APPS.map((app) => `<i>${app}</i>`).join('')}</div>`),
  florada: banner('#1d5039', TREE),
  n8n: banner('#143a2a', FLOW),
};
