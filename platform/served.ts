import { existsSync, realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isWithin } from './isWithin.ts';

/** Folders that anybody may read: what the site shows, and what the next build copies there. */
const SERVED = ['dist', 'public'];

/** Whether a path, existing or not, leads into what the site shows; links are followed. */
export function isServed(path: string): boolean {
  return SERVED.some((folder) => isWithin(real(path), real(folder)));
}

function real(path: string): string {
  const whole = resolve(path);
  if (existsSync(whole)) return realpathSync(whole);
  return dirname(whole) === whole ? whole : join(real(dirname(whole)), basename(whole));
}
