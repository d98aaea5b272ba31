import { createServer } from 'node:http';
import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { businessDayBounds } from '../calendar.ts';
import { canonicalAddress, NADA } from '../../modules/site/address.ts';
import { createPageCache, type DroppedPage, type PageCache } from './pageCache.ts';

let cache: PageCache;
let renders: number;
let isCurrent: boolean;
let dropped: DroppedPage[];
let url: string;
let stop: () => void;
beforeEach(async () => {
  renders = 0;
  isCurrent = true;
  dropped = [];
  cache = createPageCache({
    address: (asked) => canonicalAddress(asked) ?? (asked === NADA.url ? NADA : null),
    validity: (dependeDe) => (dependeDe.includes('dia') ? businessDayBounds(new Date()) : null),
    onHit: () => {},
    isCurrent: () => isCurrent,
    onDropped: (pages) => dropped.push(...pages),
    isStranger: ({ headers }) => headers.cookie === undefined,
  });
  const server = createServer((request, response) => {
    if (!cache.serve(request, response)) response.writeHead(599).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  stop = () => server.close();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const page =
  (body: string, whole = true) =>
  async () => {
    renders += 1;
    return { statusCode: 200, headers: { 'content-type': 'text/html', 'x-frame-options': 'DENY' }, body, whole };
  };
const keep = (path: string, body = 'página', whole = true) => cache.render(canonicalAddress(path)!, page(body, whole));
const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(url + path, { headers: { 'accept-encoding': 'identity', ...headers } });
  return { status: response.status, text: await response.text(), headers: response.headers };
};

describe('a kept page', () => {
  it('is sent whole with its headers, its length and an ETag', async () => {
    await keep('/sobre-nos');
    const { status, text, headers } = await ask('/sobre-nos');
    expect([status, text, headers.get('x-frame-options'), headers.get('content-length')]).toEqual([200, 'página', 'DENY', '7']);
    expect(headers.get('etag')).toMatch(/^".{22}"$/);
  });

  it.each([
    ['br', (body: Buffer) => brotliDecompressSync(body)],
    ['gzip', (body: Buffer) => gunzipSync(body)],
  ])('is sent as %s to who takes it, under an ETag of its own', async (encoding, decompress) => {
    await keep('/sobre-nos', 'texto '.repeat(100));
    const { get } = await import('node:http');
    const [body, etag] = await new Promise<[Buffer, string]>((resolve) => {
      get(`${url}/sobre-nos`, { headers: { 'accept-encoding': encoding } }, (response) => {
        const parts: Buffer[] = [];
        response
          .on('data', (part: Buffer) => parts.push(part))
          .on('end', () => resolve([Buffer.concat(parts), response.headers.etag!]));
      });
    });
    expect(decompress(body).toString()).toBe('texto '.repeat(100));
    expect(etag).toContain(encoding);
  });

  it('is answered with 304 to who has it, and whole to who has another', async () => {
    await keep('/sobre-nos');
    const etag = (await ask('/sobre-nos')).headers.get('etag')!;
    for (const validator of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
      const { status, text, headers } = await ask('/sobre-nos', { 'if-none-match': validator });
      expect([status, text, headers.get('etag'), headers.get('content-type')]).toEqual([304, '', etag, null]);
    }
    expect((await ask('/sobre-nos', { 'if-none-match': '"x"' })).status).toBe(200);
    // Longer than any browser's, and read before anybody has a turn: it is not looked at.
    expect((await ask('/sobre-nos', { 'if-none-match': `${'"x", '.repeat(200)}${etag}` })).status).toBe(200);
  });

  it('is answered to HEAD as to GET, without its text', async () => {
    await keep('/sobre-nos');
    const seen = async (method: string, headers: Record<string, string> = {}) => {
      const response = await fetch(`${url}/sobre-nos`, { method, headers: { 'accept-encoding': 'identity', ...headers } });
      const { etag, 'content-length': length } = Object.fromEntries(response.headers);
      return { status: response.status, headers: { etag, length }, text: await response.text() };
    };
    const { text: _text, ...whole } = await seen('GET');
    expect(await seen('HEAD')).toEqual({ ...whole, text: '' });
    expect((await seen('HEAD', { 'if-none-match': whole.headers.etag! })).status).toBe(304);
  });

  it('is found under junk parameters, which fill nothing; a known parameter is another page', async () => {
    await keep('/plano-hospedagem-php', 'padrão');
    await keep('/plano-hospedagem-php?periodo=12', 'anual');
    expect((await ask('/plano-hospedagem-php?utm_source=x&fbclid=y')).text).toBe('padrão');
    expect((await ask('/plano-hospedagem-php?periodo=7')).text).toBe('padrão');
    expect((await ask('/plano-hospedagem-php?x=1&periodo=12')).text).toBe('anual');
    expect(cache.size().pages).toBe(2);
  });

  it('of an order is kept by its plan and its period, whatever else a campaign or a person has in the address', () => {
    for (const [asked, kept] of [
      ['/assineja-hospedagem-php?planoId=7', '/assineja-hospedagem-php?planoId=7'],
      ['/assineja-hospedagem-php?cupom=A&dominio=b.com&periodo=12&planoId=7', '/assineja-hospedagem-php?planoId=7&periodo=12'],
      ['/assineja-hospedagem-php?planoId=7&periodo=7', '/assineja-hospedagem-php?planoId=7'],
      ['/assineja-hospedagem-php?planoId=07', '/assineja-hospedagem-php?planoId=0'],
      ['/assineja-hospedagem-php?planoId=', '/assineja-hospedagem-php?planoId=0'],
      ['/assineja-hospedagem-php?periodo=12&utm=x', '/assineja-hospedagem-php?periodo=12'],
      ['/assineja-finalizada?id=1&email=a@b', '/assineja-finalizada'],
      ['/atendimento-obrigado?x', '/atendimento-obrigado'],
    ] as const)
      expect([asked, canonicalAddress(asked)?.url]).toEqual([asked, kept]);
  });

  it('of three questions is kept by the answers that are options, in one order', () => {
    for (const [asked, kept] of [
      ['/qual-plano', '/qual-plano'],
      ['/qual-plano?quem=voces&utm=x&quantos=5&oque=site', '/qual-plano?oque=site&quantos=5&quem=voces'],
      ['/qual-plano?quantos=5&oque=nada&quem=', '/qual-plano?quantos=5'],
      ['/qual-plano?oque=%3Cscript%3E&periodo=12&planoId=7', '/qual-plano'],
      ['/plano-hospedagem-php?oque=site', '/plano-hospedagem-php'],
    ] as const)
      expect([asked, canonicalAddress(asked)?.url]).toEqual([asked, kept]);
  });

  it('that says that there is nothing keeps its status and is not asked for by validators', async () => {
    await cache.render(NADA, async () => ({ ...(await page('nada')()), statusCode: 404 }));
    const answer = await fetch(url + NADA.url, { headers: { 'if-none-match': '*' } });
    expect([answer.status, await answer.text(), answer.headers.get('etag')]).toEqual([404, 'nada', null]);
  });

  it("is nobody's own: admin pages, unknown paths and path tricks have no address", () => {
    for (const path of [
      '/ipe/planos',
      '/nada',
      '/plano-hospedagem-php/x.css',
      '//plano-hospedagem-php',
      '/PLANO-hospedagem-php',
      '/api/planos/listarativos',
    ]) {
      expect([path, canonicalAddress(path)]).toEqual([path, null]);
    }
  });
});

describe('what is not kept', () => {
  it('a page that failed or came without a part', async () => {
    await keep('/sobre-nos', 'sem banners', false);
    await cache.render(canonicalAddress('/')!, async () => ({ statusCode: 500, headers: {}, body: 'x', whole: true }));
    expect([(await ask('/sobre-nos')).status, (await ask('/')).status]).toEqual([599, 599]);
  });

  it('a page whose data changed while it was rendered', async () => {
    let finish = () => {};
    const slow = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const old = cache.render(canonicalAddress('/plano-dedicado')!, () => slow.then(page('velho')));
    cache.drop('planos');
    finish();
    await old;
    expect((await ask('/plano-dedicado')).status).toBe(599);
  });
});

describe('a change', () => {
  it('drops every page that shows it and no other, and whoever asks next gets a new render', async () => {
    await keep('/plano-dedicado', 'velho');
    await keep('/sobre-nos');
    cache.drop('planos');
    expect([(await ask('/plano-dedicado')).status, (await ask('/sobre-nos')).status]).toEqual([599, 200]);
    await keep('/plano-dedicado', 'novo');
    expect((await ask('/plano-dedicado')).text).toBe('novo');
  });

  it('of the day, by midnight in São Paulo or by a clock that is set, forward or back', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T02:59:00Z') });
    await keep('/', 'dia 21');
    expect((await ask('/')).text).toBe('dia 21');
    vi.setSystemTime(new Date('2026-11-22T03:00:00Z'));
    expect((await ask('/')).status).toBe(599);
    await keep('/', 'dia 22');
    expect((await ask('/')).text).toBe('dia 22');
    vi.setSystemTime(new Date('2026-11-20T12:00:00Z'));
    expect((await ask('/')).status).toBe(599);
  });
});

it('many who ask for the same cold page at once get one render', async () => {
  const pages = await Promise.all(Array.from({ length: 50 }, () => keep('/infraestrutura')));
  expect([renders, new Set(pages.map(({ body }) => body)).size]).toEqual([1, 1]);
});

describe('what a change drops', () => {
  it('is told with its visits, which count half as much after the next change', async () => {
    await keep('/plano-hospedagem-php');
    await keep('/sobre-nos');
    for (let visit = 0; visit < 4; visit++) await ask('/plano-hospedagem-php');
    cache.drop('planos');
    expect(dropped).toEqual([{ url: '/plano-hospedagem-php', visits: 4 }]);
    await keep('/plano-hospedagem-php');
    cache.drop('planos');
    expect(dropped[1]).toEqual({ url: '/plano-hospedagem-php', visits: 2 });
  });

  it('is told of what is being rendered too, which nobody will find kept', async () => {
    const rendering = keep('/plano-hospedagem-php');
    cache.drop('planos');
    await rendering;
    expect([dropped, cache.isKept('/plano-hospedagem-php')]).toEqual([[{ url: '/plano-hospedagem-php', visits: 0 }], false]);
  });
});
