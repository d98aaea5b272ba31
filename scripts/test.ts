import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { findChromium, findHeadlessShell } from './chromium.ts';

const DEBIANS = '/usr/bin/chromium';
const APT = 'apt-get update && apt-get install -y';

// `npm test`: every check, every unit and API test, and the browser journeys, those of the shop on PostgreSQL as well. Nothing is skipped.
ensureChromium();
rmSync('test-results', { recursive: true, force: true });
run('node scripts/check.ts --strict');
run('node scripts/build.ts');
run('vitest run');
run('playwright test');
run('playwright test', { TEST_DATABASE: 'postgresql' });

/** Uses an installed Chrome or Chromium, with its headless shell where Debian has one; else Playwright's own; else, on Debian as root, apt's. */
function ensureChromium(): void {
  const found = findChromium();
  if (found === DEBIANS && !findHeadlessShell() && process.getuid?.() === 0) attempt(`${APT} chromium-headless-shell`);
  if (found) return console.log(`browser: ${findHeadlessShell() ?? found}`);
  console.log("browser: none found, installing Playwright's Chromium");
  if (attempt('playwright install --with-deps chromium')) return;
  console.log("browser: that failed, installing Debian's Chromium with apt");
  if (attempt(`${APT} chromium chromium-headless-shell`) && findChromium()) return;
  console.error('No browser could be installed. Install Chrome or Chromium, or set CHROME_PATH to one.');
  process.exit(1);
}

function attempt(command: string, settings: Record<string, string> = {}): boolean {
  return spawnSync(command, { shell: true, stdio: 'inherit', env: { ...process.env, ...settings } }).status === 0;
}

function run(command: string, settings?: Record<string, string>): void {
  console.log(`\n> ${[...Object.entries(settings ?? {}).map((setting) => setting.join('=')), command].join(' ')}`);
  if (!attempt(command, settings)) process.exit(1);
}
