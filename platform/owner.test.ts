import { chownSync, linkSync, lstatSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { canBeAnother, OTHER_ACCOUNT } from '../tests/support/account.ts';
import { giveToOwner } from './owner.ts';

// Whoever has a folder may put into it whatever he likes, while root gives him what root has made there.

describe.runIf(canBeAnother())('what root gives to the owner of a folder', () => {
  let place: string;
  let folder: string;
  beforeEach(() => {
    place = mkdtempSync(join(tmpdir(), 'given-'));
    folder = join(place, 'dados');
    mkdirSync(folder);
    chownSync(folder, OTHER_ACCOUNT, OTHER_ACCOUNT);
  });
  afterEach(() => rmSync(place, { recursive: true }));
  const ownerOf = (...path: string[]) => lstatSync(join(place, ...path)).uid;

  it('is what root has made in it, with all that is in it', () => {
    mkdirSync(join(folder, 'nova', 'dentro'), { recursive: true });
    writeFileSync(join(folder, 'nova', 'dentro', 'arquivo'), '');
    giveToOwner(join(folder, 'nova'));
    const made = [['nova'], ['nova', 'dentro'], ['nova', 'dentro', 'arquivo']];
    expect(made.map((path) => ownerOf('dados', ...path))).toEqual(made.map(() => OTHER_ACCOUNT));
    expect(() => giveToOwner(join(folder, 'nao-ha'))).not.toThrow();
  });

  it('is nothing of what root has elsewhere, whatever leads there', () => {
    mkdirSync(join(place, 'de-root'));
    for (const name of ['ligado', 'apontado', 'dentro']) writeFileSync(join(place, 'de-root', name), '');
    mkdirSync(join(folder, 'nova'));
    linkSync(join(place, 'de-root', 'ligado'), join(folder, 'nova', 'ligado'));
    symlinkSync(join(place, 'de-root', 'apontado'), join(folder, 'nova', 'apontado'));
    symlinkSync(join(place, 'de-root'), join(folder, 'nova', 'pasta'));
    symlinkSync(join(place, 'de-root'), join(folder, 'trocada'));
    giveToOwner(join(folder, 'nova'));
    giveToOwner(join(folder, 'trocada', 'dentro'), folder);
    expect(ownerOf('dados', 'nova')).toBe(OTHER_ACCOUNT);
    for (const name of ['', 'ligado', 'apontado', 'dentro'])
      expect([name, statSync(join(place, 'de-root', name)).uid]).toEqual([name, 0]);
  });
});
