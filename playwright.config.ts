import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';

const PORT = 3210;

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
  webServer: {
    command: 'node scripts/start.ts',
    url: `http://localhost:${PORT}/readyz`,
    env: { PORT: String(PORT), DATA_DIR: 'test-results/data', LOG_LEVEL: 'warn' },
    timeout: 120_000,
  },
});
