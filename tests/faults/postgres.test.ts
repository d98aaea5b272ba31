import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadDemo } from '../../data/demo/load.ts';
import { migrations } from '../../data/migrations/index.ts';
import { entities } from '../../modules/index.ts';
import { blame } from '../../platform/blame.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { openDatabase } from '../../platform/database/orm.ts';
import { schemaState } from '../../platform/database/schemaState.ts';
import { runCommand } from '../support/command.ts';
import { TEMPORARIO } from '../support/factories.order.ts';
import { createKey, machineDoor } from '../support/accessKeys.ts';
import { linkedOrders, PAGO } from '../support/linkedOrders.ts';
import { layLine } from '../support/cutLine.ts';
import { startServer } from '../support/crash.ts';
import { refusal } from '../support/refusal.ts';
import { criarPlano } from '../support/factories.ts';
import { PORTS } from '../support/ports.ts';
import { schemaDifference } from '../../scripts/schemaDifference.ts';
import { asOutsider, startPostgres, type Postgres } from '../../scripts/scratchPostgres.ts';
import { openShop } from '../support/shop.ts';
import { canMount, mountSmallVolume } from '../support/smallVolume.ts';
import { signIn } from '../support/staff.ts';

// A server of PostgreSQL that goes away, is not there, or is met by two at once.

const SENTENCE = 'Não foi possível ler ou gravar os dados agora. O que você digitou não se perdeu: tente novamente em instantes.';

describe('PostgreSQL', () => {
  let postgres: Postgres;
  let dataDir: string;
  beforeAll(async () => {
    postgres = await startPostgres();
    dataDir = mkdtempSync(join(tmpdir(), 'pg-'));
  });
  afterAll(async () => {
    await postgres.stop();
    rmSync(dataDir, { recursive: true });
  });

  it('gets from the migrations the schema that the entities describe', async () => {
    const [migrated, described] = [await postgres.database('migrada'), await postgres.database('descrita')];
    expect(await schemaDifference(migrated, described)).toEqual({ up: [], down: [] });
  });

  it('takes every step of the schema back and forth, with rows', async () => {
    const orm = await openDatabase({ url: await postgres.database('passos'), entities, migrations });
    onTestFinished(() => orm.close());
    await orm.migrator.up();
    await loadDemo(orm.em.fork());
    const planos = async () =>
      (await orm.em.fork().getConnection().execute('select id, nome from planos order by id')) as { id: number; nome: string }[];
    const before = await planos();
    for (const name of Object.keys(migrations.postgresql).slice(1).toReversed()) await orm.migrator.down(name);
    for (const name of Object.keys(migrations.postgresql).slice(1)) await orm.migrator.up(name);
    expect(before.length).toBeGreaterThan(10);
    expect(await planos()).toEqual(before);
  });

  it('is spoken to over TLS as its address says, or not at all', async () => {
    const [cert, key] = [join(dataDir, 'banco.pem'), join(dataDir, 'banco.key')];
    const subject = ['-subj', '/CN=banco', '-addext', 'subjectAltName=IP:127.0.0.1', '-days', '2'];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject, '-keyout', key, '-out', cert], { stdio: 'ignore' }); // prettier-ignore
    // PostgreSQL is the account "nobody" here where this is root, and reads no key of others.
    if (process.getuid?.() === 0) for (const path of [dataDir, cert, key]) chownSync(path, 65_534, 65_534);
    const guarded = await startPostgres(['-c', 'ssl=on', '-c', `ssl_cert_file=${cert}`, '-c', `ssl_key_file=${key}`]);
    onTestFinished(guarded.stop);
    const [url, plain] = [await guarded.database('guardada'), await postgres.database('aberta')];
    const isGuarded = async (address: string) => {
      const orm = await blame('DATABASE_URL', () => openDatabase({ url: address, entities, migrations }));
      onTestFinished(() => orm.close());
      const said = () => orm.em.getConnection().execute('select ssl from pg_stat_ssl where pid = pg_backend_pid()');
      return ((await blame('DATABASE_URL', said)) as { ssl: boolean }[])[0]?.ssl;
    };
    expect(await isGuarded(`${url}?sslmode=disable`)).toBe(false);
    expect(await isGuarded(`${url}?sslmode=require`)).toBe(true);
    expect(await isGuarded(`${url}?sslmode=verify-full&sslrootcert=${cert}`)).toBe(true);
    expect(await isGuarded(`${url}?sslmode=verify-ca&sslrootcert=${cert}`)).toBe(true);
    await (await openShop({ DATABASE_URL: url })).close();
    const own = mkdtempSync(join(tmpdir(), 'doutor-'));
    onTestFinished(() => rmSync(own, { recursive: true }));
    const doctor = await runCommand('doctor', [], own, { DATABASE_URL: `${url}?sslmode=verify-full&sslrootcert=${cert}` });
    expect(doctor.stdout).toMatch(/^falha +certificado do banco: vale mais [12] dias/m);
    await expect(isGuarded(`${url}?sslmode=verify-full`)).rejects.toThrow(/DATABASE_URL .* certificado não é de quem/);
    await expect(isGuarded(`${url.replace('127.0.0.1', 'localhost')}?sslmode=verify-full&sslrootcert=${cert}`)).rejects.toThrow(/de outra máquina/); // prettier-ignore
    await expect(isGuarded(`${plain}?sslmode=require`)).rejects.toThrow(/DATABASE_URL .* não fala TLS/);
    await expect(isGuarded(`${url}?sslmode=require&sslrootcert=/nao/ha.pem`)).rejects.toThrow(/DATABASE_URL .* não existe/);
  });

  it('is met at a socket, also of another port than the usual one', async () => {
    const url = new URL(await postgres.database('tomada'));
    const where = await asOutsider(url.href, (client) =>
      client.query<{ unix_socket_directories: string }>('show unix_socket_directories'),
    );
    const socket = `host=${where.rows[0]!.unix_socket_directories}&port=${url.port}`;
    const DATABASE_URL = `postgresql://loja@/tomada?${socket}`;
    const shop = await openShop({ DATABASE_URL });
    onTestFinished(shop.close);
    expect((await shop.app.inject('/readyz')).statusCode).toBe(200);
    const [by] = await shop.orm.em.getConnection().execute<{ network: string | null }[]>('select inet_client_addr() as network');
    expect(by).toEqual({ network: null });
  });

  it('that ends one of two who wait for each other says so to that one, who may try again', async () => {
    const shop = await openShop({ DATABASE_URL: await postgres.database('travada'), RATE_LIMIT: 'off' });
    onTestFinished(shop.close);
    const staff = await signIn(shop);
    const ids: number[] = [];
    for (const nome of ['Um', 'Dois']) ids.push((await criarPlano(shop.em, { nome, planoTipo: 'JAVA' })).id);
    const other = shop.orm.em.fork();
    await other.begin();
    const run = (sql: string) => other.getConnection().execute(sql, [], 'run', other.getTransactionContext());
    const take = (id: number) => run(`select id from planos where id = ${id} for update`);
    // The shop is to notice first.
    await run("set local deadlock_timeout = '60s'");
    await take(ids[1]!);
    const order = () => staff.graphql('mutation ($ids: [Int!]!) { reordenarPlanos(ids: $ids) }', { ids });
    const ordered = order();
    const waiting = async () =>
      (await shop.em.getConnection().execute<{ n: string }[]>('select count(*) as n from pg_locks where not granted'))[0]!.n;
    await expect.poll(waiting, { timeout: 5000 }).not.toBe('0');
    await take(ids[0]!);
    expect((await ordered).errors).toMatchObject([{ message: SENTENCE, extensions: { code: 'UNAVAILABLE' } }]);
    await other.commit();
    expect((await order()).errors).toBeUndefined();
  });

  it('has nothing locked where nothing is changed: who says what stands already waits for nobody', async () => {
    const shop = await openShop({ DATABASE_URL: await postgres.database('nada'), BOT_CHECK: 'off' });
    onTestFinished(shop.close);
    const staff = await signIn(shop);
    const planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
    const { pedir, dizer, linhas } = linkedOrders(() => ({ shop, staff, planoId }));
    const antes = await pedir();
    const { clienteIdB } = await pedir({ substitui: antes.chave });
    expect(await dizer(clienteIdB, { pagaEm: PAGO })).toBeUndefined();
    const [, { id, versao }] = (await linhas()) as [unknown, { id: number; versao: number }];
    const { headers } = await createKey(staff, ['pedidos:ler', 'pedidos:atualizar']);
    const nothing = [
      `mutation { atenderAssinatura(id: "${id}", versao: ${versao}, nota: "") { id versao } }`,
      `mutation { atenderAssinatura(id: "${id}", versao: ${versao}, status: nova, nota: "") { id versao } }`,
      `mutation { atualizarPedido(pedido: "${clienteIdB}", status: nova, pagaEm: "${PAGO}") { id versao } }`,
      `mutation { atualizarPedido(pedido: "${clienteIdB}", versao: ${versao}) { id versao } }`,
    ];
    const answers = await shop.em.fork().transactional(async (tx) => {
      await tx.getConnection().execute('select 1 from assinaturas for update', [], 'all', tx.getTransactionContext());
      return Promise.all(nothing.map((query) => machineDoor(shop).graphql(headers, query)));
    });
    for (const { data, errors } of answers)
      expect([errors, Object.values(data ?? {})]).toEqual([undefined, [{ id: String(id), versao }]]);
  });

  it('that says nothing is a sentence', async () => {
    const line = await layLine(1);
    line.silence();
    onTestFinished(async () => void (await line.close()));
    expect(await refusal({ DATA_DIR: dataDir, DATABASE_URL: `postgresql://loja@127.0.0.1:${line.port}/x` })).toEqual([
      1,
      expect.stringMatching(/^O banco não responde, .+\.$/),
    ]);
  });

  it('that hangs up is a sentence', async () => {
    const line = await layLine(1);
    onTestFinished(async () => void (await line.close()));
    expect(await refusal({ DATA_DIR: dataDir, DATABASE_URL: `postgresql://loja@127.0.0.1:${line.port}/x` })).toEqual([
      1,
      expect.stringMatching(/^O banco \(DATABASE_URL\) não pode ser usado agora: .+\.$/),
    ]);
  });

  it('that has not the database of the address is a sentence, and gets none, whatever the account may do', async () => {
    const url = new URL('/loja_de_vota', await postgres.database('loja_de_volta')).href;
    expect(await refusal({ DATA_DIR: dataDir, DATABASE_URL: url })).toEqual([
      1,
      'A variável DATABASE_URL está errada: este banco de dados não existe.',
    ]);
    const orm = await openDatabase({ url: new URL('/postgres', url).href, entities, migrations });
    onTestFinished(() => orm.close());
    const there = await orm.em.getConnection().execute(`select datname from pg_database where datname like 'loja_de_vo%'`);
    expect(there).toEqual([{ datname: 'loja_de_volta' }]);
  });

  it.skipIf(!canMount())(
    'whose disk is full is told at /readyz and by doctor, until there is room',
    { timeout: 120_000 },
    async () => {
      const volume = mountSmallVolume(64)!;
      onTestFinished(() => volume.remove());
      // One of its own: the other tests' would look for what was on the volume.
      const small = await startPostgres();
      onTestFinished(small.stop);
      const place = join(volume.folder, 'tabelas');
      mkdirSync(place);
      if (process.getuid?.() === 0) for (const path of [volume.folder, place]) chownSync(path, 65_534, 65_534);
      const url = await small.database('cheia');
      const orm = await openDatabase({ url: new URL('/postgres', url).href, entities, migrations });
      await orm.em.getConnection().execute(`create tablespace pequeno location '${place}'`);
      await orm.em.getConnection().execute('alter database cheia set tablespace pequeno');
      await orm.close();
      const shop = await openShop({ DATABASE_URL: url, RATE_LIMIT: 'off', BOT_CHECK: 'off' });
      onTestFinished(shop.close);
      const ready = async () => (await shop.app.inject('/readyz')).statusCode;
      const order = async () => {
        const payload = { ...TEMPORARIO, valor: 100, infoAdicional: randomBytes(1000).toString('hex') };
        return (await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).statusCode;
      };
      const doctor = async () => (await runCommand('doctor', [], shop.config.dataDir, { DATABASE_URL: url })).stdout;
      expect([await order(), await ready(), await doctor()]).toEqual([200, 200, expect.stringMatching(/^ok +banco:/m)]);
      volume.fill();
      // Room that its tables have already taken is used first.
      for (let stored = 0; (await order()) === 200; stored++) expect(stored).toBeLessThan(2000);
      expect([await ready(), await doctor()]).toEqual([
        503,
        expect.stringMatching(/^falha +banco: .*disco do servidor do banco está cheio/m),
      ]);
      volume.makeRoom();
      await expect.poll(ready, { timeout: 20_000 }).toBe(200);
      expect(await order()).toBe(200);
    },
  );

  it('whose schema two make at once gets it from one, while the other waits', async () => {
    const url = await postgres.database('duas');
    const known = Object.keys(migrations.sqlite);
    const orms = await Promise.all([1, 2].map(() => openDatabase({ url, entities, migrations })));
    expect(await Promise.all(orms.map((orm) => migrate(orm, { url, dataDir, known })))).toEqual([null, null]);
    expect(await schemaState(orms[0]!, known)).toBe('current');
    for (const orm of orms) await orm.close();
  });

  it.each(['on', 'off'])('that two begin with at once serves both of them (demonstration %s)', async (DEMO_DATA) => {
    const url = await postgres.database(`primeiras_${DEMO_DATA}`);
    const folder = mkdtempSync(join(dataDir, 'primeiras-'));
    const settings = { DATABASE_URL: url, DEMO_DATA };
    // With the schema there, none waits for it, and both begin to fill it.
    const orm = await openDatabase({ url, entities, migrations });
    await migrate(orm, { url, dataDir, known: Object.keys(migrations.sqlite) });
    await orm.close();
    const servers = await Promise.all([PORTS.behind, PORTS.beside].map((port) => startServer(port, folder, settings)));
    onTestFinished(async () => {
      for (const server of servers) await server.kill('SIGKILL');
    });
    for (const server of servers) expect((await fetch(`${server.url}/plano-vps-icp`)).status).toBe(200);
  });
});
