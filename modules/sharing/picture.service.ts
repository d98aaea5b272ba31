import pLimit from 'p-limit';
import { inOtherProcess } from '../../platform/otherProcess.ts';
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

/** Makes them, one at a time, and keeps each until its price is another: as many as there are families. @param folder the pictures without a price */
export function createPricedPictures(folder: string): PricedPictures {
  const oneAtATime = pLimit(1);
  const kept = new Map<string, { mensal: string; picture: Promise<Uint8Array> }>();
  return (familia, mensal) => {
    const known = kept.get(familia.tipo);
    if (known?.mensal === mensal) return known.picture;
    const job = { file: `${folder}${familia.rota}.jpg`, tag: priceTag(mensal) };
    const picture = oneAtATime(() => draw(job));
    kept.set(familia.tipo, { mensal, picture });
    // Whoever waits hears of the failure; the next one tries again.
    picture.catch(() => kept.delete(familia.tipo));
    return picture;
  };
}

async function draw(job: PictureJob): Promise<Uint8Array> {
  const program = { beside: import.meta.url, name: 'picture.worker', milliseconds: PRAZO_MS };
  const picture = await inOtherProcess<Uint8Array>(program, job);
  if (!picture) throw new Error(`the picture ${job.file} could not be made`);
  return picture;
}
