import { expect, it } from 'vitest';
import { OneAtATime } from './oneAtATime.ts';

/** Something that is at work until it is let go. */
function hold(queue: OneAtATime, key: string) {
  const ends = { letGo: () => {}, fail: () => {} };
  const held = new Promise<void>((resolve, reject) =>
    Object.assign(ends, { letGo: resolve, fail: () => reject(new Error('failed')) }),
  );
  return { done: queue.run(key, () => held), ...ends };
}

it('whoever looks on hears that what is at work has ended, well or not, and no more than may do so', async () => {
  const queue = new OneAtATime(0, () => new Error('full'), 2);
  for (const end of ['letGo', 'fail'] as const) {
    const held = hold(queue, 'a');
    await expect(queue.run('a', async () => {})).rejects.toThrow('full');
    const looking = [queue.ended('a', 60_000), queue.ended('a', 60_000)];
    expect(await queue.ended('a', 60_000)).toBe(false);
    expect(await queue.ended('b', 60_000)).toBe(false);
    held[end]();
    expect(await Promise.all(looking)).toEqual([true, true]);
    await held.done.catch(() => {});
    expect(await queue.ended('a', 60_000)).toBe(false);
  }
});

it('whoever looks on gives up after his moment, and leaves his place to another', async () => {
  const queue = new OneAtATime(0, () => new Error('full'), 1);
  const held = hold(queue, 'a');
  expect(await queue.ended('a', 1)).toBe(false);
  const another = queue.ended('a', 60_000);
  held.letGo();
  expect(await another).toBe(true);
  await held.done;
});
