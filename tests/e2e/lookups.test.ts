import { expect } from '@playwright/test';
import { fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { expectAccessible, test } from '../support/visitor.ts';

const ORDER = ['/assineja-hospedagem-php', 'PHP Ramo'] as const;

test('a CEP that is found fills the address; one that is not says so', async ({ page }) => {
  await openOrder(page, ...ORDER);
  const cep = page.getByLabel('CEP', { exact: true });
  await cep.fill('01.310-100');
  await expect(cep).toHaveValue('01310-100');
  await cep.blur();
  await expect(page.getByLabel('Endereço', { exact: true })).toHaveValue('Avenida Paulista');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await expect(page.getByLabel('Estado')).toHaveValue('SP');
  for (const [value, message] of [
    ['123', 'CEP inválido.'],
    ['99999999', 'CEP não encontrado.'],
    ['11111111', 'Erro ao buscar endereço. Preencha o endereço à mão.'],
  ] as const) {
    await cep.fill(value);
    await cep.blur();
    await expect(page.getByText(message)).toBeVisible();
    // That nobody has answered is no fault of the code.
    await expect(page.locator('#cep[aria-invalid]')).toHaveCount(message.startsWith('Erro') ? 0 : 1);
  }
  await expectAccessible(page);
});

test('a CPF or CNPJ is checked on leaving it, and a company fills its name', async ({ page }) => {
  await openOrder(page, ...ORDER);
  const documento = page.getByLabel('CPF ou CNPJ');
  for (const [value, message] of [
    ['123', 'Digite um CPF (11 dígitos) ou CNPJ (14 dígitos).'],
    ['111.111.111-11', 'CPF inválido.'],
    ['11.444.777/0001-62', 'CNPJ inválido.'],
    ['12.ABC.345/01DE-35', 'CNPJ não encontrado.'],
    ['33.000.167/0001-01', 'Erro ao buscar dados do CNPJ. Preencha a razão social à mão.'],
  ] as const) {
    await documento.fill(value);
    await documento.blur();
    await expect(page.getByText(message)).toBeVisible();
  }
  await documento.fill('11.444.777/0001-61');
  await documento.blur();
  await expect(page.getByLabel('Nome completo ou razão social')).toHaveValue("3M & D'ÁVILA LTDA");
});

test('a domain is verified as people write it, and its field says what will be registered', async ({ page }) => {
  await openOrder(page, ...ORDER);
  await page.getByLabel('Sim, registrar domínio pela Ipê Hospedagem').check();
  const dominio = page.getByLabel('Domínio', { exact: true });
  const verificar = page.getByRole('button', { name: 'Verificar' });
  for (const [typed, meant] of [
    ['www.livre.com.br', 'livre.com.br'],
    ['https://www.livre.com.br/contato?de=x', 'livre.com.br'],
    ['Livre', 'livre.com.br'],
    ['LÍVRE .com.br', 'livre.com.br'],
  ] as const) {
    await dominio.fill(typed);
    await verificar.click();
    await expect(page.getByText(`✅ O domínio ${meant} está disponível`)).toBeVisible();
    await expect(dominio).toHaveValue(meant);
  }
  await dominio.fill('isto_nao.é!');
  await verificar.click();
  await expect(page.getByText('Domínio inválido. Ex.: seusite.com ou seusite.com.br')).toBeVisible();
});

test('a coupon that is not good stands in no way: the order goes on without it', async ({ page }) => {
  await openOrder(page, ...ORDER);
  await fillOrder(page);
  await page.getByLabel('Cupom de desconto').fill('NADA');
  await page.locator('.order-finish').getByRole('button', { name: 'ASSINE JÁ' }).click();
  await expect(
    page.getByText(
      'O pedido não foi enviado: o cupom não foi aplicado. Veja o motivo junto dele, tente de novo, ou continue sem ele.',
    ),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Continuar sem cupom' }).click();
  await expect(page.getByText('Cupom inválido.')).toHaveCount(0);
  await sendOrder(page);
  await expect(page).toHaveURL(/\/assineja-finalizada/);
});

test('who orders cPanel is told which system it comes with', async ({ page }) => {
  await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  await expect(page.getByLabel('Sistema instalado na entrega')).toHaveAccessibleDescription(
    'WHM e cPanel vêm instalados com Almalinux 9. Com outro sistema, falamos com você antes de instalar.',
  );
});

test('the name keeps letters only until the document is a CNPJ', async ({ page }) => {
  await openOrder(page, ...ORDER);
  const nome = page.getByLabel('Nome completo ou razão social');
  await nome.fill('Maria 2 da Silva!');
  await expect(nome).toHaveValue('Maria  da Silva');
});

test('a domain is verified before it is registered', async ({ page }) => {
  await openOrder(page, ...ORDER);
  const dominio = page.getByLabel('Domínio', { exact: true });
  await expect(dominio).toBeDisabled();
  await expect(dominio).toBeHidden();
  await page.getByLabel('Sim, registrar domínio pela Ipê Hospedagem').check();
  const verificar = page.getByRole('button', { name: 'Verificar' });
  for (const [value, message] of [
    ['', 'Digite um domínio para verificar.'],
    ['livre.com.br', '✅ O domínio livre.com.br está disponível para registro (valor do registro não incluso no plano).'],
    ['tomado.com.br', '❌ O domínio tomado.com.br já está registrado, escolha outro nome.'],
    ['quebrado.com.br', 'Erro ao verificar domínio. Verifique o nome ou tente novamente.'],
  ] as const) {
    await dominio.fill(value);
    await verificar.click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.getByLabel('Não, já possui domínio registrado').check();
  await expect(dominio).toHaveValue('');
  await expect(page.getByText('Erro ao verificar domínio.')).toHaveCount(0);
});

test('the main e-mail says whether it is known', async ({ page }) => {
  const answers = { 'E-mail principal': `nova${Date.now()}@exemplo.com` };
  await openOrder(page, ...ORDER);
  await page.getByLabel('E-mail principal').fill(answers['E-mail principal']);
  await page.getByLabel('E-mail principal').blur();
  await expect(
    page.getByText('Bem-vindo! Este e-mail ainda não está cadastrado. Por favor, continue com seu cadastro.'),
  ).toBeVisible();
  await fillOrder(page);
  await fillOrder(page, answers);
  await sendOrder(page);
  await openOrder(page, ...ORDER);
  await page.getByLabel('E-mail principal').fill(answers['E-mail principal']);
  await page.getByLabel('E-mail principal').blur();
  await expect(page.locator('.field__message--bad')).toHaveText(/já está cadastrado/);
});

test('an address that is most likely mistyped is asked about once, and nobody is welcomed under it', async ({ page }) => {
  await openOrder(page, ...ORDER);
  await fillOrder(page);
  const email = page.getByLabel('E-mail principal');
  await email.fill('maria@gmial.com');
  await email.blur();
  await expect(page.getByRole('button', { name: 'Você quis dizer maria@gmail.com?' })).toBeVisible();
  await expect(page.getByText('Bem-vindo!')).toHaveCount(0);
  const send = page.locator('.order-finish').getByRole('button', { name: 'ASSINE JÁ' });
  await send.click();
  await expect(
    page.getByText('Você quis dizer maria@gmail.com? Corrija, ou envie de novo se é mesmo maria@gmial.com.'),
  ).toBeVisible();
  await expect(email).toBeFocused();
  await expectAccessible(page);
  const url = await sendOrder(page);
  expect(url.searchParams.get('email')).toBe('maria@gmial.com');
});

test('a domain that is somebody’s is asked about once, and the page after the order says which it is', async ({ page }) => {
  for (const [ask, name] of [
    [true, 'tomado.com.br'],
    [false, 'livre.com.br'],
    // Nobody can say: the order goes on.
    [false, 'quebrado.com.br'],
  ] as const) {
    await openOrder(page, ...ORDER);
    await fillOrder(page);
    await page.getByLabel('Sim, registrar domínio pela Ipê Hospedagem').check();
    await page.getByLabel('Domínio', { exact: true }).fill(name);
    if (ask) {
      await page.locator('.order-finish').getByRole('button', { name: 'ASSINE JÁ' }).click();
      await expect(page.getByText(`${name} já está registrado. Escolha outro nome`)).toBeVisible();
      await expect(page.getByLabel('Domínio', { exact: true })).toBeFocused();
    }
    await sendOrder(page);
    await expect(page.locator('.details').first()).toContainText(name);
  }
});

test('a coupon that cannot be used says why', async ({ page, complaints }) => {
  await openOrder(page, ...ORDER);
  for (const [value, message] of [
    ['', 'Você precisa selecionar um plano e informar o cupom.'],
    ['NADA', 'Cupom inválido.'],
    ['CARNAVAL', 'Cupom vencido ou ainda não está disponível.'],
  ] as const) {
    await page.getByLabel('Cupom de desconto').fill(value);
    await page.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page.getByText(message)).toBeVisible();
  }
  await page.route('/graphql', (route) => route.fulfill({ status: 502, body: 'gateway' }));
  await page.getByLabel('Cupom de desconto').fill('FLORADA10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page.getByText('Erro ao validar o cupom.')).toBeVisible();
  // Chromium reports the answer of the broken gateway.
  expect(complaints.splice(0).every((complaint) => complaint.includes('502'))).toBe(true);
});

test('a bot check that cannot be made says so, and nothing is lost', async ({ page, complaints }) => {
  await openOrder(page, ...ORDER);
  await fillOrder(page);
  await page.route('/api/verificacao/desafio', (route) => route.abort());
  await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
  await expect(page.getByText('Erro ao validar reCAPTCHA. Tente novamente.')).toBeVisible();
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
});

test('two clicks make one order', async ({ page }) => {
  await openOrder(page, ...ORDER);
  await fillOrder(page);
  const sent: string[] = [];
  page.on('request', (request) => request.postData()?.includes('criarAssinatura') && sent.push(request.postData() ?? ''));
  await page.getByRole('button', { name: 'ASSINE JÁ' }).dblclick();
  await expect(page).toHaveURL(/\/assineja-finalizada\?/, { timeout: 20_000 });
  expect(sent).toHaveLength(1);
});
