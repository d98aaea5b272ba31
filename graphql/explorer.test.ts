import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { loadDemo } from '../data/demo/load.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { signIn } from '../tests/support/staff.ts';
import { OPERATIONS } from './explorer.operations.ts';
import { createSchema } from './schema.ts';
import { refusedVariables } from './variables.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ GRAPHQL_SANDBOX: 'on' });
});
afterAll(() => shop.close());

const html = { accept: 'text/html' };

it.each(Object.entries(OPERATIONS))(
  'the ready operation %s fits the schema, variables included',
  (_name, { document, variables }) => {
    const schema = createSchema();
    const parsed = parse(document);
    expect(validate(schema, parsed)).toEqual([]);
    const [operation] = parsed.definitions;
    expect(refusedVariables(schema, operation as never, variables ?? {})).toEqual([]);
  },
);

it('each of them that only asks is answered, where somebody has signed in', async () => {
  await loadDemo(shop.em);
  const staff = await signIn(shop);
  const asking = Object.entries(OPERATIONS).filter(([, { document }]) => document.startsWith('query'));
  expect(asking.length).toBeGreaterThan(8);
  for (const [name, { document, variables }] of asking) {
    const { data, errors } = await staff.graphql(document, variables);
    expect([name, errors, Object.keys(data ?? {}).length]).toEqual([name, undefined, 1]);
  }
});

it('the page at /graphql loads what this server has, under the policy of every page', async () => {
  const page = await shop.app.inject({ url: '/graphql?operacao=cupom', headers: html });
  expect([page.statusCode, page.headers['content-type']]).toEqual([200, expect.stringContaining('text/html')]);
  const home = await shop.app.inject({ url: '/', headers: html });
  expect(page.headers['content-security-policy']).toBe(home.headers['content-security-policy']);
  const loaded = [...page.body.matchAll(/(?:src|href)="([^"]+\.\w+)"/g)].map(([, url]) => url);
  expect(loaded).toEqual(['/favicon.svg', '/graphql/static/graphiql.css', '/graphql/static/graphiql.js']);
  expect(page.body).not.toMatch(/https?:|<style|<script(?! type="module" src="\/)|style=/);
});

it('Apollo Sandbox alone may load its script and frame; nothing beside it, and no other page, may', async () => {
  const page = await shop.app.inject({ url: '/graphql/sandbox?operacao=cupom', headers: html });
  expect(page.statusCode).toBe(200);
  expect(String(page.headers['content-security-policy'])).toContain('https://embeddable-sandbox.cdn.apollographql.com');
  expect(String(page.headers['content-security-policy'])).not.toMatch(/unsafe|\*/);
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  const others = [
    await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } }),
    await shop.app.inject({ url: '/graphql?query={__typename}', headers: { 'apollo-require-preflight': 'true' } }),
    await shop.app.inject({ url: '/graphql', headers: html }),
    await shop.app.inject({ url: '/graphql/static/nada.js', headers: html }),
    await shop.app.inject({ url: '/api/docs/json', headers: html }),
    await shop.app.inject({ url: '/', headers: html }),
    await shop.app.inject({ url: '/ipe/login', headers: html }),
  ];
  for (const { headers } of others) expect(String(headers['content-security-policy'])).not.toContain('apollographql');
});

it('there is no explorer where it is off, and nothing of it', async () => {
  const off = await openShop({ GRAPHQL_SANDBOX: 'off' });
  const { statusCode, body } = await off.app.inject({ url: '/graphql', headers: html });
  expect([statusCode, /Sandbox|graphiql/i.test(body)]).toEqual([400, false]);
  for (const url of ['/graphql/sandbox', '/graphql/static/graphiql.js', '/graphql/static/graphiql.css'])
    expect([url, (await off.app.inject({ url, headers: html })).statusCode]).toEqual([url, 404]);
  await off.close();
});
