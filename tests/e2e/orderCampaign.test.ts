import { expect, type Page } from '@playwright/test';
import { openOrder, planoId } from '../support/order.ts';
import { test, visit } from '../support/visitor.ts';

// A campaign's coupon, domain and period arrive at the order, wherever its link leads first and whatever is pressed before scripts run.

const CAMPAIGN = 'cupom=FLORADA10&dominio=https://Loja.com.br/inicio%20';
const WAYS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  [`/plano-hospedagem-php?${CAMPAIGN}&periodo=12`]: async (page) => page.locator('.plan-card a').first().click(),
  [`/plano-promocao?${CAMPAIGN}`]: async (page) => page.locator('a[href^="/assineja-"]').first().click(),
  [`/?${CAMPAIGN}`]: async (page) => {
    await page.locator('.price-list a').first().click();
    await page.waitForURL(/\/plano-/);
    await page.locator('.plan-card a').first().click();
  },
  [`/assineja-hospedagem-php?${CAMPAIGN}&periodo=12`]: async (page) => page.locator('.order-choices a').first().click(),
  [`/assineja-hospedagem-php?planoId=999999&${CAMPAIGN}&periodo=12`]: async (page) =>
    page.locator('.order-choices a').first().click(),
};

async function expectCampaign(page: Page): Promise<void> {
  await expect(page.getByText('VOCÊ ADICIONOU O PLANO')).toBeVisible();
  await expect(page.getByLabel('Domínio', { exact: true })).toHaveValue('loja.com.br');
  await expect(page.getByLabel('Cupom de desconto')).toHaveValue('FLORADA10');
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
}

for (const [address, go] of Object.entries(WAYS)) {
  test(`${address} leads to an order with all of it`, async ({ page }) => {
    await visit(page, address);
    await go(page);
    await expectCampaign(page);
    if (address.includes('periodo')) await expect(page.getByLabel('Anual (12 MESES)')).toBeChecked();
  });

  test(`${address} does so in another tab`, async ({ page, context }) => {
    await visit(page, address);
    const link = page.locator('.order-choices a, .plan-card a, a[href^="/assineja-"], .price-list a').first();
    const opened = context.waitForEvent('page');
    await link.click({ button: 'middle' });
    await (await opened).close();
    const { searchParams } = new URL((await link.getAttribute('href'))!, page.url());
    expect([searchParams.get('cupom'), searchParams.get('dominio')]).toEqual(['FLORADA10', 'loja.com.br']);
  });
}

test('a link that is followed before the scripts arrive brings it as well', async ({ page, complaints }) => {
  for (const address of Object.keys(WAYS).filter((way) => way.includes('periodo'))) {
    await page.route('**/assets/**/*.js', (route) => route.abort());
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('.order-choices a, .plan-card a').first().click();
    await page.waitForURL(/planoId=\d+&periodo=12$/);
    await page.unrouteAll();
    // The browser opens the page again as it was opened: from the page before.
    await page.reload();
    await expectCampaign(page);
    await page.evaluate(() => sessionStorage.clear());
  }
  expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
});

test('what is typed instead goes along in its place, and what is taken back does not return', async ({ page }) => {
  const coupon = page.getByLabel('Cupom de desconto');
  const domain = page.getByLabel('Domínio', { exact: true });
  const another = async (plan: string, between: string) => {
    await page.locator('.footer').getByRole('link', { name: between, exact: true }).click();
    await page.locator('.plan-card', { hasText: plan }).getByRole('link', { name: 'ASSINE JÁ' }).click();
    await expect(page.getByText('VOCÊ ADICIONOU O PLANO')).toBeVisible();
  };
  await visit(page, '/plano-hospedagem-php?cupom=IPE20&dominio=a.com.br');
  await page.locator('.plan-card', { hasText: 'PHP Broto' }).getByRole('link', { name: 'ASSINE JÁ' }).click();
  await expect(coupon).toHaveValue('IPE20');
  await domain.fill('b.com.br');
  await coupon.fill('FLORADA10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  await another('PHP Copa', 'Hospedagem PHP');
  await expect(domain).toHaveValue('b.com.br');
  await expect(coupon).toHaveValue('FLORADA10');
  await coupon.fill('');
  await page.getByLabel('Sim, registrar domínio').check();
  await domain.fill('novo.com.br');
  await another('PHP Ramo', 'Hospedagem PHP');
  await expect(page.getByLabel('Sim, registrar domínio')).toBeChecked();
  await expect(domain).toHaveValue('novo.com.br');
  await expect(coupon).toHaveValue('');
});

test('a campaign outlives pages that sell nothing', async ({ page }) => {
  await visit(page, '/?cupom=FLORADA10');
  for (const between of ['Infraestrutura', 'Sobre nós', 'Hospedagem PHP'])
    await page.locator('.footer').getByRole('link', { name: between, exact: true }).click();
  await page.locator('.plan-card a').first().click();
  await expect(page.getByLabel('Cupom de desconto')).toHaveValue('FLORADA10');
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
});

test('plans to choose from are priced at the period of the address, and say it', async ({ page }) => {
  const price = page.locator('.order-choices li', { hasText: 'PHP Ramo' }).locator('> span');
  await page.goto('/assineja-hospedagem-php');
  await expect(price).toHaveText(/\/mês no plano bianual, R\$ [\d.,]+ no total$/);
  const atTwoYears = await price.textContent();
  await page.goto('/assineja-hospedagem-php?planoId=999999&periodo=1');
  await expect(price).toHaveText(/^R\$ [\d,]+\/mês no plano mensal$/);
  expect(await price.textContent()).not.toBe(atTwoYears);
  await expect(page.locator('.order-choices a').first()).toHaveAttribute('href', /&periodo=1$/);
  // Not every family has two years.
  await page.goto('/assineja-vps-windows?periodo=24');
  await expect(page.locator('.order-choices li > span').first()).toContainText('no plano anual');
});

test('coupon and domain go along to another plan of the tab, and so does one that is to be registered', async ({ page }) => {
  await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30', '&periodo=1');
  await page.getByLabel('Sim, registrar domínio').check();
  await page.getByLabel('Domínio', { exact: true }).fill('livre.com.br');
  await page.getByLabel('Cupom de desconto').fill('florada10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  await expect(page.getByLabel('Sim, registrar domínio')).toBeChecked();
  await expect(page.getByLabel('Domínio', { exact: true })).toHaveValue('livre.com.br');
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  // What is taken back here does not come again.
  await page.getByLabel('Cupom de desconto').fill('');
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Copa');
  await expect(page.getByLabel('Domínio', { exact: true })).toHaveValue('livre.com.br');
  await expect(page.getByLabel('Cupom de desconto')).toHaveValue('');
});

test('opened again by a link, the coupon of the address applies; after a reload what was typed', async ({ page }) => {
  const at = `/assineja-hospedagem-php?planoId=${await planoId(page.request, 'PHP Ramo')}&cupom=FLORADA10`;
  await visit(page, at);
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  await page.getByLabel('Cupom de desconto').fill('OUTRO');
  await page.reload();
  await expect(page.getByLabel('Cupom de desconto')).toHaveValue('OUTRO');
  await page.goto('/sobre-nos');
  await visit(page, at);
  await expect(page.getByLabel('Cupom de desconto')).toHaveValue('FLORADA10');
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
});

for (const address of ['/plano-vps-windows', '/assineja-vps-windows']) {
  test(`a period that ${address} does not have is not what its address says`, async ({ page }) => {
    const query = address.startsWith('/assineja') ? `planoId=${await planoId(page.request, 'Windows 8 GB')}&` : '';
    await visit(page, `${address}?${query}periodo=24`);
    await expect(page).toHaveURL(/periodo=12$/);
  });
}
