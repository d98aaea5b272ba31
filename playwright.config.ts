import { defineConfig, devices } from '@playwright/test';
import { findChromium, findHeadlessShell } from './scripts/chromium.ts';
import { BRANDED } from './tests/support/branded.ts';
import { ADMIN } from './tests/support/admin.ts';
import { JOURNEYS_ON_POSTGRES } from './tests/support/bothDatabases.ts';
import { databaseSettings, onPostgres, TEMPLATE } from './tests/support/database.ts';
import { workInMemory } from './tests/support/inMemory.ts';
import { BROWSERS, dataDirOf, origin, portOf, PORTS } from './tests/support/ports.ts';

workInMemory();

const PROVIDERS = origin('providers');

const SERVICES = { command: 'node tests/support/providers.ts', url: PROVIDERS };
const POSTGRES = {
  command: 'node --import ./scripts/typescript.ts tests/support/postgresServer.ts',
  url: origin('postgresIsUp'),
  gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
} as const;
if (onPostgres) process.env.TEST_POSTGRES = `postgresql://loja@127.0.0.1:${PORTS.postgres}/${TEMPLATE}`;

const LOOKUPS = { CEP_API_URL: `${PROVIDERS}/ws`, CNPJ_API_URL: `${PROVIDERS}/cnpj`, WHOIS_API_URL: `${PROVIDERS}/whois` };

const PINGS = `Montreal=${PROVIDERS}/ping Dallas=${PROVIDERS}/ping`;
const MAIL = { SMTP_URL: `smtp://127.0.0.1:${PORTS.mail}`, MAIL_FROM: 'Ipê Loja <loja@loja.example>' };
const PIX = { PIX_KEY: 'financeiro@ipe.example', PIX_NAME: 'IPE HOSPEDAGEM', PIX_CITY: 'SAO PAULO' };

const SHOPS: readonly [Parameters<typeof portOf>[0], Record<string, string>][] = [
  ['shop', {}],
  // The same shop with a tag-manager container, with GraphiQL, with something to measure the way to, and paid by PIX.
  ['measured', { GTM_ID: 'GTM-TEST1', GRAPHQL_SANDBOX: 'on', PING_ADDRESSES: PINGS, ...PIX }],
  // The same shop with reCAPTCHA, and with mail.
  [
    'recaptcha',
    { RECAPTCHA_SITE_KEY: 'site', RECAPTCHA_SECRET_KEY: 'secret', RECAPTCHA_VERIFY_URL: `${PROVIDERS}/recaptcha`, ...MAIL },
  ],
  // The same shop with the example's folder of a brand, and nothing that a company may be without.
  ['branded', BRANDED],
  // A shop that has just opened: nothing is in it but what a test puts there. It may tell somebody on this machine of what happens.
  ['empty', { DEMO_DATA: 'off', WEBHOOK_ALLOW_PRIVATE: 'on' }],
];

/** Browser journeys against the production build, on databases of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: BROWSERS,
  // A test may share its machine with others; what hangs is still found.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // What is wrong stays in sight, also what belongs to no test.
  reporter: [['dot']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: origin('shop'),
    locale: 'pt-BR',
    // A page that glides to where it is scrolled may carry what is pressed away from under the pointer; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findHeadlessShell() ?? findChromium() ?? undefined,
      // A script has one thread: the browsers have the machine between them, and helpers of each would only wait for those of the other.
      args: ['--no-sandbox', '--js-flags=--single-threaded'],
    },
  },
  testMatch: onPostgres ? JOURNEYS_ON_POSTGRES : undefined,
  webServer: onPostgres
    ? [POSTGRES, SERVICES, ...forEach((browser) => shop(browser))]
    : [SERVICES, ...SHOPS.flatMap(([name, env]) => forEach((browser) => shop(browser, name, env)))],
});

function forEach<T>(make: (browser: number) => T): T[] {
  return Array.from({ length: BROWSERS }, (_, browser) => make(browser));
}

function shop(browser: number, name: Parameters<typeof portOf>[0] = 'shop', env: Record<string, string> = {}) {
  const dataDir = dataDirOf(name, browser);
  return {
    // A run begins with shops that nobody has been in. Others read this file, too, and begin nothing.
    command: `rm -rf '${dataDir}' && exec node scripts/start.ts`,
    url: `${origin(name, browser)}/readyz`,
    env: {
      PORT: String(portOf(name, browser)),
      DATA_DIR: dataDir,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ADMIN_PASSWORD: ADMIN.password,
      ...databaseSettings(dataDir),
      ...LOOKUPS,
      ...env,
    },
    timeout: 120_000,
  };
}
