import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { runCommand } from '../support/command.ts';
import { startServer } from '../support/crash.ts';
import { PORTS } from '../support/ports.ts';

// A shop of a version that kept pictures as files is upgraded, killed meanwhile, and put back from its old backup.

const PICTURES = Array.from({ length: 60 }, (_, i) => `ipe-${i}`);
const FORMS = ['.webp', '-480.avif', '-800.avif', '-1200.avif', '-1600.avif'];
const contentOf = (name: string) => name.repeat(2000);
const settings = { ADMIN_PASSWORD: 'quatro ipes e um jacaranda', LOG_FORMAT: 'text' };

let folder: string;
let dataDir: string;
let banner: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  dataDir = join(folder, 'dados');
  banner = join(dataDir, 'uploads', 'banner');
  mkdirSync(banner, { recursive: true });
  const orm = await openDatabase({ url: `sqlite:${dataDir}/site.db`, entities, migrations });
  await orm.migrator.up({ to: '2026-12-04-procura' });
  for (const name of PICTURES) {
    const insert = `insert into banners (tipo, nome, imagem, ativo, ordem, versao) values ('FIXO', ?, ?, true, 0, 1)`;
    await orm.em.getConnection().execute(insert, [name, `${name}.webp`]);
    for (const form of FORMS) writeFileSync(join(banner, name + form), contentOf(name + form));
  }
  await orm.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const rows = (): number => {
  const db = new DatabaseSync(join(dataDir, 'site.db'), { timeout: 5000 });
  try {
    return Number(db.prepare('select count(*) as n from imagens').get()!.n);
  } finally {
    db.close();
  }
};

async function expectAllServed(url: string): Promise<void> {
  for (const name of PICTURES.flatMap((picture) => FORMS.map((form) => picture + form))) {
    const answer = await fetch(`${url}/banner/${name}`);
    expect([name, answer.status, (await answer.text()) === contentOf(name)]).toEqual([name, 200, true]);
  }
}

it('nothing is lost when the start that moves them is killed, and the next goes on', { timeout: 120_000 }, async () => {
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    PORT: String(PORTS.killed),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
  };
  const child = spawn(process.execPath, ['dist/app/server.js'], { env, stdio: 'ignore' });
  const exit = once(child, 'exit');
  const all = PICTURES.length * FORMS.length;
  await expect.poll(() => readdirSync(banner).length, { interval: 1, timeout: 60_000 }).toBeLessThan(all);
  child.kill('SIGKILL');
  await exit;
  // Whatever is no file any more is a row.
  const left = existsSync(banner) ? readdirSync(banner).length : 0;
  expect(rows()).toBeGreaterThanOrEqual(all - left);
  const server = await startServer(PORTS.killed, dataDir, settings);
  try {
    await expectAllServed(server.url);
    expect([rows(), existsSync(join(dataDir, 'uploads')), /imagem|uploads/.test(server.said())]).toEqual([all, false, false]);
  } finally {
    await server.kill('SIGKILL');
  }
});

it(
  'the copy of before the upgrade, and any older backup, has the files, and moves in when it is restored',
  { timeout: 120_000 },
  async () => {
    const first = await startServer(PORTS.killed, dataDir, settings);
    await first.kill('SIGTERM');
    const [before] = globSync('antes-da-migracao-*', { cwd: dataDir }) as [string];
    expect(readdirSync(join(dataDir, before, 'uploads', 'banner'))).toHaveLength(PICTURES.length * FORMS.length);
    const older = join(folder, 'copia-antiga');
    cpSync(join(dataDir, before), older, { recursive: true });
    // One of now has no files any more, and is whole.
    const copy = join(folder, 'copia-nova');
    expect((await runCommand('backup', [copy], dataDir)).code).toBe(0);
    expect(readdirSync(copy).includes('uploads')).toBe(false);
    for (const backup of [older, copy]) {
      rmSync(dataDir, { recursive: true });
      expect((await runCommand('restore', [backup], dataDir)).code).toBe(0);
      const server = await startServer(PORTS.killed, dataDir, settings);
      await expectAllServed(server.url);
      await server.kill('SIGTERM');
      expect(existsSync(join(dataDir, 'uploads'))).toBe(false);
    }
  },
);
