import { expect, type Page } from '@playwright/test';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { test, visit } from '../support/visitor.ts';

/** Every public page, in every state that has a head of its own. */
const PAGES = [
  ...ROTAS_INDEXADAS,
  ...new Set([...FAMILIAS.map(({ rotaAssinatura }) => rotaAssinatura), '/assineja-vps', '/assineja-dedicado']),
  '/plano-vps-linux?periodo=6',
  '/assineja-finalizada?id=0123456789abcdef0123456789abcdef&email=a%40b.com&valor=29.90&telefone=11987654321',
  '/atendimento-obrigado',
  '/nao-existe',
];

/** What search engines and social networks read of the page that is open. */
function headOf(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(() => {
    const all = (selector: string, read: (element: Element) => string | null) =>
      Array.from(document.querySelectorAll(selector), (element) => read(element) ?? '');
    return {
      lang: [document.documentElement.lang],
      title: [document.title],
      meta: all(
        'meta[name], meta[property]',
        (meta) => `${meta.getAttribute('name') ?? meta.getAttribute('property')}: ${meta.getAttribute('content')}`,
      ),
      canonical: all('link[rel="canonical"]', (link) => link.getAttribute('href')),
      structuredData: all('script[type="application/ld+json"]', (script) => script.textContent),
    };
  });
}

/** Follows a link to an address, as a link anywhere on the page would. */
async function clickTo(page: Page, address: string): Promise<void> {
  await page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href, textContent: 'Adiante' });
    document.querySelector('main')?.prepend(link);
  }, address);
  await page.getByRole('link', { name: 'Adiante', exact: true }).click();
  await page.waitForURL(address);
}

for (const address of PAGES) {
  test(`the head of ${address} is its own, however one came`, async ({ page, complaints }) => {
    await page.goto(address);
    const own = await headOf(page);
    const start = address === '/sobre-nos' ? '/' : '/sobre-nos';
    await visit(page, start);
    const before = await headOf(page);
    await clickTo(page, address);
    await expect.poll(() => headOf(page), 'after a click').toEqual(own);
    await page.goBack();
    await page.waitForURL(start);
    await expect.poll(() => headOf(page), 'after going back').toEqual(before);
    await page.goForward();
    await page.waitForURL(address);
    await expect.poll(() => headOf(page), 'after going forward').toEqual(own);
    // Chromium reports the status of a page that is not there.
    if (address === '/nao-existe') expect(new Set(complaints.splice(0)).size).toBe(1);
  });
}
