import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MODULES } from '../modules/index.ts';
import { createSchema } from './schema.ts';
import { operationOf } from '../tests/support/operations.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { signIn, type Staff } from '../tests/support/staff.ts';

// What the public may do, as the modules say. Whatever they do not name is the staff's, and is tried below.
const PUBLIC = MODULES.flatMap(({ isPublic = [] }) => isPublic);
const PUBLIC_FIELDS = new Set(PUBLIC.filter((name) => !name.includes(' ')));
const PUBLIC_ROUTES = new Set(PUBLIC.filter((name) => name.includes(' ')));

let shop: Shop;
let revoked: Staff;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off', BOT_CHECK: 'off' });
  revoked = await signIn(shop);
  await revoked.rest('POST', '/auth/logout');
  staff = await signIn(shop);
});
afterAll(() => shop.close());

const schema = createSchema();
const OPERATIONS = [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
  Object.values(root.getFields())
    .filter(({ name }) => !PUBLIC_FIELDS.has(`${root.name}.${name}`))
    .map((field): [string, string] => [`${root.name}.${field.name}`, operationOf(root, field)]),
);

const WAYS: readonly [string, () => Record<string, string>][] = [
  ['without a session', () => ({})],
  ['with a revoked session', () => revoked.headers],
  ['with an invented cookie', () => ({ cookie: 'sessao=Fe26.2*1*inventado' })],
  ['from another origin', () => ({ ...staff.headers, origin: 'https://outro.example' })],
  ['from another site', () => ({ ...staff.headers, 'sec-fetch-site': 'cross-site' })],
];

describe.each(WAYS)('%s', (_way, headers) => {
  it.each(OPERATIONS)('%s is refused', async (_name, query) => {
    const response = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: headers(),
      payload: { query, variables: query.includes('$arquivo') ? { arquivo: null } : {} },
    });
    const { data, errors } = response.json();
    expect(data?.[Object.keys(data)[0]!] ?? null).toBeNull();
    // An upload has to come as multipart; as JSON the variable is refused first.
    if (!query.includes('$arquivo')) expect(errors[0].extensions.code).toBe('UNAUTHENTICATED');
  });

  it('an upload over GraphQL is refused before its file is read', async () => {
    const { statusCode } = await shop.app.inject({
      method: 'POST',
      url: '/graphql',
      headers: { ...headers(), 'content-type': 'multipart/form-data; boundary=x', 'apollo-require-preflight': 'true' },
      payload: '--x\r\n',
    });
    expect(statusCode).toBe(401);
  });

  it('every REST call of the staff is refused', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json();
    const routes = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    );
    const guarded = routes.filter((route) => !PUBLIC_ROUTES.has(route));
    expect(guarded.length).toBeGreaterThanOrEqual(13);
    for (const route of guarded) {
      const [method, path] = route.split(' ') as ['GET', string];
      const { statusCode } = await shop.app.inject({ method, url: path.replace(/\{\w+\}/g, '1'), headers: headers() });
      expect([route, statusCode]).toEqual([route, 401]);
    }
  });

  it('lists show only what the public may see', async () => {
    const { statusCode, body } = await shop.app.inject({ url: '/api/planos/listarativos', headers: headers() });
    expect([statusCode, body]).toEqual([200, '[]']);
  });
});

describe('the lists that this test takes its cases from', () => {
  it('name no public operation that is not there', () => {
    const fields = new Set(
      [schema.getQueryType()!, schema.getMutationType()!].flatMap((root) =>
        Object.keys(root.getFields()).map((name) => `${root.name}.${name}`),
      ),
    );
    expect([...PUBLIC_FIELDS].filter((name) => !fields.has(name))).toEqual([]);
    expect(OPERATIONS.length).toBeGreaterThan(25);
  });

  it('name no public route that is not there', async () => {
    const { paths } = (await shop.app.inject('/api/docs/json')).json() as { paths: Record<string, Record<string, object>> };
    const isThere = (route: string) => {
      const [method = '', path = ''] = route.split(' ');
      return paths[path]?.[method.toLowerCase()] !== undefined;
    };
    expect([...PUBLIC_ROUTES].filter((route) => !isThere(route))).toEqual([]);
  });

  it('hide no route: every one that is not documented is a page, a file or a probe', async () => {
    const hidden = new Set<string>();
    for (const [url, routes] of shop.app.routes) {
      if (routes.some(({ schema: route }) => (route as { hide?: boolean })?.hide !== true)) continue;
      hidden.add(url);
    }
    expect([...hidden].filter((url) => /^\/(api|auth)/.test(url) && !url.startsWith('/api/docs')).toSorted()).toEqual([
      '/api',
      '/api/*',
      '/auth',
      '/auth/*',
    ]);
  });
});
