import { globSync, readFileSync } from 'node:fs';

const ON_ONE = /\/(boundedLimiter|arquivoHostil)\.test\.ts$/;

/**
 * The tests that run a second time with the rows of their shops in PostgreSQL: whatever opens a shop and goes through its services and doors, and what
 * ends its process. Those of `scripts` and the rest of `tests/faults` are about the file of an embedded database, its folder and its commands, or about
 * what stands in front of the shop; of what memory counts where no PostgreSQL does there is `boundedLimiter.test.ts`, and of files that reach no database
 * `arquivoHostil.test.ts`; what only PostgreSQL does is in `postgres.test.ts`.
 */
export const ON_BOTH_DATABASES: readonly string[] = [
  ...globSync(['{modules,platform,graphql,pages}/**/*.test.ts', 'tests/doors/*.test.ts']).filter(
    (file) => !ON_ONE.test(file) && /\/support\/(shop|tellingShop|linkedOrders|letterDesk)\.ts/.test(readFileSync(file, 'utf8')),
  ),
  'modules/checkout/crash.test.ts',
  'tests/faults/{log,outboxCrash,pages,sigterm}.test.ts',
];

/** The browser's journeys through orders and the administration that go through the doors alone. */
export const JOURNEYS_ON_POSTGRES = ['order', 'promotion', 'admin', 'catalogueFile', 'export'].map(
  (name) => `**/${name}.test.ts`,
);
