import { spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { COMMANDS } from '../../scripts/commands.ts';
import { CONFIG_VARIABLES } from '../../platform/config.ts';
import { startServer } from '../support/crash.ts';
import { has } from '../support/has.ts';
import { PORTS } from '../support/ports.ts';

// What deploy/ hands to an operator is taken by the programs that it is for.

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.runIf(has('systemd-analyze', '--version'))('systemd', () => {
  const UNITS = globSync('deploy/systemd/*');

  /** The unit with a program that this machine has where it lacks one of Debian's. */
  function unit(file: string): string {
    const own = join(folder, basename(file));
    const adapted = readFileSync(file, 'utf8').replace(/\/usr\/s?bin\/(?:node|nft)\b/g, (program) =>
      existsSync(program) ? program : process.execPath,
    );
    writeFileSync(own, adapted);
    return own;
  }

  it('takes the units', () => {
    expect(UNITS).toHaveLength(7);
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', ...UNITS.map(unit)], { encoding: 'utf8' });
    const about = stderr.split('\n').filter((line) => /loja/.test(line));
    expect([about, status]).toEqual([[], 0]);
  });

  it.each(UNITS.filter((file) => file.endsWith('.service')))('finds little to attack in %s', (file) => {
    const { status, stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', '--threshold=20', unit(file)], {
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([0, expect.stringContaining('Overall exposure level')]);
  });

  it('lets the copy of PostgreSQL reach its server', () => {
    const own = unit('deploy/systemd/loja-backup.service');
    writeFileSync(own, readFileSync(own, 'utf8') + readFileSync('deploy/postgresql/loja-backup.conf', 'utf8'));
    const { stdout } = spawnSync('systemd-analyze', ['security', '--offline=true', own], { encoding: 'utf8' });
    expect(stdout).toMatch(/PrivateNetwork=\s+Service has access to the host's network/);
    expect(stdout).toMatch(/RestrictAddressFamilies=~AF_\(INET\|INET6\)\s+Service may allocate Internet sockets/);
  });

  it('tells somebody when what nobody looks at fails', () => {
    const alone = UNITS.filter((file) => UNITS.includes(file.replace('.service', '.timer')) && file.endsWith('.service'));
    expect(alone).toHaveLength(2);
    for (const file of alone) expect(readFileSync(file, 'utf8')).toMatch(/^OnFailure=loja-aviso@%N\.service$/m);
  });

  it('starts what a release has', () => {
    const started = UNITS.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=^ExecStart=\/usr\/bin\/node )\w+/gm) ?? []);
    expect(started).toHaveLength(3);
    expect(started.filter((name) => name !== 'start' && !(name in COMMANDS))).toEqual([]);
  });
});

describe.runIf(has('curl', '--version'))('the warning', () => {
  const warn = (environment: NodeJS.ProcessEnv) => {
    const child = spawn('sh', ['deploy/aviso.sh', 'loja-backup'], { env: { PATH: process.env.PATH, ...environment } });
    return once(child, 'exit').then(([code]) => code as number);
  };

  it('says which unit has failed, and is a failure itself where it is told to nobody', async () => {
    const heard: string[] = [];
    const server = createServer(async (request, response) => {
      heard.push(await text(request));
      response.end();
    }).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await once(server, 'listening');
    expect(await warn({ AVISO_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/` })).toBe(0);
    expect(heard).toEqual([expect.stringContaining('loja-backup falhou')]);
    expect(await warn({})).not.toBe(0);
  });
});

describe.runIf(has('caddy', 'version'))('Caddy', () => {
  it.each(['deploy/caddy/Caddyfile', 'deploy/docker/Caddyfile'])('takes the example %s', (file) => {
    const args = ['validate', '--adapter', 'caddyfile', '--config', file];
    const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
    const { status, stdout, stderr } = spawnSync('caddy', args, { encoding: 'utf8', env });
    expect([status, stdout + stderr]).toEqual([0, expect.stringContaining('Valid configuration')]);
  });

  it('is told to speak nothing that the firewall does not count', () => {
    const { stdout } = spawnSync('caddy', ['adapt', '--config', 'deploy/caddy/Caddyfile'], { encoding: 'utf8' });
    const { apps } = JSON.parse(stdout) as { apps: { http: { servers: Record<string, { protocols?: string[] }> } } };
    expect(Object.values(apps.http.servers).map(({ protocols }) => protocols)).toEqual([['h1', 'h2']]);
  });

  it('has visitors wait while the shop is started again, and tells them apart', { timeout: 90_000 }, async () => {
    const { url, logged } = await startCaddy();
    const waiting = fetch(`${url}/plano-vps-icp`);
    const refused = await fetch(`${url}/api/contato/enviar`, SENT);
    expect([refused.status, refused.headers.get('content-type'), await refused.json()]).toEqual([
      503,
      'application/problem+json',
      expect.objectContaining({ detail: 'A loja volta em instantes. Tente de novo em alguns segundos.' }),
    ]);
    const server = await startShop(PORTS.behindCaddy);
    expect((await waiting).status).toBe(200);
    const guess = async (said: string) =>
      (await fetch(`${url}/api/cupons/codigo/PALPITE`, { headers: { 'x-forwarded-for': said } })).status;
    const statuses = [];
    for (let n = 0; statuses.at(-1) !== 429 && n < 100; n++) statuses.push(await guess(`203.0.113.${n}`));
    expect(statuses.at(-1)).toBe(429);
    // Of what is asked for, the log has where: a search of staff is a name or a document.
    const search = `${url}/ipe/assinaturas?busca=maria%40empresa.com.br`;
    const searched = () => fetch(search, { headers: { referer: search }, redirect: 'manual' });
    expect((await searched()).status).toBeLessThan(400);
    const followed = `${url}/acompanhar/${randomUUID()}`;
    await fetch(`${followed}?de=maria`, { headers: { referer: `${followed}/` } });
    await server.kill('SIGTERM');
    const away = await searched();
    expect([away.status, away.headers.get('content-type'), away.headers.get('retry-after')]).toEqual([
      503,
      'text/html; charset=utf-8',
      '5',
    ]);
    await expect.poll(() => logged().match(/"uri":"\/ipe\/assinaturas"/g)?.length, { timeout: 30_000 }).toBe(2);
    expect(logged()).not.toContain('maria');
    expect(logged()).toMatch(/"uri":"\/acompanhar\/"/);
    expect(logged()).not.toContain(followed.split('/').at(-1));
    // Twice a second, for ever.
    expect(logged()).not.toContain('health_checker');
  });

  it('goes to whichever of the two ports serves, with what visitors send too', { timeout: 90_000 }, async () => {
    const second = await startShop(PORTS.secondBehindCaddy);
    const { url } = await startCaddy();
    const ask = async () => [(await fetch(`${url}/plano-vps-icp`)).status, await send(url)];
    expect(await ask()).toEqual([200, 400]);
    const first = await startShop(PORTS.behindCaddy);
    await second.kill('SIGTERM');
    expect(await ask()).toEqual([200, 400]);
    await startShop(PORTS.secondBehindCaddy);
    const closing = first.kill('SIGTERM');
    for (let n = 0; n < 10; n++) expect((await fetch(`${url}/plano-vps-icp`)).status).toBe(200);
    await closing;
    expect(await ask()).toEqual([200, 400]);
  });
});

/** A form that is not filled in, as the shop says of it. */
const SENT = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
const send = async (url: string) => (await fetch(`${url}/api/contato/enviar`, SENT)).status;

/** A shop on one of the ports that Caddy knows, over the same data. */
async function startShop(port: number) {
  const server = await startServer(port, join(folder, 'dados'), { TRUST_PROXY: '127.0.0.1', RATE_LIMIT: 'on' });
  onTestFinished(async () => void (await server.kill('SIGKILL')));
  return server;
}

/** Caddy with the example, for this machine's name and the tests' ports. */
async function startCaddy() {
  const url = `http://127.0.0.1:${PORTS.caddy}`;
  const own = readFileSync('deploy/caddy/Caddyfile', 'utf8')
    .replace(/^\{/m, '{\nadmin off')
    .replace(/^loja\.exemplo\.com\.br/m, url)
    .replace('127.0.0.1:3000', `127.0.0.1:${PORTS.behindCaddy}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${PORTS.secondBehindCaddy}`)
    .replace('/opt/loja/current/deploy', resolve('deploy'));
  const file = join(folder, 'Caddyfile');
  writeFileSync(file, own);
  const caddy = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', file], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { PATH: process.env.PATH, HOME: folder },
  });
  let lines = '';
  caddy.stderr.setEncoding('utf8').on('data', (more: string) => (lines += more));
  onTestFinished(async () => {
    const ended = once(caddy, 'exit');
    caddy.kill('SIGTERM');
    await ended;
  });
  // Where no shop is, it waits before it says so.
  const isUp = () =>
    fetch(url, { signal: AbortSignal.timeout(200) }).then(
      () => true,
      ({ name }: Error) => name === 'TimeoutError',
    );
  await expect.poll(isUp, { timeout: 20_000 }).toBe(true);
  return { url, logged: () => lines };
}

it('the example of settings names settings that there are', () => {
  const named = readFileSync('deploy/loja.env', 'utf8').match(/^(# )?[A-Z_]+(?==)/gm) ?? [];
  expect(named.length).toBeGreaterThan(4);
  expect(named.map((name) => name.replace('# ', '')).filter((name) => !CONFIG_VARIABLES.includes(name))).toEqual([]);
});

it('keeps a bounded log of each container', () => {
  const [common = '', services = ''] = readFileSync('deploy/docker/compose.yaml', 'utf8').split(/^services:\n/m);
  expect(common).toMatch(/^x-loja: &loja$[^]*^ {2}logging: \*rotated$/m);
  const count = (line: RegExp) => services.split(/^volumes:/m)[0]!.match(line)?.length;
  expect(count(/^ {2}[\w-]+:$/gm)).toBe(4);
  expect(count(/^ {4}(?:logging: \*rotated|<<: \*loja)$/gm)).toBe(4);
});
