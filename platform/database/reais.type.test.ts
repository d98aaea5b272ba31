import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ReaisType } from './reais.type.ts';

it('reads cents as the number that the decimal notation of the amount stands for, and gives them back', () => {
  const money = new ReaisType();
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 31 - 1 }), (cents) => {
      const written = `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
      expect(money.convertToJSValue(cents)).toBe(Number(written));
      expect(money.convertToJSValue(String(cents))).toBe(Number(written));
      expect(money.convertToDatabaseValue(Number(written))).toBe(cents);
    }),
    { numRuns: 5000 },
  );
});

it('leaves what is not known as it is, and takes nothing for it', () => {
  const money = new ReaisType();
  expect([money.convertToJSValue(null), money.convertToDatabaseValue(null), money.convertToJSValue(0)]).toEqual([null, null, 0]);
});
