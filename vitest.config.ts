import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: {
    // One copy of graphql: type-graphql would otherwise load another build of it.
    alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }],
  },
  test: {
    include: ['*.test.ts', '{modules,platform,graphql,pages,data,scripts,tests/doors,tests/faults,tests/fuzz}/**/*.test.ts'],
    setupFiles: ['tests/support/setup.ts'],
    sequence: { shuffle: true },
    // A test may share its machine with others; what hangs is still found.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    server: { deps: { inline: ['type-graphql'] } },
  },
});
