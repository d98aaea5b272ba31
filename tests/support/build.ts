import { spawnSync } from 'node:child_process';
import { buildIsCurrent } from '../../scripts/freshness.ts';

/** Builds before vitest begins, where the build is not current: what ends processes and runs commands starts it, not the sources. */
export default function setup(): void {
  if (buildIsCurrent()) return;
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error('the build failed');
}
