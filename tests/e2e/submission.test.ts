import { expect, type Page } from '@playwright/test';
import { fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { execute } from '../support/table.ts';
import { test, visit } from '../support/visitor.ts';

const RECAPTCHA_SHOP = origin('recaptcha');

test('a price that changed meanwhile is refused, shown, and paid only when sent again', async ({ page }) => {
  await openOrder(page, '/assineja-hospedagem-php-revenda', 'Revenda 200', '&periodo=1');
  await fillOrder(page);
  await expect(page.locator('.receipt__total output')).toHaveText('R$ 189,90');
  execute("update planos set valor = 19990 where nome = 'Revenda 200'");
  await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
  await expect(page.getByRole('alert')).toHaveText('O valor do plano foi atualizado. Confira o novo total e envie novamente.', {
    timeout: 20_000,
  });
  await expect(page.locator('.receipt__total output')).toHaveText('R$ 199,90');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await sendOrder(page);
  await expect(page.locator('.details').first()).toContainText('R$ 199,90');
});

test('the stored row says what the page said', async ({ page }) => {
  await openOrder(page, '/assineja-vps-icp', 'ICP 8 GB', '&periodo=12');
  await page.getByLabel('Sistema instalado na entrega').selectOption('Ubuntu');
  await page.getByLabel('Disco além do que vem no plano').selectOption({ label: '200 GB – R$ 69,00 por mês' });
  const shown = await page.locator('.receipt__total output').textContent();
  await fillOrder(page);
  const { searchParams } = await sendOrder(page);
  const [row] = execute('select * from assinaturas where cliente_id_b = ?', searchParams.get('id')!);
  expect(row).toMatchObject({
    selected_system: 'Ubuntu',
    espaco_adicional: 200,
    pagamento: 12,
    cidade: 'São Paulo',
    valor_conferido: 1,
  });
  expect(`R$ ${(Number(row?.valor) / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })}`).toBe(shown);
});

/** Stands in for Google's script. */
async function recaptcha(page: Page, token: string): Promise<void> {
  await page.route('https://www.google.com/recaptcha/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.grecaptcha = { execute: async (key, { action }) => '${token}' && '${token}-' + action }`,
    }),
  );
}

test('with reCAPTCHA an order goes through, under its own content security policy', async ({ page }) => {
  await recaptcha(page, `token-${Date.now()}`);
  const id = await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  await visit(page, `${RECAPTCHA_SHOP}/assineja-hospedagem-php?planoId=${id}`);
  await fillOrder(page);
  await sendOrder(page);
});

test('with reCAPTCHA that gives no token the visitor is told, and nothing is lost', async ({ page }) => {
  await recaptcha(page, '');
  const id = await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  await visit(page, `${RECAPTCHA_SHOP}/assineja-hospedagem-php?planoId=${id}`);
  await fillOrder(page);
  await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
  await expect(page.getByRole('alert')).toHaveText('Erro ao gerar token do reCAPTCHA.');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
});

const MESSAGE = { Nome: 'João', 'E-mail': 'joao@exemplo.com', Celular: '11', Assunto: 'Dúvida', Mensagem: 'Oi' };

async function fillMessage(page: Page): Promise<void> {
  for (const [label, answer] of Object.entries(MESSAGE)) await page.getByLabel(label, { exact: true }).fill(answer);
}

test('a contact message whose button is pressed twice in one instant is one', async ({ page }) => {
  await visit(page, '/atendimento');
  await fillMessage(page);
  const email = `dois${Date.now()}@exemplo.com`;
  await page.getByLabel('E-mail', { exact: true }).fill(email);
  // The code that is fetched at the first touch is there: nothing keeps the two apart.
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Enviar mensagem' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(/\/atendimento-obrigado$/, { timeout: 20_000 });
  expect(execute('select id from mensagens where email = ?', email)).toHaveLength(1);
});

test('a contact message that cannot be sent says so, and nothing is lost', async ({ page, complaints }) => {
  await visit(page, '/atendimento');
  await fillMessage(page);
  await page.route('/graphql', (route) => route.abort());
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByRole('alert')).toHaveText('Erro ao enviar mensagem.', { timeout: 20_000 });
  await expect(page.getByLabel('Mensagem')).toHaveValue('Oi');
  expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
});
