import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startPostgres } from '../../scripts/scratchPostgres.ts';
import { answerOf, measure, type Load, type Measured } from './load.ts';
import { orderOf } from './asked.ts';
import { reportShare } from './report.ts';
import { startShop } from './shop.ts';

// Orders through the REST door, whole, against as many bare INSERT … COMMIT of the same columns in the same database.
const PORT = 3303;
const ROUNDS = 3;
const SECONDS = 3;
const LEAST = 0.3;
const AT_ONCE = 16;
/** What names the order that the bare statements copy. */
const FIRST = 'a-primeira-da-medicao';
/** What no two orders share. */
const KEYS: readonly string[] = ['chave', 'cliente_id_b', 'codigo'];

/** Places orders and bare rows in turn; the best round of each counts. */
async function measureBoth(asked: Load, bare: () => number): Promise<{ ours: Measured; bare: number }> {
  const order = { ...asked, connections: AT_ONCE, duration: SECONDS };
  const { status, body } = await answerOf({ ...order, headers: { ...order.headers, 'idempotency-key': FIRST } });
  if (status !== 200) throw new Error(`the order was refused: ${body.toString()}`);
  await measure({ ...order, duration: 2 });
  const rates: Measured[] = [];
  const commits: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const rate = await measure(order);
    if (Object.keys(rate.statuses).some((answered) => answered !== '200')) throw new Error(JSON.stringify(rate.statuses));
    rates.push(rate);
    commits.push(bare());
  }
  return { ours: rates.toSorted((one, other) => other.perSecond - one.perSecond)[0]!, bare: Math.max(...commits) };
}

const unit = 'a second';
const latency = ({ p50, p99 }: Measured) => `; p50 ${p50}, p99 ${p99} ms with ${AT_ONCE} at once`;

async function onSqlite(): Promise<void> {
  const shop = await startShop(PORT);
  const db = new DatabaseSync(join(shop.dataDir, 'site.db'));
  // As the shop has them.
  for (const pragma of [
    'journal_mode = WAL',
    'synchronous = FULL',
    'foreign_keys = ON',
    'secure_delete = ON',
    'busy_timeout = 5000',
  ])
    db.exec(`pragma ${pragma}`);
  let copied = 0;
  const bare = () => {
    const row = db.prepare('select * from assinaturas where chave = ?').get(FIRST)!;
    const { id: _id, ...columns } = row;
    const names = Object.keys(columns);
    const insert = db.prepare(`insert into assinaturas (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`);
    const until = performance.now() + SECONDS * 1000;
    let done = 0;
    for (; performance.now() < until; done++) {
      const own = `copia-${copied++}`;
      const copy = { ...columns, ...Object.fromEntries(KEYS.map((name) => [name, own])) };
      db.exec('begin immediate');
      insert.run(...names.map((name) => copy[name as keyof typeof copy] as string));
      db.exec('commit');
    }
    return done / SECONDS;
  };
  try {
    const { ours, bare: commits } = await measureBoth(await orderOf(shop), bare);
    reportShare(
      'orders against bare INSERT … COMMIT, SQLite',
      { ours: ours.perSecond, bare: commits },
      LEAST,
      unit,
      latency(ours),
    );
  } finally {
    db.close();
    await shop.stop();
    await rm(shop.dataDir, { recursive: true, force: true });
  }
}

async function onPostgres(): Promise<void> {
  if (spawnSync('pgbench', ['--version']).error) {
    console.log('Orders on PostgreSQL are not measured: this machine has no pgbench (Debian: postgresql-contrib).');
    return;
  }
  // An acknowledged row is on the disk, as in a shop.
  const postgres = await startPostgres(['-c', 'fsync=on']);
  const url = await postgres.database('medicao');
  const shop = await startShop(PORT, { DATABASE_URL: url });
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const script = join(folder, 'insert.sql');
  const bare = () => {
    const args = ['-n', '-M', 'prepared', '-c', String(AT_ONCE), '-T', String(SECONDS), '-f', script, url];
    const { stdout, stderr } = spawnSync('pgbench', args, { encoding: 'utf8' });
    const [, rate] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
    if (!rate) throw new Error(stderr);
    return Number(rate);
  };
  try {
    const order = await orderOf(shop);
    const { body } = await answerOf({ ...order, headers: { ...order.headers, 'idempotency-key': FIRST } });
    if (!body.includes('clienteIdB')) throw new Error(body.toString());
    await writeFile(script, await insertOf(url));
    const { ours, bare: commits } = await measureBoth(order, bare);
    reportShare('orders against pgbench with the same INSERT, PostgreSQL', { ours: ours.perSecond, bare: commits }, LEAST, unit, latency(ours)); // prettier-ignore
  } finally {
    await shop.stop();
    await postgres.stop();
    await rm(shop.dataDir, { recursive: true, force: true });
    await rm(folder, { recursive: true });
  }
}

/** A statement that stores the first order again, under keys of its own. */
async function insertOf(url: string): Promise<string> {
  const ask = (sql: string) => spawnSync('psql', ['-XAtq', url, '-c', sql], { encoding: 'utf8' }).stdout.trim();
  const names = ask(`select string_agg(column_name, ',') from information_schema.columns
    where table_name = 'assinaturas' and column_name <> 'id'`).split(',');
  const literals = names.map((name) => (KEYS.includes(name) ? `'gen_random_uuid()::text'` : `quote_nullable("${name}")`));
  const values = ask(`select concat_ws(', ', ${literals.join(', ')}) from assinaturas where chave = '${FIRST}'`);
  return `insert into assinaturas (${names.map((name) => `"${name}"`).join(', ')}) values (${values});\n`;
}

await onSqlite();
await onPostgres();
process.exit(0);
