import { rm } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findChromium } from '../../scripts/chromium.ts';
import { report } from './report.ts';
import { startShop } from './shop.ts';

// What Lighthouse says of the pages that sell, on a telephone with 1.6 Mbit/s, 150 ms and a processor four times as slow (its own simulation): the median of several looks.
const PORT = 3305;
const DEBUGGING = 3306;
const LOOKS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const BEST = 100;
const MOST_LCP_MS = 1000;
/** Pages whose largest picture or text is to be there within a second. */
const QUICK: ReadonlySet<string> = new Set(['home', 'plan', 'order']);
/** Of the page of an order, which names a person's choice, search engines are told to keep out. */
const NOT_INDEXED: ReadonlySet<string> = new Set(['order']);

interface Look {
  scores: number[];
  lcp: number;
}

const shop = await startShop(PORT, { DEMO_DATA: 'on' });
const [plano] = (await (await fetch(`${shop.url}/api/planos/listarativos`)).json()) as [{ id: number }];
const PAGES = {
  home: '/',
  plan: '/plano-vps-linux',
  order: `/assineja-hospedagem-php?planoId=${plano.id}`,
  contract: '/contrato-de-hospedagem',
};
const browser = await chromium.launch({
  executablePath: findChromium() ?? undefined,
  args: ['--no-sandbox', `--remote-debugging-port=${DEBUGGING}`],
});

for (const [name, path] of Object.entries(PAGES)) {
  const looks: Look[] = [];
  for (let look = 0; look < LOOKS; look++) looks.push(await lookAt(shop.url + path));
  const scores = CATEGORIES.map((_, place) => median(looks.map((look) => look.scores[place]!)));
  const counted = scores.filter((_, place) => !(CATEGORIES[place] === 'seo' && NOT_INDEXED.has(name)));
  const detail = CATEGORIES.map((category, place) => `${category} ${scores[place]}`).join(', ');
  report({ what: `Lighthouse, ${name}`, measured: scores.join('/'), target: `${BEST} each`, reached: counted.every((score) => score === BEST), detail }); // prettier-ignore
  const lcp = median(looks.map((look) => look.lcp));
  const reached = QUICK.has(name) ? lcp <= MOST_LCP_MS : null;
  report({ what: `LCP, ${name}`, measured: `${Math.round(lcp)} ms`, target: reached === null ? '' : `≤ ${MOST_LCP_MS} ms`, reached, detail: `median of ${LOOKS}` }); // prettier-ignore
}

await browser.close();
await shop.stop();
await rm(shop.dataDir, { recursive: true, force: true });
process.exit(0);

async function lookAt(url: string): Promise<Look> {
  const found = await lighthouse(url, { port: DEBUGGING, onlyCategories: [...CATEGORIES], logLevel: 'error' });
  if (!found) throw new Error(`Lighthouse says nothing of ${url}`);
  const { categories, audits } = found.lhr;
  return {
    scores: CATEGORIES.map((category) => Math.round((categories[category]?.score ?? 0) * BEST)),
    lcp: audits['largest-contentful-paint']!.numericValue!,
  };
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}
