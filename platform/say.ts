import pino from 'pino';

const line = pino({ base: { pid: process.pid } });

/** Tells the operator how the start and the end went: a sentence at a terminal, elsewhere a line of the log, whatever `LOG_LEVEL` says. */
export function say(sentence: string): void {
  if (process.stdout.isTTY) process.stdout.write(`${sentence}\n`);
  else line.info(sentence);
}
