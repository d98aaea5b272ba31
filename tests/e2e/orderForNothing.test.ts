import { expect } from '@playwright/test';
import { enterApi } from '../support/admin.ts';
import { fillOrder, openOrder, sendOrder, somebody } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { test } from '../support/visitor.ts';

// An order of which a coupon leaves nothing to pay: nobody is told how and when to.

const OF_PAYING = /PIX|PayPal|boleto|você só paga|Enquanto não pagar|Hoje você não paga/;

test('an order for nothing speaks of no payment, and does again once there is one', async ({ page }) => {
  const staff = await enterApi(origin('shop'));
  const codigo = `DEGRACA${Date.now()}`;
  const input = { codigo, tipo: 'porcentagem', valor: 100, dataInicio: '2020-01-01', dataFim: '2090-12-31' };
  const query = 'mutation ($input: CupomInput!) { salvarCupom(input: $input) { codigo } }';
  const made = await staff.post('/graphql', { data: { query, variables: { input } } });
  expect(await made.json()).toEqual({ data: { salvarCupom: { codigo } } });
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  const parts = [page.locator('#resumo'), page.locator('.order-finish')];
  for (const part of parts) await expect(part).toContainText(OF_PAYING);
  await page.getByLabel('Cupom de desconto').fill(codigo);
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.locator('#resumo .receipt__total output')).toHaveText('R$ 0,00');
  for (const part of parts) {
    await expect(part).toContainText(/não há nada a pagar|Nada é cobrado/);
    await expect(part).not.toContainText(OF_PAYING);
  }
  await fillOrder(page, somebody());
  await sendOrder(page);
  await expect(page.locator('main')).not.toContainText(/Código do PIX|Pague/);
});
