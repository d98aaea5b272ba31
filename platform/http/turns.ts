import type { ServerResponse } from 'node:http';
import { networkOf, type Visitor } from './visitor.ts';

/** Requests that may wait for their turn. At about 3 ms each the last of them is answered within half a second. */
const MAX_WAITING = 150;
/** How long work may go on whose visitor has gone, in milliseconds; longer than any waits for the outside. */
const MAX_ABANDONED_MS = 60_000;
/** Requests begun and not answered: those that wait for a look-up or a password, mostly. */
const MAX_AT_WORK = 300;
const MAX_AT_WORK_EACH = 48;
/** Of one network, so that it takes four to leave nothing for others. */
const MAX_AT_WORK_NETWORK = 96;
/** How long those who have just come are let in before the next request is taken up, in milliseconds. */
const MAX_ARRIVALS_MS = 25;

/** Who works when: one request in each turn of the event loop, one visitor after the other. */
export interface Turns {
  /** Whether another request of this visitor would find room to wait. */
  hasRoom: (visitor: Visitor) => boolean;
  /**
   * Waits for a turn. Answers how to give the place back once the work has ended; null when there was no room. Who hangs up ends no work, and
   * keeps his place for as long as it goes on, so that nobody begins more of it than others may.
   */
  take: (visitor: Visitor, response: ServerResponse) => Promise<(() => void) | null>;
  /** How many requests wait, and how many are at work. */
  size: () => { waiting: number; atWork: number };
  /** Says that somebody has connected. */
  arrived: () => void;
}

interface Network {
  lines: Map<Visitor, Line>;
  waiting: number;
  atWork: number;
}

interface Line {
  network: Network;
  waiting: Waiting[];
  atWork: number;
}

interface Waiting {
  begin: () => void;
  turnAway: () => void;
}

/**
 * Takes up one request in each turn of the event loop. A render runs to its end once begun, so requests taken up as they come would keep
 * the process from the network: new visitors, of whom it lets in one a turn, would wait for seconds. Whoever has connected meanwhile is let in
 * first. Networks take turns, and in each its visitors, so that one who asks for much waits behind himself; where there is no more room, the longest
 * line of the largest network loses its last.
 */
export function createTurns(): Turns {
  /** In the order in which they are asked; who had a turn goes to the end. */
  const networks = new Map<string, Network>();
  let waiting = 0;
  let atWork = 0;
  let scheduled = false;
  const newcomers = createNewcomers();

  function schedule(): void {
    if (scheduled || waiting === 0) return;
    scheduled = true;
    setImmediate(newcomers.first, takeUp, null);
  }

  function takeUp(): void {
    scheduled = false;
    if (atWork >= MAX_AT_WORK) return;
    const next = nextLine();
    if (!next) return;
    remove(next, next.waiting[0]!).begin();
    atWork += 1;
    next.atWork += 1;
    next.network.atWork += 1;
    schedule();
  }

  function nextLine(): Line | null {
    for (const [name, network] of networks) {
      if (network.atWork >= MAX_AT_WORK_NETWORK) continue;
      for (const [visitor, line] of network.lines) {
        if (line.waiting.length === 0 || line.atWork >= MAX_AT_WORK_EACH) continue;
        toEnd(networks, name, network);
        toEnd(network.lines, visitor, line);
        return line;
      }
    }
    return null;
  }

  function lineOf(visitor: Visitor): Line {
    const name = networkOf(visitor);
    const network = networks.get(name) ?? { lines: new Map<Visitor, Line>(), waiting: 0, atWork: 0 };
    const line = network.lines.get(visitor) ?? { network, waiting: [], atWork: 0 };
    networks.set(name, network);
    network.lines.set(visitor, line);
    return line;
  }

  function forgetIfEmpty(visitor: Visitor, line: Line): void {
    const { network } = line;
    // Another may stand in its place already.
    if (line.waiting.length > 0 || line.atWork > 0 || network.lines.get(visitor) !== line) return;
    network.lines.delete(visitor);
    if (network.lines.size === 0) networks.delete(networkOf(visitor));
  }

  function add(line: Line, one: Waiting): void {
    line.waiting.push(one);
    line.network.waiting += 1;
    waiting += 1;
  }

  function remove(line: Line, one: Waiting): Waiting {
    line.waiting.splice(line.waiting.indexOf(one), 1);
    line.network.waiting -= 1;
    waiting -= 1;
    return one;
  }

  /** The line that loses its last for one more of this visitor; null where that would be fair to nobody. */
  function lineToShorten(visitor: Visitor): Line | null {
    const own = networks.get(networkOf(visitor));
    const largest = most(networks.values(), (network) => network.waiting);
    if (largest && (own?.waiting ?? 0) + 1 < largest.waiting) return longest(largest);
    const line = own && longest(own);
    const ownLength = own?.lines.get(visitor)?.waiting.length ?? 0;
    return line && ownLength + 1 < line.waiting.length ? line : null;
  }

  return {
    hasRoom: (visitor) => waiting < MAX_WAITING || lineToShorten(visitor) !== null,
    size: () => ({ waiting, atWork }),
    arrived: newcomers.arrived,
    take: (visitor, response) =>
      new Promise((resolve) => {
        if (response.destroyed) return resolve(null);
        if (waiting >= MAX_WAITING) {
          const line = lineToShorten(visitor);
          if (!line) return resolve(null);
          remove(line, line.waiting.at(-1)!).turnAway();
        }
        const line = lineOf(visitor);
        const own: Waiting = {
          turnAway: () => resolve(null),
          begin() {
            const release = givenBackOnce(response, () => {
              atWork -= 1;
              line.atWork -= 1;
              line.network.atWork -= 1;
              forgetIfEmpty(visitor, line);
              schedule();
            });
            resolve(release);
          },
        };
        // Who has hung up while waiting needs no answer.
        response.once('close', () => {
          if (line.waiting.includes(own)) remove(line, own);
          forgetIfEmpty(visitor, line);
        });
        add(line, own);
        schedule();
      }),
  };
}

function createNewcomers() {
  let arrivals = 0;
  /** How many of those were known when somebody was last looked out for. */
  let known = 0;

  /**
   * Goes round the event loop for as long as every turn brings somebody new, and then on. Who has come in this same turn counts: it lets in one, and
   * the next may stand behind him. The clock begins when it is reached, since the work of the turn before has taken as long as it likes.
   */
  function first(then: () => void, begun: number | null): void {
    const since = begun ?? performance.now();
    const anybody = arrivals !== known;
    known = arrivals;
    if (anybody && performance.now() - since <= MAX_ARRIVALS_MS) setImmediate(first, then, since);
    else then();
  }

  return {
    first,
    arrived() {
      arrivals += 1;
    },
  };
}

/** Gives a place back once: when the work says that it has ended, or some time after who asked for it has gone. */
function givenBackOnce(response: ServerResponse, giveBack: () => void): () => void {
  let held = true;
  let abandoned: NodeJS.Timeout | undefined;
  const release = () => {
    if (!held) return;
    held = false;
    clearTimeout(abandoned);
    giveBack();
  };
  // Work that never says its end would hold the place for ever.
  response.once('close', () => {
    if (held) abandoned = setTimeout(release, MAX_ABANDONED_MS).unref();
  });
  return release;
}

function longest({ lines }: Network): Line | null {
  return most(lines.values(), (line) => line.waiting.length);
}

function most<Item>(items: Iterable<Item>, size: (item: Item) => number): Item | null {
  return [...items].reduce<Item | null>((one, other) => (one && size(one) >= size(other) ? one : other), null);
}

function toEnd<Key, Value>(map: Map<Key, Value>, key: Key, value: Value): void {
  map.delete(key);
  map.set(key, value);
}
