import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Which of vitest's processes this is, counted from 0. Each has ports of its own. */
const BESIDE = Number(process.env.VITEST_POOL_ID ?? 1) - 1;

/**
 * First of the ports that tests' servers listen on; TEST_PORT moves them, so that two checkouts can be tested at once (200 apart). The same test has
 * another on PostgreSQL.
 */
const FIRST = Number(process.env.TEST_PORT ?? 3210) + (process.env.TEST_DATABASE === 'postgresql' ? 50 : 0) + BESIDE * 100;

/** How many browsers journeys are made with at once. Each has shops of its own: what one does with their rows is in no other's way. */
export const BROWSERS = 2;

/** Whose shops these are: the first browser's, where no browser asks. */
const BROWSER = Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** Where the browser tests' servers listen: the shop, one with a tag manager, the outside services, one with reCAPTCHA, one that begins empty, one under attack, one that is killed, one whose disk fails, one that npm starts, one of which remains are sought, one without the packages of developers, one that gets large pictures, one from a release, two behind a proxy, the proxy with and without TLS, another proxy, one behind that, one with a brand of its own, a second behind the other proxy, PostgreSQL for the journeys, what says that it is up, one that is told to end, and, beyond those of the second browser, three over one database, who takes the journeys' mail, and one that asks for a second factor. */
export const PORTS = {
  shop: FIRST,
  measured: FIRST + 1,
  providers: FIRST + 2,
  recaptcha: FIRST + 3,
  empty: FIRST + 4,
  attacked: FIRST + 5,
  killed: FIRST + 6,
  faulty: FIRST + 7,
  started: FIRST + 8,
  erased: FIRST + 9,
  slim: FIRST + 10,
  pictured: FIRST + 11,
  attackedMetrics: FIRST + 12,
  released: FIRST + 13,
  behind: FIRST + 14,
  beside: FIRST + 15,
  proxy: FIRST + 16,
  secureProxy: FIRST + 17,
  caddy: FIRST + 18,
  behindCaddy: FIRST + 19,
  branded: FIRST + 20,
  secondBehindCaddy: FIRST + 21,
  postgres: FIRST + 22,
  postgresIsUp: FIRST + 23,
  ended: FIRST + 24,
  firstOfThree: FIRST + 30,
  secondOfThree: FIRST + 31,
  thirdOfThree: FIRST + 32,
  mail: FIRST + 33,
  guarded: FIRST + 34,
} as const;

/** The shops of which every browser has one. */
const OF_A_BROWSER = ['shop', 'measured', 'recaptcha', 'empty', 'branded'] as const;

/** Port of one of them; of a shop, the one that this browser, or that one, has. */
export function portOf(name: keyof typeof PORTS, browser = BROWSER): number {
  return PORTS[name] + (OF_A_BROWSER.some((one) => one === name) ? browser * 25 : 0);
}

/** Address of one of them. */
export function origin(name: keyof typeof PORTS, browser = BROWSER): string {
  return `http://localhost:${portOf(name, browser)}`;
}

/** Data folder of a shop under test, where the run of `playwright.config.ts` has its temporary files. */
export function dataDirOf(name: keyof typeof PORTS, browser = BROWSER): string {
  return join(tmpdir(), `loja-${portOf(name, browser)}`);
}
