import { expect } from '@playwright/test';
import { test, visit, watchLayoutShift } from '../support/visitor.ts';

const popular = '.plan-card--popular';

test.describe('period of a plan page', () => {
  test('opens at the default of the page', async ({ page }) => {
    await visit(page, '/plano-hospedagem-php');
    await expect(page.getByRole('button', { name: 'Bianual' }).first()).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator(popular)).toContainText('R$ 18,68');
    await expect(page.locator(popular)).toContainText('Valor integral: R$ 448,20 em 24 meses');
    await expect(page.locator(popular).locator('s')).toContainText('R$ 24,90');
    await expect(page.locator(popular)).toContainText('25% de desconto');
  });

  test('is read from the address on the server', async ({ request }) => {
    const html = await (await request.get('/plano-hospedagem-php?periodo=12')).text();
    expect(html).toContain('R$ 21,17');
    expect(html).toContain('"price":"21.17"');
  });

  test('changes every price and the address, adding no history and moving nothing', async ({ page }) => {
    const layoutShift = await watchLayoutShift(page);
    await visit(page, '/');
    await visit(page, '/plano-vps-linux');
    await page.getByRole('button', { name: 'Mensal' }).first().click();
    await expect(page).toHaveURL('/plano-vps-linux?periodo=1');
    await expect(page.locator(popular)).toContainText('R$ 79,90');
    await expect(page.locator(popular)).not.toContainText('Valor integral');
    await expect(page.locator(popular).locator('s')).toHaveCount(0);
    await page.getByRole('button', { name: 'Semestral' }).first().click();
    await expect(page.locator(popular)).toContainText('Valor integral: R$ 441,05 em 6 meses');
    await expect(page.locator('.comparison__price')).toContainText('R$ 73,51');
    expect(await layoutShift()).toBe(0);
    await page.goBack();
    await expect(page).toHaveURL('/');
  });

  test('goes along to the order page', async ({ page }) => {
    await visit(page, '/plano-vps-linux');
    await page.getByRole('button', { name: 'Semestral' }).first().click();
    await expect(page.locator(popular).getByRole('link', { name: 'ASSINE JÁ' })).toHaveAttribute(
      'href',
      /^\/assineja-vps-linux-dedicado\?planoId=\d+&periodo=6$/,
    );
  });

  test('is kept apart for each family', async ({ page }) => {
    await visit(page, '/plano-vps-linux?periodo=1');
    await page.locator('.footer').getByRole('link', { name: 'VPS Windows' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Windows Server 2025');
    await expect(page.getByRole('button', { name: 'Anual' }).first()).toHaveAttribute('aria-pressed', 'true');
  });

  for (const periodo of ['24', '0', '-1', 'abc', '%00', '%27%3E%3Cscript%3E', '9'.repeat(4000)]) {
    test(`falls back to the default for ${periodo.slice(0, 20)}`, async ({ request }) => {
      const response = await request.get(`/plano-vps-linux?periodo=${periodo}`);
      expect(response.status()).toBe(200);
      const html = await response.text();
      expect(html).toContain('R$ 67,92');
      expect(html).toMatch(/<link rel="canonical" href="http:\/\/localhost:\d+\/plano-vps-linux"\/>/);
      expect(html).not.toContain('<script>');
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the period, the prices, the questions and the menu all work', async ({ page }) => {
    await page.goto('/plano-hospedagem-java');
    await page.getByRole('button', { name: 'Mensal' }).first().click();
    await expect(page).toHaveURL('/plano-hospedagem-java?periodo=1');
    await expect(page.locator(popular)).toContainText('R$ 59,90');
    await expect(page.locator('.comparison table')).toBeVisible();
    await page.getByText('Posso testar antes de pagar?').click();
    await expect(page.getByText('São 14 dias grátis')).toBeVisible();
    await page.locator('.mega > summary').click();
    await page
      .locator('.mega')
      .getByRole('link', { name: /VPS n8n/ })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('automatize');
  });
});
