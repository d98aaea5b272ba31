import { networkOf, type Visitor } from './http/visitor.ts';

/** Where so many wait for something slow, and no network keeps others out. */
export interface WaitingRoom {
  /** Lets one more in; null when there is no room for this visitor. */
  enter: (visitor: Visitor) => Place | null;
}

interface Place {
  /** Aborted when the place was given to another network. */
  signal: AbortSignal;
  leave: () => void;
}

/** Has room for so many. Where it is full, the network of which most wait loses its last to one of which fewer do. */
export function createWaitingRoom(size: number): WaitingRoom {
  const waiting: { network: string; place: AbortController }[] = [];

  function remove(one: (typeof waiting)[number]): void {
    const at = waiting.indexOf(one);
    if (at >= 0) waiting.splice(at, 1);
  }

  function makeRoom(network: string): boolean {
    if (waiting.length < size) return true;
    const counts = new Map<string, number>();
    for (const one of waiting) counts.set(one.network, (counts.get(one.network) ?? 0) + 1);
    const [largest, most] = [...counts].reduce((one, other) => (one[1] >= other[1] ? one : other));
    if ((counts.get(network) ?? 0) + 1 >= most) return false;
    const last = waiting.findLast((one) => one.network === largest)!;
    remove(last);
    last.place.abort();
    return true;
  }

  return {
    enter(visitor) {
      const network = networkOf(visitor);
      if (!makeRoom(network)) return null;
      const own = { network, place: new AbortController() };
      waiting.push(own);
      return { signal: own.place.signal, leave: () => remove(own) };
    },
  };
}
