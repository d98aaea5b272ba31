import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { onceMoreAfterDeadlock } from './deadlock.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

it('a transaction that was ended for another is done once more, and no more than that', async () => {
  const once = vi.fn().mockRejectedValueOnce(deadlock()).mockResolvedValue('done');
  expect(await onceMoreAfterDeadlock(shop.em.fork(), once)).toBe('done');
  const always = vi.fn().mockRejectedValue(deadlock());
  await expect(onceMoreAfterDeadlock(shop.em.fork(), always)).rejects.toThrow(/deadlock/);
  expect(always).toHaveBeenCalledTimes(2);
});

it('what fails otherwise, or within a transaction that is gone with it, is not', async () => {
  const other = vi.fn().mockRejectedValue(new Error('no'));
  await expect(onceMoreAfterDeadlock(shop.em.fork(), other)).rejects.toThrow('no');
  const within = vi.fn().mockRejectedValue(deadlock());
  await expect(shop.em.fork().transactional((tx) => onceMoreAfterDeadlock(tx, within))).rejects.toThrow(/deadlock/);
  expect([other, within].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});
