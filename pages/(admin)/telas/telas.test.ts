import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { TELAS } from './telas.ts';

it.each(Object.keys(TELAS))('the screen %s has a component under its name', (tela) => {
  expect(existsSync(`pages/(admin)/telas/${tela}.tsx`)).toBe(true);
});
