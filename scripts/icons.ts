import { readFileSync, writeFileSync } from 'node:fs';
import { FAMILIAS } from '../modules/catalogue/familia.ts';

// Builds the icon sprites from Lucide: what any page shows, what only menus and family lists show, and the admin area's own.
const UI = `activity app-window arrow-right arrow-up badge-check book-open bot box building-2 check chevron-down
  chevron-left chevron-right clock coffee container copy cpu credit-card database file-text flame gauge gift globe
  hard-drive headset hexagon key-round layers layout-dashboard leaf life-buoy lock mail map-pin menu message-circle
  monitor network pause percent play puzzle refresh-cw rocket send server shield shield-check terminal ticket undo-2
  user-round users webhook workflow x zap`.split(/\s+/);
const ADMIN =
  `arrow-down-up calendar-days chevron-down chevron-left chevron-right clipboard-plus copy download file-text grip-vertical history house image images key-round log-out mail megaphone menu message-square-quote package pencil plug plus search
  send shopping-cart star ticket-percent trash-2 user-round users webhook x`.split(/\s+/);
const MENU = FAMILIAS.map(({ icone }) => icone).concat('percent', 'layout-grid');

function symbol(name: string): string {
  const svg = readFileSync(`node_modules/lucide-static/icons/${name}.svg`, 'utf8');
  const shapes = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  return `<symbol id="${name}" viewBox="0 0 24 24">${shapes
    .split('\n')
    .map((line) => line.trim())
    .join('')}</symbol>`;
}

function sprite(names: readonly string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${[...new Set(names)].sort().map(symbol).join('\n')}\n</svg>\n`;
}

function union(names: readonly string[]): string {
  return `\n${[...new Set(names)]
    .sort()
    .map((name) => `  | '${name}'`)
    .join('\n')}`;
}

writeFileSync('pages/components/icons.svg', sprite(UI));
writeFileSync('pages/components/menuIcons.svg', sprite(MENU));
writeFileSync('pages/(admin)/components/icons.svg', sprite(ADMIN));
writeFileSync(
  'pages/components/iconName.ts',
  `// Made by scripts/icons.ts.\nexport type IconName =${union(UI)};\n\nexport type MenuIconName =${union(MENU)};\n`,
);
writeFileSync('pages/(admin)/components/iconName.ts', `// Made by scripts/icons.ts.\nexport type IconName =${union(ADMIN)};\n`);
