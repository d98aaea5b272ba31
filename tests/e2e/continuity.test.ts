import { chromium, expect } from '@playwright/test';
import { ROTAS_DE_DOCUMENTO } from '../../modules/site/documento.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { openBareTab } from '../support/bareTab.ts';
import { planoId } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { hydrated, test, visit } from '../support/visitor.ts';

const MEASURED = origin('measured');

// A page of each kind, one that nobody can buy on among them; what is not there (404) is asked for again, as Chromium does with all that is not 200.
for (const address of [
  '/',
  '/plano-vps-linux',
  '/plano-promocao',
  '/painel-icp',
  '/infraestrutura',
  ROTAS_DE_DOCUMENTO[0]!,
  '/atendimento',
  '/atendimento-obrigado',
  '/assineja-vps-cpanel',
  '/assineja-finalizada',
]) {
  test(`the back button finds ${address} as it was left`, async ({ request }) => {
    const query = address.startsWith('/assineja-vps') ? `?planoId=${await planoId(request, 'cPanel 30')}` : '';
    // Playwright's own browser keeps no pages asleep, and its pages do not hear of one that wakes: the browser's tools do.
    const browser = await chromium.launch({
      executablePath: findChromium() ?? undefined,
      args: ['--no-sandbox'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
    try {
      const page = await browser.newPage({ baseURL: origin('shop') });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.enable');
      const cameBack = new Promise<string>((resolve) => {
        devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) =>
          resolve(notRestoredExplanations.map(({ reason }) => reason).join()),
        );
        devtools.on('Page.frameNavigated', ({ type, frame }) => {
          if (type === 'BackForwardCacheRestore') resolve(frame.url);
        });
      });
      await visit(page, address + query);
      await page.locator('.footer').getByRole('link', { name: 'Sobre nós' }).click();
      await page.waitForURL('/sobre-nos');
      await hydrated(page);
      page.evaluate(() => window.history.back()).catch(() => {});
      expect(await cameBack).toBe(origin('shop') + address + query);
    } finally {
      await browser.close();
    }
  });
}

test('a page of the staff is neither stored by the browser nor opened ahead', async ({ request }) => {
  const { 'cache-control': stored, 'speculation-rules': rules } = (await request.get('/ipe/login')).headers();
  expect([stored, rules]).toEqual([expect.stringContaining('no-store'), undefined]);
});

test('the page is fetched whose link is pointed at, and shown from there; an order page is not', async ({ page, context }) => {
  const fetched: string[] = [];
  const devtools = await context.newCDPSession(page);
  devtools.on('Preload.prefetchStatusUpdated', ({ key, status }) => {
    if (status === 'Ready' || status === 'Success') fetched.push(`${status} ${new URL(key.url).pathname}`);
  });
  const rules = new Promise<string | undefined>((resolve) => {
    devtools.on('Preload.ruleSetUpdated', ({ ruleSet }) => resolve(ruleSet.errorMessage));
  });
  await devtools.send('Preload.enable');
  await visit(page, '/plano-vps-linux');
  expect(await rules).toBe(undefined);
  await page.locator('a[href^="/assineja"]').first().hover();
  const link = page.locator('.footer').getByRole('link', { name: 'Infraestrutura' });
  await link.hover();
  await expect.poll(() => fetched).toEqual(['Ready /infraestrutura']);
  await link.click();
  await expect(page).toHaveURL('/infraestrutura');
  await expect.poll(() => fetched).toEqual(['Ready /infraestrutura', 'Success /infraestrutura']);
});

test('a page whose link is pointed at is there before it is pressed, and has counted, asked and stored nothing', async () => {
  const tab = await openBareTab();
  try {
    await tab.open(`${MEASURED}/infraestrutura`);
    await tab.evaluate("localStorage.setItem('consent', 'granted')");
    await tab.open(`${MEASURED}/plano-vps-linux`);
    await tab.pointAt('.footer a[href="/atendimento"]');
    const opened = () =>
      tab.told.filter(({ method }) => method === 'Preload.prerenderStatusUpdated').map(({ params }) => params.status);
    await expect.poll(opened).toContain('Ready');
    // Its scripts have run by then.
    const ran = "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd";
    await expect.poll(() => tab.evaluate(ran, true)).toBeGreaterThan(0);
    const state = `({
      path: location.pathname,
      ahead: document.prerendering,
      taken: Object.keys(document.querySelector('header')).some((key) => key.startsWith('__reactProps')),
      counted: window.dataLayer !== undefined,
      stored: [...Object.keys(sessionStorage), ...Object.keys(localStorage)].filter((key) => key !== 'consent'),
    })`;
    expect(await tab.evaluate(state, true)).toEqual({
      path: '/atendimento',
      ahead: true,
      taken: false,
      counted: false,
      stored: [],
    });
    const asked = tab.askedAhead().map((url) => url.replace(MEASURED, ''));
    expect(asked).toContain('/atendimento');
    expect(asked.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(1);
    expect(asked.filter((path) => !/^\/(?:atendimento$|assets\/|speculation-rules\.json$)/.test(path))).toEqual([]);

    await tab.pointAt('.footer a[href="/atendimento"]', true);
    await expect.poll(opened).toContain('Success');
    expect(await tab.evaluate("performance.getEntriesByType('navigation')[0].activationStart")).toBeGreaterThan(0);
    const views = "window.dataLayer?.filter(({ event }) => event === 'page_view').length";
    await expect.poll(() => tab.evaluate(views)).toBe(1);
  } finally {
    await tab.close();
  }
});

test('a page that is opened ahead runs, counts and asks nothing before it is shown', async ({ page }) => {
  await page.route('https://www.googletagmanager.com/**', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
  await page.addInitScript(() => {
    localStorage.setItem('consent', 'granted');
    Object.defineProperty(document, 'prerendering', { value: true, configurable: true });
  });
  const scripts: string[] = [];
  page.on('response', (response) => response.request().resourceType() === 'script' && scripts.push(response.url()));
  await page.goto(`${MEASURED}/atendimento`, { waitUntil: 'networkidle' });
  await page.getByLabel('Nome').focus();
  const taken = () =>
    page.evaluate(() => Object.keys(document.querySelector('header')!).some((key) => key.startsWith('__reactProps')));
  expect(scripts.length).toBeGreaterThan(1);
  expect([await taken(), await page.evaluate(() => window.dataLayer)]).toEqual([false, undefined]);
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { value: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect.poll(() => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'page_view').length)).toBe(1);
});
