import { expect } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { ANSWERS, fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { execute } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { test } from '../support/visitor.ts';

// A coupon with limits, from the form of the staff to the order that uses it up, and the one after that.

test('is made, used up, told to whoever comes too late, and shows who has used it', async ({ page, browser }) => {
  await enterAdmin(page, 'cupons');
  await page.getByLabel('Código *').fill('ultimo1');
  await page.getByLabel('Tipo *').selectOption('Porcentagem');
  await page.getByLabel('Valor *').fill('10');
  await page.getByLabel('Primeiro dia *').fill('01/01/2026');
  await page.getByLabel('Último dia *').fill('31/12/2099');
  await page.getByLabel('Usos ao todo').fill('0');
  await page.getByLabel('VPS cPanel/WHM').check();
  const receipts = page.frameLocator('iframe[title="Prévia"]').locator('.receipt');
  await expect(receipts).toHaveCount(1);
  await expect(receipts).toContainText('Cupom de desconto ULTIMO1');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Use 1 ou mais, ou deixe vazio: sem limite.')).toBeVisible();
  await page.getByLabel('Usos ao todo').fill('1');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(page.getByText('Cupom salvo: no ar, já vale.')).toBeVisible();
  const row = page.getByRole('row', { name: 'ULTIMO1' });
  await expect(row).toContainText('VPS cPanel/WHM');
  await expect(row).toContainText('0 de 1');

  const visitor = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'pt-BR' });
  const late = await visitor.newPage();
  await openOrder(late, '/assineja-vps-cpanel', 'cPanel 30', '&cupom=ULTIMO1');
  await expect(late.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  const first = await visitor.newPage();
  await openOrder(first, '/assineja-vps-cpanel', 'cPanel 30', '&cupom=ULTIMO1');
  await expect(first.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  await fillOrder(first);
  await sendOrder(first);

  await fillOrder(late);
  const total = late.locator('.order-finish');
  const reduced = await total.innerText();
  await late.locator('.order-finish').getByRole('button', { name: 'ASSINE JÁ' }).click();
  await expect(late.getByText('Este cupom já foi usado o número máximo de vezes.').first()).toBeVisible();
  // The price of now stands there before anything is sent again.
  await expect.poll(() => total.innerText()).not.toBe(reduced);
  await late.getByLabel('Cupom de desconto').fill('');
  await sendOrder(late);
  await visitor.close();

  await page.reload();
  await expect(row).toContainText('Esgotado');
  await row.getByRole('link', { name: '1 de 1: assinaturas com ULTIMO1' }).click();
  await expect(page.getByRole('table').getByRole('row')).toHaveCount(2);
  execute(`delete from cupons where codigo = 'ULTIMO1'`);
  execute(`delete from assinaturas where cupom = 'ULTIMO1'`);
});

test('a coupon that an order was refused for is not applied again by itself, and the order goes without it', async ({ page }) => {
  const cpf_cnpj = '39053344705';
  const writtenBefore = writeOrder('Já Cliente', 'shop', { email: 'ja.cliente@empresa.com.br', cpf_cnpj });
  execute(
    `insert into cupons (codigo, tipo, valor, ativo, data_inicio, data_fim, primeiro_pedido)
     values ('SOPRIMEIRO', 'porcentagem', 10, true, '2026-01-05', '2096-12-31', true)`,
  );
  await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30', '&cupom=SOPRIMEIRO');
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  await fillOrder(page, { ...ANSWERS, 'E-mail principal': 'ja.cliente@empresa.com.br', 'CPF ou CNPJ': '390.533.447-05' });
  const button = page.locator('.order-finish').getByRole('button', { name: 'ASSINE JÁ' });
  await button.click();
  await expect(page.getByText(/^Este cupom vale só no primeiro pedido/).first()).toBeVisible();
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeHidden();
  for (let press = 0; press < 2; press++) {
    await button.click();
    await expect(page.getByText(/^O pedido não foi enviado: o cupom não foi aplicado\./).first()).toBeVisible();
    await expect(page.getByLabel('Cupom de desconto')).toBeFocused();
    await expect(page.getByText('Cupom aplicado com sucesso!')).toBeHidden();
  }
  await page.getByRole('button', { name: 'Continuar sem cupom' }).click();
  await sendOrder(page);
  expect(execute('select cupom from assinaturas where cpf_cnpj = ? and id <> ?', cpf_cnpj, writtenBefore)).toEqual([
    { cupom: '' },
  ]);
  execute(`delete from cupons where codigo = 'SOPRIMEIRO'`);
  execute('delete from assinaturas where cpf_cnpj = ?', cpf_cnpj);
});
