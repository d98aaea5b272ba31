import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openShop, type Shop } from '../tests/support/shop.ts';
import { createAttempts } from './attempts.ts';
import { BoundedLimiter } from './boundedLimiter.ts';

const MAX = 10_000;

describe('a limiter', () => {
  it('remembers so many keys and no more, and never forgets one that goes on', async () => {
    const limiter = new BoundedLimiter({ points: 3, duration: 60 });
    for (let i = 0; i < 2.5 * MAX; i++) {
      await limiter.penalty(`k${i}`);
      if (i % 1000 === 0) await limiter.penalty('insistente');
    }
    const { storage } = limiter.dump();
    expect(storage).toHaveLength(MAX);
    expect(storage.find(({ key }) => key === 'insistente')?.value).toBe(25);
  });

  it('keeps a guesser waiting however many names are invented meanwhile', async () => {
    const attempts = createAttempts(true);
    const conta = { kind: 'conta', key: 'conta', free: 0, cap: 900 } as const;
    await attempts.begin([conta]);
    for (let i = 0; i < MAX; i++) {
      await attempts.begin([{ kind: 'conta', key: `inventada ${i}`, free: 5, cap: 900 }]);
      if (i % 1000 === 0) await expect(attempts.begin([conta])).rejects.toThrow('Muitas tentativas');
    }
  });
});

describe('the shop behind a proxy', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop({ TRUST_PROXY: '1' });
  });
  afterAll(() => shop.close());
  const ask = async (visitor: string) => {
    const headers = { 'x-forwarded-for': visitor };
    return (await shop.app.inject({ url: '/api/cupons/codigo/NADA', headers })).statusCode;
  };

  it('counts ten thousand visitors, and forgets the first when more come', { timeout: 60_000 }, async () => {
    const first = '198.51.100.1';
    for (let i = 0; i < 20; i++) await ask(first);
    expect(await ask(first)).toBe(429);
    for (let i = 0; i < MAX; i += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, n) => ask(`10.${(i + n) >> 16}.${((i + n) >> 8) & 255}.${(i + n) & 255}`)),
      );
    expect(await ask(first)).toBe(404);
  });
});
