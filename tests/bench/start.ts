import { rm } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { report } from './report.ts';
import { startShop } from './shop.ts';

// How long a shop that has been open before takes to open, and what it keeps in memory while nobody comes.
const PORT = 3304;
const STARTS = 3;
const MOST_MS = 1000;
const MOST_MB = 200;
/** Until the pages are warm and what making them took was given back, in milliseconds. */
const REST_MS = 50_000;

const first = await startShop(PORT);
const { dataDir } = first;
await first.stop();
const times: number[] = [];
for (let start = 0; start < STARTS; start++) {
  const shop = await startShop(PORT, { DATA_DIR: dataDir });
  times.push(shop.startedIn);
  if (start === STARTS - 1 && process.platform === 'linux') {
    await wait(REST_MS);
    const resting = await shop.megabytes();
    report({ what: 'memory at rest', measured: `${resting.toFixed(0)} MB`, target: `≤ ${MOST_MB} MB`, reached: resting <= MOST_MB, detail: 'resident, pages warm, nobody there' }); // prettier-ignore
  }
  await shop.stop();
}
await rm(dataDir, { recursive: true, force: true });
const fastest = Math.min(...times);
report({
  what: 'start until ready, build current',
  measured: `${fastest.toFixed(0)} ms`,
  target: `< ${MOST_MS} ms`,
  reached: fastest < MOST_MS,
  detail: `${times.map((time) => time.toFixed(0)).join(', ')} ms, against ${first.startedIn.toFixed(0)} ms the first time, with its database`,
});
process.exit(0);
