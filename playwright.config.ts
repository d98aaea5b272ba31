import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';
import { ADMIN } from './tests/support/admin.ts';

const PORT = 3210;
const MEASURED_PORT = 3211;
const RECAPTCHA_PORT = 3213;
const PROVIDERS = 'http://localhost:3212';

const LOOKUPS = { CEP_API_URL: `${PROVIDERS}/ws`, CNPJ_API_URL: `${PROVIDERS}/cnpj`, WHOIS_API_URL: `${PROVIDERS}/whois` };

/** Browser journeys against the production build, on a database of their own. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    baseURL: `http://localhost:${PORT}`,
    locale: 'pt-BR',
    launchOptions: { executablePath: findChromium() ?? undefined, args: ['--no-sandbox'] },
    trace: 'retain-on-failure',
  },
  webServer: [
    { command: 'node tests/support/providers.ts', url: PROVIDERS },
    shop(PORT),
    // The same shop with a tag-manager container.
    shop(MEASURED_PORT, { GTM_ID: 'GTM-TEST1' }),
    // The same shop with reCAPTCHA.
    shop(RECAPTCHA_PORT, {
      RECAPTCHA_SITE_KEY: 'site',
      RECAPTCHA_SECRET_KEY: 'secret',
      RECAPTCHA_VERIFY_URL: `${PROVIDERS}/recaptcha`,
    }),
  ],
});

function shop(port: number, env: Record<string, string> = {}) {
  return {
    command: 'node scripts/start.ts',
    url: `http://localhost:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: `test-results/data-${port}`,
      LOG_LEVEL: 'warn',
      RATE_LIMIT: 'off',
      ADMIN_PASSWORD: ADMIN.password,
      ...LOOKUPS,
      ...env,
    },
    timeout: 120_000,
  };
}
