import { performance } from 'node:perf_hooks';
import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** Part of the time that a process without visitors works. */
const IDLE = 0.02;
/** Bytes that are taken from the system and hold nothing: less is not worth the pause. */
const WORTH = 64 * 1024 * 1024;

/**
 * Gives memory back to the system while nobody comes. V8 takes over 100 MB for young objects under load, and cleans up when it needs more: of a process
 * that nobody asks for anything it does so late, or never. The pause is about a tenth of a second, and comes once after each time of work.
 * @param everyMs for how long nobody has to have come. Answers how to stop
 */
export function giveBackWhenIdle(everyMs: number): () => void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  let before = performance.eventLoopUtilization();
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    const { total_heap_size: taken, used_heap_size: used } = getHeapStatistics();
    if (utilization < IDLE && taken - used > WORTH) collect();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
