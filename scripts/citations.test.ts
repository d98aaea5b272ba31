import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILES = globSync([
  '{app,server}.ts',
  '{modules,graphql,pages,platform,data,scripts,tests}/**/*.{ts,tsx}',
  'docs/decisions/*.md',
]);
const OF_THE_SPECIFICATION = ['catalogue', 'orders'].map((name) => readFileSync(`docs/specification/${name}.md`, 'utf8'));

/** What the lines of files say that match, and where. */
function said(pattern: RegExp, but = /$^/): [cited: string, file: string][] {
  return FILES.filter((file) => !file.endsWith('citations.test.ts')).flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !but.test(line))
      .flatMap((line) => [...line.matchAll(pattern)].map((match): [string, string] => [match[1]!, file])),
  );
}

it('every decision that is cited can be read in docs/specification/decisions.md', () => {
  const decided = new Set(readFileSync('docs/specification/decisions.md', 'utf8').match(/(?<=^- )D\d+(?=\.)/gm));
  const cited = said(/\b(D\d{1,2})\b/g);
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(([decision]) => !decided.has(decision))).toEqual([]);
});

it('every section that is cited is one of the specification', () => {
  const numbers = new Set(OF_THE_SPECIFICATION.flatMap((text) => text.match(/(?<=^#{2,3} )\d+(\.\d+)?(?=\.? )/gm) ?? []));
  const cited = said(/\bsections? (\d+(?:\.\d+)*)/g, /RFC \d+|GraphQL|HTML|NIST/);
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(([section]) => !numbers.has(section))).toEqual([]);
});
