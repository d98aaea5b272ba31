import { expect } from '@playwright/test';
import { expectAccessible, test, visit } from '../support/visitor.ts';

test('the promotion page lists every promotional plan with disk, CPU, memory, price and its order page', async ({ page }) => {
  await visit(page, '/plano-promocao');
  await expect(page.locator('tbody tr')).toHaveCount(9);
  const row = page.locator('tbody tr', { hasText: 'Linux 8 GB em oferta' });
  for (const text of ['160 GB', '4 vCores', '8 GB', 'R$ 116,91', 'R$ 129,90', '10% de desconto'])
    await expect(row).toContainText(text);
  await expect(page.locator('tbody tr', { hasText: 'PHP Florada de novembro' })).toContainText(
    /ou R\$\s[\d,]+ por mês em 24 meses \(30% de desconto\)/,
  );
  const link = (name: string) => page.locator('tbody tr', { hasText: name }).getByRole('link', { name: /ASSINE JÁ/ });
  await expect(link('Linux 8 GB em oferta')).toHaveAttribute('href', /^\/assineja-vps\?planoId=\d+&periodo=1$/);
  await expect(link('EPYC 16 em oferta')).toHaveAttribute('href', /^\/assineja-dedicado\?planoId=\d+&periodo=1$/);
  await expect(link('Revenda 100 em oferta')).toHaveAttribute('href', /^\/assineja-hospedagem-php-revenda\?/);
  await expect(page.getByText('PHP Carnaval')).toHaveCount(0);
});

test('one promotion is recommended for a reason that is true, and its button alone is loud', async ({ page }) => {
  await visit(page, '/plano-promocao');
  const rows = page.locator('tbody tr');
  const numbers = async (kind: RegExp) =>
    (await rows.allInnerTexts()).map((text) => Number(kind.exec(text)![1]!.replace(',', '.')));
  const discounts = await numbers(/(\d+)% de desconto/);
  // All of the demonstration save alike, so that the one that costs least is recommended.
  expect(new Set(discounts).size).toBe(1);
  const prices = await numbers(/R\$\s([\d,]+)/);
  const recommended = rows.nth(prices.indexOf(Math.min(...prices)));
  await expect(recommended.getByText('MENOR PREÇO')).toBeVisible();
  await expect(recommended.locator('.button--primary')).toHaveCount(1);
  await expect(page.locator('.promo-table .badge')).toHaveCount(1);
  await expect(page.locator('.promo-table .button--primary')).toHaveCount(1);
});

for (const width of [360, 1440]) {
  test(`the promotion page is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/plano-promocao');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
