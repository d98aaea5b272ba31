import { isAbsolute, relative, resolve, sep } from 'node:path';

/** Whether a path is a folder, or lies in it; links are not followed. */
export function isWithin(path: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(path));
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way);
}
