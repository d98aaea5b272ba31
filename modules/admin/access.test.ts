import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarBanner, criarPlano } from '../../tests/support/factories.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Destaque } from '../catalogue/destaque.entity.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  await criarPlano(shop.em.fork(), { ativo: false });
  await criarBanner(shop.em.fork(), { ativo: false });
});
afterAll(() => shop.close());

const SCREENS = ['', '/login', '/dashboard', '/planos', '/assinaturas', '/administradores', '/previa/plano', '/previa/banner'];

it('what is answered to a session is stored nowhere, whatever the route', async () => {
  const routes = [...shop.app.routes.values()]
    .flat()
    .flatMap(({ url, method }) => [method].flat().map((verb) => [verb, url] as const));
  const calls = [
    ...routes.map(([method, url]) => [method, url.replace(/:\w+/g, '1').replace('*', 'nada')] as const),
    ...SCREENS.map((tela) => ['GET', `/ipe${tela}`] as const),
    ['GET', '/graphql?query={__typename}'] as const,
  ].filter(([, url]) => url !== '/auth/logout');
  expect(calls.length).toBeGreaterThan(60);
  const kept: string[] = [];
  for (const [method, url] of calls) {
    const as = (headers: Record<string, string>) =>
      shop.app.inject({ method: method as 'GET', url, headers: { 'apollo-require-preflight': 'true', ...headers } });
    const [theirs, ours] = [await as({}), await as(staff.headers)];
    // Its own answer, or one for which the server has looked who asks.
    const own =
      theirs.statusCode !== ours.statusCode || theirs.body !== ours.body || url.startsWith('/ipe') || url.startsWith('/graphql');
    if (own && !String(ours.headers['cache-control']).includes('no-store'))
      kept.push(`${method} ${url} ${ours.statusCode}: ${ours.headers['cache-control']}`);
  }
  expect(kept).toEqual([]);
});

it('so are the cookies of signing in and out, and what GraphQL answers to staff', async () => {
  const { headers } = await signIn(shop, 'bia');
  const answers = [
    await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ administradores { usuario } }' } }),
    await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query: '{ planos { id } }' } }),
    await shop.app.inject({ method: 'POST', url: '/auth/logout', headers }),
  ];
  expect(answers.map(({ headers: said }) => said['cache-control'])).toEqual(['no-store', 'no-store', 'no-store']);
});

it('what strangers get may be kept, by whoever asks again whether it is still so', async () => {
  const { headers } = await shop.app.inject('/api/planos/listarativos');
  expect([headers['cache-control'], headers.etag]).toEqual(['private, no-cache', expect.any(String)]);
});

it('what a tab asks in somebody else’s name is refused, and done by nobody; without a name it is the session’s', async () => {
  const other = await signIn(shop, 'carla');
  const save = 'mutation { salvarDestaque(input: { titulo: "De quem", texto: "x" }) { id } }';
  const ask = async (query: string, headers: Record<string, string>) =>
    shop.app.inject({ method: 'POST', url: '/graphql', headers: { ...other.headers, ...headers }, payload: { query } });
  for (const query of [save, '{ administradores { usuario } }']) {
    const refused = await ask(query, { 'x-administrador': 'ana' });
    const { data, errors } = refused.json();
    expect([refused.statusCode, data ?? null, errors[0].extensions.erro]).toEqual([200, null, 'OUTRO_ADMINISTRADOR']);
    expect(errors[0].message).toMatch(
      /^Nesta aba está aberta a administração de ana, mas neste navegador entrou carla\. Nada foi feito\./,
    );
    expect((await ask(query, { 'x-administrador': '<script>' })).body).not.toContain('script');
  }
  const rows = () => shop.orm.em.fork().count(Destaque, { titulo: 'De quem' });
  expect(await rows()).toBe(0);
  for (const named of [undefined, 'carla']) {
    expect((await ask(save, named ? { 'x-administrador': named } : {})).json().errors).toBeUndefined();
  }
  expect(await rows()).toBe(2);
  // Who is nobody by now is asked for the password first.
  const { errors } = (await ask(save, { cookie: '', 'x-administrador': 'ana' })).json();
  expect(errors[0].extensions.erro).toBe('NAO_AUTENTICADO');
});
