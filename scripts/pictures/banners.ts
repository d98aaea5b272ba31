import { readFileSync } from 'node:fs';
import { pictureDocument } from './page.ts';

const TREE = readFileSync('pages/styles/ipe.svg', 'utf8').replace('<svg', '<svg class="tree"');

const CSS = `
body { width: 1600px; height: 640px; overflow: hidden; display: flex; align-items: center; padding: 0 100px; background: var(--back); color: var(--text) }
main { position: relative; z-index: 1; max-width: 900px }
p { font: 600 44px/1.25 Figtree; color: var(--soft) }
h1 { font: 800 118px/0.98 Bricolage; letter-spacing: -0.035em; margin: 16px 0 28px }
b { display: inline-block; padding: 12px 30px; border-radius: 10px; background: var(--pill); color: var(--pill-text); font: 800 46px/1.2 Figtree }
.tree { position: absolute; right: -40px; bottom: -30px; height: 720px }
.flow { position: absolute; right: 90px; top: 90px; width: 560px; height: 460px }
.boxes { position: absolute; right: 100px; top: 100px; width: 480px; display: grid; grid-template-columns: repeat(3, 1fr); gap: 22px }
.boxes i { height: 132px; border-radius: 18px; display: grid; place-items: center; font: 700 46px Bricolage; background: #143a2a; color: #f7b614 }
.boxes i:nth-child(3n+2) { background: #f7b614; color: #071912 }
`;

const DARK = '--back: #0d2a1e; --text: #f4f0e2; --soft: #b9cabd; --pill: #f7b614; --pill-text: #071912';
const LIGHT = '--back: #f2ebd9; --text: #14211b; --soft: #4a574f; --pill: #143a2a; --pill-text: #f4f0e2';
const YELLOW = '--back: #f7b614; --text: #071912; --soft: #3f2a05; --pill: #071912; --pill-text: #ffc93d';

const banner = (theme: string, body: string) => pictureDocument(`:root { ${theme} } ${CSS}`, body);

const FLOW = `<svg class="flow" viewBox="0 0 560 460" fill="none" stroke="#071912" stroke-width="6">
<path d="M130 90C230 90 190 230 290 230M130 370C230 370 190 230 290 230M370 230h60"/>
<g fill="#071912" stroke="none"><rect x="20" y="40" width="110" height="100" rx="22"/><rect x="20" y="320" width="110" height="100" rx="22"/><rect x="270" y="170" width="120" height="120" rx="26"/><rect x="430" y="180" width="110" height="100" rx="22"/></g>
<g stroke="#f7b614" stroke-width="7" stroke-linecap="round"><path d="M50 75h50M50 100h35M50 355l25 25 30-40M305 230l20 20 40-45M460 230h50m-18-18 18 18-18 18"/></g></svg>`;

/** The demo carousel, by file name. */
export const BANNERS: Readonly<Record<string, string>> = {
  'vps-icp': banner(
    DARK,
    `<main><p>VPS com painel ICP</p><h1>Docker sem complicação</h1><b>Conheça os planos</b></main>
<div class="boxes">${['Pg', 'Wp', 'Nd', 'Py', 'Rd', 'Jv', 'My', 'Go', 'n8'].map((app) => `<i>${app}</i>`).join('')}</div>`,
  ),
  florada: banner(LIGHT, `${TREE}<main><p>Por tempo limitado</p><h1>Florada de ofertas</h1><b>Até 30% de desconto</b></main>`),
  n8n: banner(YELLOW, `<main><p>VPS n8n</p><h1>Automatize sem contar execuções</h1></main>${FLOW}`),
};
