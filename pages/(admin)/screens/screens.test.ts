import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { SCREENS } from './screens.ts';

it.each(Object.keys(SCREENS))('the screen %s has a component under its name', (screen) => {
  expect(existsSync(`pages/(admin)/screens/${screen}.tsx`)).toBe(true);
});
