import { chmodSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keepDatabasePrivate, keepDataPrivate } from './privateFiles.ts';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'modes-'));
  chmodSync(place, 0o755);
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

/** A folder of somebody else's, open to everyone, with a folder and files in it. */
function foreign(name: string): string {
  const folder = join(place, name);
  mkdirSync(join(folder, 'uploads'), { recursive: true });
  for (const file of ['passwd', 'uploads/photo.png']) writeFileSync(join(folder, file), 'x');
  for (const path of [folder, join(folder, 'uploads')]) chmodSync(path, 0o755);
  for (const file of ['passwd', 'uploads/photo.png']) chmodSync(join(folder, file), 0o644);
  return folder;
}

const modes = (folder: string) =>
  ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => [
    name,
    (lstatSync(join(folder, name)).mode & 0o777).toString(8),
  ]);

it.runIf(process.platform !== 'win32')('leaves alone a folder that is named where the database should be', () => {
  const folder = foreign('etc');
  const before = modes(folder);
  keepDatabasePrivate(`sqlite:${folder}`);
  keepDatabasePrivate(`sqlite:${folder}/`);
  expect(modes(folder)).toEqual(before);
});

it.runIf(process.platform !== 'win32')(
  'leaves alone a data folder that the shop has not made, and one that holds the program',
  () => {
    const folder = foreign('home');
    const before = modes(folder);
    keepDataPrivate(folder);
    expect(modes(folder)).toEqual(before);
    const root = lstatSync('/').mode;
    keepDataPrivate('/');
    expect(lstatSync('/').mode).toBe(root);
  },
);

it.runIf(process.platform !== 'win32')('takes the rights of others off what the shop has made', () => {
  const folder = foreign('data');
  writeFileSync(join(folder, 'site.db'), '');
  chmodSync(join(folder, 'site.db'), 0o644);
  keepDataPrivate(folder);
  expect(Object.fromEntries(modes(folder))).toEqual({
    '.': '700',
    'site.db': '600',
    passwd: '644',
    uploads: '700',
    'uploads/photo.png': '600',
  });
});
