import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runCommand as run } from '../tests/support/command.ts';
import { damageTable, holdLock } from '../tests/support/damage.ts';
import { rowsOf, shopToDamage, type ShopToDamage } from '../tests/support/shopToDamage.ts';

// Whatever the order in which an operator goes about it, the number of an order that a customer has is given to nobody else, and what is missing is said.

const COPIED = 2;
const ORDERS = 4;
const SERVED = ORDERS + 20;
let shop: ShopToDamage;
beforeAll(async () => {
  shop = await shopToDamage({ copied: COPIED, later: ORDERS - COPIED });
});
afterAll(() => rmSync(shop.folder, { recursive: true }));

const RECORD = 'ultimo-pedido.json';
const sequence = (made: string) =>
  Number(rowsOf(join(made, 'site.db'), `select seq from sqlite_sequence where name = 'assinaturas'`)[0]?.seq);
const served = (dataDir: string, said: object = {}) =>
  writeFileSync(
    join(dataDir, RECORD),
    JSON.stringify({ id: SERVED, em: new Date(), banco: join(dataDir, 'site.db'), faltou: [], ...said }),
  );

/** The file of a shop that was killed, whose log is gone; who read it is still beside it. */
function withoutLog(name: string) {
  const { dataDir, file } = shop.folderOf(name);
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; delete from sessoes');
  copyFileSync(`${file}-shm`, `${file}.shm`);
  db.close();
  copyFileSync(`${file}.shm`, `${file}-shm`);
  rmSync(`${file}.shm`);
  served(dataDir);
  return { dataDir, file };
}

describe('the numbers of orders that a shop has given', { timeout: 240_000 }, () => {
  it('are given to no others where a copy was put back before the rescue, which says that the log is missing', async () => {
    const { dataDir, file } = withoutLog('copia-antes');
    const { code, said } = await run('restore', [shop.copy], dataDir);
    expect([code, said]).toEqual([0, expect.stringContaining('Restaurado de')]);
    expect(sequence(dataDir)).toBe(SERVED);
    const before = join(
      dataDir,
      readdirSync(dataDir).find((name) => name.startsWith('antes-da-restauracao-'))!,
    );
    // As the crash has left it: what proves that there was a log, and which order was the last.
    expect(readdirSync(before).toSorted()).toEqual(['site.db', 'site.db-shm', RECORD]);
    expect(existsSync(join(dataDir, RECORD))).toBe(false);
    const target = join(shop.folder, 'copia-antes-salva');
    const rescued = await run('resgatar', [before, target], dataDir);
    expect([rescued.code, rescued.said]).toEqual([0, expect.stringMatching(/falta o arquivo \S+-wal/)]);
    expect(rescued.said).toContain(`O último pedido que a loja serviu foi o ${SERVED}`);
    expect(rescued.said).not.toContain('Nenhuma linha se perdeu');
    expect(sequence(target)).toBe(SERVED + 1000);
    expect(existsSync(file)).toBe(true);
  });

  it('are asked for in the data folder and in what restores have put aside, wherever the file was taken', async () => {
    const { dataDir, file } = shop.folderOf('noutra-pasta');
    const elsewhere = join(shop.folder, 'levado.db');
    copyFileSync(file, elsewhere);
    served(dataDir);
    const target = join(shop.folder, 'noutra-salva');
    const { said } = await run('resgatar', [elsewhere, target], dataDir);
    expect(said).toContain(`O último pedido que a loja serviu foi o ${SERVED}`);
    expect(sequence(target)).toBe(SERVED);
    // The shop was opened since over what had lost them: what it lacks is remembered beside what it has.
    served(dataDir, { id: 1, faltou: [{ id: SERVED + 1, em: new Date() }] });
    const second = join(shop.folder, 'noutra-segunda');
    await run('resgatar', [elsewhere, second], dataDir);
    expect(sequence(second)).toBe(SERVED + 1);
    rmSync(join(dataDir, RECORD));
    const aside = join(dataDir, 'antes-da-restauracao-2026-01-01T00-00-00-000Z');
    mkdirSync(aside);
    served(aside);
    const third = join(shop.folder, 'noutra-terceira');
    await run('resgatar', [elsewhere, third], dataDir);
    expect(sequence(third)).toBe(SERVED);
  });

  it('are not given again after a copy was put back, where the database of before is whole or damaged', async () => {
    const whole = shop.folderOf('inteiro-antes');
    expect((await run('restore', [shop.copy], whole.dataDir)).code).toBe(0);
    expect(sequence(whole.dataDir)).toBe(ORDERS);
    const damaged = shop.folderOf('danificado-antes');
    damageTable(damaged.file, 'alteracoes');
    expect((await run('restore', [shop.copy], damaged.dataDir)).code).toBe(0);
    expect(sequence(damaged.dataDir)).toBe(ORDERS);
  });
});

describe('resgatar', { timeout: 180_000 }, () => {
  it('refuses an open shop through a link to its file', async () => {
    const { dataDir, file } = shop.folderOf('aberta');
    const link = join(shop.folder, 'atalho.db');
    symlinkSync(file, link);
    const release = await holdLock(`${file}.lock`);
    const { code, said } = await run('resgatar', [link, join(shop.folder, 'aberta-salva')], dataDir);
    await release();
    expect([code, said]).toEqual([1, expect.stringContaining('A loja está aberta')]);
  });

  it('refuses an open shop that has its file by a link', async () => {
    const { dataDir, file } = shop.folderOf('aberta-por-atalho');
    const link = join(shop.folder, 'da-loja.db');
    symlinkSync(file, link);
    const release = await holdLock(`${link}.lock`);
    const settings = { DATABASE_URL: `sqlite:${link}` };
    const { code, said } = await run('resgatar', [file, join(shop.folder, 'por-atalho-salva')], dataDir, settings);
    await release();
    expect([code, said]).toEqual([1, expect.stringContaining('A loja está aberta')]);
  });

  it('and backup delete no folder of the operator that is called as their unfinished ones are', async () => {
    const { dataDir, file } = shop.folderOf('pasta-dele');
    for (const [command, args] of [
      ['resgatar', [file]],
      ['backup', []],
    ] as const) {
      const target = join(shop.folder, `${command}-seu`);
      mkdirSync(`${target}.incompleto`);
      writeFileSync(join(`${target}.incompleto`, 'site.db'), 'a minha');
      const { code, said } = await run(command, [...args, target], dataDir);
      expect([command, code, said]).toEqual([command, 1, expect.stringContaining(`A pasta ${target}.incompleto já existe`)]);
      expect(readdirSync(`${target}.incompleto`)).toEqual(['site.db']);
    }
  });

  it('says of a file without a log beside it what that means where it was not closed as it should', async () => {
    const { dataDir, file } = shop.folderOf('sem-log');
    for (const log of ['nenhum', 'vazio']) {
      if (log === 'vazio') writeFileSync(`${file}-wal`, '');
      const { said } = await run('resgatar', [file, join(shop.folder, `sem-log-${log}`)], dataDir);
      expect(said).toMatch(/Ao lado de \S+site\.db não havia site\.db-wal com mudanças: se o servidor não foi encerrado/);
    }
  });

  it('says that a file is empty beside which its log is left', async () => {
    const { dataDir, file } = shop.folderOf('vazio');
    const db = new DatabaseSync(file);
    db.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0; delete from sessoes');
    copyFileSync(`${file}-wal`, `${file}.wal`);
    db.close();
    copyFileSync(`${file}.wal`, `${file}-wal`);
    rmSync(`${file}.wal`);
    writeFileSync(file, '');
    const { code, said } = await run('resgatar', [file, join(shop.folder, 'vazio-salva')], dataDir);
    expect([code, said]).toEqual([1, expect.stringContaining(`O arquivo ${file} tem 0 bytes`)]);
    expect(said).toContain('-wal');
  });
});
