import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { ON_BOTH_DATABASES } from './tests/support/bothDatabases.ts';
import { FileOrder } from './tests/support/fileOrder.ts';
import { workInMemory } from './tests/support/inMemory.ts';

workInMemory();

/** Tests that put something of their own in the place of a module, which nobody else may get, or that look at the memory of the process. */
const ISOLATED = ['**/outgoing.test.ts', 'platform/idleMemory.test.ts'];

export default defineConfig({
  resolve: {
    // One copy of graphql: type-graphql would otherwise load another build of it.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    globalSetup: ['tests/support/build.ts'],
    setupFiles: ['tests/support/setup.ts'],
    // Hundreds of processes are started from one build: what Node has compiled for the first is read by the others.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/compiled') },
    sequence: { shuffle: true, sequencer: FileOrder },
    // The shop is loaded once for all files of a worker: for each of them, that took half of the time.
    isolate: false,
    // Files start servers, whose ports `tests/support/ports.ts` keeps apart; more would have a small machine work at what waits for itself.
    maxWorkers: 2,
    // A test may share its machine with others; what hangs is still found.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 15_000 } },
    server: { deps: { inline: ['type-graphql'] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: [
            '*.test.ts',
            '{modules,platform,graphql,pages,data,scripts,tests/doors,tests/faults,tests/fuzz}/**/*.test.ts',
          ],
          exclude: ISOLATED,
          globalSetup: ['tests/support/sqlite.ts'],
        },
      },
      { extends: true, test: { name: 'isolated', include: ISOLATED, exclude: ['node_modules/**'], isolate: true } },
      {
        extends: true,
        test: {
          name: 'postgresql',
          include: [...ON_BOTH_DATABASES],
          exclude: ISOLATED,
          globalSetup: ['tests/support/postgres.ts'],
          env: { TEST_DATABASE: 'postgresql' },
        },
      },
    ],
  },
});
