import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

describe('the server', () => {
  it('does not start with a wrong setting, and says which in one sentence', () => {
    const { status, stderr } = spawnSync(process.execPath, ['--import', './scripts/typescript.ts', 'server.ts'], {
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production', PORT: 'abc' },
    });
    expect(status).toBe(1);
    expect(stderr.trim()).toBe('A variável PORT está errada: deve ser um número de 0 a 65535.');
  });
});

describe('the README', () => {
  it('names exactly the commands of package.json', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    const table = readFileSync('README.md', 'utf8').matchAll(/^\| `npm (?:run )?([a-z:]+)`/gm);
    expect([...table].map(([, name]) => name).toSorted()).toEqual(Object.keys(scripts).toSorted());
  });
});
