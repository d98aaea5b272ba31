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

/** An installed Chrome or Chromium: CHROME_PATH, then the usual places; null when there is none. */
export function findChromium(): string | null {
  const { CHROME_PATH } = process.env;
  return [CHROME_PATH, ...USUAL_PLACES].find((path) => path && existsSync(path)) ?? null;
}
