import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { isServed } from './served.ts';

const folder = mkdtempSync(join(tmpdir(), 'served-'));
mkdirSync('dist/client', { recursive: true });
symlinkSync(resolve('dist/client'), join(folder, 'elo'));
symlinkSync(resolve('dist/client/nova.db'), join(folder, 'solto.db'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['public', true],
  ['dist/client/loja.db', true],
  ['dist/nada/que/exista', true],
  [resolve('public/copia'), true],
  [join(folder, 'elo'), true],
  [join(folder, 'elo/loja.db'), true],
  [join(folder, 'solto.db'), true],
  ['/dev/null/dados', false],
  ['data', false],
  ['distante', false],
  ['..', false],
  [join(folder, 'outra'), false],
])('%s: %s', (path, served) => {
  expect(isServed(path)).toBe(served);
});
