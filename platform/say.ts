import pino from 'pino';
import type { Config } from './config.ts';
import { patient } from './patientOutput.ts';

/** Tells the operator how the start and the end went, whatever `LOG_LEVEL` says: in the plain format (`LOG_FORMAT`) the sentence, else a line of the log. */
export type Say = (sentence: string, level?: 'info' | 'warn' | 'error') => void;

export function createSay({ logFormat }: Pick<Config, 'logFormat'>): Say {
  if (logFormat === 'text') return (sentence) => void process.stdout.write(`${sentence}\n`);
  const line = patient(pino({ base: { pid: process.pid } }));
  return (sentence, level = 'info') => line[level](sentence);
}
