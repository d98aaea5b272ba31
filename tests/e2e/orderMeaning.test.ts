import { expect, type Page } from '@playwright/test';
import { enterApi } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { fillOrder, openOrder, ordersOf, sendOrder, somebody } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { test, visit } from '../support/visitor.ts';

// What the screen said is what is stored: through second tabs, reload, back and forward.

const total = '.receipt__total output';
test.describe('another tab', () => {
  /** Opens the page's address in a tab that inherits what this one remembers. */
  async function openTwin(page: Page): Promise<Page> {
    const [twin] = await Promise.all([page.waitForEvent('popup'), page.evaluate(() => void window.open(location.href))]);
    await expect(twin.getByLabel('Cidade')).toHaveValue('São Paulo');
    return twin;
  }

  for (const [what, change] of [
    ['the same', async () => {}],
    ['other', async (twin: Page) => twin.getByLabel('Mensal (1 MÊS)').check()],
  ] as const)
    test(`with ${what} content makes an order of its own`, async ({ page }) => {
      const person = somebody();
      await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
      await fillOrder(page, person);
      const twin = await openTwin(page);
      await change(twin);
      await sendOrder(page);
      await sendOrder(twin);
      expect(ordersOf(person['E-mail principal']).map(({ status }) => status)).toEqual(['nova', 'nova']);
    });

  test('does so even where the browser has no locks, once the server has told the contents apart', async ({ page }) => {
    await page.context().addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
    const person = somebody();
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
    await fillOrder(page, person);
    const twin = await openTwin(page);
    await twin.getByLabel('Número').fill('77');
    await sendOrder(page);
    await sendOrder(twin);
    expect(ordersOf(person['E-mail principal']).map(({ status }) => status)).toEqual(['nova', 'nova']);
  });
});

test.describe('what was chosen survives', () => {
  /** Chooses something other than the default everywhere. */
  async function choose(page: Page): Promise<void> {
    await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30', '&periodo=12');
    await page.getByLabel('Sistema instalado na entrega').selectOption('Debian 13');
    await page.getByLabel('Disco além do que vem no plano').selectOption({ label: '100 GB – R$ 60,00 por mês' });
    await page.getByLabel('IPs além dos que vêm no plano').selectOption({ label: '1 – R$ 20,00 por mês' });
    await page.getByLabel('Sim, registrar domínio').check();
    await page.getByLabel('Domínio', { exact: true }).fill('livre.com.br');
    await page.getByLabel('Cupom de desconto').fill('florada10');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
    await page.getByLabel('Mensal (1 MÊS)').check();
    await expectChosen(page);
  }

  async function expectChosen(page: Page): Promise<void> {
    await expect(page.getByLabel('Mensal (1 MÊS)')).toBeChecked();
    await expect(page.getByLabel('Sistema instalado na entrega')).toHaveValue('Debian 13');
    await expect(page.getByLabel('Disco além do que vem no plano')).toHaveValue('100');
    await expect(page.getByLabel('IPs além dos que vêm no plano')).toHaveValue('1');
    await expect(page.getByLabel('Sim, registrar domínio')).toBeChecked();
    await expect(page.getByLabel('Domínio', { exact: true })).toHaveValue('livre.com.br');
    await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
    // (329,90 + 60,00 + 20,00) × 0,9
    await expect(page.locator(total)).toHaveText('R$ 368,91');
    expect(new URL(page.url()).searchParams.get('periodo')).toBe('1');
  }

  test('a reload', async ({ page }) => {
    await choose(page);
    await page.reload();
    await expectChosen(page);
  });

  test('going away, back and forward', async ({ page }) => {
    await choose(page);
    await page.goto('/sobre-nos');
    await page.goBack();
    await expectChosen(page);
    await page.goForward();
    await page.goBack();
    await expectChosen(page);
  });

  test('an address without a period, which then says it', async ({ page }) => {
    await choose(page);
    await page.goto(page.url().replace('&periodo=1', ''));
    await expectChosen(page);
  });
});

test.describe('what the address brings', () => {
  test('anew wins over what is remembered, and only that', async ({ page }) => {
    const id = await openOrder(page, '/assineja-hospedagem-php', 'PHP Copa', '&periodo=1&cupom=FLORADA10');
    await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
    await page.getByLabel('Cidade').fill('Recife');
    await page.goto(`/assineja-hospedagem-php?planoId=${id}&periodo=12&cupom=IPE20&dominio=loja.com.br`);
    await expect(page.getByLabel('Anual (12 MESES)')).toBeChecked();
    await expect(page.getByLabel('Cupom de desconto')).toHaveValue('IPE20');
    await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
    await expect(page.getByLabel('Domínio', { exact: true })).toHaveValue('loja.com.br');
    await expect(page.getByLabel('Cidade')).toHaveValue('Recife');
    await page.getByLabel('Domínio', { exact: true }).fill('outra.com.br');
    await page.reload();
    await expect(page.getByLabel('Domínio', { exact: true })).toHaveValue('outra.com.br');
  });
});

test('what the address brings goes along to the plan that is chosen instead', async ({ page }) => {
  for (const first of ['planoId=999999&', '']) {
    await visit(page, `/assineja-hospedagem-php?${first}periodo=12&cupom=FLORADA10&dominio=loja.com.br`);
    await page.locator('.order-choices a').first().click();
    await expect(page.getByText('VOCÊ ADICIONOU O PLANO')).toBeVisible();
    await expect(page.getByLabel('Domínio', { exact: true })).toHaveValue('loja.com.br');
    await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('periodo')).toBe('12');
    await page.evaluate(() => sessionStorage.clear());
  }
});

test.describe('a coupon that was typed and not applied', () => {
  test('is applied before anything is sent, and the new total is shown first', async ({ page }) => {
    const person = somebody();
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Copa', '&periodo=1');
    await fillOrder(page, person);
    await page.getByLabel('Cupom de desconto').fill('ipe20');
    await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
    await expect(page.getByRole('alert')).toHaveText('O cupom foi aplicado agora. Confira o novo total e envie novamente.');
    await expect(page.locator(total)).toHaveText('R$ 19,90');
    expect(ordersOf(person['E-mail principal'])).toEqual([]);
    await sendOrder(page);
    expect(ordersOf(person['E-mail principal'])).toMatchObject([{ valor: 1990 }]);
  });

  test('and is none is said, and nothing is sent', async ({ page }) => {
    const person = somebody();
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Copa', '&periodo=1');
    await fillOrder(page, person);
    await page.getByLabel('Cupom de desconto').fill('NADA');
    await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
    await expect(page.getByText('Cupom inválido.')).toBeVisible();
    await expect(page.getByLabel('Cupom de desconto')).toBeFocused();
    expect(ordersOf(person['E-mail principal'])).toEqual([]);
  });
});

test.describe('a plan that is gone while its form is open', () => {
  // A shop whose plans no other test counts.
  test.use({ baseURL: origin('measured') });

  test('leaves a way to the others, and the person does not type again', async ({ page }) => {
    const person = somebody();
    const staff = await enterApi(origin('measured'));
    const made = await staff.post('/api/planos', {
      data: { planoTipo: 'VPSWINDOWS', nome: 'Windows Breve', valor: 99.9, ordem: 99 },
    });
    const { id } = (await made.json()) as { id: number };
    await openOrder(page, '/assineja-vps-windows', 'Windows Breve');
    await fillOrder(page, person);
    await page.getByText('já possui domínio registrado').click();
    await page.getByLabel('Domínio', { exact: true }).fill('breve.com.br');
    await page.getByLabel('Mensal (1 MÊS)').check();
    const off = await staff.put(`/api/planos/${id}`, { headers: { 'if-match': made.headers().etag! }, data: { ativo: false } });
    expect(off.ok()).toBe(true);
    await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
    await expect(page.getByRole('alert')).toHaveText('Este plano não está mais disponível. Escolha outro plano.', {
      timeout: 20_000,
    });
    await page.getByRole('link', { name: 'Ver os planos que podem ser assinados agora' }).click();
    await page.locator('.order-choices li', { hasText: 'Windows 8 GB' }).getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Windows 8 GB');
    await expect(page.getByLabel('Domínio', { exact: true })).toHaveValue('breve.com.br');
    await expect(page.getByLabel('Mensal (1 MÊS)')).toBeChecked();
    await expect(page.getByLabel('Nome completo ou razão social')).toHaveValue('Maria Aparecida de Souza');
    await expect(page.getByLabel('Estado', { exact: true })).toHaveValue('SP');
    // What was accepted was another plan's.
    await page.getByRole('checkbox', { name: 'Li e aceito' }).check();
    await sendOrder(page);
    const stored = executeAt('measured', 'select plano from assinaturas where email = ?', person['E-mail principal']);
    expect(stored).toMatchObject([{ plano: expect.stringContaining('Windows 8 GB') }]);
  });
});

test('nothing can be changed while an order is on its way', async ({ page }) => {
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo', '&periodo=24');
  await fillOrder(page, somebody());
  const answers = await hold(page, 'criarAssinatura');
  await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
  await answers.held(1);
  const shown = await page.locator(total).textContent();
  await page
    .getByLabel('Mensal (1 MÊS)')
    .check({ force: true, timeout: 1000 })
    .catch(() => null);
  await page
    .getByLabel('Número')
    .fill('99', { force: true, timeout: 1000 })
    .catch(() => null);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(total)).toHaveText(shown!);
  answers.answer(1);
  await expect(page).toHaveURL(/\/assineja-finalizada\?/);
  await expect(page.locator('.details').first()).toContainText(shown!);
});

test.describe('reCAPTCHA whose script cannot be had', () => {
  test('is asked for again at the next try', async ({ page, complaints }) => {
    const id = await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
    await page.route('https://www.google.com/recaptcha/**', (route) => route.abort());
    await visit(page, `${origin('recaptcha')}/assineja-hospedagem-php?planoId=${id}`);
    await fillOrder(page, somebody());
    await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
    await expect(page.getByRole('alert')).toHaveText('Erro ao validar reCAPTCHA. Tente novamente.', { timeout: 15_000 });
    await page.unroute('https://www.google.com/recaptcha/**');
    await page.route('https://www.google.com/recaptcha/**', (route) =>
      route.fulfill({
        contentType: 'text/javascript',
        body: `window.grecaptcha = { execute: async (key, { action }) => 'tardio-${Date.now()}-' + action }`,
      }),
    );
    await sendOrder(page);
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  });
});

test('a coupon is asked for once a press', async ({ page }) => {
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  const asked: string[] = [];
  page.on('request', (request) => request.postData()?.includes('ValidarCupom') && asked.push(request.url()));
  await page.getByLabel('Cupom de desconto').fill('FLORADA10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  await page.getByLabel('Mensal (1 MÊS)').check();
  await page.waitForLoadState('networkidle');
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
  expect(asked).toHaveLength(1);
});
