import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { criarBanner, criarPlano } from '../support/factories.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { createKey } from '../support/accessKeys.ts';
import { signIn } from '../support/staff.ts';

// Nothing that somebody without a session asks for is made twice, and nothing that has changed is answered as it was.

let shop: Shop;
let at: string;
let plano: Plano;
beforeAll(async () => {
  // As in production, where answers are kept.
  shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', BOT_CHECK: 'off' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  at = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});
afterAll(() => shop.close());
beforeEach(async () => {
  // What is kept goes with it.
  plano = await criarPlano(shop.orm.em.fork(), { nome: 'PHP Guardado' });
  await criarBanner(shop.orm.em.fork(), { alt: 'Guardado' });
});

const ask = (path: string, headers: Record<string, string> = {}) => fetch(at + path, { headers, redirect: 'manual' });

async function metric(name: string): Promise<number> {
  const text = await shop.app.metrics.registry.metrics();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}

/** How often what is asked was answered from what is kept. */
async function hits(act: () => Promise<unknown>): Promise<number> {
  const before = await metric('page_cache_hits_total');
  await act();
  return (await metric('page_cache_hits_total')) - before;
}

/** Resolves when everything that the last change has dropped is there again. */
const rewarmed = () => expect.poll(() => metric('page_cache_waiting'), { timeout: 20_000 }).toBe(0);

const ANSWERS: readonly (readonly [what: string, path: () => string, status: number])[] = [
  ['an order page', () => `/assineja-hospedagem-php?planoId=${plano.id}&cupom=A&dominio=b.com`, 200],
  ['an order page of a period', () => `/assineja-hospedagem-php?planoId=${plano.id}&periodo=12`, 200],
  ['an order page without a plan', () => '/assineja-vps?periodo=12', 200],
  ['the contact page', () => '/atendimento', 200],
  ['the thanks for a message', () => '/atendimento-obrigado', 200],
  ['the thanks for an order', () => '/assineja-finalizada?id=1&email=a@b.c', 200],
  ['what is not there', () => '/nao-existe', 404],
  ['robots.txt', () => '/robots.txt', 200],
  ['llms.txt', () => '/llms.txt', 200],
  ['the sitemap', () => '/sitemap.xml', 200],
  ['the manifest', () => '/manifest.webmanifest', 200],
  ['the speculation rules', () => '/speculation-rules.json', 200],
  ['the description of the interface', () => '/api/docs/json', 200],
  ['the same as YAML', () => '/api/docs/yaml', 200],
  ['the schema', () => '/api/schema.graphql', 200],
  ['what can be chosen', () => '/api/familias', 200],
  ['the list of plans', () => '/api/planos/listarativos', 200],
  ['one plan', () => `/api/planos/buscar/${plano.id}`, 200],
  ['the price feed', () => '/api/planos.json', 200],
  ['the list of banners', () => '/api/banners/listar', 200],
  ['the list of banners of the panel', () => '/api/bannersicp/listar', 200],
];

describe.each(ANSWERS)('%s', (_what, path, status) => {
  it('is made once, and says the same again', async () => {
    const first = await ask(path());
    const body = await first.text();
    expect(first.status).toBe(status);
    let again: Response | undefined;
    expect(await hits(async () => (again = await ask(path())))).toBe(1);
    const same = (name: string) => [again?.headers.get(name), first.headers.get(name)];
    expect([again?.status, await again?.text()]).toEqual([status, body]);
    for (const name of ['content-type', 'cache-control', 'content-security-policy']) expect(same(name)[0]).toBe(same(name)[1]);
    const etag = again?.headers.get('etag') ?? '';
    const unchanged = await ask(path(), { 'if-none-match': etag });
    expect([etag === '', unchanged.status]).toEqual(status === 404 ? [true, 404] : [false, 304]);
  });
});

it('what is not there, and plans that are not sold, fill nothing, however many are asked for', async () => {
  await ask('/nao-existe');
  await ask('/assineja-hospedagem-php?planoId=abc');
  await rewarmed();
  const pages = await metric('page_cache_pages');
  for (let id = 0; id < 40; id++) {
    expect((await ask(`/nada-${id}`)).status).toBe(404);
    expect((await ask(`/sobre-nos/nada-${id}`)).status).toBe(404);
    expect(await (await ask(`/assineja-hospedagem-php?planoId=${900_000 + id}`)).text()).toContain('não está disponível aqui');
    await (await ask(`/api/planos/buscar/${900_000 + id}`)).text();
    await (await ask(`/api/planos/listarativos?lixo=${id}`)).text();
  }
  expect(await metric('page_cache_pages')).toBe(pages);
});

/** Asks for an address to the letter; `fetch` would tidy it first. */
async function askRaw(path: string, headers: Record<string, string> = {}): Promise<number> {
  const { hostname, port } = new URL(at);
  const asked = get({ hostname, port, path, headers });
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  await buffer(response);
  return response.statusCode!;
}

/** Other ways to write an address that lead to the same place. */
function spellings(path: string): string[] {
  const encoded = [...path].flatMap((letter, place) =>
    /[a-z0-9]/i.test(letter) ? [`${path.slice(0, place)}%${letter.charCodeAt(0).toString(16)}${path.slice(place + 1)}`] : [],
  );
  return [...encoded, `${path}#1`, `${path}?`, `${path}/`, `/${path}`, `${path}%20`, path.toUpperCase()];
}

it('no other spelling of what is kept is kept beside it', async () => {
  const paths = [...shop.app.routes.values()].flat().flatMap(({ url, config }) => {
    const { kept } = (config ?? {}) as { kept?: readonly string[] };
    return kept ? [url.replace(':id', String(plano.id))] : [];
  });
  expect(paths.length).toBeGreaterThan(6);
  const pagesToo = [...paths, '/plano-hospedagem-php', `/assineja-hospedagem-php?planoId=${plano.id}`];
  for (const path of [...pagesToo, '/nao-existe', '/assineja-hospedagem-php?planoId=abc']) await (await ask(path)).text();
  await rewarmed();
  const pages = await metric('page_cache_pages');
  for (const path of pagesToo) for (const spelling of spellings(path)) await askRaw(spelling);
  for (const zeros of ['0', '00', '+', '%30']) await askRaw(`/api/planos/buscar/${zeros}${plano.id}`);
  expect(await metric('page_cache_pages')).toBe(pages);
});

it.each(['=', ' =', '\t=', '  ='])(
  'what is answered to a session that is written with “%s” is kept for nobody else',
  async (sign) => {
    const fresh = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', BOT_CHECK: 'off' });
    onTestFinished(fresh.close);
    await criarPlano(fresh.orm.em.fork());
    await fresh.app.listen({ port: 0, host: '127.0.0.1' });
    const list = `http://127.0.0.1:${(fresh.app.server.address() as AddressInfo).port}/api/planos/listarativos`;
    const [name = '', value = ''] = (await signIn(fresh)).headers.cookie.split('=');
    expect(await (await fetch(list, { headers: { cookie: `${name}${sign}${value}` } })).text()).toContain('"versao"');
    expect(await (await fetch(list)).text()).not.toContain('"versao"');
  },
);

it('a plan that is taken off sale is off its order page, the lists and its own address at the next question', async () => {
  const { id } = await criarPlano(shop.orm.em.fork(), { nome: 'PHP Retirado' });
  const paths = [
    `/assineja-hospedagem-php?planoId=${id}`,
    '/api/planos/listarativos',
    `/api/planos/buscar/${id}`,
    '/api/planos.json',
  ];
  const shows = async () => Promise.all(paths.map(async (path) => (await (await ask(path)).text()).includes('PHP Retirado')));
  await shows();
  expect(await shows()).toEqual([true, true, true, true]);
  const em = shop.orm.em.fork();
  (await em.findOneOrFail(Plano, id)).ativo = false;
  await em.flush();
  expect(await shows()).toEqual([false, false, false, false]);
});

it('what a change drops is made again before anybody asks for it, as it is after the last of several', async () => {
  const { id } = await criarPlano(shop.orm.em.fork(), { nome: 'PHP Antigo' });
  const paths = ['/plano-hospedagem-php', `/assineja-hospedagem-php?planoId=${id}`, '/api/planos/listarativos'];
  for (const path of paths) await (await ask(path)).text();
  await rewarmed();
  for (const nome of ['PHP De Entremeio', 'PHP Renovado']) {
    const em = shop.orm.em.fork();
    (await em.findOneOrFail(Plano, id)).nome = nome;
    await em.flush();
  }
  await rewarmed();
  for (const path of paths) {
    let text = '';
    expect(await hits(async () => (text = await (await ask(path)).text()))).toBe(1);
    expect([path, text.includes('PHP Renovado'), text.includes('PHP De Entremeio')]).toEqual([path, true, false]);
  }
});

it('a list has a validator and names what it differs by; a session is answered past it', async () => {
  const path = '/api/planos/listarativos';
  await (await ask(path)).text();
  const kept = await ask(path);
  const etag = kept.headers.get('etag');
  expect([kept.headers.get('vary'), kept.headers.get('cache-control')]).toEqual([
    'accept-encoding, cookie, authorization',
    'public, max-age=0, must-revalidate',
  ]);
  const again = await ask(path, { 'if-none-match': etag! });
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  const { cookie } = (await signIn(shop)).headers;
  for (const round of [1, 2]) {
    const staff = await ask(path, { cookie, 'if-none-match': etag! });
    expect([round, staff.status, staff.headers.get('cache-control')]).toEqual([round, 200, 'no-store']);
    expect(await staff.text()).toContain('"versao"');
  }
  expect(await (await ask(path)).text()).not.toContain('"versao"');
  // An invented one is nobody's, and is answered anew.
  expect(await hits(() => ask(path, { cookie: 'sessao=inventada' }))).toBe(0);
});

describe('a public list', () => {
  const LISTS = [
    '/api/planos/listarativos',
    '/api/planos.json',
    '/api/banners/listar',
    '/api/bannersicp/listar',
    '/api/familias',
    '/api/schema.graphql',
  ];

  it.each(LISTS)(
    '%s has an ETag from its first answer on, and for staff and machines, which says whether it has changed',
    async (path) => {
      const staff = await signIn(shop);
      const { headers: key } = await createKey(staff, ['catalogo:ler']);
      for (const as of [{}, key, staff.headers] as Record<string, string>[]) {
        // What is kept is dropped.
        await criarBanner(shop.orm.em.fork(), { alt: 'Outro' });
        plano = await criarPlano(shop.orm.em.fork(), { nome: 'PHP Outro' });
        for (const encoding of ['identity', 'br', 'gzip']) {
          const first = await ask(path, { ...as, 'accept-encoding': encoding });
          const etag = first.headers.get('etag');
          expect([path, first.status, etag]).toEqual([path, 200, expect.stringMatching(/^(W\/)?"[\w-]{22}(-br|-gzip)?"$/)]);
          const { status, headers } = await ask(path, { ...as, 'accept-encoding': encoding, 'if-none-match': etag! });
          expect([path, status, headers.get('etag')]).toEqual([path, 304, expect.any(String)]);
          const other = await ask(path, { ...as, 'if-none-match': 'W/"nada", "nada-br"' });
          expect([path, other.status]).toEqual([path, 200]);
        }
        if (path === '/api/familias' || path === '/api/schema.graphql' || path === '/api/bannersicp/listar') continue;
        const before = (await ask(path, as)).headers.get('etag')!;
        await criarBanner(shop.orm.em.fork(), { alt: 'Mais um' });
        await criarPlano(shop.orm.em.fork(), { nome: 'PHP Mais' });
        expect([path, (await ask(path, { ...as, 'if-none-match': before })).status]).toEqual([path, 200]);
      }
    },
  );

  it('is stored by nobody else where it is answered to staff or a machine', async () => {
    const staff = await signIn(shop);
    const { headers: key } = await createKey(staff, ['catalogo:ler']);
    for (const path of LISTS)
      for (const as of [staff.headers, key] as Record<string, string>[]) {
        const { headers } = await ask(path, as);
        expect([path, headers.get('cache-control'), headers.get('vary')]).toEqual([
          path,
          expect.stringMatching(/^(no-store|private, no-cache)$/),
          expect.stringMatching(/cookie, authorization/),
        ]);
      }
  });
});
