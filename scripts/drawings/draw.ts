import { writeFileSync } from 'node:fs';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { SCENES } from './scenes.ts';

// Draws the scene of each family for its plan page, and for the doors of the home page.
for (const { tipo, rota } of FAMILIAS)
  writeFileSync(`pages/components/drawings/${rota.slice('/plano-'.length)}.svg`, SCENES[tipo]);
