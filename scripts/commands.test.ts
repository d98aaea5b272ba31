import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand as run } from '../tests/support/command.ts';
import { damage } from '../tests/support/damage.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { canMount, mountSmallVolume } from '../tests/support/smallVolume.ts';
import { signIn } from '../tests/support/staff.ts';

// The operator's commands say which database they mean, make none, and touch none that is open or of another version.

let folder: string;
let shop: Shop;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'commands-'));
  shop = await openShop();
  await signIn(shop);
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** A data folder of its own, with what the shop has. */
async function folderOf(name: string): Promise<string> {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  const copy = join(folder, `${name}-copia`);
  await run('backup', [copy], shop.config.dataDir);
  copyFileSync(join(copy, 'site.db'), join(dataDir, 'site.db'));
  return dataDir;
}

const COMMANDS: [script: string, args: string[]][] = [
  ['admin', ['senha', 'ana']],
  ['privacy', ['exportar', 'ana@x.com']],
  ['privacy', ['apagar', 'ana@x.com']],
  ['backup', ['COPIA']],
];
const inFolder = (args: string[], dataDir: string) => args.map((arg) => arg.replace('COPIA', `${dataDir}-nova`));

describe.each(COMMANDS)('%s %j', (script, args) => {
  const name = `${script}-${args[0]}`;

  it('says which database it means, and works', async () => {
    const dataDir = await folderOf(`${name}-certo`);
    const { code, said } = await run(script, inFolder(args, dataDir), dataDir);
    expect([code, said]).toEqual([0, expect.stringContaining(`Banco: ${dataDir}/site.db\n`)]);
  });

  it('makes no database where there is none, and says where it has looked', async () => {
    const dataDir = join(folder, `${name}-nada`);
    const { code, said } = await run(script, inFolder(args, dataDir), dataDir);
    expect([code, said]).toEqual([1, expect.stringContaining(`Não há banco em ${dataDir}/site.db`)]);
    expect([said.includes('    at '), existsSync(dataDir)]).toEqual([false, false]);
  });

  it('takes its settings from the file that is named', async () => {
    const dataDir = await folderOf(`${name}-arquivo`);
    const file = `${dataDir}.env`;
    writeFileSync(file, `DATABASE_URL=sqlite:${dataDir}/site.db\n`);
    const { code, said } = await run(script, [...inFolder(args, dataDir), '--env', file], dataDir);
    expect([code, said]).toEqual([0, expect.stringContaining(`Banco: ${dataDir}/site.db\n`)]);
    const { code: other, said: why } = await run(script, [...inFolder(args, dataDir), '--env', '/nada'], dataDir);
    expect([other, why]).toEqual([1, 'Não há arquivo /nada.\n']);
  });
});

it('restore refuses a backup that has lost a picture, and changes nothing', async () => {
  const dataDir = await folderOf('meia');
  mkdirSync(join(dataDir, 'uploads', 'banner'), { recursive: true });
  writeFileSync(join(dataDir, 'uploads', 'banner', 'a.webp'), 'RIFF');
  const copy = join(folder, 'meia-copia-2');
  expect((await run('backup', [copy], dataDir)).code).toBe(0);
  rmSync(join(copy, 'uploads'), { recursive: true });
  const { code, said } = await run('restore', [copy], dataDir);
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/não está inteira: faltam 1 arquivos.*uploads\/banner\/a\.webp\. Para/),
  ]);
  expect(existsSync(join(dataDir, 'uploads', 'banner', 'a.webp'))).toBe(true);
});

it('restore refuses a backup whose disk has forgotten what an order says, unless it is told to', async () => {
  const dataDir = await folderOf('esquecida');
  const copy = join(folder, 'esquecida-copia');
  const db = new DatabaseSync(join(copy, 'site.db'));
  db.exec("update administradores set usuario = 'ane'; pragma wal_checkpoint(truncate)");
  db.close();
  const { code, said } = await run('restore', [copy], dataDir);
  expect([code, said]).toEqual([
    1,
    expect.stringMatching(/não está inteira: .*como site\.db\. Para .* tire conteudo\.json dela\.\n$/),
  ]);
  rmSync(join(copy, 'conteudo.json'));
  expect((await run('restore', [copy], dataDir)).code).toBe(0);
});

it('nothing is written where anybody reads it, or where pictures come and go', async () => {
  const dataDir = await folderOf('mostrada');
  const among = join(dataDir, 'uploads', 'banner');
  for (const [script, ...args] of [
    ['backup', join(among, 'copia')],
    ['move', `sqlite:${among}/site.db`],
    ['catalogo', 'exportar', join(among, 'c.json')],
    ['backup', join(dataDir, 'cache-de-imagens', 'copia')],
  ] as const) {
    const { code, said } = await run(script, args, dataDir);
    expect([code, said]).toEqual([1, expect.stringContaining('fica numa pasta das imagens')]);
  }
  const shown = await run('backup', ['public/copia'], dataDir);
  expect([shown.code, shown.said]).toEqual([1, expect.stringContaining('fica dentro do que o site mostra')]);
  expect([existsSync(among), existsSync('public/copia')]).toEqual([false, false]);
}, 90_000);

describe.each(COMMANDS.filter(([script]) => script !== 'backup'))('%s %j', (script, args) => {
  it.each(
    [
      [
        'an older version',
        'older',
        `delete from mikro_orm_migrations where id = (select max(id) from mikro_orm_migrations)`,
        'versão anterior',
      ],
      [
        'a newer version',
        'newer',
        `insert into mikro_orm_migrations (name, executed_at) values ('2099-01-01-futuro', 0)`,
        'versão mais nova',
      ],
      [
        'a newer version that has only added to it',
        'wider',
        `insert into mikro_orm_migrations (name, executed_at) values ('2099-01-01-futuro-widens', 0)`,
        'versão mais nova',
      ],
      ['something else', 'foreign', 'drop table mikro_orm_migrations', 'não é desta loja'],
    ].filter(([, name]) => script !== 'admin' || name !== 'wider'),
  )('leaves a database of %s as it is', async (_what, name, sql, sentence) => {
    const dataDir = await folderOf(`${script}-${args[0]}-${name}`);
    const db = new DatabaseSync(join(dataDir, 'site.db'));
    db.exec(sql);
    db.close();
    const { code, said } = await run(script, args, dataDir);
    expect([code, said]).toEqual([1, expect.stringContaining(sentence)]);
    const after = new DatabaseSync(join(dataDir, 'site.db'));
    const tables = after.prepare('select count(*) as quantas from sqlite_master').get() as { quantas: number };
    after.close();
    expect(tables.quantas).toBeGreaterThan(5);
  });
});

it('what a newer version has only added keeps nobody from a password, or from the report of how the shop is', async () => {
  const dataDir = await folderOf('acrescido');
  const db = new DatabaseSync(join(dataDir, 'site.db'));
  db.exec(`insert into mikro_orm_migrations (name, executed_at) values ('2099-01-01-futuro-widens', 0)`);
  db.close();
  expect((await run('admin', ['senha', 'ana'], dataDir)).code).toBe(0);
  expect((await run('doctor', [], dataDir)).stdout).toMatch(/^ok +banco: .*uma versão mais nova acrescentou/m);
});

it('a disabled account comes back with the password that the command gives it', async () => {
  const dataDir = await folderOf('desativada');
  const db = new DatabaseSync(join(dataDir, 'site.db'));
  db.exec('update administradores set ativo = 0');
  expect((await run('admin', ['senha', 'ana'], dataDir)).code).toBe(0);
  expect(db.prepare('select ativo from administradores').all()).toEqual([{ ativo: 1 }]);
  db.close();
});

const NOBODY = 65_534;

/** Whether an account of few rights can run what is here. */
function canActAs(uid: number): boolean {
  return process.getuid?.() === 0 && spawnSync(process.execPath, ['-e', 'fs.readdirSync("dist/commands")'], { uid }).status === 0;
}

describe('backup --manter', () => {
  const old = (day: number) => `copia-2020-01-0${day}T03-00-00-000Z`;

  /** A folder with whole copies of a shop of some days, and the data folder of that shop. */
  async function copiesOf(name: string, days: readonly number[]): Promise<{ copies: string; dataDir: string }> {
    const dataDir = await folderOf(name);
    const copies = join(folder, `${name}-copias`);
    for (const day of days) cpSync(join(folder, `${name}-copia`), join(copies, old(day)), { recursive: true });
    return { copies, dataDir };
  }

  it('makes a dated copy and keeps the newest', async () => {
    const { copies, dataDir } = await copiesOf('manter', [1, 2, 3]);
    const { code, said } = await run('backup', [copies, '--manter', '2'], dataDir);
    expect([code, said]).toEqual([
      0,
      expect.stringContaining(`Apagada, por ser mais antiga que as 2 a manter: ${copies}/${old(1)}`),
    ]);
    expect(readdirSync(copies).toSorted()).toEqual([old(3), expect.stringMatching(/^copia-20[2-9].+Z$/)]);
  });

  it('deletes nothing that is not a copy of this shop, whatever it is called', async () => {
    const { copies, dataDir } = await copiesOf('alheias', [1]);
    const keepsake = join(folder, 'guardada');
    renameSync(join(copies, old(1)), keepsake);
    symlinkSync(keepsake, join(copies, old(1)));
    // Another shop, which somebody has told to put its copies here.
    cpSync(keepsake, join(copies, old(2)), { recursive: true });
    const other = new DatabaseSync(join(copies, old(2), 'site.db'));
    other.exec('update mikro_orm_migrations set executed_at = executed_at - 1000');
    other.close();
    // A copy to which somebody has added a file of his own.
    cpSync(keepsake, join(copies, old(3)), { recursive: true });
    writeFileSync(join(copies, old(3), 'notas.txt'), 'antes da promoção');
    mkdirSync(join(copies, old(4)));
    writeFileSync(join(copies, old(5)), 'um arquivo');
    cpSync(keepsake, join(copies, `${old(6)}.incompleto`), { recursive: true });
    cpSync(keepsake, join(copies, 'antes-da-promocao'), { recursive: true });
    const before = readdirSync(copies).toSorted();
    const { code, said } = await run('backup', [copies, '--manter', '1'], dataDir);
    expect(readdirSync(copies).toSorted()).toEqual([...before, expect.stringMatching(/^copia-20[2-9].+Z$/)]);
    expect([code, said.match(/e ficou onde está: /g)]).toEqual([0, expect.objectContaining({ length: 6 })]);
    expect(existsSync(join(keepsake, 'site.db'))).toBe(true);
  });

  it.runIf(canActAs(NOBODY))('names a copy that its account cannot read, and keeps the newest of the others', async () => {
    const { copies, dataDir } = await copiesOf('de-outro', [1, 2, 3]);
    chmodSync(folder, 0o755);
    for (const path of [dataDir, copies, ...readdirSync(dataDir).map((name) => join(dataDir, name))])
      chownSync(path, NOBODY, NOBODY);
    for (const day of [1, 3])
      for (const path of ['', ...readdirSync(join(copies, old(day)), { recursive: true, encoding: 'utf8' })])
        chownSync(join(copies, old(day), path), NOBODY, NOBODY);
    chmodSync(join(copies, old(2)), 0o700);
    const { code, said } = await run('backup', [copies, '--manter', '1'], dataDir, {}, NOBODY);
    expect([code, said]).toEqual([0, expect.stringContaining(`ficou onde está: ${join(copies, old(2))}`)]);
    expect(readdirSync(copies).toSorted()).toEqual([old(2), expect.stringMatching(/^copia-20[2-9].+Z$/)]);
  });

  it('deletes nothing when the new one fails', async () => {
    const { copies, dataDir } = await copiesOf('falha', [1, 2]);
    damage(join(dataDir, 'site.db'));
    expect((await run('backup', [copies, '--manter', '1'], dataDir)).code).toBe(1);
    expect(readdirSync(copies).toSorted()).toEqual([old(1), old(2)]);
  });
});

describe('restore', () => {
  it('is refused while the shop is open, whatever is in the database, and touches nothing', async () => {
    const copy = join(folder, 'aberta');
    await run('backup', [copy], shop.config.dataDir);
    const before = readdirSync(shop.config.dataDir).toSorted();
    const { code, said } = await run('restore', [copy], shop.config.dataDir);
    expect([code, said]).toEqual([1, expect.stringContaining('A loja está aberta')]);
    expect(readdirSync(shop.config.dataDir).toSorted()).toEqual(before);
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
  });

  it('says what it has replaced and how to go back, and going back works', async () => {
    const dataDir = await folderOf('volta');
    const copy = join(folder, 'volta-copia');
    const { code, said } = await run('restore', [copy], dataDir);
    const back = /Para voltar: npm run restore -- (\S+)/.exec(said)![1]!;
    expect([code, said]).toEqual([0, expect.stringContaining('Antes havia nenhuma assinatura')]);
    expect((await run('restore', [back], dataDir)).code).toBe(0);
  });

  it('works on a machine that has no data folder yet', async () => {
    await folderOf('nova');
    const dataDir = join(folder, 'outra-maquina', 'dados');
    const { code, said } = await run('restore', [join(folder, 'nova-copia')], dataDir);
    expect([code, said]).toEqual([0, expect.stringContaining('Antes não havia banco que se possa ler')]);
    expect((await run('admin', ['senha', 'ana'], dataDir)).code).toBe(0);
  });

  it.skipIf(!canMount())('that fails half-way leaves everything as it was', async () => {
    const dataDir = await folderOf('presa');
    const db = new DatabaseSync(join(dataDir, 'site.db'));
    db.exec(`update administradores set usuario = 'de.antes'`);
    db.close();
    // A volume of its own, as containers have: its folder cannot be moved away.
    const volume = mountSmallVolume(1, join(dataDir, 'uploads'))!;
    const { code, said } = await run('restore', [join(folder, 'presa-copia')], dataDir);
    volume.remove();
    expect([code, said]).toEqual([1, expect.stringContaining('A restauração falhou, e tudo ficou como estava')]);
    expect(readdirSync(dataDir).filter((name) => name.includes('restaurando'))).toEqual([]);
    const after = new DatabaseSync(join(dataDir, 'site.db'));
    expect(after.prepare('select usuario from administradores').all()).toEqual([{ usuario: 'de.antes' }]);
    after.close();
  });

  it('brings back what a process that was killed has left in the log', async () => {
    const dataDir = await folderOf('morta');
    const killed = join(folder, 'morta-log');
    mkdirSync(killed);
    const db = new DatabaseSync(join(dataDir, 'site.db'));
    db.exec('pragma journal_mode = wal');
    db.exec(`update administradores set usuario = 'do.log'`);
    for (const name of ['site.db', 'site.db-wal']) copyFileSync(join(dataDir, name), join(killed, name));
    db.close();
    expect((await run('restore', [killed], dataDir)).code).toBe(0);
    const after = new DatabaseSync(join(dataDir, 'site.db'));
    expect(after.prepare('select usuario from administradores').all()).toEqual([{ usuario: 'do.log' }]);
    after.close();
  });

  it.each([
    ['an empty file', ''],
    ['another file', 'nem pasta nem banco '.repeat(300)],
  ])('refuses %s', async (what, text) => {
    const dataDir = await folderOf(`recusa-${what.replace(' ', '-')}`);
    const copy = join(folder, `errada-${text.length}`);
    mkdirSync(copy);
    writeFileSync(join(copy, 'site.db'), text);
    const { code, said } = await run('restore', [copy], dataDir);
    expect([code, said]).toEqual([1, expect.stringContaining('não é um banco desta loja')]);
    expect((await run('admin', ['senha', 'ana'], dataDir)).code).toBe(0);
  });
});
