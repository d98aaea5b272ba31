import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { runCommand as run } from '../tests/support/command.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { signIn } from '../tests/support/staff.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
  await signIn(shop);
});
afterAll(() => shop.close());

it('an account whose codes were lost is told of with its new password, and comes in with that alone once the command has taken them', async () => {
  const { dataDir } = shop.config;
  const db = new DatabaseSync(join(dataDir, 'site.db'));
  const { said } = await run('admin', ['senha', 'ana'], dataDir);
  expect(said).not.toContain('código');
  expect(said).toMatch(/^O papel da conta é Administração\.$/m);
  db.exec("update administradores set papel = 'leitura'");
  expect((await run('admin', ['senha', 'ana'], dataDir)).said).toMatch(/^O papel da conta é Leitura\.$/m);
  db.exec("update administradores set fator_segredo = 'x', fator_desde = 1, codigos_de_recuperacao = 'y'");
  expect((await run('admin', ['senha', 'ana'], dataDir)).said).toMatch(/continua pedindo um código.*sem-segundo-fator ana$/m);
  expect(await run('admin', ['sem-segundo-fator', 'ana'], dataDir)).toMatchObject({
    code: 0,
    said: expect.stringContaining(
      'A conta ana não pede mais código: para entrar, basta a senha. As sessões dela foram encerradas.',
    ),
  });
  const kept = db.prepare('select fator_segredo, fator_desde, codigos_de_recuperacao from administradores').all();
  expect(kept).toEqual([{ fator_segredo: null, fator_desde: null, codigos_de_recuperacao: '' }]);
  expect((await run('admin', ['sem-segundo-fator', 'ana'], dataDir)).said).toContain('A conta ana não pedia código.');
  expect(await run('admin', ['sem-segundo-fator', 'ninguem'], dataDir)).toMatchObject({ code: 1 });
  expect((await run('admin', ['outra', 'ana'], dataDir)).said).toContain('senha USUARIO | sem-segundo-fator USUARIO');
  db.close();
});

it('an account that has to have a second factor is said to be able to turn it on and nothing else, with a password and without codes', async () => {
  const { dataDir } = shop.config;
  const db = new DatabaseSync(join(dataDir, 'site.db'));
  db.exec("update administradores set papel = 'administrador', fator_desde = null");
  db.close();
  const ask = async (command: string, SECOND_FACTOR: string) =>
    (await run('admin', [command, 'ana'], dataDir, { SECOND_FACTOR })).said;
  const sentence = 'Quem entra nela só pode ligar o segundo fator, em Minha conta, até que o ligue (SECOND_FACTOR).';
  expect(await ask('senha', 'administrators')).toContain(sentence);
  expect(await ask('sem-segundo-fator', 'all')).toContain(sentence);
  expect(await ask('sem-segundo-fator', 'optional')).not.toContain('SECOND_FACTOR');
});
