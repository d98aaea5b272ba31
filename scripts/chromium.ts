import { existsSync } from 'node:fs';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** An installed Chrome or Chromium: CHROME_PATH, then the usual places; null when there is none. */
export function findChromium(): string | null {
  const { CHROME_PATH } = process.env;
  return [CHROME_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path)) ?? null;
}

/**
 * Debian's headless shell of Chromium: it draws and runs what Chromium does, in two thirds of the time, but keeps no page asleep to go back to. Null
 * where there is none, and where CHROME_PATH says which browser to take.
 */
export function findHeadlessShell(): string | null {
  return !process.env.CHROME_PATH && existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : null;
}
