import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { runCommand as run } from '../tests/support/command.ts';
import { damage, damageTable, holdLock } from '../tests/support/damage.ts';
import { openShop } from '../tests/support/shop.ts';
import { rowsOf, shopToDamage, type ShopToDamage } from '../tests/support/shopToDamage.ts';

// A file that a disk has damaged still has nearly all that came since the last copy: whoever goes back to the copy is told so, and how to have it.

const COPIED = 20;
const LATER = 60;

let folder: string;
let copy: string;
/** Folder of the shop's file when it was closed, whole. */
let whole: string;
let folderOf: ShopToDamage['folderOf'];
beforeAll(async () => {
  const made = await shopToDamage({ copied: COPIED, later: LATER });
  ({ folder, copy, folderOf } = made);
  whole = dirname(made.whole);
});
afterAll(() => rmSync(folder, { recursive: true }));

const ORDERS = 'select * from assinaturas order by id';

/** Orders that can be read of a file one at a time, as an operator would try. */
function readable(file: string): number[] {
  const db = new DatabaseSync(file, { readOnly: true });
  const one = db.prepare('select * from assinaturas where id = ?');
  const ids = Array.from({ length: COPIED + LATER }, (_, index) => index + 1).filter((id) => {
    try {
      return one.get(id) !== undefined;
    } catch {
      return false;
    }
  });
  db.close();
  return ids;
}

describe('a damaged database', { timeout: 180_000 }, () => {
  it('is said to be one by doctor, backup and restore, in sentences that lead to what is left in it', async () => {
    const { dataDir, file } = folderOf('dita');
    damageTable(file, 'assinaturas', { pages: 3 });
    const doctor = await run('doctor', [], dataDir, { PUBLIC_URL: 'http://127.0.0.1:1' });
    const found = /^falha +banco: (.*)$/m.exec(doctor.stdout)![1]!;
    expect(found).toMatch(/^está danificado \(.*antes de restaurar uma cópia/);
    expect(found).toContain(`npm run resgatar -- ${file}`);
    const backup = await run('backup', [join(folder, 'de-danificada')], dataDir);
    expect([backup.code, backup.said]).toEqual([1, expect.stringContaining(`O banco em ${file} está danificado. `)]);
    expect(backup.said).toContain('O comando resgatar salva');
    expect([backup.said.includes('malformed'), existsSync(join(folder, 'de-danificada'))]).toEqual([false, false]);
    const restore = await run('restore', [dataDir], join(folder, 'outra'));
    expect([restore.code, restore.said]).toEqual([1, expect.stringContaining(`O banco em ${file} está danificado. `)]);
    expect(restore.said).not.toContain('não é um banco desta loja');
  });

  it('that a copy replaces is no way back: the operator is told how many orders came since, and how to have them', async () => {
    const { dataDir, file } = folderOf('substituida');
    damageTable(file, 'assinaturas', { pages: 3 });
    const left = readable(file);
    expect(left.length).toBeGreaterThan(COPIED);
    expect(left.length).toBeLessThan(COPIED + LATER);
    const { code, said } = await run('restore', [copy], dataDir);
    expect([code, said]).toEqual([0, expect.stringContaining(`${LATER} assinaturas chegaram depois desta cópia`)]);
    expect(said).not.toContain('Para voltar');
    const [, damaged] = /Antes de abrir a loja, .*: npm run resgatar -- (\S+)/.exec(said)!;

    const rescued = join(folder, 'resgatada');
    const before = readFileSync(join(damaged!, 'site.db'));
    const beside = readdirSync(damaged!).toSorted();
    const { code: ended, said: told } = await run('resgatar', [damaged!, rescued], dataDir);
    const lost = COPIED + LATER - left.length;
    expect([ended, told]).toEqual([
      0,
      expect.stringContaining(`  assinaturas: ${left.length} linhas salvas, ${lost} perdidas\n`),
    ]);
    expect(readFileSync(join(damaged!, 'site.db')).equals(before)).toBe(true);
    expect(readdirSync(damaged!).toSorted()).toEqual(beside);
    // What was saved is as it was, to the last column, and what was not is named by what indexes still know.
    const all = rowsOf(join(whole, 'site.db'), ORDERS);
    expect(rowsOf(join(rescued, 'site.db'), ORDERS)).toEqual(all.filter(({ id }) => left.includes(Number(id))));
    const names = all
      .filter(({ id }) => !left.includes(Number(id)))
      .map((row) => {
        const known = ['cliente_id_b', 'nome', 'email', 'cpf_cnpj', 'valor'].map(
          (column) => `(?=.*\t${column}=${String(row[column])}(\t|$))`,
        );
        return expect.stringMatching(`^assinaturas\tlinha=${String(row.id)}\t${known.join('')}`);
      });
    expect(readFileSync(join(rescued, 'perdidas.txt'), 'utf8').trimEnd().split('\n')).toEqual(names);
    expect(statSync(rescued).mode & 0o077).toBe(0);
    const tables = `select name from sqlite_master where type = 'table' and name not like 'sqlite%' and name <> 'assinaturas'`;
    for (const { name } of rowsOf(join(whole, 'site.db'), tables)) {
      const sql = `select * from ${String(name)} order by _rowid_`;
      expect([name, rowsOf(join(rescued, 'site.db'), sql)]).toEqual([name, rowsOf(join(whole, 'site.db'), sql)]);
    }
    const schema = 'select type, name, sql from sqlite_master order by type, name';
    expect(rowsOf(join(rescued, 'site.db'), schema)).toEqual(rowsOf(join(whole, 'site.db'), schema));

    // The way that the command has named leads to an open shop with all of it.
    expect(told).toContain(`npm run restore -- ${rescued}`);
    expect((await run('restore', [rescued], dataDir)).code).toBe(0);
    const shop = await openShop({ DATABASE_URL: `sqlite:${dataDir}/site.db`, RATE_LIMIT: 'off' });
    onTestFinished(shop.close);
    const [{ codigo }] = rowsOf(
      join(whole, 'site.db'),
      'select cliente_id_b as codigo from assinaturas order by id desc limit 1',
    ) as [{ codigo: string }];
    const { data } = await shop.graphql('query ($id: ID!) { acompanhamento(clienteIdB: $id) { etapa } }', { id: codigo });
    expect(data!.acompanhamento).toEqual({ etapa: expect.any(String) });
  });

  it('is read by key where no index tells which rows there were, and ids that are gone are not given again', async () => {
    const { dataDir, file } = folderOf('sem-indice');
    const db = new DatabaseSync(file);
    db.exec(`create temp table modelo as select * from (${modelo(db, 'depoimentos')})`);
    const insert = db.prepare(
      `insert into depoimentos (id, ${columns(db, 'depoimentos').join(', ')}) select ?, ${columns(db, 'depoimentos').join(', ')} from modelo`,
    );
    for (let id = 1; id <= 200; id++) if (id % 7 !== 0) insert.run(id);
    db.exec(`update sqlite_sequence set seq = 500 where name = 'depoimentos'`);
    db.close();
    damageTable(file, 'depoimentos', { pages: 2 });
    const rescued = join(folder, 'sem-indice-salva');
    const { code, said } = await run('resgatar', [file, rescued], dataDir);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/ {2}depoimentos: \d+ linhas salvas, cerca de \d+ perdidas: quantas/),
    ]);
    const ids = rowsOf(join(rescued, 'site.db'), 'select id from depoimentos order by id').map(({ id }) => Number(id));
    expect([ids[0], ids.at(-1)]).toEqual([1, 200]);
    expect(rowsOf(join(rescued, 'site.db'), `select seq from sqlite_sequence where name = 'depoimentos'`)).toEqual([
      { seq: 500 },
    ]);
  });

  it('that replaces the steps of its schema with nothing is named as it was all the same', async () => {
    const { dataDir, file } = folderOf('sem-passos');
    damageTable(file, 'mikro_orm_migrations');
    const rescued = join(folder, 'sem-passos-salva');
    const { code, said } = await run('resgatar', [file, rescued], dataDir);
    expect([code, said]).toEqual([0, expect.stringContaining('  assinaturas: 80 linhas salvas\n')]);
    const names = 'select id, name from mikro_orm_migrations order by id';
    expect(rowsOf(join(rescued, 'site.db'), names)).toEqual(rowsOf(join(whole, 'site.db'), names));
  });

  it('of which nothing can be read is said to be so, and nothing is left behind', async () => {
    const { dataDir, file } = folderOf('nada');
    damage(file);
    const { code, said } = await run('resgatar', [file], dataDir);
    expect([code, said]).toEqual([
      1,
      expect.stringContaining(`De ${file} não se lê tabela nenhuma: está danificado o que diz onde elas começam`),
    ]);
    expect(readdirSync(dataDir)).toEqual(['site.db']);
    // The same file in the place of a copy, and beneath one that is put back.
    const { said: told } = await run('restore', [copy], dataDir);
    expect(told).toContain('Quantas assinaturas chegaram depois desta cópia, e não estão nela, não se pode dizer.');
    expect(told).not.toContain('Para voltar');
  });
});

describe('resgatar', { timeout: 180_000 }, () => {
  it('saves everything of a whole file, into the data folder where no other is named, for the shop alone', async () => {
    const { dataDir, file } = folderOf('toda');
    const { code, said } = await run('resgatar', [file], dataDir);
    expect([code, said]).toEqual([0, expect.stringContaining('Nenhuma linha se perdeu, que se saiba.')]);
    const made = readdirSync(dataDir).find((name) => name.startsWith('resgate-'));
    expect(rowsOf(join(dataDir, made!, 'site.db'), ORDERS)).toEqual(rowsOf(join(whole, 'site.db'), ORDERS));
  });

  it('refuses an open shop, a folder that is there, and what is no database of the shop', async () => {
    const { dataDir, file } = folderOf('recusas');
    const release = await holdLock(`${file}.lock`);
    const open = await run('resgatar', [file], dataDir);
    await release();
    expect([open.code, open.said]).toEqual([1, expect.stringContaining('A loja está aberta')]);
    const there = await run('resgatar', [file, copy], dataDir);
    expect([there.code, there.said]).toEqual([1, expect.stringContaining(`A pasta ${copy} já existe.`)]);
    const missing = await run('resgatar', [join(dataDir, 'nada.db')], dataDir);
    expect([missing.code, missing.said]).toEqual([1, expect.stringContaining('Não há banco em')]);
    const other = join(dataDir, 'outro.db');
    new DatabaseSync(other).exec('create table coisas (id integer)');
    const others = await run('resgatar', [other], dataDir);
    expect([others.code, others.said]).toEqual([1, expect.stringContaining('não é um banco desta loja')]);
    writeFileSync(join(dataDir, 'texto'), 'nem banco');
    expect((await run('resgatar', [join(dataDir, 'texto')], dataDir)).said).toContain('não se lê tabela nenhuma');
    const usage = await run('resgatar', [], dataDir);
    expect([usage.code, usage.said]).toEqual([2, expect.stringContaining('Uso: npm run resgatar -- DANIFICADO [PASTA]')]);
  });
});

function columns(db: DatabaseSync, table: string): string[] {
  const found = db.prepare(`pragma table_info(${table})`).all();
  return found.map(({ name }) => String(name)).filter((name) => name !== 'id');
}

/** One row with something in every column, long enough that few fit into a page. */
function modelo(db: DatabaseSync, table: string): string {
  const found = db.prepare(`pragma table_info(${table})`).all();
  const values = found.map(
    ({ name, type }) => `${/text/i.test(String(type)) ? "printf('%0400d', 1)" : '1'} as "${String(name)}"`,
  );
  return `select ${values.join(', ')}`;
}
