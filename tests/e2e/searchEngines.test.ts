import { expect } from '@playwright/test';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { test } from '../support/visitor.ts';

test('the sitemap lists every public page, robots.txt the sitemap', async ({ request, baseURL }) => {
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const listed = [...(await sitemap.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url]) => url);
  expect(listed).toEqual(ROTAS_INDEXADAS.map((rota) => baseURL + rota));
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  // Where the administration is, its own pages say to whom finds them, and nobody else does.
  expect(robots).not.toContain('/ipe');
  expect(await (await request.get('/ipe/login')).text()).toContain('noindex');
});

test('the manifest names the brand and its icons exist', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Ipê Hospedagem', short_name: 'Ipê', lang: 'pt-BR' });
  for (const { src } of manifest.icons) expect((await request.get(src)).headers()['content-type']).toBe('image/png');
  expect((await request.get('/favicon.svg')).status()).toBe(200);
});

test('one address a page: upper case and trailing slashes are redirected, and nothing leaves the site', async ({ request }) => {
  for (const [from, to] of [
    ['/Plano-Hospedagem-PHP', '/plano-hospedagem-php'],
    ['/plano-hospedagem-php/', '/plano-hospedagem-php'],
    ['/SOBRE-NOS/?x=1', '/sobre-nos?x=1'],
    ['/plano-vps-linux/?periodo=6', '/plano-vps-linux?periodo=6'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(to);
  }
});

for (const rota of ROTAS_INDEXADAS) {
  test(`${rota} has a head of its own and valid structured data`, async ({ page, request }) => {
    await page.goto(rota);
    const meta = (selector: string) => page.locator(selector).getAttribute('content');
    expect((await page.title()).length).toBeLessThan(90);
    expect((await meta('meta[name="description"]'))?.length).toBeGreaterThan(60);
    expect(await meta('meta[name="robots"]')).toBe('index, follow');
    await expect(page.locator('h1')).toHaveCount(1);
    const picture = await request.get((await meta('meta[property="og:image"]')) ?? '');
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(blocks.length).toBeGreaterThan(0);
    for (const block of blocks) expectValid(JSON.parse(block));
  });
}

/** Properties that search engines require of the types that the site uses. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  Product: ['name', 'description', 'offers', 'brand'],
  Offer: ['price', 'priceCurrency', 'availability', 'url'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
};

function expectValid(node: unknown): void {
  if (Array.isArray(node)) return node.forEach(expectValid);
  if (typeof node !== 'object' || node === null) return;
  const thing = node as Record<string, unknown>;
  for (const property of REQUIRED[String(thing['@type'])] ?? []) expect(thing, String(thing['@type'])).toHaveProperty(property);
  if (thing['@type'] === 'Offer') expect(thing.price).toMatch(/^\d+\.\d{2}$/);
  Object.values(thing).forEach(expectValid);
}

test('llms.txt leads to every family, to the prices and to who sells', async ({ request }) => {
  const answer = await request.get('/llms.txt');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'text/markdown; charset=utf-8']);
  const text = await answer.text();
  for (const { nome, rota } of FAMILIAS) expect(text).toMatch(new RegExp(`\\[${nome}\\]\\(http://localhost:\\d+${rota}\\)`));
  for (const [, address] of text.matchAll(/\]\(http:\/\/localhost:\d+(\/[^)]*)\)/g))
    expect((await request.get(address!)).status(), address).toBe(200);
  expect(text).toContain('CNPJ 12.345.678/0001-95, Rua das Flores Amarelas, 100');
});
