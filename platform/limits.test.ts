import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitorAt } from './http/visitor.ts';
import { createLimits } from './limits.ts';

const MINUTE = 60_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** How many of so many a minute get through within so many minutes, and what the last is told. */
async function goOn(ato: 'assinatura' | 'contato', each: number, minutes: number) {
  const caller = createLimits(true)(visitorAt('192.0.2.7'));
  let through = 0;
  let told = '';
  for (let minute = 0; minute < minutes; minute++) {
    for (let n = 0; n < each; n++) {
      await caller.spend(ato).then(
        () => through++,
        ({ message }: Error) => (told = message),
      );
    }
    await vi.advanceTimersByTimeAsync(MINUTE);
  }
  return { through, told };
}

it.each([
  ['assinatura', 10, 60],
  ['contato', 5, 30],
] as const)(
  'whoever sends %s after %s, as many as a minute takes, is stopped for the rest of the hour',
  async (ato, each, anHour) => {
    expect(await goOn(ato, each, 50)).toEqual({
      through: anHour,
      told: expect.stringMatching(/^Muitas tentativas\. Aguarde \d+ minutos e tente de novo\.$/),
    });
    expect(await goOn(ato, each, 120)).toMatchObject({ through: 2 * anHour });
  },
);

it('whoever sends as many in a minute as there may be is let on in the next', async () => {
  expect(await goOn('assinatura', 11, 2)).toMatchObject({
    through: 20,
    told: expect.stringMatching(/^Muitas tentativas\. Aguarde \d+ segundos e tente de novo\.$/),
  });
});
