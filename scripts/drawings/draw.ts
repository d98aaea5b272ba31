import { mkdirSync, writeFileSync } from 'node:fs';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { SCENES } from './scenes.ts';

const FOLDER = 'pages/components/drawings';

// Draws the scene of each family for its plan page, and for the doors of the home page.
mkdirSync(FOLDER, { recursive: true });
for (const { tipo, rota } of FAMILIAS) writeFileSync(`${FOLDER}/${rota.slice('/plano-'.length)}.svg`, SCENES[tipo]);
