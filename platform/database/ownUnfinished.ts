import { existsSync, readdirSync, rmSync } from 'node:fs';

/** Deletes what a command that was killed has left of a folder, which is known by what it writes there first. @throws Error where it is somebody else's */
export function clearOwn(unfinished: string, mark: string): void {
  if (!existsSync(unfinished)) return;
  const names = readdirSync(unfinished);
  if (names.length > 0 && !names.includes(mark))
    throw new Error(
      `A pasta ${unfinished} já existe, e não foi este comando que a deixou. Mude o nome dela, ou diga outra pasta.`,
    );
  rmSync(unfinished, { recursive: true });
}
