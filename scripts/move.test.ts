import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadDemo } from '../data/demo/load.ts';
import { migrations } from '../data/migrations/index.ts';
import { runCommand } from '../tests/support/command.ts';
import { startServer } from '../tests/support/crash.ts';
import { criarPlano } from '../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../tests/support/factories.order.ts';
import { PORTS } from '../tests/support/ports.ts';
import { asOutsider, startPostgres, type Postgres } from './scratchPostgres.ts';
import { openShop } from '../tests/support/shop.ts';
import { signIn } from '../tests/support/staff.ts';
import { entities } from '../modules/index.ts';
import { backUp } from '../platform/database/backup.ts';
import { migrate } from '../platform/database/migrate.ts';
import { moveRows, type Inventory } from '../platform/database/move.ts';
import { openDatabase } from '../platform/database/orm.ts';

// A whole shop goes to another database and back, and nothing is lost on the way, whatever interrupts it.

const KNOWN = Object.keys(migrations.sqlite);
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'move-'));
  const shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  await loadDemo(shop.orm.em.fork());
  const staff = await signIn(shop);
  const { id } = await criarPlano(shop.em);
  const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
  const formulario = { ...FORMULARIO, planoId: String(id), periodo: 1, infoAdicional: 'çãé 🌳 "aspas" \\ '.repeat(20) };
  const { valor } = (await (await shop.app.inject(`/api/planos/buscar/${id}`)).json()) as { valor: number };
  // More than are copied at once.
  for (let i = 0; i < 620; i++) {
    const { errors } = await shop.graphql(query, { input: { ...formulario, valor, chave: novaChave() } });
    if (errors) throw new Error(JSON.stringify(errors));
  }
  // The last of a table, which is gone: its id is not given again.
  const last = await criarPlano(shop.em);
  await staff.graphql(`mutation { excluirPlano(id: ${last.id}) }`);
  await backUp(join(shop.config.dataDir, 'site.db'), shop.config.dataDir, join(folder, 'shop'));
  writeFileSync(join(folder, 'shop', 'session-secret'), readFileSync(join(shop.config.dataDir, 'session-secret')));
  await shop.close();
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

const run = (args: readonly string[], dataDir: string, settings?: Record<string, string>) =>
  runCommand('move', args, dataDir, settings);

/** A stopped shop of one's own. */
function shopIn(name: string): string {
  const dataDir = join(folder, name);
  cpSync(join(folder, 'shop'), dataDir, { recursive: true });
  return dataDir;
}

const open = (url: string, alone = false) => openDatabase({ url, entities, migrations, alone });

/** Every row of every table of an embedded database, with where its counters stand. */
function rowsOf(file: string): Record<string, unknown[]> {
  const db = new DatabaseSync(file, { readOnly: true });
  const tables = db.prepare(`select name from sqlite_master where type = 'table' and name not like 'mikro%'`).all();
  // PostgreSQL sorts the keys of what is JSON.
  const read = (value: unknown) => (typeof value === 'string' && /^[{[]/.test(value) ? (JSON.parse(value) as unknown) : value);
  const rowsIn = (table: string) =>
    db
      .prepare(`select * from ${table} order by 1`)
      .all()
      .map((row) => Object.fromEntries(Object.entries(row).map(([name, value]) => [name, read(value)])));
  const rows = Object.fromEntries(tables.map(({ name }) => [String(name), rowsIn(String(name))]));
  db.close();
  return rows;
}

describe('npm run move', { timeout: 120_000 }, () => {
  it('takes rows, counters, pictures and secret to another place, and leaves the old one as it was', async () => {
    const dataDir = shopIn('simple');
    const before = rowsOf(join(dataDir, 'site.db'));
    const target = join(folder, 'simple-nova');
    const { code, said } = await run([`sqlite:${target}/site.db`, target], dataDir);
    expect([code, said]).toEqual([
      0,
      expect.stringMatching(/assinaturas: 620\n[^]*linhas em \d+ tabelas, iguais nos dois lados/),
    ]);
    expect(said).toContain(`DATABASE_URL=sqlite:${target}/site.db e DATA_DIR=${target}`);
    expect(rowsOf(join(target, 'site.db'))).toEqual(before);
    expect(rowsOf(join(dataDir, 'site.db'))).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(14);
    expect(readFileSync(join(target, 'session-secret'))).toEqual(readFileSync(join(dataDir, 'session-secret')));
    expect(before.imagens).toHaveLength(15);
  });

  it('goes on where it was interrupted; until then no server opens what is there', async () => {
    const dataDir = shopIn('again');
    const target = join(folder, 'again.db');
    const [from, to] = [await open(`sqlite:${dataDir}/site.db`, true), await open(`sqlite:${target}`, true)];
    const seen: string[] = [];
    const interrupt = (table: string) => {
      seen.push(table);
      if (table === 'assinaturas') throw new Error('interrupted');
    };
    await expect(moveRows({ from, to, known: KNOWN, copied: interrupt })).rejects.toThrow('interrupted');
    const parts = { url: `sqlite:${target}`, dataDir: folder, known: KNOWN };
    await expect(migrate(to, parts)).rejects.toThrow('A mudança para este banco não terminou.');
    await Promise.all([from.close(), to.close()]);
    // What came meanwhile to the old shop comes too.
    const db = new DatabaseSync(join(dataDir, 'site.db'));
    db.exec(`update assinaturas set nome = 'Trocado Depois' where id = 7; delete from assinaturas where id = 9`);
    db.close();
    const before = rowsOf(join(dataDir, 'site.db'));
    const { code } = await run([`sqlite:${target}`], dataDir);
    expect([code, rowsOf(target)]).toEqual([0, before]);
  });

  it('lets no shop open with the old one by mistake, until somebody says so; nor is it copied, or put in its place', async () => {
    const dataDir = shopIn('enganada');
    const [old, target] = [`sqlite:${dataDir}/site.db`, `sqlite:${join(folder, 'enganada.db')}`];
    expect((await run([target], dataDir)).code).toBe(0);
    const env = { ...process.env, NODE_ENV: 'test', PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, DATABASE_URL: old };
    const { status, stderr } = spawnSync(process.execPath, ['dist/app/server.js'], { env, encoding: 'utf8', timeout: 60_000 });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/mudou-se para .*enganada\.db.*apague/)]);
    const opens = async (DATABASE_URL: string) => (await startServer(PORTS.erased, dataDir, { DATABASE_URL })).kill('SIGKILL');
    await opens(target);
    for (const [name, ...args] of [
      ['restore', join(folder, 'shop')],
      ['backup', join(folder, 'enganada-copia')],
    ] as const)
      expect((await runCommand(name, args, dataDir, { DATABASE_URL: old })).said).toMatch(/mudou-se para .*enganada\.db.*apague/);
    rmSync(join(dataDir, 'site.db-mudou-se.txt'));
    expect((await runCommand('restore', [join(folder, 'shop')], dataDir)).code).toBe(0);
    await opens(old);
  });

  it('refuses while the shop is open, a place that has a shop, and what is no database; nothing is changed', async () => {
    const dataDir = shopIn('refused');
    const other = shopIn('refused-other');
    const before = rowsOf(join(other, 'site.db'));
    const held = await open(`sqlite:${dataDir}/site.db`);
    const inUse = await run([`sqlite:${folder}/refused-new.db`], dataDir);
    await held.close();
    expect([inUse.code, inUse.said, existsSync(`${folder}/refused-new.db`)]).toEqual([
      1,
      expect.stringContaining('A loja está aberta'),
      false,
    ]);
    const taken = await run([`sqlite:${other}/site.db`], dataDir);
    expect([taken.code, taken.said]).toEqual([1, expect.stringContaining('já tem uma loja, e nada foi mudado')]);
    expect(rowsOf(join(other, 'site.db'))).toEqual(before);
    expect((await run(['nada'], dataDir)).code).toBe(2);
    expect((await run([`sqlite:${dataDir}/site.db`], dataDir)).said).toContain('O destino é o banco de agora.');
    const away = await run(['postgresql://loja@127.0.0.1:1/loja'], dataDir);
    expect([away.code, away.said]).toEqual([1, expect.stringContaining('ninguém responde neste endereço')]);
    expect(away.said).not.toContain('    at ');
  });
});

describe('to PostgreSQL and back', { timeout: 120_000 }, () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  }, 60_000);
  afterAll(() => postgres.stop());

  it('every row, id and counter is as it was', async () => {
    const dataDir = shopIn('round');
    const before = rowsOf(join(dataDir, 'site.db'));
    const url = await postgres.database('ida');
    const there = await run([url], dataDir);
    expect([there.code, there.said]).toEqual([0, expect.stringContaining('iguais nos dois lados')]);
    const held = await open(url);
    // A connection that is at work: one that rests is let go after a while, and a command takes a while to start.
    await held.em.begin();
    await held.em.getConnection().execute('select 1', [], 'all', held.em.getTransactionContext());
    const refused = await run([`sqlite:${folder}/round-back.db`], dataDir, { DATABASE_URL: url });
    await held.em.rollback();
    await held.close();
    expect([refused.code, refused.said]).toEqual([1, expect.stringContaining('em uso por outra conexão')]);
    const back = await run([`sqlite:${folder}/round-back.db`], dataDir, { DATABASE_URL: url });
    expect([back.code, back.said]).toEqual([0, expect.stringContaining('iguais nos dois lados')]);
    expect(rowsOf(`${folder}/round-back.db`)).toEqual(before);
    // The database that it has left has all of it, until it is made anew.
    const forth = () => run([url], dataDir, { DATABASE_URL: `sqlite:${folder}/round-back.db` });
    const taken = await forth();
    expect([taken.code, taken.said]).toEqual([1, expect.stringContaining('O banco de destino já tem uma loja')]);
    await asOutsider(new URL('/postgres', url).href, (client) => client.query('drop database ida'));
    await postgres.database('ida');
    const moved = await forth();
    expect([moved.code, moved.said]).toEqual([0, expect.stringContaining('iguais nos dois lados')]);
  });

  it('what was interrupted goes on, and the next row gets a new id', async () => {
    const dataDir = shopIn('postgres-again');
    const url = await postgres.database('aos_poucos');
    const [from, to] = [await open(`sqlite:${dataDir}/site.db`, true), await open(url)];
    const stop = (table: string) => {
      if (table === 'assinaturas') throw new Error('interrupted');
    };
    await expect(moveRows({ from, to, known: KNOWN, copied: stop })).rejects.toThrow('interrupted');
    const inventory: Inventory = await moveRows({ from, to, known: KNOWN, copied: () => {} });
    const planos = rowsOf(join(dataDir, 'site.db')).planos as { id: number }[];
    const plano = await criarPlano(to.em.fork());
    await Promise.all([from.close(), to.close()]);
    expect(inventory.assinaturas!.rows).toBe(620);
    // One after the last, which was deleted before.
    expect(plano.id).toBe(Math.max(...planos.map(({ id }) => id)) + 2);
  });
});
