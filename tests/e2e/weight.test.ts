import { expect, type Page, type Response } from '@playwright/test';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
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

for (const url of ['/plano-hospedagem-php', '/plano-vps-n8n', '/plano-promocao']) {
  test(`first view of ${url} stays within its budget`, async ({ page }) => {
    const files = await firstView(page, url);
    const scripts = files.filter(({ type }) => type === 'script');
    expect(scripts.length).toBeGreaterThan(1);
    expect(sum(scripts)).toBeLessThanOrEqual(85 * KB);
    expect(files.filter(({ type }) => type === 'stylesheet')).toHaveLength(1);
    // React and vike's runtime are by far the two largest files; the rest is ours.
    const ours = scripts.toSorted((a, b) => b.bytes - a.bytes).slice(2);
    expect(sum(ours)).toBeLessThanOrEqual(25 * KB);
    expect(sum(files)).toBeLessThanOrEqual(250 * KB);
  });
}

for (const url of ROTAS_INDEXADAS) {
  test(`first view of ${url} transfers at most 250 KB`, async ({ page }) => {
    expect(sum(await firstView(page, url))).toBeLessThanOrEqual(250 * KB);
  });
}

test('an order page stays within 150 KB of JavaScript, everything that is loaded later included', async ({ page }) => {
  const scripts: Response[] = [];
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response));
  await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  await fillOrder(page);
  await sendOrder(page);
  const sizes = await Promise.all(scripts.map(async (script) => (await script.request().sizes()).responseBodySize));
  expect(sizes.reduce((total, size) => total + size, 0)).toBeLessThanOrEqual(150 * KB);
});

test('fonts are preloaded and no page fetches Apollo Client', async ({ page, request }) => {
  const html = await (await request.get('/plano-hospedagem-php')).text();
  expect(html.match(/<link rel="preload" as="font"/g)).toHaveLength(2);
  const scripts = (await firstView(page, '/plano-hospedagem-php')).filter(({ type }) => type === 'script');
  for (const { url } of scripts) expect(await (await request.get(url)).text()).not.toMatch(/ApolloClient|InMemoryCache/);
});
