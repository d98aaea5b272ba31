import { expect } from '@playwright/test';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
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

test('whoever looks at the plans of a family hears of those in promotion, at the period and price that their order has', async ({
  page,
}) => {
  const planos = (await (await page.request.get('/api/planos/listarativos')).json()) as { planoTipo: string; nome: string }[];
  const emPromocao = planos.filter(({ planoTipo }) => planoTipo.startsWith('PROMOCIONAL'));
  const said = new Set<string>();
  for (const { rota } of FAMILIAS) {
    await visit(page, rota);
    for (const link of await page.locator('.plans__offers a').all()) said.add((await link.textContent())!);
  }
  expect([...said].toSorted()).toEqual(emPromocao.map(({ nome }) => nome).toSorted());
  await visit(page, '/plano-dedicado?periodo=6');
  const offer = page.locator('.plans__offers li', { hasText: 'EPYC 16 em oferta' });
  await expect(offer).toContainText('16 núcleos · 64 GB');
  await expect(offer).toContainText('R$ 759,92/mês, pagando 6 meses (20% de desconto)');
  await page.getByRole('button', { name: 'Anual' }).first().click();
  await expect(offer).toContainText('R$ 664,93/mês, pagando 12 meses (30% de desconto)');
  await offer.getByRole('link').click();
  await expect(page.locator('.receipt').first()).toContainText('R$ 7.979,16');
});

for (const width of [360, 1440]) {
  test(`the promotion page is accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, '/plano-promocao');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
