import { copyFileSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { newestServed } from '../platform/database/newestOrder.ts';
import { runCommand as run } from '../tests/support/command.ts';
import { openShop } from '../tests/support/shop.ts';
import { linkedOrders } from '../tests/support/linkedOrders.ts';
import { rowsOf, shopToDamage, type ShopToDamage } from '../tests/support/shopToDamage.ts';

// The last changes of a database are beside it, where a process was killed: what is missing of them is said, and the numbers of orders that were there are given to no others.

const ORDERS = 3;
let shop: ShopToDamage;
beforeAll(async () => {
  shop = await shopToDamage({ copied: 1, later: ORDERS - 1 });
});
afterAll(() => rmSync(shop.folder, { recursive: true }));

const FRAME = 24 + 4096;

/** A file of the shop as a killed process leaves it, with three notes in its log. */
function killed(name: string) {
  const { dataDir, file } = shop.folderOf(name);
  const db = new DatabaseSync(file);
  db.exec('pragma journal_mode = wal; pragma wal_autocheckpoint = 0');
  for (const texto of ['Um', 'Dois', 'Três'])
    db.exec(`insert into notas (tabela, linha_id, texto, autor, em) values ('pedido', 1, '${texto}', 'Ana', 1795000000000)`);
  for (const suffix of ['', '-wal', '-shm']) copyFileSync(file + suffix, `${file}.morto${suffix}`);
  db.close();
  for (const suffix of ['', '-wal', '-shm']) copyFileSync(`${file}.morto${suffix}`, file + suffix);
  return { dataDir, file, log: `${file}-wal`, target: join(shop.folder, `${name}-salva`) };
}

const notes = (made: string) => rowsOf(made, 'select texto from notas order by id').map(({ texto }) => texto);
const sequence = (made: string) => rowsOf(made, `select seq from sqlite_sequence where name = 'assinaturas'`)[0]?.seq;
const flip = (file: string, at: number) => {
  const bytes = readFileSync(file);
  bytes[at]! ^= 1;
  writeFileSync(file, bytes);
};

describe('the log beside a database', { timeout: 240_000 }, () => {
  it('is read with it where it is whole, also beside the file that a link leads to', async () => {
    const { dataDir, file, target } = killed('inteiro');
    const link = join(dataDir, 'atalho.db');
    symlinkSync(file, link);
    const { said } = await run('resgatar', [link, target], dataDir);
    expect(notes(join(target, 'site.db'))).toEqual(['Um', 'Dois', 'Três']);
    expect(said).toContain('Nenhuma linha se perdeu, que se saiba.');
    expect(sequence(join(target, 'site.db'))).toBe(ORDERS);
  });

  it('is said to be missing or in pieces, and orders go on after a gap', async () => {
    const lastFrame = (log: string) => readFileSync(log).length - FRAME;
    const harms: [name: string, harm: (log: string) => void, left: string[], said: RegExp][] = [
      [
        'quadro',
        (log) => flip(log, lastFrame(log) + 100),
        ['Um', 'Dois'],
        /-wal, em que .*, não está inteiro: dele se lê só o começo/,
      ],
      ['cortado', (log) => truncateSync(log, lastFrame(log) + 200), ['Um', 'Dois'], /não está inteiro/],
      ['cortado-inteiro', (log) => truncateSync(log, lastFrame(log)), ['Um', 'Dois'], /não está inteiro/],
      ['vazio', (log) => truncateSync(log, 0), [], /dele se lê nada/],
      ['cabecalho', (log) => flip(log, 20), [], /dele se lê nada/],
      ['sem', (log) => rmSync(log), [], /falta o arquivo \S+site\.db-wal, em que ficam as últimas mudanças/],
    ];
    for (const [name, harm, left, sentence] of harms) {
      const { dataDir, file, log, target } = killed(name);
      harm(log);
      const { code, said } = await run('resgatar', [file, target], dataDir);
      expect([name, code, said]).toEqual([name, 0, expect.stringMatching(sentence)]);
      expect([name, notes(join(target, 'site.db'))]).toEqual([name, left]);
      expect(said).not.toContain('Nenhuma linha se perdeu');
      expect(said).toContain(`O último pedido que se lê é o ${ORDERS}`);
      expect(sequence(join(target, 'site.db'))).toBe(ORDERS + 1000);
    }
  });
});

describe('the orders of which a rescue knows that they are missing', { timeout: 240_000 }, () => {
  const served = (dataDir: string, id: number) =>
    writeFileSync(
      join(dataDir, 'ultimo-pedido.json'),
      JSON.stringify({ id, em: new Date(), banco: 'sqlite:site.db', faltou: [] }),
    );

  it('have numbers that the restored shop gives to no others', async () => {
    const { dataDir, file } = shop.folderOf('faltam');
    served(dataDir, ORDERS + 7);
    const db = new DatabaseSync(file);
    db.exec(`delete from sqlite_sequence where name = 'assinaturas'`);
    db.close();
    const target = join(shop.folder, 'faltam-salva');
    expect((await run('resgatar', [file, target], dataDir)).said).toContain(`a loja serviu foi o ${ORDERS + 7}`);
    const { code, said } = await run('restore', [target], dataDir);
    expect([code, said]).toEqual([0, expect.stringContaining('Restaurado de')]);
    const opened = await openShop({ DATABASE_URL: `sqlite:${dataDir}/site.db`, RATE_LIMIT: 'off', BOT_CHECK: 'off' });
    onTestFinished(opened.close);
    const [{ id: planoId }] = rowsOf(file, 'select id from planos limit 1') as [{ id: number }];
    await linkedOrders(() => ({ shop: opened, staff: undefined as never, planoId: String(planoId) })).pedir();
    const [{ id }] = rowsOf(file, 'select max(id) as id from assinaturas') as [{ id: number }];
    expect(id).toBe(ORDERS + 8);
    // And it is remembered before the shop ends, which it may not do as it should.
    await expect.poll(() => newestServed(opened.config.dataDir), { timeout: 20_000 }).toBe(id);
  });

  it('are not laid to the log where they were erased', async () => {
    const { dataDir, file } = shop.folderOf('apagados');
    served(dataDir, ORDERS + 1);
    const db = new DatabaseSync(file);
    db.exec(`insert into registros (nome, conteudo) values ('pedido-apagado-${ORDERS + 1}', '{}')`);
    db.close();
    const target = join(shop.folder, 'apagados-salva');
    const { said } = await run('resgatar', [file, target], dataDir);
    expect(said).toContain('Nenhuma linha se perdeu');
    expect(said).not.toContain('falta o arquivo');
    expect(sequence(join(target, 'site.db'))).toBe(ORDERS + 1);
  });
});
