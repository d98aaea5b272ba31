import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import type { Familia } from '../catalogue/familia.ts';
import { priceTag } from './priceTag.ts';

/** A picture, and what is laid over it (SVG). */
export interface PictureJob {
  file: string;
  tag: string;
}

/** Pictures with the price of the day, in JPEG, by family. */
export type PricedPictures = (familia: Familia, mensal: string) => Promise<Uint8Array>;

const PRAZO_MS = 30_000;
// Beside this file, as source or as part of the build.
const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js';
const WORKER = fileURLToPath(new URL(`./picture.worker${EXTENSION}`, import.meta.url));

/** Makes them, one at a time, and keeps each until its price is another: as many as there are families. @param folder the pictures without a price */
export function createPricedPictures(folder: string): PricedPictures {
  const oneAtATime = pLimit(1);
  const kept = new Map<string, { mensal: string; picture: Promise<Uint8Array> }>();
  return (familia, mensal) => {
    const known = kept.get(familia.tipo);
    if (known?.mensal === mensal) return known.picture;
    const job = { file: `${folder}${familia.rota}.jpg`, tag: priceTag(mensal) };
    const picture = oneAtATime(() => inAnotherProcess(job));
    kept.set(familia.tipo, { mensal, picture });
    // Whoever waits hears of the failure; the next one tries again.
    picture.catch(() => kept.delete(familia.tipo));
    return picture;
  };
}

function inAnotherProcess(job: PictureJob): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const worker = fork(WORKER, {
      serialization: 'advanced',
      execArgv: EXTENSION === '.ts' && !process.features.typescript ? ['--import', '@oxc-node/core/register'] : [],
      env: { MALLOC_ARENA_MAX: '1' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: PRAZO_MS,
      killSignal: 'SIGKILL',
    });
    worker.once('message', (picture) => resolve(picture as Uint8Array));
    worker.once('close', () => reject(new Error(`the picture ${job.file} could not be made`)));
    worker.on('error', reject);
    worker.send(job);
  });
}
