import { expect, it } from 'vitest';
import { createWarmer } from './warm.ts';

/** A warmer whose pages are rendered when the test says so. */
function rendering() {
  const asked: string[] = [];
  const kept = new Set<string>();
  const failures: unknown[] = [];
  let finish: (fail?: Error) => void = () => {};
  let begun: () => void = () => {};
  const warmer = createWarmer({
    ask: (url) =>
      new Promise<void>((resolve, reject) => {
        asked.push(url);
        finish = (failure) => (failure ? reject(failure) : resolve());
        begun();
      }),
    isKept: (url) => kept.has(url),
    onFailure: (error) => failures.push(error),
  });
  const next = () => new Promise<void>((resolve) => (begun = resolve));
  return { warmer, asked, kept, failures, next, finish: (failure?: Error) => finish(failure) };
}

const page = (url: string, visits = 0) => ({ url, visits });

it('renders the most visited first, one at a time, and nothing that is there already', async () => {
  const { warmer, asked, kept, next, finish } = rendering();
  kept.add('/sobre-nos');
  let begun = next();
  warmer.add([page('/a', 1), page('/b', 9), page('/sobre-nos', 99), page('/c', 4)]);
  for (const known of [['/b'], ['/b', '/c'], ['/b', '/c', '/a']]) {
    await begun;
    expect([asked, warmer.waiting()]).toEqual([known, 4 - known.length]);
    begun = next();
    finish();
  }
  await warmer.stop();
  expect([asked.length, warmer.waiting()]).toEqual([3, 0]);
});

it('begins anew, with what it is at, when there is another change meanwhile', async () => {
  const { warmer, asked, next, finish } = rendering();
  let begun = next();
  warmer.add([page('/a', 5), page('/b', 1)]);
  await begun;
  warmer.add([page('/c', 3)]);
  for (let left = 3; left > 0; left--) {
    begun = next();
    finish();
    await begun;
  }
  finish();
  await warmer.stop();
  expect(asked).toEqual(['/a', '/a', '/c', '/b']);
});

it('leaves the rest to visitors when one fails, and begins none once it is told to stop', async () => {
  const { warmer, asked, failures, next, finish } = rendering();
  let begun = next();
  warmer.add([page('/a', 2), page('/b', 1)]);
  await begun;
  finish(new Error('fora do ar'));
  begun = next();
  await expect.poll(() => failures).toEqual([new Error('fora do ar')]);
  warmer.add([page('/c', 2), page('/d', 1)]);
  await begun;
  const stopped = warmer.stop();
  finish();
  await stopped;
  warmer.add([page('/e')]);
  await warmer.stop();
  expect(asked).toEqual(['/a', '/c']);
});
