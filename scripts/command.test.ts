import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand as run } from '../tests/support/command.ts';

// What stands behind a command's name is all done, or none of it.

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'command-'));
});
afterAll(() => rmSync(dataDir, { recursive: true }));

it.each([
  ['admin', ['senha', 'ana', 'bia']],
  ['admin', ['sem-segundo-fator', 'ana', 'bia']],
  ['backup', ['um', 'dois']],
  ['backup', ['um', '--manter', '3', '5']],
  ['catalogo', ['exportar', 'a.json', 'b.json']],
  ['demo', ['remover', 'tudo']],
  ['doctor', ['tudo']],
  ['move', ['sqlite:outro.db', 'pasta', 'mais']],
  ['privacy', ['exportar', 'ana@x.com', 'bia@x.com']],
  ['privacy', ['apagar', 'ana@x.com', 'bia@x.com']],
  ['resgatar', ['site.db', 'pasta', 'mais']],
  ['restore', ['antes-da-migracao-1', 'antes-da-migracao-2']],
] as const)('%s %j is refused, and does nothing of what it was told', async (name, args) => {
  const { code, said } = await run(name, args, dataDir);
  expect([code, said]).toEqual([2, `Sobrou “${args.at(-1)}”. Nada foi feito: repita o comando sem isso.\n`]);
});

it('an option that a command has not, or without its value, is a sentence', async () => {
  const sentence = 'A opção --manter não é deste comando, ou falta o valor dela.\n';
  expect(await run('restore', ['x', '--manter', '2'], dataDir)).toMatchObject({ code: 2, said: sentence });
  expect(await run('backup', ['x', '--manter'], dataDir)).toMatchObject({ code: 2, said: sentence });
  for (const number of ['0', '-1', 'dois']) {
    const { code, said } = await run('backup', [join(dataDir, 'x'), `--manter=${number}`], dataDir);
    expect([number, code, said]).toEqual([number, 2, expect.stringContaining('Uso: npm run backup -- PASTA [--manter NÚMERO]')]);
  }
});
