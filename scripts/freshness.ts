import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const STAMP = 'dist/stamp';
const SOURCES = [
  '{app,server}.ts',
  '{modules,graphql,pages,platform,data/migrations,data/demo,public}/**/*.*',
  'scripts/**/*.ts',
  '{package-lock,tsconfig}.json',
  'vite.config.ts',
];

/** Hash of everything that a build is made of. */
export function hashSources(): string {
  const hash = createHash('sha256');
  const files = globSync(SOURCES).filter((file) => !/\.test\.tsx?$/.test(file));
  for (const file of files.sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

/** Whether dist/ was built from the sources as they are now. */
export function buildIsCurrent(): boolean {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === hashSources();
}

/** Remembers what dist/ was built from. */
export function stampBuild(hash: string): void {
  writeFileSync(STAMP, hash);
}
