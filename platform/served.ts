import { lstatSync, readlinkSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { isWithin } from './isWithin.ts';

/** Folders that anybody may read: what the site shows, and what the next build copies there. */
const SERVED = ['dist', 'public'];

/** Whether a path, existing or not, leads into what the site shows; links are followed. */
export function isServed(path: string): boolean {
  return SERVED.some((folder) => leadsInto(path, folder));
}

/** Whether a path, existing or not, is a folder or leads into it; links are followed. */
export function leadsInto(path: string, folder: string): boolean {
  return isWithin(real(path), real(folder));
}

function real(path: string): string {
  const whole = resolve(path);
  const folder = dirname(whole);
  if (folder === whole) return whole;
  const parent = real(folder);
  const here = join(parent, basename(whole));
  // A link may lead to what is not there yet.
  return isLink(here) ? real(resolve(parent, readlinkSync(here))) : here;
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    // Not there, or below something that is no folder: the start will say so.
    return false;
  }
}
