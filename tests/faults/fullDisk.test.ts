import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Imagem } from '../../modules/banners/imagem.entity.ts';
import { asOutsider, startPostgres } from '../../scripts/scratchPostgres.ts';
import { startServer } from '../support/crash.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { PORTS } from '../support/ports.ts';
import { sendPicture, uploadPicture } from '../support/picture.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { canMount, mountSmallVolume, type SmallVolume } from '../support/smallVolume.ts';
import { signIn } from '../support/staff.ts';

// A volume that is really full: SQLite finds out when it writes the log, which is at COMMIT, and has then rolled back by itself.

describe.skipIf(!canMount())('a full volume', () => {
  let volume: SmallVolume;
  let shop: Shop;
  let planoId: string;
  beforeEach(async () => {
    volume = mountSmallVolume(8)!;
    shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off', DATABASE_URL: `sqlite:${volume.folder}/site.db` });
    planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
  });
  afterEach(async () => {
    await shop.close();
    volume.remove();
  });

  const send = async (chave = novaChave()) => {
    const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave, infoAdicional: 'x'.repeat(900) };
    const mutation = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
    return (await shop.graphql(mutation, { input })).errors?.[0]?.extensions.code ?? 'stored';
  };
  const statusOf = async (url: string) => (await shop.app.inject(url)).statusCode;

  it('refuses what it cannot store, for as long as it is full, and works again by itself', async () => {
    expect(await send()).toBe('stored');
    volume.fill();
    // The log has some room of its own.
    let stored = 1;
    while ((await send()) === 'stored') if (++stored > 2000) throw new Error('the volume is never full');
    const chave = novaChave();
    for (let times = 0; times < 3; times++) expect(await send(chave)).toBe('UNAVAILABLE');
    expect(await Promise.all([send(), send(), send()])).toEqual(['UNAVAILABLE', 'UNAVAILABLE', 'UNAVAILABLE']);
    expect(await statusOf('/api/planos/listarativos')).toBe(200);
    expect([await statusOf('/healthz'), await statusOf('/readyz')]).toEqual([200, 503]);
    volume.makeRoom();
    await expect.poll(() => statusOf('/readyz'), { timeout: 20_000 }).toBe(200);
    expect(await send(chave)).toBe('stored');
    const [{ total }] = (await shop.em.getConnection().execute('select count(*) as total from assinaturas')) as [
      { total: number },
    ];
    expect(total).toBe(stored + 1);
  });

  it('shows the pictures that it has, and tells staff that another cannot be stored', async () => {
    const staff = await signIn(shop);
    const url = `/banner/${await uploadPicture(shop, staff, 'banners')}`;
    const { bytes } = (await shop.em.findOneOrFail(Imagem, { caminho: url.slice(1) }, { populate: ['bytes'] })) as Imagem;
    volume.fill();
    while ((await send()) === 'stored');
    const refused = await sendPicture(shop, staff, 'banners');
    expect([refused.statusCode, refused.json().detail]).toEqual([503, expect.stringMatching(/^Não foi possível ler ou gravar/)]);
    expect((await shop.app.inject(url)).rawPayload.equals(bytes)).toBe(true);
    volume.makeRoom();
    await expect.poll(async () => (await sendPicture(shop, staff, 'banners')).statusCode, { timeout: 20_000 }).toBe(200);
  });
});

it.skipIf(!canMount())(
  'a full volume under the log stops nobody, and its lines come when there is room',
  { timeout: 90_000 },
  async () => {
    const volume = mountSmallVolume(1)!;
    const dataDir = mkdtempSync(join(tmpdir(), 'registro-'));
    const log = join(volume.folder, 'loja.log');
    const settings = {
      NODE_ENV: 'production',
      PORT: String(PORTS.faulty),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
    };
    const shop = spawn(process.execPath, ['dist/app/server.js'], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', openSync(log, 'a'), 'inherit'],
    });
    const exit = once(shop, 'exit');
    onTestFinished(async () => {
      shop.kill('SIGKILL');
      await exit;
      volume.remove();
      rmSync(dataDir, { recursive: true });
    });
    const ask = async (path: string) => {
      const answer = await fetch(`http://127.0.0.1:${PORTS.faulty}${path}`, { signal: AbortSignal.timeout(5000) });
      return answer.arrayBuffer().then(() => answer.status);
    };
    const ready = () => ask('/readyz').catch(() => 0);
    await expect.poll(ready, { timeout: 60_000 }).toBe(200);
    volume.fill();
    const paths = ['/auth/me', '/nada', '/plano-vps-icp', '/graphql', '/healthz'];
    for (let times = 0; times < 10; times++) expect(await Promise.all(paths.map(ask))).toEqual([401, 404, 200, 400, 200]);
    const said = () => readFileSync(log, 'utf8').match(/"path":"\/auth\/me"/g)?.length ?? 0;
    expect(said()).toBeLessThan(10);
    volume.makeRoom();
    expect(await ask('/auth/me')).toBe(401);
    await expect.poll(said).toBe(11);
    shop.kill('SIGTERM');
    expect((await exit)[0]).toBe(0);
  },
);

it.skipIf(!canMount())(
  'a full data folder keeps no shop shut whose database is elsewhere, and no loss from being told',
  async () => {
    const postgres = await startPostgres();
    const volume = mountSmallVolume(1)!;
    onTestFinished(async () => {
      volume.remove();
      await postgres.stop();
    });
    const url = await postgres.database('cheia');
    const settings = { DATABASE_URL: url, RATE_LIMIT: 'off', BOT_CHECK: 'off', LOG_LEVEL: 'error' };
    const first = await startServer(PORTS.killed, volume.folder, settings);
    await first.kill('SIGTERM');
    volume.fill();
    const shop = await startServer(PORTS.killed, volume.folder, settings);
    onTestFinished(async () => void (await shop.kill('SIGTERM')));
    const order = async () => {
      const [{ id, valor }] = (await (await fetch(`${shop.url}/api/planos/listarativos`)).json()) as [
        { id: number; valor: number },
      ];
      const body = JSON.stringify({ ...TEMPORARIO, valor, plano: String(id) });
      const headers = { 'content-type': 'application/json' };
      return (await fetch(`${shop.url}/api/temporarios/salvar`, { method: 'POST', headers, body })).status;
    };
    expect([await order(), (await fetch(`${shop.url}/readyz`)).status]).toEqual([200, 200]);
    await order();
    const run = (sql: string) => asOutsider(url, (client) => client.query(sql));
    const newest = async () => (await run('select max(id) as id from assinaturas')).rows[0].id as number;
    const last = await newest();
    // It knows of the second by now; the third is stored under its number.
    await expect
      .poll(
        async () => {
          await run(`delete from assinaturas where id >= ${last}; select setval('assinaturas_id_seq', ${last - 1})`);
          await order();
          return shop.said();
        },
        { timeout: 20_000, interval: 2000 },
      )
      .toMatch(/O banco voltou atrás/);
  },
  120_000,
);

describe.runIf(existsSync('/dev/full'))('a log whose disk is full', () => {
  it('keeps no server from ending that is told to', async () => {
    const [dataDir, full] = [mkdtempSync(join(tmpdir(), 'cheio-')), openSync('/dev/full', 'w')];
    onTestFinished(() => {
      closeSync(full);
      rmSync(dataDir, { recursive: true });
    });
    const server = await startServer(PORTS.killed, dataDir, { LOG_LEVEL: 'info' }, { stdout: full });
    onTestFinished(async () => void (await server.kill('SIGKILL')));
    expect(await server.kill('SIGTERM')).toBe(0);
  });
});
