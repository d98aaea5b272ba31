import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { acceptContract, fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { textsOutOfTheirBox } from '../support/overflow.ts';
import { execute } from '../support/table.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

// The contract is read beside the form, accepted by an act, and can be read again as it was (060).

/** What no contract says. */
const OLD = 'a'.repeat(64);

const box = (page: Page) => page.getByRole('checkbox', { name: 'Li e aceito' });
const press = (page: Page) => page.locator('.order-finish').getByRole('button', { name: 'ASSINE JÁ' }).click();
const alert = (page: Page) => page.getByRole('alert').first();
const ordersOf = (id: number) =>
  execute('select contrato_versao, aceito_em, aceito_de, cliente_id_b from assinaturas where plano_id = ?', id);

test('nothing is sent until the contract is accepted, what was typed stays, and what was accepted is stored', async ({
  page,
}) => {
  const id = await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  const before = ordersOf(id).length;
  const summary = page.locator('.order-contract');
  await expect(summary).toContainText(/Hospedagem PHP: PHP Ramo, por .+, R\$ .+ no total\./);
  await expect(summary).toContainText('Você pode desistir em até 7 dias');
  await expect(box(page)).not.toBeChecked();
  await fillOrder(page);
  await box(page).press('Space');
  await expect(box(page)).not.toBeChecked();
  await press(page);
  await expect(alert(page)).toHaveText('Confira estes campos e envie novamente:');
  await expect(page.locator('#contrato-message')).toHaveText('Leia e aceite o contrato.');
  await expect(box(page)).toBeFocused();
  await expectAccessible(page);
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  expect(ordersOf(id)).toHaveLength(before);

  const [contract] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'Contrato de hospedagem' }).first().click(),
  ]);
  await expect(contract.getByRole('heading', { level: 1 })).toHaveText('Contrato de hospedagem');
  await expect(contract.locator('.notice')).toContainText('Esta é a versão de hoje.');
  await expectAccessible(contract);
  const versao = new URL(contract.url()).pathname.split('/').at(-1);
  await contract.close();

  await box(page).press('Space');
  await page.reload();
  await expect(box(page)).toBeChecked();
  const order = (await sendOrder(page)).searchParams.get('id')!;
  const stored = ordersOf(id).find(({ cliente_id_b }) => cliente_id_b === order)!;
  expect(stored).toMatchObject({ contrato_versao: versao, aceito_em: expect.any(Number), aceito_de: expect.stringMatching(/./) });

  await visit(page, `/acompanhar/${order}`);
  await page.getByRole('link', { name: 'Ler o contrato que você aceitou' }).click();
  await expect(page).toHaveURL(`/contrato/${versao}`);

  const { id: rowId } = execute('select id from assinaturas where cliente_id_b = ?', order)[0]!;
  await enterAdmin(page, `assinaturas?id=${rowId}`);
  const fact = page.locator('.facts').getByText(/^Aceito em/);
  await expect(fact).toContainText(`, de ${stored.aceito_de}.`);
  await expect(fact.getByRole('link')).toHaveAttribute('href', `/contrato/${versao}`);
});

test('the summary beside the contract follows what is chosen', async ({ page }) => {
  await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  const summary = page.locator('.order-contract');
  await expect(summary).toContainText(/cPanel 30, Ubuntu 25\.04, por /);
  await expect(summary).toContainText('Com subdomínio temporário grátis.');
  await page.getByLabel('Sistema instalado na entrega').selectOption('Debian 12');
  await page.getByLabel('Disco além do que vem no plano').selectOption('100');
  await page.getByLabel('IPs além dos que vêm no plano').selectOption('1');
  await expect(summary).toContainText(/cPanel 30, Debian 12, mais 100 GB, mais 1 IP, por .+, R\$ .+ no total\./);
  await page.getByRole('radio', { name: 'Não, já possui domínio registrado' }).check();
  await expect(summary).toContainText('Com um domínio que você já tem.');
  await page.getByRole('radio', { name: 'Sim, registrar domínio' }).check();
  await expect(summary).toContainText(
    'O registro do domínio é à parte e cobrado depois. Registro por ano: .com R$ 75,00; .net R$ 75,00; .com.br R$ 40,00.',
  );
});

test('a contract that changed while the form was open is shown, and accepted anew', async ({ page, complaints }) => {
  await page.route('**/assineja-vps-cpanel*', async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const versao = /\/contrato\/([0-9a-f]{64})/.exec(html)![1]!;
    await route.fulfill({ response, body: html.replaceAll(versao, OLD) });
  });
  const id = await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  const before = ordersOf(id).length;
  const link = page.getByRole('link', { name: 'Contrato de VPS e servidor dedicado' }).first();
  await expect(link).toHaveAttribute('href', `/contrato/${OLD}`);
  await fillOrder(page);
  await press(page);
  await expect(alert(page)).toHaveText('O contrato foi atualizado. Leia o texto de agora, aceite-o e envie novamente.', {
    timeout: 20_000,
  });
  await expect(box(page)).not.toBeChecked();
  await expect(link).not.toHaveAttribute('href', `/contrato/${OLD}`);
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  expect(ordersOf(id)).toHaveLength(before);
  await acceptContract(page);
  await sendOrder(page);
  expect(ordersOf(id)).toHaveLength(before + 1);
  // Chromium writes refusals to its console.
  expect(complaints.splice(0).every((complaint) => complaint.includes('409'))).toBe(true);
});

test('without JavaScript everything is there to read, and nothing is sent', async ({ page, browser }) => {
  const id = await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  const before = ordersOf(id).length;
  for (const width of [360, 768, 1440]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    const plain = await context.newPage();
    await plain.goto(page.url());
    await plain.getByLabel('Cidade').fill('São Paulo');
    await press(plain);
    await expect(plain.getByLabel('Cidade')).toHaveValue('São Paulo');
    const href = await plain.getByRole('link', { name: 'Contrato de hospedagem' }).first().getAttribute('href');
    await plain.goto(new URL(href!, page.url()).href);
    await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Contrato de hospedagem');
    await context.close();
    await page.setViewportSize({ width, height: 900 });
    expect([width, await textsOutOfTheirBox(page)]).toEqual([width, []]);
  }
  expect(ordersOf(id)).toHaveLength(before);
});
