import { expect } from '@playwright/test';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { ANSWERS, fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

const total = '.receipt__total output';

/** Route, demo plan, period and the total that the page must show, computed by hand. */
const ORDERS = [
  ['/assineja-hospedagem-php', 'PHP Ramo', 24, 'R$ 448,20'],
  ['/assineja-hospedagem-php-revenda', 'Revenda 100', 12, 'R$ 1.160,54'],
  ['/assineja-hospedagem-nodejs', 'Node 2', 6, 'R$ 242,46'],
  ['/assineja-hospedagem-spring', 'Spring 2', 12, 'R$ 623,04'],
  ['/assineja-hospedagem-java', 'Java 2', 1, 'R$ 59,90'],
  ['/assineja-vps-linux-dedicado', 'Linux 4 GB', 6, 'R$ 441,05'],
  ['/assineja-vps-special', 'Special 8 GB', 12, 'R$ 1.630,98'],
  ['/assineja-vps-cpanel', 'cPanel 30', 6, 'R$ 1.840,84'],
  ['/assineja-vps-icp', 'ICP 4 GB', 12, 'R$ 967,98'],
  ['/assineja-vps-icp', 'n8n Equipe', 1, 'R$ 104,90'],
  ['/assineja-vps-windows', 'Windows 8 GB', 12, 'R$ 2.322,14'],
  ['/assineja-server-dedicado', 'EPYC 16', 12, 'R$ 10.798,92'],
] as const;

test.describe('an order', () => {
  for (const [rota, nome, periodo, valor] of ORDERS) {
    test(`of ${nome} is completed at ${rota}`, async ({ page, complaints }) => {
      await openOrder(page, rota, nome, `&periodo=${periodo}`);
      await expect(page.getByText('VOCÊ ADICIONOU O PLANO')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(nome);
      await expect(page.locator(total)).toHaveText(valor);
      await fillOrder(page);
      const { searchParams } = await sendOrder(page);
      expect(searchParams.get('id')).toMatch(/^[0-9a-f-]{36}$/);
      expect(searchParams.get('email')).toBe('maria.souza@empresa.com.br');
      await expect(page.locator('.details').first()).toContainText(valor);
      await expect(page.locator('.details .code')).toHaveText(codigoDe(searchParams.get('id')!));
      expect(complaints).toEqual([]);
    });
  }

  test('follows every change: extras, period and coupon', async ({ page }) => {
    await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30', '&periodo=1');
    await expect(page.locator(total)).toHaveText('R$ 329,90');
    await page.getByLabel('Disco além do que vem no plano').selectOption({ label: '100 GB – R$ 60,00 por mês' });
    await page.getByLabel('IPs além dos que vêm no plano').selectOption({ label: '1 – R$ 20,00 por mês' });
    await expect(page.locator(total)).toHaveText('R$ 409,90');
    await page.getByLabel('Anual (12 MESES)').check();
    await expect(page.locator(total)).toHaveText('R$ 4.328,54');
    await page.getByLabel('Cupom de desconto').fill(' florada10 ');
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText('Cupom aplicado com sucesso!')).toBeVisible();
    await expect(page.locator(total)).toHaveText('R$ 3.895,69');
    await fillOrder(page);
    await sendOrder(page);
    await expect(page.locator('.details').first()).toContainText('R$ 3.895,69');
  });

  test('opens priced from a campaign link', async ({ page }) => {
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Copa', '&periodo=1&cupom=IPE20&dominio=loja.com.br');
    await expect(page.locator(total)).toHaveText('R$ 19,90');
    await expect(page.getByLabel('Domínio', { exact: true })).toHaveValue('loja.com.br');
    await expect(page.getByLabel('Não, já possui domínio registrado')).toBeChecked();
  });

  test('says what is wrong beside each field and goes to the first', async ({ page }) => {
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
    await page.getByLabel('Sim, registrar domínio').check();
    await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
    await expect(page.getByText('Por favor, preencha o nome do domínio.')).toBeVisible();
    await expect(page.getByText('CPF ou CNPJ é obrigatório.')).toBeVisible();
    await expect(page.getByText('Campo obrigatório.')).toHaveCount(7);
    await expect(page.getByLabel('Domínio', { exact: true })).toBeFocused();
    await expectAccessible(page);
  });

  for (const width of [360, 1280])
    test(`is not carried away from under the finger by what is said of the e-mail, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
      const email = page.getByLabel('E-mail principal');
      const next = page.getByLabel('CPF ou CNPJ');
      const between = async () => (await next.boundingBox())!.y - (await email.boundingBox())!.y;
      await email.fill(`quem.chega.a.${width}@empresa.com.br`);
      const before = await between();
      await next.focus();
      await expect(page.getByText('Bem-vindo! Este e-mail ainda não está cadastrado.')).toBeVisible();
      expect(await between()).toBe(before);
    });

  test('keeps what was typed through a reload', async ({ page }) => {
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
    await fillOrder(page);
    await page.reload();
    await expect(page.getByLabel('Nome completo ou razão social')).toHaveValue('Maria Aparecida de Souza');
    await expect(page.getByLabel('Estado')).toHaveValue('SP');
  });

  test('keeps what was typed when it cannot be sent, and goes through on the next try', async ({ page, complaints }) => {
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
    await fillOrder(page);
    await page.route('/graphql', (route) =>
      route.request().postData()?.includes('criarAssinatura') ? route.abort() : route.fallback(),
    );
    await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
    await expect(page.getByRole('alert').getByText('Erro ao enviar os dados. Tente novamente mais tarde.')).toBeVisible({
      timeout: 20_000,
    });
    await expect(page.getByLabel('Nome completo ou razão social')).toHaveValue('Maria Aparecida de Souza');
    await page.unroute('/graphql');
    await sendOrder(page);
    // Chromium reports the request that was cut off.
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  });

  test('is made with the keyboard alone', async ({ page }) => {
    await openOrder(page, '/assineja-hospedagem-node'.replace('node', 'nodejs'), 'Node 1');
    await page.getByLabel('E-mail principal').focus();
    for (const answer of [
      ANSWERS['E-mail principal'],
      // What opens the other e-mail.
      '',
      ANSWERS['CPF ou CNPJ'],
      ANSWERS['Nome completo ou razão social'],
      '',
    ]) {
      await page.keyboard.type(answer ?? '');
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(ANSWERS.CEP!);
    await expect(page.getByLabel('Número')).toBeFocused();
    await page.keyboard.type(ANSWERS.Número!);
    await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Avenida Paulista');
    await expect(page.getByLabel('Estado')).toHaveValue('SP');
    const accept = page.getByRole('checkbox', { name: 'Li e aceito' });
    for (let steps = 0; steps < 16 && !(await accept.evaluate((box) => box.matches(':focus'))); steps++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByLabel('Cidade').focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/assineja-finalizada\?/, { timeout: 20_000 });
  });

  test('fits a phone of 360 px, with the total one tap away', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openOrder(page, '/assineja-vps-windows', 'Windows 4 GB');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.locator('.order-bar')).toBeInViewport();
    await expectAccessible(page);
    await fillOrder(page);
    await sendOrder(page);
  });
});

test('without a plan, or with one that is not sold there, the page offers those that are', async ({ page }) => {
  for (const query of ['', '?planoId=999999', '?planoId=abc', `?planoId=${'9'.repeat(3000)}`]) {
    await page.goto(`/assineja-vps-windows${query}`);
    await expect(page.locator('.order-choices li')).toHaveCount(4);
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este plano não está disponível aqui');
  await page.locator('.order-choices a').first().click();
  await expect(page.getByText('VOCÊ ADICIONOU O PLANO')).toBeVisible();
});

test('order and thank-you pages are not indexed', async ({ page }) => {
  for (const rota of ['/assineja-vps', '/assineja-dedicado', '/assineja-finalizada', '/atendimento-obrigado']) {
    await page.goto(rota);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex, follow');
  }
});

test('the thank-you page shows text only, and dashes for what is missing', async ({ page }) => {
  await visit(page, '/assineja-finalizada');
  await expect(page.locator('.details dd')).toHaveText(['-', '-', '-', 'R$ 0,00']);
  await visit(page, '/assineja-finalizada?id=%3Cimg%20src=x%3E&email=a@b.c&valor=12.5&telefone=11');
  await expect(page.locator('.details dd')).toHaveText(['-', '<img src=x>', 'a@b.c', 'R$ 12,50', '11']);
  for (const [valor, text] of [
    ['29,90', 'R$ 29,90'],
    ['R%24%201.299%2C90', 'R$ 1.299,90'],
    ['nada', '-'],
    ['1.500', '-'],
    ['', 'R$ 0,00'],
  ] as const) {
    await visit(page, `/assineja-finalizada?valor=${valor}`);
    await expect(page.locator('.details dd').nth(3)).toHaveText(text);
  }
});

test.describe('a contact message', () => {
  test('is sent, after errors beside the fields', async ({ page }) => {
    await visit(page, '/atendimento');
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    for (const message of [
      'Nome é obrigatório',
      'Email é obrigatório',
      'Celular é obrigatório',
      'Assunto é obrigatório',
      'Mensagem é obrigatória',
    ])
      await expect(page.getByText(message)).toBeVisible();
    await expect(page.getByLabel('Nome')).toBeFocused();
    await expectAccessible(page);
    for (const [label, answer] of [
      ['Nome', 'João'],
      ['E-mail', 'joao@exemplo.com'],
      ['Celular', '11 99999-0000'],
      ['Assunto', 'Dúvida'],
      ['Mensagem', 'Qual plano?'],
    ] as const)
      await page.getByLabel(label, { exact: true }).fill(answer);
    await page.getByRole('button', { name: 'Enviar mensagem' }).click();
    await expect(page).toHaveURL('/atendimento-obrigado', { timeout: 20_000 });
  });
});
