import { spawnSync } from 'node:child_process';

/** Digits of a hash that tell builds apart. */
const DIGITS = 12;

/**
 * What a build of these sources is called: the version alone where it is what the version's tag says, `1.0.0` or `v1.0.0`. Otherwise the commit follows as build
 * metadata (semver.org, 10), and what was changed since, or where there is no git, the digest of the sources, so that no two builds that differ are called alike, and
 * the same sources always are.
 * @param sources digest of the sources, in hexadecimal digits
 */
export function releaseVersion(version: string, sources: string, folder = '.'): string {
  const git = (...args: string[]) => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const digest = `src.${sources.slice(0, DIGITS)}`;
  const commit = git('rev-parse', 'HEAD')?.slice(0, DIGITS);
  if (!commit) return `${version}+${digest}`;
  if (git('status', '--porcelain') !== '') return `${version}+${commit}.${digest}`;
  const tags = git('tag', '--points-at', 'HEAD')?.split('\n') ?? [];
  return tags.includes(version) || tags.includes(`v${version}`) ? version : `${version}+${commit}`;
}
