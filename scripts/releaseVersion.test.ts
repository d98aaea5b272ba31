import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { releaseVersion } from './releaseVersion.ts';

// Two builds that differ are never called alike: one would be unpacked over the other, while that runs.

const SOURCES = '0123456789abcdef'.repeat(4);
const OTHERS = 'fedcba9876543210'.repeat(4);
const SEMVER = /^1\.0\.0(\+[0-9A-Za-z-]+(\.[0-9A-Za-z-]+)*)?$/;

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'version-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@x.com', ...args], { cwd: folder, encoding: 'utf8' }).trim();
const named = (sources = SOURCES) => releaseVersion('1.0.0', sources, folder);

function commit(text: string): string {
  writeFileSync(join(folder, 'fonte'), text);
  git('add', '.');
  git('commit', '-qm', text);
  return git('rev-parse', '--short=12', 'HEAD');
}

it('has the digest of the sources where there is no git', () => {
  expect([named(), named(), named(OTHERS)]).toEqual([
    '1.0.0+src.0123456789ab',
    '1.0.0+src.0123456789ab',
    '1.0.0+src.fedcba987654',
  ]);
});

it('has the commit, unless that is the version’s own', () => {
  git('init', '-q');
  const first = commit('um');
  expect(named()).toBe(`1.0.0+${first}`);
  git('tag', '0.9.0');
  expect(named()).toBe(`1.0.0+${first}`);
  git('tag', 'v1.0.0');
  expect(named()).toBe('1.0.0');
  expect(named()).toMatch(SEMVER);
  const second = commit('dois');
  expect([named(), second === first]).toEqual([`1.0.0+${second}`, false]);
  git('tag', '1.0.0');
  expect(named()).toBe('1.0.0');
});

it('has both where something was changed since the commit, also since the version’s own', () => {
  git('init', '-q');
  const first = commit('um');
  git('tag', 'v1.0.0');
  writeFileSync(join(folder, 'fonte'), 'outra');
  expect([named(), named(OTHERS)]).toEqual([`1.0.0+${first}.src.0123456789ab`, `1.0.0+${first}.src.fedcba987654`]);
  expect(named()).toMatch(SEMVER);
  git('checkout', 'fonte');
  writeFileSync(join(folder, 'nova'), '');
  expect(named()).toBe(`1.0.0+${first}.src.0123456789ab`);
});
