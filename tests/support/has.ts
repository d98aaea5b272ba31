import { spawnSync } from 'node:child_process';

/** Whether a program is there; says loudly what is not tried where it is not. */
export function has(program: string, ...args: string[]): boolean {
  const found = spawnSync(program, args).status === 0;
  if (!found)
    process.stderr.write(`\n*** THE FILES FOR ${program.toUpperCase()} ARE NOT TRIED: it is not on this machine. ***\n`);
  return found;
}
