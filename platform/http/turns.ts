import type { ServerResponse } from 'node:http';
import type { Visitor } from './visitor.ts';

/** Requests that may wait for their turn. At about 3 ms each the last of them is answered within half a second. */
const MAX_WAITING = 150;
/** Requests begun and not answered: those that wait for a look-up or a password, mostly. */
const MAX_AT_WORK = 300;
const MAX_AT_WORK_EACH = 48;

/** Who works when: one request in each turn of the event loop, one visitor after the other. */
export interface Turns {
  /** Whether another request of this visitor would find room to wait. */
  hasRoom: (visitor: Visitor) => boolean;
  /** Waits for a turn. Answers how to give the place back, which also happens when the connection goes; null when there was no room. */
  take: (visitor: Visitor, response: ServerResponse) => Promise<(() => void) | null>;
}

interface Line {
  waiting: Waiting[];
  atWork: number;
}

interface Waiting {
  begin: () => void;
  turnAway: () => void;
}

/**
 * Takes up one request in each turn of the event loop. A render runs to its end once begun, so requests taken up as they come would keep
 * the process from the network: new visitors, of whom it lets in one a turn, would wait for seconds. Visitors take turns, so that one who
 * asks for much waits behind himself; where there is no more room, the longest line loses its last.
 */
export function createTurns(): Turns {
  /** In the order in which they are asked; who had a turn goes to the end. */
  const lines = new Map<Visitor, Line>();
  let waiting = 0;
  let atWork = 0;
  let scheduled = false;

  function schedule(): void {
    if (scheduled || waiting === 0) return;
    scheduled = true;
    setImmediate(takeUp);
  }

  function takeUp(): void {
    scheduled = false;
    if (atWork >= MAX_AT_WORK) return;
    for (const [visitor, line] of lines) {
      if (line.waiting.length === 0 || line.atWork >= MAX_AT_WORK_EACH) continue;
      lines.delete(visitor);
      lines.set(visitor, line);
      waiting -= 1;
      atWork += 1;
      line.atWork += 1;
      line.waiting.shift()?.begin();
      return schedule();
    }
  }

  function lineOf(visitor: Visitor): Line {
    const line = lines.get(visitor) ?? { waiting: [], atWork: 0 };
    lines.set(visitor, line);
    return line;
  }

  function forgetIfEmpty(visitor: Visitor, line: Line): void {
    if (line.waiting.length === 0 && line.atWork === 0) lines.delete(visitor);
  }

  function longest(): Line {
    return [...lines.values()].reduce((one, other) => (other.waiting.length > one.waiting.length ? other : one));
  }

  function hasRoom(visitor: Visitor): boolean {
    const own = lines.get(visitor)?.waiting.length ?? 0;
    return waiting < MAX_WAITING || own + 1 < longest().waiting.length;
  }

  return {
    hasRoom,
    take: (visitor, response) =>
      new Promise((resolve) => {
        if (response.destroyed || !hasRoom(visitor)) return resolve(null);
        if (waiting >= MAX_WAITING) {
          waiting -= 1;
          longest().waiting.pop()?.turnAway();
        }
        const line = lineOf(visitor);
        const leave = () => {
          const place = line.waiting.indexOf(own);
          if (place < 0) return;
          line.waiting.splice(place, 1);
          waiting -= 1;
          forgetIfEmpty(visitor, line);
        };
        const own: Waiting = {
          turnAway: () => resolve(null),
          begin() {
            let held = true;
            const release = () => {
              if (!held) return;
              held = false;
              atWork -= 1;
              line.atWork -= 1;
              forgetIfEmpty(visitor, line);
              schedule();
            };
            response.once('close', release);
            resolve(release);
          },
        };
        // Who has hung up while waiting needs no answer.
        response.once('close', leave);
        line.waiting.push(own);
        waiting += 1;
        schedule();
      }),
  };
}
