import { parse, validate } from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openShop, type Shop } from '../tests/support/shop.ts';
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

it('the explorer alone may load Apollo’s script and frame; nothing else at its address, and no other page, may', async () => {
  const page = await shop.app.inject({ url: '/graphql?operacao=cupom', headers: html });
  expect(page.statusCode).toBe(200);
  expect(String(page.headers['content-security-policy'])).toContain('https://embeddable-sandbox.cdn.apollographql.com');
  expect(String(page.headers['content-security-policy'])).not.toMatch(/unsafe|\*/);
  expect(page.headers['x-content-type-options']).toBe('nosniff');
  const others = [
    await shop.app.inject({ method: 'POST', url: '/graphql', payload: { query: '{ __typename }' } }),
    await shop.app.inject({ url: '/graphql?query={__typename}', headers: { 'apollo-require-preflight': 'true' } }),
    await shop.app.inject({ url: '/api/docs/json', headers: html }),
    await shop.app.inject({ url: '/', headers: html }),
    await shop.app.inject({ url: '/ipe/login', headers: html }),
  ];
  for (const { headers } of others) expect(String(headers['content-security-policy'])).not.toContain('apollographql');
});

it('there is no explorer where it is off', async () => {
  const off = await openShop({ GRAPHQL_SANDBOX: 'off' });
  const { statusCode, body } = await off.app.inject({ url: '/graphql', headers: html });
  expect([statusCode, body.includes('Sandbox')]).toEqual([400, false]);
  await off.close();
});
