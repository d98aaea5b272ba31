import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { CODIGOS } from '../modules/codigos.ts';
import { DomainError, ERROR_KINDS } from '../platform/errors.ts';

const SOURCES = globSync('{modules,graphql,platform,pages}/**/*.{ts,tsx}').filter(
  (file) => !file.includes('.test.') && file !== 'modules/codigos.ts',
);
const TEXT = SOURCES.map((file) => readFileSync(file, 'utf8')).join('\n');
const KINDS = Object.keys(ERROR_KINDS).join('|');

it('every code of a refusal is in the table that integrators read, and no other is', () => {
  const made = [
    ...TEXT.matchAll(new RegExp(`${DomainError.name}\\(\\s*'(?:${KINDS})',\\s*'([A-Z_]+)'`, 'g')),
    ...TEXT.matchAll(/refuseField\(\s*[^,()]+,\s*'([A-Z_]+)'/g),
  ].map(([, code]) => code!);
  expect(made.length).toBeGreaterThan(50);
  expect([...new Set(made)].filter((code) => !(code in CODIGOS))).toEqual([]);
  expect(Object.keys(CODIGOS).filter((code) => !TEXT.includes(`'${code}'`))).toEqual([]);
  expect(Object.keys(CODIGOS)).toEqual(Object.keys(CODIGOS).toSorted());
});
