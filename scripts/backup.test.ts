import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { Entrega } from '../modules/outbox/entrega.entity.ts';
import { holdOpen } from '../platform/database/inUse.ts';
import { writeWithoutPause } from '../tests/support/busyWriter.ts';
import { runCommand as run } from '../tests/support/command.ts';
import { openShop } from '../tests/support/shop.ts';
import { canMount, mountSmallVolume } from '../tests/support/smallVolume.ts';

// A backup of a shop that has grown, while it sells.

let folder: string;
let dataDir: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  dataDir = join(folder, 'dados');
  mkdirSync(dataDir);
  const shop = await openShop();
  await run('backup', [join(folder, 'vazia')], shop.config.dataDir);
  await shop.close();
  copyFileSync(join(folder, 'vazia', 'site.db'), join(dataDir, 'site.db'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const rowsOf = (db: DatabaseSync) => Number(db.prepare('select count(*) as n from enchimento').get()!.n);

it('ends before somebody else stops writing, keeps him waiting for nothing, and is whole', { timeout: 120_000 }, async () => {
  const db = new DatabaseSync(join(dataDir, 'site.db'));
  db.exec('pragma journal_mode = wal; create table enchimento (texto text)');
  db.exec(`with recursive n(i) as (select 1 union all select i + 1 from n where i < 60000)
           insert into enchimento select hex(randomblob(500)) from n`);
  const before = rowsOf(db);
  const stop = await writeWithoutPause(join(dataDir, 'site.db'), 1_000_000);
  const copy = join(folder, 'cheia');
  const { code, said } = await run('backup', [copy], dataDir);
  const { stored, refused } = await stop();
  expect([code, said]).toEqual([0, expect.stringContaining('Cópia feita e conferida')]);
  const copied = new DatabaseSync(join(copy, 'site.db'));
  expect(rowsOf(copied)).toBeGreaterThanOrEqual(before);
  expect([rowsOf(copied) < before + stored, refused]).toEqual([true, 0]);
  expect(copied.prepare('pragma integrity_check').all()).toEqual([{ integrity_check: 'ok' }]);
  copied.close();
  db.close();
});

it('has nothing of what the database remembers: whoever copies orders begins anew after it is put back', async () => {
  const db = new DatabaseSync(join(dataDir, 'site.db'));
  db.exec(`insert into registros (nome, conteudo) values ('espelho', '{}')`);
  db.close();
  const copy = join(folder, 'sem-registros');
  expect((await run('backup', [copy], dataDir)).code).toBe(0);
  const copied = new DatabaseSync(join(copy, 'site.db'));
  expect(copied.prepare('select count(*) as n from registros').get()).toEqual({ n: 0 });
  copied.close();
});

it.skipIf(!existsSync('/dev/shm'))(
  'is put back where the database lies on another disk than the data folder',
  { timeout: 60_000 },
  async () => {
    const shop = await openShop();
    const of = { tipo: 'pedido.criado', destino: 'email:cliente', tabela: 'pedido', linhaId: 1, dados: null };
    const agora = new Date();
    for (const evento of ['um', 'outro']) await shop.em.insert(Entrega, { ...of, evento, criadaEm: agora, proximaEm: agora });
    const copy = join(folder, 'de-outro-disco');
    await run('backup', [copy], shop.config.dataDir);
    await shop.close();
    const elsewhere = mkdtempSync('/dev/shm/banco-');
    onTestFinished(() => rmSync(elsewhere, { recursive: true }));
    const [data, database] = [mkdtempSync(join(folder, 'dados-')), join(elsewhere, 'site.db')];
    copyFileSync(join(copy, 'site.db'), database);
    new DatabaseSync(database).exec('pragma user_version = 7');
    const { code, said } = await run('restore', [copy], data, { DATABASE_URL: `sqlite:${database}` });
    expect([code, said]).toEqual([0, expect.stringContaining('antes-da-restauracao-')]);
    expect(said).toContain('Na cópia 2 avisos (e-mails e webhooks) esperavam a vez');
    const before = readdirSync(data).find((name) => name.startsWith('antes-da-restauracao-'));
    const versionOf = (file: string) => new DatabaseSync(file).prepare('pragma user_version').get()!.user_version;
    expect([versionOf(join(data, before!, 'site.db')), versionOf(database)]).toEqual([7, 0]);
  },
);

it('what a killed one has left goes with the next, and nothing else', { timeout: 120_000 }, async () => {
  // So that it is seen at its work, however busy the machine is.
  const db = new DatabaseSync(join(dataDir, 'site.db'));
  db.exec('create table if not exists recheio (texto text); insert into recheio values (hex(randomblob(20000000)))');
  db.close();
  onTestFinished(() => {
    const again = new DatabaseSync(join(dataDir, 'site.db'));
    again.exec('delete from recheio; vacuum');
    again.close();
  });
  const copies = join(folder, 'copias');
  const halves = () => (existsSync(copies) ? readdirSync(copies).filter((name) => name.endsWith('.incompleto')) : []);
  const begun = () => halves().some((name) => existsSync(join(copies, name, 'site.db')));
  const args = ['--no-warnings', 'tests/support/startCommand.js', 'backup', copies, '--manter', '3'];
  const child = spawn(process.execPath, args, { env: { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir }, stdio: 'ignore' });
  const exit = once(child, 'exit');
  await expect.poll(begun, { interval: 1, timeout: 20_000 }).toBe(true);
  child.kill('SIGKILL');
  await exit;
  const [killed] = halves() as [string];
  const another = 'copia-2020-01-01T03-00-00-000Z.incompleto';
  const atWork = 'copia-2020-01-02T03-00-00-000Z.incompleto';
  const noted = 'copia-2020-01-03T03-00-00-000Z.incompleto';
  for (const name of [another, atWork, noted]) cpSync(join(copies, killed), join(copies, name), { recursive: true });
  writeFileSync(join(copies, another, 'origem.json'), 'de outra loja');
  writeFileSync(join(copies, noted, 'notas.txt'), 'antes da promoção');
  const { release } = await holdOpen(join(copies, atWork, 'site.db'));
  const { code, said } = await run('backup', [copies, '--manter', '3'], dataDir);
  await release();
  expect([code, said]).toEqual([0, expect.stringContaining(`não tinha terminado: ${join(copies, killed)}\n`)]);
  expect(halves().toSorted()).toEqual([another, atWork, noted]);
  const whole = readdirSync(copies).find((name) => !name.endsWith('.incompleto'));
  // Who looks into a copy leaves its log beside it.
  const kept = readdirSync(join(copies, whole!)).filter((name) => !/-(shm|wal)$/.test(name));
  expect(kept.toSorted()).toEqual(['conteudo.json', 'site.db']);
});

it.skipIf(!canMount()).each([
  ['that is full', true],
  ['with room for less than the copy takes while it is made', false],
])('onto a disk %s says so in a sentence, and leaves nothing half-made', async (_what, isFull) => {
  const db = new DatabaseSync(join(dataDir, 'site.db'));
  db.exec(
    'create table if not exists recheio (texto text); delete from recheio; insert into recheio values (hex(randomblob(1500000)))',
  );
  db.close();
  const bytes = statSync(join(dataDir, 'site.db')).size;
  const volume = mountSmallVolume(Math.ceil((1.5 * bytes) / 1e6))!;
  if (isFull) volume.fill();
  const { code, said } = await run('backup', [join(volume.folder, 'copia')], dataDir);
  const left = readdirSync(volume.folder).filter((name) => name !== 'filler');
  volume.remove();
  const [, where, needed, free] =
    /\nNão há espaço em (\S+): são precisos ([\d.]+) bytes, e há ([\d.]+) bytes\. Abra espaço e repita\.\n$/.exec(said) ?? [];
  const read = (text = '') => Number(text.replaceAll('.', ''));
  expect([code, where, left], said).toEqual([1, join(volume.folder, 'copia.incompleto'), []]);
  expect(read(needed)).toBeGreaterThanOrEqual(2 * bytes);
  expect(read(free)).toBeLessThan(isFull ? 100_000 : 2 * bytes);
});

it.skipIf(!canMount())(
  'makes what it needs for a while beside the data, however little room there is for temporary files',
  async () => {
    const db = new DatabaseSync(join(dataDir, 'site.db'));
    db.exec(
      'create table if not exists recheio (texto text); delete from recheio; insert into recheio values (hex(randomblob(6000000)))',
    );
    db.close();
    const volume = mountSmallVolume(1)!;
    onTestFinished(volume.remove);
    const { code, said } = await run('backup', [join(folder, 'com-pouco')], dataDir, { TMPDIR: volume.folder });
    expect([code, said]).toEqual([0, expect.stringContaining('Cópia feita e conferida')]);
  },
);
