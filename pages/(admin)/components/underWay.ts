import { useEffect, useState } from 'react';

/** What is being saved of each row, by a name that every form over the row knows. */
const acts = new Map<string, Set<Promise<unknown>>>();

/** Tells of something that is being saved of a row, until the promise is settled; answers the promise. */
export function track<Result>(row: string, act: Promise<Result>): Promise<Result> {
  const mine = acts.get(row) ?? new Set();
  acts.set(row, mine.add(act));
  const end = () => {
    mine.delete(act);
    if (mine.size === 0 && acts.get(row) === mine) acts.delete(row);
  };
  act.then(end, end);
  return act;
}

/** Whether something of a row is being saved. */
export function isUnderWay(row: string): boolean {
  return acts.has(row);
}

/** Waits until what is being saved of a row has been answered, or has failed. */
export async function untilSaved(row: string): Promise<void> {
  await Promise.allSettled(acts.get(row) ?? []);
}

/**
 * Whether a form that is opened while its row is being saved still waits: what is known of the row is older than what is being made of it.
 * @param begin with the row as it is then
 */
export function useWaitForRow(row: string, begin: () => Promise<void>): boolean {
  const [waiting, setWaiting] = useState(() => isUnderWay(row));
  useEffect(() => {
    if (!waiting) return;
    let gone = false;
    void untilSaved(row)
      .then(() => (gone ? undefined : begin()))
      .then(() => setWaiting(false));
    return () => {
      gone = true;
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps -- it waits once, for what was under way when it was opened
  }, []);
  return waiting;
}
