import type { EventEmitter } from 'node:events';
import pino from 'pino';

/** Characters that wait for room; what is said beyond them is lost. */
const MAX_WAITING = 1_000_000;

/**
 * Lets a log go on where its lines cannot be written, as on a full disk: they wait, up to a megabyte, and are written when there is room. Without this the
 * line throws in whoever says it, and requests are never answered.
 */
export function patient<Log extends pino.Logger>(log: Log): Log {
  const stream = (log as unknown as Record<symbol, EventEmitter & { maxLength?: number }>)[pino.symbols.streamSym]!;
  stream.on('error', () => undefined);
  // Of a stream of pino's own.
  if ('maxLength' in stream) stream.maxLength = MAX_WAITING;
  return log;
}
