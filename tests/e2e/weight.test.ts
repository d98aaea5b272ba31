import { expect, type Page, type Response } from '@playwright/test';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { SCREENS } from '../../pages/(admin)/screens/screens.ts';
import { enterAdmin } from '../support/admin.ts';
import { fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { test } from '../support/visitor.ts';

const KB = 1024;

/** Everything the first view of a page fetches, with the bytes that crossed the network. */
async function firstView(page: Page, url: string): Promise<{ url: string; type: string; bytes: number }[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  return Promise.all(
    responses.map(async (response) => {
      const { responseBodySize } = await response.request().sizes();
      return { url: response.url(), type: response.request().resourceType(), bytes: responseBodySize };
    }),
  );
}

const sum = (files: { bytes: number }[]) => files.reduce((total, { bytes }) => total + bytes, 0);

/** Kilobytes of JavaScript that the first view of a page may fetch. React itself is 57 of them. */
const SCRIPTS: Readonly<Record<string, number>> = {
  '/plano-hospedagem-php': 76,
  '/plano-vps-n8n': 76,
  '/plano-promocao': 76,
  '/': 74,
};

for (const [url, budget] of Object.entries(SCRIPTS)) {
  test(`first view of ${url} stays within its budget`, async ({ page }) => {
    const files = await firstView(page, url);
    const scripts = files.filter(({ type }) => type === 'script');
    expect(scripts.length).toBeGreaterThan(1);
    expect(sum(scripts)).toBeLessThanOrEqual(budget * KB);
    expect(files.filter(({ type }) => type === 'stylesheet')).toHaveLength(1);
    // React is by far the largest file; the rest is ours.
    const ours = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(1);
    expect(sum(ours)).toBeLessThanOrEqual(18 * KB);
  });
}

for (const url of ROTAS_INDEXADAS) {
  // The panel's page is the one that is there for its pictures.
  const budget = url === '/painel-icp' ? 210 : 170;
  test(`first view of ${url} transfers at most ${budget} KB, its faces at most 40 of them`, async ({ page }) => {
    const files = await firstView(page, url);
    expect(sum(files)).toBeLessThanOrEqual(budget * KB);
    expect(sum(files.filter(({ type }) => type === 'font'))).toBeLessThanOrEqual(40 * KB);
  });
}

for (const [from, to] of [
  ['/', '/plano-vps-linux'],
  ['/plano-vps-linux', '/plano-hospedagem-php'],
  ['/plano-hospedagem-php', '/contrato-de-hospedagem'],
] as const) {
  test(`${to} after ${from} transfers at most 15 KB`, async ({ page }) => {
    await firstView(page, from);
    const network = await page.context().newCDPSession(page);
    let bytes = 0;
    // What comes out of the browser's cache has crossed no network. Heads are not counted here either: HTTP/2 sends them once.
    const heads = new Map<string, number>();
    network.on('Network.responseReceived', ({ requestId, response }) => heads.set(requestId, response.encodedDataLength));
    network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (encodedDataLength > 0) bytes += encodedDataLength - heads.get(requestId)!;
    });
    await network.send('Network.enable');
    await page.goto(to, { waitUntil: 'networkidle' });
    expect(bytes).toBeGreaterThan(KB);
    expect(bytes).toBeLessThanOrEqual(15 * KB);
  });
}

test('an order page stays within 92 KB of JavaScript at first, and 150 KB with everything that is loaded later', async ({
  page,
}) => {
  const scripts: Response[] = [];
  const bytes = async () =>
    sum(await Promise.all(scripts.map(async (script) => ({ bytes: (await script.request().sizes()).responseBodySize }))));
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response));
  await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  await page.waitForLoadState('networkidle');
  expect(await bytes()).toBeLessThanOrEqual(92 * KB);
  await fillOrder(page);
  await sendOrder(page);
  expect(await bytes()).toBeLessThanOrEqual(150 * KB);
});

test('fonts are preloaded and no page fetches Apollo Client', async ({ page, request }) => {
  const html = await (await request.get('/plano-hospedagem-php')).text();
  expect(html.match(/<link rel="preload" as="font"/g)).toHaveLength(2);
  const scripts = (await firstView(page, '/plano-hospedagem-php')).filter(({ type }) => type === 'script');
  for (const { url } of scripts) expect(await (await request.get(url)).text()).not.toMatch(/ApolloClient|InMemoryCache/);
});

test('the login loads nothing of the application behind it', async ({ page, request }) => {
  const scripts = (await firstView(page, '/ipe/login')).filter(({ type }) => type === 'script');
  expect(sum(scripts)).toBeLessThanOrEqual(64 * KB);
  for (const { url } of scripts) expect(await (await request.get(url)).text()).not.toMatch(/ApolloClient|InMemoryCache/);
});

/** The scripts of a screen's first view, fetched anew: what another screen has fetched before would count as nothing. */
async function scriptsOfScreen(page: Page, url: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  return (await firstView(page, url)).filter(({ type }) => type === 'script');
}

test('the administration stays within 250 KB of JavaScript at each of its screens', async ({ page }) => {
  await enterAdmin(page);
  const heavy: string[] = [];
  for (const screen of Object.keys(SCREENS)) {
    const bytes = sum(await scriptsOfScreen(page, `/ipe/${screen}`));
    expect(bytes).toBeGreaterThan(0);
    if (bytes > 250 * KB) heavy.push(`${screen}: ${bytes}`);
  }
  expect(heavy).toEqual([]);
});

test('a screen of the administration fetches the code of no other', async ({ page }) => {
  await enterAdmin(page);
  const scripts = await scriptsOfScreen(page, '/ipe/cupons');
  expect(Math.min(...scripts.map(({ bytes }) => bytes))).toBeGreaterThan(0);
  // Nothing is asked for only once something else has run.
  const document = await (await page.request.get('/ipe/cupons')).text();
  expect(scripts.filter(({ url }) => !document.includes(new URL(url).pathname))).toEqual([]);
  const texts = await Promise.all(scripts.map(async ({ url }) => (await page.request.get(url)).text()));
  expect(texts.some((text) => text.includes('Deseja realmente excluir este cupom?'))).toBe(true);
  expect(texts.some((text) => text.includes('Tem certeza que deseja excluir este plano?'))).toBe(false);
});
