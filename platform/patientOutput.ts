import type { EventEmitter } from 'node:events';
import pino from 'pino';

/** Characters that wait for room; what is said beyond them is lost. */
const MAX_WAITING = 1_000_000;

/** Where a log writes to, as far as it is looked at here. */
type PinoStream = EventEmitter & { maxLength?: number; flushSync?: () => void };

/**
 * Lets a log go on where its lines cannot be written, as on a full disk: they wait, up to a megabyte, and are written when there is room. Without this the
 * line throws in whoever says it, and requests are never answered.
 */
export function patient<Log extends pino.Logger>(log: Log): Log {
  const stream = (log as unknown as Record<symbol, PinoStream>)[pino.symbols.streamSym]!;
  stream.on('error', () => undefined);
  // Of a stream of pino's own; one that writes for people to read has no last lines to flush.
  if ('maxLength' in stream) {
    stream.maxLength = MAX_WAITING;
    if (stream.flushSync) endAllTheSame(stream, stream.flushSync.bind(stream));
  }
  return log;
}

/** Lets a process end whose last lines cannot be written: pino would write them again and again, and hear no signal meanwhile. */
function endAllTheSame(stream: PinoStream, flush: () => void): void {
  let isWritten = true;
  stream.on('error', () => (isWritten = false)).on('write', () => (isWritten = true));
  stream.flushSync = () => {
    if (isWritten) flush();
  };
}
