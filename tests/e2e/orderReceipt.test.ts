import { expect, type Page } from '@playwright/test';
import { acceptContract, ANSWERS, fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

// What the order page says of its price, and how little has to be typed and touched.

const PHP = ['/assineja-hospedagem-php', 'PHP Ramo'] as const;
const receipt = (page: Page) => page.locator('.order-summary .receipt');
const lines = (page: Page) => receipt(page).locator('dl > div');

/** Centavos of what a line says. */
const centavos = (text: string) => Number(text.replace(/[^\d−]/g, '').replace('−', '-'));

test('the receipt has a line for each thing, which add up to the total, and the domain apart', async ({ page }) => {
  await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30', '&periodo=12');
  await page.getByLabel('Disco além do que vem no plano').selectOption('100');
  await page.getByLabel('IPs além dos que vêm no plano').selectOption('1');
  await page.getByLabel('Cupom de desconto').fill('FLORADA10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(lines(page)).toHaveText([
    'VPS cPanel/WHM: cPanel 30, 12 mesesR$ 3.958,80',
    'Espaço adicional de 100 GB, 12 mesesR$ 720,00',
    '1 IP adicional, 12 mesesR$ 240,00',
    'Desconto de 12% no plano anual− R$ 590,26',
    'Cupom de desconto FLORADA10− R$ 432,85',
  ]);
  const amounts = await lines(page).locator('dd').allTextContents();
  const total = await receipt(page).locator('output').textContent();
  expect(amounts.map(centavos).reduce((sum, amount) => sum + amount)).toBe(centavos(total!));
  await page.getByLabel('Sim, registrar domínio').check();
  const domain = page.getByLabel('Domínio', { exact: true });
  for (const [name, said] of [
    ['loja.com.br', 'Domínio .com.br, à parteR$ 40,00/ano'],
    ['loja.dev', 'Domínio, à partepreço confirmado antes da cobrança'],
  ] as const) {
    await domain.fill(name);
    await expect(lines(page).last()).toHaveText(said);
    await expect(receipt(page).locator('output')).toHaveText(total!);
  }
  await expect(page.getByRole('row', { name: '.com.br R$ 40,00/ano' })).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Subdomínio temporário grátis').check();
  await expect(lines(page)).toHaveCount(5);
});

test('each period says its price, its total and what it saves, and the plan above follows', async ({ page }) => {
  await openOrder(page, ...PHP, '&periodo=24');
  await expect(page.locator('.order-period')).toHaveText(
    [
      'Mensal (1 MÊS) R$ 24,90/mês R$ 24,90 no total',
      'Anual (12 MESES) R$ 21,17/mês R$ 253,98 no total economize R$ 44,82',
      'Bianual (24 MESES) R$ 18,68/mês R$ 448,20 no total economize R$ 149,40',
    ].map((text) => new RegExp(`^${text.replace(/[().$]/g, '\\$&')} ?$`)),
  );
  const banner = page.locator('.order-banner');
  await expect(banner).toContainText('R$ 448,20 no total');
  await page.getByLabel('Anual (12 MESES)').check();
  await expect(banner).toContainText('R$ 253,98 no total');
  await banner.getByRole('link', { name: 'Trocar de plano' }).click();
  await expect(page).toHaveURL('/plano-hospedagem-php?periodo=12');
});

test('what is not paid today, and what comes back, is said where it holds and nowhere else', async ({ page }) => {
  const TRIAL = 'Hoje você não paga: 14 dias grátis.';
  const REFUND = 'reembolso em até 30 dias';
  for (const [rota, nome, trial, refund] of [
    [...PHP, true, false],
    ['/assineja-hospedagem-nodejs', 'Node 2', true, false],
    ['/assineja-vps-linux-dedicado', 'Linux 4 GB', false, true],
    ['/assineja-vps-special', 'Special 8 GB', false, true],
    ['/assineja-vps-icp', 'n8n Equipe', false, true],
    ['/assineja-vps-cpanel', 'cPanel 30', false, false],
    ['/assineja-vps-windows', 'Windows 8 GB', false, false],
    ['/assineja-server-dedicado', 'EPYC 16', false, false],
  ] as const) {
    await openOrder(page, rota, nome);
    expect([nome, await page.getByText(TRIAL).count()]).toEqual([nome, trial ? 1 : 0]);
    expect([nome, await page.getByText(REFUND).count()]).toEqual([nome, refund ? 1 : 0]);
    await expect(page.locator('.order-contract')).toContainText('Você pode desistir em até 7 dias');
    await expect(page.locator('.order-contract')).toContainText('A renovação custa o preço contratado');
    await expect(page.locator('.order-contract li')).toHaveCount(6);
    await expect(page.locator('.order-finish')).toContainText('Nada é cobrado agora.');
    await expect(page.locator('.order-finish')).not.toContainText('código do PIX');
  }
  const id = await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  await visit(page, `${origin('measured')}/assineja-vps-cpanel?planoId=${id}`);
  await expect(page.locator('.order-finish')).toContainText('A página seguinte mostra o código do PIX, para pagar em até');
});

test('a question about the plan opens a conversation that names it', async ({ page }) => {
  await openOrder(page, ...PHP);
  const link = page.getByRole('link', { name: 'Dúvida? Fale no WhatsApp' });
  const said = new URL((await link.getAttribute('href'))!).searchParams.get('text');
  expect(said).toBe('Olá! Tenho uma dúvida sobre o plano Hospedagem PHP: PHP Ramo.');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('an order takes five answers and six taps', async ({ page }) => {
    await openOrder(page, ...PHP);
    let taps = 0;
    const type = async (label: string) => {
      const field = page.getByLabel(label, { exact: true });
      if (!(await field.evaluate((input) => input === document.activeElement))) {
        await field.tap();
        taps++;
      }
      // As fast as nobody types: faster, and browsers take the next tap for the second of a double one.
      await page.keyboard.type(ANSWERS[label]!, { delay: 60 });
    };
    await type('E-mail principal');
    await type('CPF ou CNPJ');
    await type('Nome completo ou razão social');
    await type('CEP');
    await expect(page.getByLabel('Número')).toBeFocused();
    await type('Número');
    await page.getByRole('checkbox', { name: 'Li e aceito' }).tap();
    await page.locator('.order-finish').getByRole('button', { name: 'ASSINE JÁ' }).tap();
    expect(taps + 2).toBeLessThanOrEqual(6);
    await expect(page).toHaveURL(/\/assineja-finalizada\?/, { timeout: 20_000 });
  });

  test('the total opens the receipt as a sheet, which Escape closes; the bar is away where the receipt is', async ({ page }) => {
    await openOrder(page, ...PHP);
    const bar = page.locator('.order-bar');
    const opener = bar.getByRole('link', { name: /VALOR TOTAL/ });
    const sheet = page.getByRole('dialog', { name: 'Resumo do pedido' });
    await opener.press('Enter');
    await expect(sheet).toBeVisible();
    await expect(sheet.locator('.receipt')).toContainText('R$ 448,20');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.tap();
    await sheet.getByRole('button', { name: 'Fechar' }).tap();
    await expect(sheet).toBeHidden();
    for (const there of [receipt(page).locator('output'), page.locator('.order-finish button')]) {
      await there.scrollIntoViewIfNeeded();
      await expect(bar).toBeHidden();
    }
    await page.getByLabel('CEP', { exact: true }).focus();
    await expect(bar).toBeVisible();
    // Its button is the form's own.
    await bar.getByRole('button', { name: 'ASSINE JÁ' }).tap();
    await expect(page.getByRole('alert')).toHaveText('Confira estes campos e envie novamente:');
  });
});

test('masks follow the typist, also in the middle and while taking away', async ({ page }) => {
  await openOrder(page, ...PHP);
  const documento = page.getByLabel('CPF ou CNPJ');
  await documento.pressSequentially('52998224725');
  await expect(documento).toHaveValue('529.982.247-25');
  for (let n = 0; n < 4; n++) await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Backspace');
  await expect(documento).toHaveValue('529.982.272-5');
  await page.keyboard.type('4');
  await expect(documento).toHaveValue('529.982.247-25');
  await documento.fill('');
  await documento.pressSequentially('12abc34501de35');
  await expect(documento).toHaveValue('12.ABC.345/01DE-35');
  const telefone = page.getByLabel('Celular ou WhatsApp');
  await telefone.pressSequentially('11999990000');
  await expect(telefone).toHaveValue('(11) 99999-0000');
  await telefone.fill('+351 912 345 678');
  await expect(telefone).toHaveValue('+351 912 345 678');
});

test('a slip in the e-mail is asked about, and mended by a button', async ({ page }) => {
  await openOrder(page, ...PHP);
  const email = page.getByLabel('E-mail principal');
  await email.fill('maria@gmial.com');
  await email.blur();
  await page.getByRole('button', { name: 'Você quis dizer maria@gmail.com?' }).click();
  await expect(email).toHaveValue('maria@gmail.com');
  await expect(page.getByText('Você quis dizer')).toHaveCount(0);
});

test('the way to each wrong field stands above the first block', async ({ page }) => {
  await openOrder(page, ...PHP);
  await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
  await expect(page.getByLabel('E-mail principal')).toBeFocused();
  const links = page.getByRole('list', { name: 'Campos para corrigir' });
  const top = async (selector: string) => (await page.locator(selector).boundingBox())!.y;
  expect((await links.boundingBox())!.y).toBeLessThan(await top('#bloco-1'));
  await links.getByRole('link', { name: 'Bairro' }).click();
  await expect(page.getByLabel('Bairro')).toBeFocused();
});

test.describe('an order that was not taken', () => {
  const FAILED = 'Erro ao enviar os dados. Tente novamente mais tarde.';
  const LOST = 'Talvez o pedido já tenha chegado. Pode tentar de novo agora: o mesmo pedido não é feito duas vezes.';

  test('may have arrived where its answer was lost, and is made once', async ({ page, complaints }) => {
    await openOrder(page, ...PHP);
    await fillOrder(page);
    await page.route('/graphql', async (route) => {
      if (!route.request().postData()?.includes('criarAssinatura')) return route.fallback();
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
    await expect(page.getByRole('alert')).toHaveText(`${FAILED} ${LOST}`, { timeout: 20_000 });
    await page.unroute('/graphql');
    await sendOrder(page);
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  });

  test('has surely not where it was refused', async ({ page }) => {
    await openOrder(page, ...PHP);
    await fillOrder(page);
    await page.route('/graphql', (route) =>
      route.request().postData()?.includes('criarAssinatura')
        ? route.fulfill({ json: { errors: [{ message: 'Muitas tentativas.', extensions: { erro: 'MUITAS_TENTATIVAS' } }] } })
        : route.fallback(),
    );
    await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
    await expect(page.getByRole('alert')).toHaveText('Muitas tentativas.', { timeout: 20_000 });
  });
});

test('what may be left out is out of the way, and in sight where something stands in it', async ({ page }) => {
  await openOrder(page, ...PHP);
  const complement = page.getByLabel('Complemento', { exact: false }).last();
  await expect(complement).toBeHidden();
  await page.getByText('Complemento (opcional)').first().click();
  await complement.fill('Sala 3');
  await acceptContract(page);
  await page.reload();
  await expect(complement).toBeVisible();
  await expect(complement).toHaveValue('Sala 3');
  await expect(page.getByLabel('Como você nos conheceu')).toBeHidden();
});
