import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';
import { visitorAt } from './visitor.ts';

// What no request shows: how the turns of the event loop are counted.

const response = () => new EventEmitter() as ServerResponse;

it('lets in who has connected, however long the turn before has taken', async () => {
  const turns = createTurns();
  let begun = false;
  const taken = turns.take(visitorAt('198.51.100.7'), response()).then(() => (begun = true));
  turns.arrived();
  // Longer than the time that newcomers have.
  const until = performance.now() + 50;
  while (performance.now() < until);
  await nextTurn();
  expect(begun).toBe(false);
  await taken;
  expect(turns.size()).toEqual({ waiting: 0, atWork: 1 });
});

it('looks out for others behind one who has come in the same turn, as only one is let in', async () => {
  const turns = createTurns();
  let begun = false;
  turns.arrived();
  const taken = turns.take(visitorAt('198.51.100.7'), response()).then(() => (begun = true));
  await nextTurn();
  expect(begun).toBe(false);
  await taken;
});

it('a network that says it is many visitors leaves places at work for others', async () => {
  const turns = createTurns();
  let own = 0;
  for (let i = 0; i < 140; i++) void turns.take(visitorAt(`2001:db8:1:${i % 8}::1`), response()).then(() => (own += 1));
  const other = await turns.take(visitorAt('2001:db8:2::1'), response());
  for (let i = 0; i < 300; i++) await nextTurn();
  expect([own, other !== null]).toEqual([96, true]);
  other!();
  await nextTurn();
  expect(turns.size()).toEqual({ waiting: 44, atWork: 96 });
});
