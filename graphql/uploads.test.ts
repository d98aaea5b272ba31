import { afterAll, beforeAll, expect, it } from 'vitest';
import { inPortuguese } from '../tests/support/badValues.ts';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { signIn, type Staff } from '../tests/support/staff.ts';

let shop: Shop;
let staff: Staff;
const thrown: unknown[] = [];
const onThrown = (error: unknown) => thrown.push(error);
beforeAll(async () => {
  process.on('uncaughtException', onThrown);
  shop = await openShop();
  staff = await signIn(shop);
});
afterAll(async () => {
  process.off('uncaughtException', onThrown);
  await shop.close();
});

const HEAD = '--x\r\nContent-Disposition: form-data; name="operations"';

it.each([
  ['a header that is none', '--x\r\n\u0000\r\n\r\n1\r\n--x--\r\n'],
  ['a header with a forbidden character', `${HEAD}; filename="\u0001"\r\n\r\n1\r\n--x--\r\n`],
  ['a header that never ends', `--x\r\nX: ${'x'.repeat(20_000)}`],
  ['a part that never ends', `${HEAD}\r\n\r\n{`],
  ['no part', ''],
])('an upload with %s is refused, and ends nothing else', async (_what, payload) => {
  const headers = { ...staff.headers, 'content-type': 'multipart/form-data; boundary=x' };
  const response = await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload });
  expect([response.statusCode, inPortuguese(response.json().errors[0].message)]).toEqual([400, true]);
  expect(thrown).toEqual([]);
});
