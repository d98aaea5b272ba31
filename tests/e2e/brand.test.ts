import { expect } from '@playwright/test';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { ADMIN } from '../support/admin.ts';
import { EXAMPLE } from '../support/branded.ts';
import { unreadableButtons } from '../support/contrast.ts';
import { origin } from '../support/ports.ts';
import { expectAccessible, test, visit, watchLayoutShift } from '../support/visitor.ts';

// A shop with the folder of docs/examples/marca, and without anything that a company may be without (tests/support/branded.ts).
test.use({ baseURL: origin('branded') });

const PAGES = [...ROTAS_INDEXADAS, '/assineja-hospedagem-php?planoId=1', '/atendimento-obrigado', '/nao-existe', '/ipe/login'];

for (const path of PAGES) {
  test(`${path} has nothing of the example's provider`, async ({ request }) => {
    const html = await (await request.get(path)).text();
    expect(EXAMPLE.exec(html)?.[0] ?? null).toBe(null);
    expect(html).not.toMatch(/href=""|<ul[^>]*><\/ul>|>(undefined|null)</);
    expect(html).toMatch(/<link rel="stylesheet" href="\/marca\/[0-9a-f]{12}\/marca\.css"/);
    expect(html).not.toMatch(/figtree|bricolage/);
  });
}

for (const path of [
  '/',
  '/plano-vps-linux',
  '/sobre-nos',
  '/infraestrutura',
  '/politica-de-lgpd',
  '/atendimento',
  '/assineja-hospedagem-php?planoId=1',
]) {
  for (const width of [360, 768, 1440]) {
    test(`${path} is accessible, still and no wider than the screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const layoutShift = await watchLayoutShift(page);
      await visit(page, path);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(await layoutShift()).toBe(0);
    });
  }
}

test('logo, colours and fonts are the company’s, and all that the page asks for is there', async ({ page }) => {
  const failed: string[] = [];
  page.on('response', (response) => {
    if (response.status() >= 400) failed.push(response.url());
  });
  await visit(page, '/plano-hospedagem-php');
  const logo = page.locator('.header .logo__image');
  await expect(logo).toHaveAttribute('src', /^\/marca\/[0-9a-f]{12}\/logo\.svg$/);
  expect(await logo.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
  await expect(page.locator('.header')).toHaveCSS('background-color', 'rgb(11, 37, 69)');
  await expect(page.locator('.button--primary').first()).toHaveCSS('background-color', 'rgb(255, 159, 28)');
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#0b2545');
  const tree = await page.locator('.hero').evaluate((hero) => getComputedStyle(hero, '::after').backgroundImage);
  expect(tree).toMatch(/\/marca\/[0-9a-f]{12}\/ilustracao\.svg/);
  const fonts = () =>
    page.evaluate(() =>
      Array.from(document.fonts)
        .flatMap(({ family, status }) => (status === 'loaded' ? [family.replaceAll('"', '')] : []))
        .toSorted(),
    );
  // A busy browser asks for them some time after it has drawn the page.
  await expect.poll(fonts).toEqual(['Marca Texto', 'Marca Titulo']);
  expect(failed).toEqual([]);
});

test('words and figures are the company’s, and what it does not tell is not asked', async ({ page }) => {
  await visit(page, '/sobre-nos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Desde 2012 levando sites a bom porto');
  await expect(page.locator('.timeline__year')).toHaveText(['2012', '2021']);
  await expect(page.locator('.clients__numbers strong')).toHaveText(['1,2K', '2012']);
  await expect(page.getByText('Quantos clientes vocês atendem?')).toHaveCount(0);
  await visit(page, '/');
  await page.locator('.clients').scrollIntoViewIfNeeded();
  await expect(page.locator('.clients__numbers strong')).toHaveText(['1,2 mil', '99,99%', '24 horas']);
  await visit(page, '/plano-promocao');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ofertas da maré cheia');
});

test('the privacy page is the company’s own, with contents, clauses and the terms of this shop', async ({ page }) => {
  await visit(page, '/politica-de-lgpd');
  await expect(page).toHaveTitle('Privacidade na Maré Cloud | Maré Cloud');
  await expect(page.locator('time')).toHaveAttribute('datetime', '2026-10-15');
  await expect(page.locator('.legal__contents a')).toHaveText([/^1\. Quem/, /^2\. O que guardamos/, /^3\. Os seus/]);
  await expect(page.locator('[id="clausula-1.2"] a').last()).toHaveAttribute('href', 'mailto:dados@mare.example');
  await expect(page.locator('[id="clausula-2.1"] li')).toHaveText([/5 anos/, /18 meses/, /5 anos/, /6 meses/]);
  await page.goto('/politica-de-uso');
  await expect(page.locator('.legal__text')).toContainText('Denúncias são recebidas em oi@mare.example');
});

test('sharing pictures, structured data and manifest name what is there', async ({ request }) => {
  const pictureOf = async (path: string) =>
    /og:image" content="([^"]+)"/.exec(await (await request.get(path)).text())?.[1] ?? 'none';
  expect(await pictureOf('/')).toMatch(/\/marca\/[0-9a-f]{12}\/compartilhar\/padrao\.jpg$/);
  expect(await pictureOf('/plano-promocao')).toMatch(/\/compartilhar\/plano-promocao\.jpg$/);
  expect((await request.get(await pictureOf('/plano-promocao'))).headers()['content-type']).toBe('image/jpeg');
  const organization = /<script type="application\/ld\+json">(\{[^<]*"Organization"[^<]*\})/.exec(
    await (await request.get('/')).text(),
  )?.[1];
  const data = JSON.parse(organization ?? '{}') as Record<string, unknown>;
  expect(data).toMatchObject({ name: 'Maré Cloud', logo: expect.stringMatching(/\/logo\.svg$/) });
  expect(data).not.toHaveProperty('sameAs');
});

test('the administration has the company’s colours, before and after signing in', async ({ page }) => {
  await page.goto('/ipe/login');
  await expect(page.locator('.login')).toHaveCSS('background-color', 'rgb(11, 37, 69)');
  await page.getByLabel('Usuário').fill(ADMIN.username);
  await page.getByLabel('Senha').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bem-vindo à administração da Maré Cloud');
  await expect(page.locator('.admin__side')).toHaveCSS('background-color', 'rgb(11, 37, 69)');
  await expectAccessible(page);
});

test('buttons can be read in every state', async ({ page }) => {
  await visit(page, '/plano-hospedagem-php');
  const unreadable = await unreadableButtons(page);
  // The font is the company's.
  expect(unreadable.filter((found) => !found.endsWith("the browser's font"))).toEqual([]);
});
