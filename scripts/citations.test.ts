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

it('every record that is cited is one of docs/decisions', () => {
  const records = new Set(globSync('docs/decisions/*.md').map((file) => file.split('/').at(-1)!.slice(0, 3)));
  const texts = [...globSync(['*.md', 'docs/*.md']), ...FILES].map((file) => [file, proseOf(file)] as const);
  const cited = texts.flatMap(([file, text]) =>
    [...text.matchAll(/(?<![\d.,:'"`/-])\b(0\d\d)\b(?![\d.,:'"`/-]\d)/g)].map(([, record]) => [record!, file] as const),
  );
  expect(cited.length).toBeGreaterThan(50);
  expect(cited.filter(([record]) => !records.has(record))).toEqual([]);
});

it('every file that the documents name is there', () => {
  const named = globSync(['*.md', 'docs/**/*.md']).flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/`([^`\s]*\w\.(?:tsx?|cjs|css|graphql|md))`/g)].map(
      ([, name]) => [name!, file] as const,
    ),
  );
  const there = new Set(globSync('**/*', { exclude: ['node_modules', 'dist', 'var'] }).map((file) => file.split('/').at(-1)!));
  expect(named.length).toBeGreaterThan(50);
  // What somebody is to add, or stands for many, is called `name` or written as a pattern.
  const standsForMany = /^(name|ROUTE)\.|[*{<]/;
  const lost = named.filter(([name]) => !there.has(name.split('/').at(-1)!) && !standsForMany.test(name.split('/').at(-1)!));
  expect(lost).toEqual([]);
});

/** A document without its commands, or the comments of code. */
function proseOf(file: string): string {
  const text = readFileSync(file, 'utf8');
  if (file.endsWith('.md')) return text.replaceAll(/```[^]*?```|`[^`]*`/g, '');
  return text
    .split('\n')
    .filter((line) => /^\s*(\/\/|\/?\*)/.test(line))
    .join('\n');
}
