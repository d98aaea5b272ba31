import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';
import type { Visitor } from './visitor.ts';

// What no request shows: how the turns of the event loop are counted.

it('lets in who has connected, however long the turn before has taken', async () => {
  const turns = createTurns();
  let begun = false;
  const taken = turns.take('198.51.100.7' as Visitor, new EventEmitter() as ServerResponse).then(() => (begun = true));
  turns.arrived();
  // Longer than the time that newcomers have.
  const until = performance.now() + 50;
  while (performance.now() < until);
  await nextTurn();
  expect(begun).toBe(false);
  await taken;
  expect(turns.size()).toEqual({ waiting: 0, atWork: 1 });
});
