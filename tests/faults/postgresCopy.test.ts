import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { lastBackup } from '../../platform/database/lastBackup.ts';
import { asOutsider, startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { runCommand } from '../support/command.ts';
import { criarPlano } from '../support/factories.ts';
import { has } from '../support/has.ts';
import { openShop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

// The nightly copy of PostgreSQL that deploy/ brings.

it('every command of the documents that copies it leaves out what the script does', () => {
  const flagsOf = (command: string) =>
    [...command.replaceAll(/"|\$home\./g, '').matchAll(/--(?:no-privileges|extension=\S+|exclude-table-data=\S+)/g)].join(' ');
  const commands = globSync('docs/operations/*.md').flatMap(
    (file) => readFileSync(file, 'utf8').match(/pg_dump -[^`\n]+/g) ?? [],
  );
  expect(commands.length).toBeGreaterThan(0);
  const own = /^pg_dump .*$/m.exec(readFileSync('deploy/postgresql/copia.sh', 'utf8'))![0];
  expect(flagsOf(own)).toContain('sessoes');
  for (const command of commands) expect(flagsOf(command)).toBe(flagsOf(own));
});

describe('PostgreSQL', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.stop());

  it('that nobody copies is told by doctor after three days, unless somebody else is said to', async () => {
    const url = await postgres.database('sem_copia');
    const shop = await openShop({ DATABASE_URL: url });
    onTestFinished(shop.close);
    const copyLine = async (settings = {}) => {
      const { stdout } = await runCommand('doctor', [], shop.config.dataDir, { DATABASE_URL: url, ...settings });
      return /^.*cópia: .*$/m.exec(stdout)?.[0];
    };
    expect(await copyLine()).toMatch(/^ok +cópia: nenhuma foi feita ainda/);
    await shop.em.getConnection().execute(`update mikro_orm_migrations set executed_at = executed_at - interval '4 days'`);
    expect(await copyLine()).toMatch(/^aviso +cópia: nenhuma foi feita ainda.*BACKUP_ELSEWHERE/);
    expect(await copyLine({ BACKUP_ELSEWHERE: 'on' })).toMatch(/^ok +cópia: .*BACKUP_ELSEWHERE/);
  });

  it.runIf(has('pg_dump', '--version'))('is copied in the same way where the account looks for names elsewhere', async () => {
    const url = await postgres.database('copiada_alhures');
    const shop = await openShop({ DATABASE_URL: url });
    onTestFinished(shop.close);
    await signIn(shop);
    await asOutsider(url, (client) => client.query(`create schema app; alter database copiada_alhures set search_path = 'app'`));
    const folder = mkdtempSync(join(tmpdir(), 'copias-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const { dataDir } = shop.config;
    const env = { ...process.env, DATABASE_URL: url, DATA_DIR: dataDir };
    execFileSync('sh', ['deploy/postgresql/copia.sh', folder, '2'], { env, stdio: 'pipe' });
    const dump = join(lastBackup(dataDir)!.pasta, 'banco.dump');
    const rowsOf = execFileSync('pg_restore', ['--list', dump], { encoding: 'utf8' });
    expect(rowsOf).toMatch(/TABLE DATA public administradores/);
    expect(rowsOf).not.toMatch(/TABLE DATA public (sessoes|registros|contagens)/);
    const { stdout } = await runCommand('doctor', [], dataDir, { DATABASE_URL: url });
    expect(stdout).toMatch(/^ok +cópia: de /m);
  });

  it.runIf(has('pg_dump', '--version'))(
    'is copied at night with the uploads, the newest copies are kept, and a copy is a whole shop',
    async () => {
      const url = await postgres.database('copiada');
      const shop = await openShop({ DATABASE_URL: url });
      onTestFinished(shop.close);
      await criarPlano(shop.em, { nome: 'Plano copiado' });
      await signIn(shop);
      const { dataDir: own } = shop.config;
      mkdirSync(join(own, 'uploads'), { recursive: true });
      writeFileSync(join(own, 'uploads', 'a.webp'), 'imagem');
      const folder = mkdtempSync(join(tmpdir(), 'copias-'));
      onTestFinished(() => rmSync(folder, { recursive: true }));
      const [oldest, old, foreign, killed] = ['2026-01-01T00-00-00Z', '2026-01-02T00-00-00Z', 'minha', '2026-01-03T00-00-00Z.incompleto'].map((name) => join(folder, `copia-${name}`)); // prettier-ignore
      for (const copy of [oldest!, old!, foreign!, killed!]) {
        mkdirSync(copy, { recursive: true });
        writeFileSync(join(copy, 'banco.dump'), 'antes');
      }
      // The newest of all, and of another database.
      const another = join(folder, 'copia-2099-01-01T00-00-00Z');
      mkdirSync(another);
      for (const [file, said] of [
        ['banco.dump', 'de outra'],
        ['origem.txt', '1'],
      ] as const)
        writeFileSync(join(another, file), said);
      const withPassword = url.replace('loja@', 'loja:a%2Fb@');
      const environment = { ...process.env, DATABASE_URL: withPassword, DATA_DIR: own };
      // Somebody who reads along, and something of the server's, are nothing of the shop's.
      const reader = 'leitor_da_casa';
      await asOutsider(url, (client) =>
        client.query(`create role ${reader}; grant select on planos to ${reader}; create extension if not exists pgcrypto`),
      );
      execFileSync('sh', ['deploy/postgresql/copia.sh', folder, '2'], { env: environment, stdio: 'pipe' });
      await asOutsider(url, (client) => client.query(`drop owned by ${reader}; drop role ${reader}`));
      const listed = execFileSync('pg_restore', ['--list', join(lastBackup(own)!.pasta, 'banco.dump')], { encoding: 'utf8' });
      expect(listed).not.toMatch(/EXTENSION - pgcrypto|ACL/);
      const copy = lastBackup(own)!.pasta;
      expect(readdirSync(folder).toSorted()).toEqual([basename(old!), basename(copy), basename(another), basename(foreign!)]);
      expect(readFileSync(join(copy, 'uploads', 'a.webp'), 'utf8')).toBe('imagem');
      expect(statSync(join(copy, 'banco.dump')).mode & 0o077).toBe(0);
      // Every machine sees it, and what was copied nowhere else.
      const elsewhere = mkdtempSync(join(tmpdir(), 'outra-'));
      onTestFinished(() => rmSync(elsewhere, { recursive: true }));
      const doctor = async () => (await runCommand('doctor', [], elsewhere, { DATABASE_URL: url })).stdout;
      expect(await doctor()).toMatch(new RegExp(`^ok +cópia: de .*Z, em ${copy}`, 'm'));
      const other = await openShop({ DATABASE_URL: url });
      onTestFinished(other.close);
      const gauge = () => other.app.metrics.registry.getSingleMetricAsString('backup_last_success_timestamp_seconds');
      expect(await gauge()).toMatch(/^backup_last_success_timestamp_seconds \d{10}$/m);
      await shop.em
        .getConnection()
        .execute(`update registros set conteudo = jsonb_set(conteudo, '{em}', '"2026-01-01T00:00:00Z"') where nome = 'copia'`);
      expect(await doctor()).toMatch(/^falha +cópia: a última é de 2026-01-01/m);
      const back = await postgres.database('devolvida');
      execFileSync('pg_restore', ['--no-owner', '--single-transaction', `--dbname=${back}`, join(copy, 'banco.dump')]);
      const restored = await openShop({ DATABASE_URL: back });
      onTestFinished(restored.close);
      expect((await restored.app.inject('/api/planos/listarativos')).json()).toMatchObject([{ nome: 'Plano copiado' }]);
      const rows = async (table: string) => Number((await restored.em.getConnection().execute<{ n: string }[]>(`select count(*) as n from ${table}`))[0]!.n); // prettier-ignore
      expect([await rows('administradores'), await rows('sessoes')]).toEqual([1, 0]);
      // What the page has the operator ask and do.
      const page = readFileSync('docs/operations/backup.md', 'utf8');
      const statements = [...page.matchAll(/^PGPASSWORD=… psql \S+ --command=(["'])(.+)\1$/gm)].map(([, , sql]) => sql!);
      expect(statements).toHaveLength(2);
      for (const sql of statements) execFileSync('psql', ['--set=ON_ERROR_STOP=1', `--command=${sql}`, back], { stdio: 'pipe' });

      await restored.em.getConnection().execute(`insert into registros (nome, conteudo) values ('mudou-se', '{"para":"ali"}')`);
      const left = { env: { ...environment, DATABASE_URL: back }, encoding: 'utf8' } as const;
      const refused = spawnSync('sh', ['deploy/postgresql/copia.sh', folder, '1'], left);
      expect([refused.status, refused.stderr]).toEqual([1, expect.stringMatching(/mudou-se para ali/)]);
      expect(readdirSync(folder)).toContain(basename(copy));

      // Copies that a clock which was ahead has called later stay, and the one of now does too.
      for (const day of ['2098-01-01', '2098-01-02']) cpSync(copy, join(folder, `copia-${day}T00-00-00Z`), { recursive: true });
      execFileSync('sh', ['deploy/postgresql/copia.sh', folder, '2'], { env: environment, stdio: 'pipe' });
      const newest = lastBackup(own)!.pasta;
      expect(existsSync(join(newest, 'banco.dump'))).toBe(true);
      expect(readdirSync(folder)).toContain('copia-2098-01-02T00-00-00Z');

      const broken = { ...environment, DATABASE_URL: new URL('/nenhum', url).href };
      expect(spawnSync('sh', ['deploy/postgresql/copia.sh', folder, '1'], { env: broken }).status).not.toBe(0);
      expect([lastBackup(own)!.pasta, existsSync(newest)]).toEqual([newest, true]);
    },
  );
});
