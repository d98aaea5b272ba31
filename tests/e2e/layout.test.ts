import { get } from 'node:http';
import { expect } from '@playwright/test';
import { expectAccessible, test, visit } from '../support/visitor.ts';

interface RawAnswer {
  status: number;
  body: string;
  location?: string;
}

/** Asks for a path to the letter; a browser would tidy it first. */
function rawGet(origin: string, path: string): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    get({ hostname, port, path }, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (chunk) => (body += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body, location: response.headers.location }));
    }).on('error', reject);
  });
}

test.describe('services menu', () => {
  test('has three columns, toggles on click, closes outside and on Escape', async ({ page }) => {
    await visit(page, '/plano-dedicado');
    const menu = page.locator('.mega');
    const toggle = menu.locator('> summary');
    await toggle.click();
    await expect(menu.locator('h2')).toHaveText(['Hospedagem', 'VPS', 'Dedicado e promoções']);
    await expect(menu.getByRole('link')).toHaveCount(15);
    await toggle.click();
    await expect(menu).not.toHaveAttribute('open');
    await toggle.click();
    await page.mouse.click(20, 800);
    await expect(menu).not.toHaveAttribute('open');
    await toggle.click();
    await page.keyboard.press('Escape');
    await expect(menu).not.toHaveAttribute('open');
    await expect(toggle).toBeFocused();
  });

  test('fetches its icons when it first opens', async ({ page }) => {
    const icons: string[] = [];
    page.on('request', (request) => request.url().includes('menuIcons') && icons.push(request.url()));
    await visit(page, '/plano-dedicado');
    await page.waitForLoadState('networkidle');
    expect(icons).toEqual([]);
    await page.locator('.mega > summary').click();
    await expect.poll(() => icons.length).toBeGreaterThan(0);
  });

  test('closes when another page opens, which starts at its top', async ({ page }) => {
    await visit(page, '/plano-dedicado');
    await page.locator('.mega > summary').click();
    await page
      .locator('.mega')
      .getByRole('link', { name: /Revenda PHP/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Revenda');
    await expect(page.locator('.mega')).not.toHaveAttribute('open');
    await expect(page).toHaveTitle(/^Revenda de hospedagem PHP/);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('works by keyboard alone', async ({ page }) => {
    await visit(page, '/');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
    for (let n = 0; n < 3; n++) await page.keyboard.press('Tab');
    await expect(page.locator('.mega > summary')).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.locator('.mega').getByRole('link', { name: /Hospedagem PHP/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/plano-hospedagem-php');
  });
});

test('mobile menu opens, has a services submenu, and is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  await page.locator('.drawer > summary').click();
  await page.locator('.drawer__services > summary').click();
  await expect(page.locator('.drawer').getByRole('link', { name: 'VPS Windows' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('.drawer').getByRole('link', { name: 'VPS Windows' }).click();
  await expect(page).toHaveURL('/plano-vps-windows');
  await expect(page.locator('.drawer')).not.toHaveAttribute('open');
});

test('footer has the three shortcuts, social links, columns and the external portal', async ({ page }) => {
  await page.goto('/');
  const footer = page.locator('.footer');
  await expect(footer.locator('.footer__cards strong')).toHaveText(['Portal do Cliente', 'Suporte por chamado', 'Wiki de ajuda']);
  for (const said of ['Rua das Flores Amarelas, 100', 'contato@ipe.example', '(11) 4000-0000', 'segunda a sexta, das 9h às 18h'])
    await expect(footer.locator('.footer__company')).toContainText(said);
  await expect(footer.getByRole('link', { name: '(11) 4000-0000' })).toHaveAttribute('href', 'tel:+551140000000');
  await expect(footer.locator('.footer__social a')).toHaveCount(4);
  await expect(footer.locator('nav h2')).toHaveText(['Serviços', 'Institucional', 'Contato']);
  await expect(footer.getByRole('link', { name: 'Cancelamento' })).toHaveAttribute('href', /^https:/);
  await expect(footer).toContainText('CNPJ');
});

test('the way back to the top', async ({ page }) => {
  await visit(page, '/plano-hospedagem-php');
  await page.locator('.faq').scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'Voltar ao topo' }).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('an unknown address', () => {
  test('gets a helpful page, status 404 and noindex', async ({ page, complaints }) => {
    const response = await page.goto('/nao-existe');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Página não encontrada');
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
    await expectAccessible(page);
    // Chromium reports the status of the page itself, and nothing else.
    expect(new Set(complaints.splice(0)).size).toBe(1);
  });

  for (const path of [
    '//evil.example',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/%00',
    '/..%5c',
    '/plano-',
    `/${'a'.repeat(6000)}`,
    '/?x=%',
    '/%E0%A4%A',
    '/\\evil',
    '/a//b',
  ]) {
    test(`${path.slice(0, 30)} is answered clearly`, async ({ baseURL }) => {
      const { status, body, location } = await rawGet(baseURL!, path);
      expect(status).toBeLessThan(500);
      if (status < 300 || status >= 400) expect(body).toMatch(/lang="pt-BR"/);
      else expect(location).toMatch(/^\/[^/\\]/);
    });
  }
});

test('the company is one tap away on every kind of page, and the footer is two screens of a phone at most', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ['/', '/plano-vps-linux', '/assineja-hospedagem-php?planoId=1', '/contrato-de-hospedagem']) {
    await visit(page, path);
    const link = page.locator('.header').getByRole('link', { name: 'WhatsApp' });
    await expect(link, path).toHaveAttribute('href', 'https://wa.me/5511940000000');
    await expect(link, path).toHaveAttribute('title', 'WhatsApp, segunda a sexta, das 9h às 18h');
    await page.evaluate(() => scrollTo(0, 600));
    await expect(link, path).toBeInViewport();
    expect((await page.locator('.footer').boundingBox())!.height, path).toBeLessThanOrEqual(2 * 740);
  }
});
