import { getHeapStatistics } from 'node:v8';
import { expect, it, onTestFinished } from 'vitest';
import { giveBackWhenIdle } from './idleMemory.ts';

const megabytes = () => getHeapStatistics().total_heap_size / 1024 ** 2;

/** Takes memory for what is needed no more. */
function waste(): void {
  Array.from({ length: 3_000_000 }, (_, index) => ({ index }));
}

it('what was taken under load is given back once nobody comes', async () => {
  waste();
  const taken = megabytes();
  onTestFinished(giveBackWhenIdle(200));
  // By itself V8 does so after a quarter of a minute, if at all. Whoever asks is at work meanwhile, so that it is asked seldom.
  await expect.poll(megabytes, { timeout: 12_000, interval: 1000 }).toBeLessThan(taken - 64);
});
