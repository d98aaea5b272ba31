/** First of the ports that tests' servers listen on; TEST_PORT moves them, so that two checkouts can be tested at once. */
const FIRST = Number(process.env.TEST_PORT ?? 3210);

/** Where the browser tests' servers listen: the shop, one with a tag manager, the outside services, one with reCAPTCHA, one that begins empty, one under attack, one that is killed, one whose disk fails, one that npm starts, one of which remains are sought, one without the packages of developers, one that gets large pictures, one with a brand of its own. */
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
  branded: FIRST + 13,
} as const;

/** Address of one of them. */
export function origin(name: keyof typeof PORTS): string {
  return `http://localhost:${PORTS[name]}`;
}

/** Data folder of a shop under test. */
export function dataDirOf(name: keyof typeof PORTS): string {
  return `test-results/data-${PORTS[name]}`;
}
