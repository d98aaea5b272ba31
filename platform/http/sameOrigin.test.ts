import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';

// Behind a proxy that is trusted with the visitor's address and lets any other header pass.

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ TRUST_PROXY: '1', PUBLIC_URL: 'http://loja.example', RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());
// Anew each time: one of the acts is signing out.
beforeEach(async () => {
  staff = await signIn(shop);
});

const ELSEWHERE = 'https://outro.example';

/** Acts in the name of a cookie, each with what it answers another site's page. */
const ACTS = [
  ['signing in', { method: 'POST', url: '/auth/login', payload: { username: 'ana', password: 'x' } }, 'OUTRA_ORIGEM'],
  ['signing out', { method: 'POST', url: '/auth/logout' }, 'OUTRA_ORIGEM'],
  ['asking who is signed in', { method: 'GET', url: '/auth/me' }, 'NAO_AUTENTICADO'],
  ['a REST act', { method: 'POST', url: '/api/planos', payload: {} }, 'NAO_AUTENTICADO'],
  ['a GraphQL act', { method: 'POST', url: '/graphql', payload: { query: '{ administradores { id } }' } }, 'NAO_AUTENTICADO'],
] as const;

const ask = async (call: (typeof ACTS)[number][1], headers: Record<string, string>) =>
  (await shop.app.inject({ ...call, headers: { ...staff.headers, host: 'loja.example', ...headers } })).body;

describe.each(ACTS)('%s', (_what, call, refusal) => {
  it.each([
    ['nothing more', {}],
    ['X-Forwarded-Host', { 'x-forwarded-host': 'outro.example', 'x-forwarded-proto': 'https' }],
    ['several X-Forwarded-Host', { 'x-forwarded-host': 'loja.example, outro.example', 'x-forwarded-proto': 'https' }],
    ['Forwarded', { forwarded: 'host=outro.example;proto=https' }],
    ['X-Original-Host', { 'x-original-host': 'outro.example', 'x-forwarded-proto': 'https' }],
  ])('is refused to another site’s page with %s', async (_header, headers) => {
    expect(await ask(call, { origin: ELSEWHERE, ...headers })).toContain(refusal);
  });

  it.each([
    ['the public address', { origin: 'http://loja.example', 'x-forwarded-host': 'outro.example' }],
    [
      'the address that was asked',
      { origin: 'http://10.0.0.9:3000', host: '10.0.0.9:3000', 'x-forwarded-host': 'outro.example' },
    ],
    [
      'the address that was asked by https',
      { origin: 'https://www.loja.example', host: 'www.loja.example', 'x-forwarded-proto': 'https' },
    ],
  ])('is let through to a page at %s', async (_where, headers) => {
    // prettier-ignore
    expect(await ask(call, headers)).not.toContain(refusal);
  });
});
