import { randomUUID } from 'node:crypto';
import { globSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Agent, fetch as fetchWith, type RequestInit } from 'undici';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { ADDRESS_HEADER, findNginx, startNginx } from '../support/nginx.ts';
import { orderInput, sendOrder, storedKeys } from '../support/orders.ts';
import { PORTS } from '../support/ports.ts';

// The proxy of deploy/nginx in front of the shop, as an operator has it.

const nginx = findNginx();
const { proxy: http, secureProxy: https, behind, beside } = PORTS;
const url = `https://127.0.0.1:${https}`;
const SETTINGS = { TRUST_PROXY: '127.0.0.1', PUBLIC_URL: `https://localhost:${https}` };

const agents = new Map<string, Agent>();

/** Asks the proxy from an address of this machine, whatever its certificate is. */
function ask(path: string, init: RequestInit = {}, from = '127.0.0.1') {
  const dispatcher =
    agents.get(from) ?? new Agent({ localAddress: from, allowH2: false, connect: { rejectUnauthorized: false } });
  agents.set(from, dispatcher);
  return fetchWith(url + path, { ...init, dispatcher });
}

/** What the helpers of orders call in the place of fetch. */
const asked = ((address: string, init?: RequestInit) => ask(address.slice(url.length), init)) as unknown as typeof fetch;

describe.runIf(nginx !== null)('behind nginx', { timeout: 120_000 }, () => {
  let folder: string;
  let dataDir: string;
  let stopNginx: () => Promise<void>;
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'proxy-'));
    stopNginx = await startNginx({ binary: nginx!, folder, ports: { http, https, shop: [behind, beside] } });
  });
  afterAll(async () => {
    for (const agent of agents.values()) await agent.close();
    await stopNginx();
    rmSync(folder, { recursive: true, force: true });
  });

  const servers: ServerProcess[] = [];
  const start = async (port: number, settings: Record<string, string> = {}) => {
    const server = await startServer(port, dataDir, { ...SETTINGS, ...settings });
    servers.push(server);
    return server;
  };
  beforeEach(() => {
    dataDir = mkdtempSync(join(folder, 'dados-'));
  });
  afterEach(async () => {
    for (const server of servers.splice(0)) await server.kill('SIGKILL');
  });

  it('sends visitors to TLS, and hands on what the shop says, compressed by the shop', async () => {
    const plain = await fetch(`http://127.0.0.1:${http}/plano-vps-icp?periodo=24`, { redirect: 'manual' });
    expect([plain.status, plain.headers.get('location')]).toEqual([301, 'https://127.0.0.1/plano-vps-icp?periodo=24']);
    await start(behind);
    const headers = { 'accept-encoding': 'br' };
    const both = async () =>
      [await ask('/plano-vps-icp', { headers }), await fetch(`http://127.0.0.1:${behind}/plano-vps-icp`, { headers })] as const;
    let [page, own] = await both();
    // Kept pages have a tag; what is kept rests for as long as a busy machine does not hear of changes.
    await expect
      .poll(async () => {
        [page, own] = await both();
        return page.headers.has('etag') && own.headers.has('etag');
      })
      .toBe(true);
    expect([page.status, await page.text()]).toEqual([200, await own.text()]);
    for (const name of ['content-encoding', 'content-security-policy', 'etag', 'strict-transport-security', 'cache-control'])
      expect([name, page.headers.get(name)]).toEqual([name, own.headers.get(name) ?? 'the shop has none']);
    expect(page.headers.get('content-encoding')).toBe('br');
  });

  it('tells visitors apart, whatever they say of themselves', async () => {
    await start(behind, { RATE_LIMIT: 'on' });
    const guess = async (from: string, headers: Record<string, string> = {}) =>
      (await ask('/api/cupons/codigo/PALPITE', { headers }, from)).status;
    const statuses = [];
    while (statuses.at(-1) !== 429 && statuses.length < 100) statuses.push(await guess('127.0.0.2'));
    expect(statuses.at(-1)).toBe(429);
    expect(await guess('127.0.0.2', { 'x-forwarded-for': '203.0.113.9', forwarded: 'for=203.0.113.9' })).toBe(429);
    expect(await guess('127.0.0.3')).not.toBe(429);
  });

  it('counts what a network of IPv6 has open as one visitor, and each address of IPv4', async () => {
    const from = async (address: string) => (await ask('/plano-vps-icp', { headers: { [ADDRESS_HEADER]: address } })).status;
    const held = new Set<ClientRequest>();
    // The last two bytes of the network are newlines.
    const hold = (n: number) => {
      const headers = { [ADDRESS_HEADER]: `2001:db8:0:a0a::${n.toString(16)}`, 'content-length': 10 };
      // Where bodies are waited for: pictures' doors are asked at once, and nobody answers there now.
      const one = request(`${url}/api/contato/enviar`, { method: 'POST', headers, rejectUnauthorized: false, agent: false });
      held.add(one.on('error', () => null).on('close', () => held.delete(one)));
      one.flushHeaders();
    };
    onTestFinished(() => held.forEach((one) => one.destroy()));
    // On a busy machine the first may be given up before the last has come.
    const oneMore = () => {
      while (held.size < 128) hold(held.size);
      return from('2001:db8:0:a0a:ffff::1');
    };
    await expect.poll(oneMore, { timeout: 20_000 }).toBe(429);
    for (const other of ['2001:db8:0:a0b::1', '192.0.2.1', '::ffff:192.0.2.1'])
      expect([other, await from(other)]).toEqual([other, 503]);
  });

  it('keeps what is asked for out of its logs: a search of staff is a name or a document, and who knows an order follows it', async () => {
    const search = '/ipe/assinaturas?busca=maria%40empresa.com.br';
    await ask(search, { headers: { referer: url + search } });
    await fetch(`http://127.0.0.1:${http}${search}`, { redirect: 'manual' });
    const log = () => readFileSync(join(folder, 'loja.log'), 'utf8');
    const followed = `/acompanhar/${randomUUID()}`;
    await ask(`${followed}?de=maria`, { headers: { referer: `${url}${followed}/` } });
    await expect.poll(() => log()).toMatch(/"GET \/acompanhar\/- HTTP\/1\.1" 503 \d+ "https:\/\/[^/]+\/acompanhar\/-"/);
    await expect.poll(() => log().match(/"GET \/ipe\/assinaturas HTTP\/1\.1" (301|503)/g)?.length).toBe(2);
    expect(log() + readFileSync(join(folder, 'error.log'), 'utf8')).not.toMatch(new RegExp(`maria|${followed}`));
  });

  it('lets the shop say what is too large for it, and says so itself above that', async () => {
    await start(behind);
    const json = { 'content-type': 'application/json' };
    const long = JSON.stringify({ query: `{ planos { nome } } #${'x'.repeat(1_000_000)}` });
    const refused = await ask('/graphql', { method: 'POST', headers: json, body: long });
    const own = await fetch(`http://127.0.0.1:${behind}/graphql`, { method: 'POST', headers: json, body: long });
    expect([refused.status, await refused.text()]).toEqual([413, await own.text()]);
    const body = Buffer.alloc(12 * 1024 * 1024);
    const large = await ask('/api/banners/upload/banner', { method: 'POST', headers: { 'content-type': 'image/png' }, body });
    expect([large.status, large.headers.get('content-type')]).toEqual([413, expect.stringContaining('application/problem+json')]);
    expect(await large.json()).toMatchObject({ status: 413, detail: 'O envio é grande demais: imagens podem ter até 10 MB.' });
  });

  it('puts nothing that a stranger sends on the disk, to whatever address', async () => {
    await start(behind);
    const size = 5 * 1024 * 1024;
    const answers = ['/nada', '/graphql', '/api/banners/upload/banner', '/api/temporarios/salvar'].map(async (path) => {
      const headers = { 'content-length': size, 'content-type': 'multipart/form-data; boundary=x' };
      const one = request(url + path, { method: 'POST', headers, rejectUnauthorized: false, agent: false });
      onTestFinished(() => void one.destroy());
      const answered = once(one, 'response') as Promise<[IncomingMessage]>;
      // All but the last byte, which never comes.
      one.write(Buffer.alloc(size - 1));
      const [{ statusCode }] = await answered;
      return statusCode;
    });
    // The shop closes what it has refused: nginx may find that out before it reads why, and its own page takes no such body.
    const refusedByShop = expect.toBeOneOf([401, 413]);
    expect(await Promise.all(answers)).toEqual([413, refusedByShop, refusedByShop, 413]);
    expect(readdirSync(join(folder, 'body'), { recursive: true })).toEqual([]);
    const held = globSync('/proc/[0-9]*/fd/*').map((link) => {
      try {
        return readlinkSync(link);
      } catch {
        return '';
      }
    });
    expect(held.filter((file) => file.startsWith(join(folder, 'body')))).toEqual([]);
  });

  it('tells visitors and programs that the shop is away while it is stopped, and has it back at once', async () => {
    const page = await ask('/plano-vps-icp');
    expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([503, '5', 'no-store']);
    expect(await page.text()).toMatch(/http-equiv="refresh"[^]*Voltamos em instantes/);
    for (const [path, method] of [
      ['/graphql', 'POST'],
      ['/api/planos/listarativos', 'GET'],
    ] as const) {
      const answer = await ask(path, { method });
      expect([path, answer.status, answer.headers.get('content-type')]).toEqual([
        path,
        503,
        'application/problem+json; charset=utf-8',
      ]);
      expect(await answer.json()).toMatchObject({ status: 503, detail: expect.stringContaining('volta em instantes') });
    }
    await expect.poll(() => readFileSync(join(folder, 'loja.log'), 'utf8')).toContain('"POST /graphql HTTP/1.1" 503');
    await start(behind);
    expect((await ask('/plano-vps-icp')).status).toBe(200);
  });

  it('loses no order in upgrades from port to port, nor in one with a pause', async () => {
    let old = await start(behind);
    const input = await orderInput(url, '', asked);
    const acknowledged: string[] = [];
    let again = 0;
    const closing = new AbortController();
    // As a visitor does: what was not acknowledged is sent again under the same key.
    const visitor = async (name: number) => {
      for (let n = 0; !closing.signal.aborted; n++) {
        const chave = `pedido-${name}-${n}`;
        for (; !(await sendOrder(url, { ...input, chave }, asked)); again++) await nextTurn();
        acknowledged.push(chave);
      }
    };
    const visitors = [1, 2, 3, 4].map(visitor);
    const some = () => {
      const before = acknowledged.length;
      return expect.poll(() => acknowledged.length, { timeout: 30_000 }).toBeGreaterThan(before + 20);
    };
    for (const port of [beside, behind]) {
      await some();
      const next = await start(port);
      await some();
      expect(await old.kill('SIGTERM')).toBe(0);
      old = next;
    }
    const withoutPause = again;
    await some();
    expect(await old.kill('SIGTERM')).toBe(0);
    old = await start(behind);
    await some();
    closing.abort();
    await Promise.all(visitors);
    await old.kill('SIGTERM');
    const stored = storedKeys(join(dataDir, 'site.db'));
    expect(acknowledged.filter((chave) => !stored.has(chave))).toEqual([]);
    expect(stored.size).toBe(new Set(acknowledged).size);
    // Where one of two ports always serves, hardly any is sent twice; that many are in the pause shows that it was tried.
    expect(withoutPause).toBeLessThan(again - withoutPause);
  });
});
