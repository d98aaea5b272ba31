import { expect } from '@playwright/test';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { execute, writeMessage } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// All that is stored of one person, from wherever one is asked about it.

const CPF = '72834615900';
const EMAIL = 'iara@pessoa.example';

const order = (nome: string, more: Parameters<typeof writeOrder>[2] = {}) =>
  writeOrder(nome, 'shop', { valor_conferido: 1, cpf_cnpj: CPF, email: EMAIL, ...more });

test('from an open order to all of its person, with sums, and on to the message and back', async ({ page }) => {
  const id = order('Iara Um', { paga_em: Date.now(), status: 'concluida', data_cadastro: '2025-03-02' });
  order('Iara Dois', { email: 'outro@pessoa.example' });
  const message = writeMessage('Pergunta da Iara');
  execute('update mensagens set email = ? where id = ?', EMAIL, message);
  await enterAdmin(page, `assinaturas?id=${id}`);
  await page.getByRole('link', { name: 'Tudo desta pessoa' }).press('Enter');
  await expect(page).toHaveURL(/\/pessoa\?titular=72834615900$/);
  await expect(page.getByRole('heading', { level: 2, name: '728.346.159-00' })).toBeVisible();
  await expect(
    page.getByText('2 assinaturas pelo documento, com qualquer e-mail, e 1 mensagem dos e-mails delas.'),
  ).toBeVisible();
  const sums = page.getByRole('main').locator('.facts');
  await expect(sums).toContainText('Cliente desde02/03/2025');
  await expect(sums).toContainText('2 (Nova: 1; Concluída: 1)');
  await expect(sums).toContainText(/Pago\s*R\$\s100,00/);
  await expect(sums).toContainText(/A receber\s*R\$\s100,00/);
  await expect(page.getByRole('row').filter({ hasText: 'Iara' }).locator('strong')).toHaveText(['Iara Dois', 'Iara Um', 'Rui']);
  await expectAccessible(page);
  await page.setViewportSize({ width: 360, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.getByRole('link', { name: 'Pergunta da Iara' }).click();
  await page.getByRole('article').getByRole('link', { name: 'Tudo desta pessoa' }).click();
  await expect(page.getByText(`1 assinatura e 1 mensagem pelo e-mail ${EMAIL}`)).toBeVisible();
  await page.getByRole('link', { name: '728.346.159-00' }).first().click();
  await expect(page.getByText('2 assinaturas pelo documento')).toBeVisible();
});

test('an address that two documents share makes no person of them', async ({ page }) => {
  order('Sócia', { email: 'agencia@pessoa.example' });
  order('Sócio', { email: 'agencia@pessoa.example', cpf_cnpj: '11222333000181' });
  await enterAdmin(page, 'pessoa');
  await page.getByRole('searchbox', { name: 'CPF, CNPJ ou e-mail' }).fill('agencia');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Informe um CPF, um CNPJ ou um e-mail.');
  await page.getByRole('searchbox', { name: 'CPF, CNPJ ou e-mail' }).fill('Agencia@pessoa.example');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 3, name: '11.222.333/0001-81' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: '728.346.159-00' })).toBeVisible();
  await expect(page.getByText('Um e-mail pode ser de várias pessoas')).toBeVisible();
});

test('a person is exported, and erased after a preview and with the password, by the keyboard', async ({ page }) => {
  order('Some Um', { email: 'some@pessoa.example', cpf_cnpj: '15350946056' });
  const outra = order('Fica', { email: 'fica@pessoa.example', email_copia: 'some@pessoa.example', cpf_cnpj: '' });
  await enterAdmin(page, 'pessoa?titular=some@pessoa.example');
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Exportar JSON' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^titular-.*\.json$/);
  await page.getByRole('button', { name: 'Ver o que seria apagado' }).press('Enter');
  const section = page.getByRole('region', { name: 'Apagar', exact: true });
  const title = section.getByRole('heading', { name: 'Apagar', exact: true });
  await expect(title).toBeFocused();
  await expect(section).toContainText('1 assinatura (1 ainda em aberto) e 0 mensagens');
  await expect(section).toContainText(`só o e-mail em cópia de assinaturas de outras pessoas: ${outra}`);
  await expect(section).toContainText('153.509.460-56');
  await expectAccessible(page);
  order('Chegou depois', { email: 'some@pessoa.example', cpf_cnpj: '15350946056' });
  const erase = async () => {
    await section.getByRole('button', { name: 'Apagar…' }).press('Enter');
    await page.getByLabel('Sua senha').fill(ADMIN.password);
    await page.keyboard.press('Enter');
  };
  await erase();
  await expect(page.getByRole('dialog')).toContainText('Nada foi apagado; veja a prévia de novo.');
  await page.getByRole('button', { name: 'Agora não' }).press('Enter');
  await section.getByRole('button', { name: 'Não apagar' }).press('Enter');
  await expect(title).toBeFocused();
  await section.getByRole('button', { name: 'Ver o que seria apagado' }).press('Enter');
  await expect(section).toContainText('2 assinaturas (2 ainda em aberto)');
  await erase();
  await expect(page.getByRole('log', { name: 'O que foi apagado' })).toContainText('Apagadas: 2 assinaturas e 0 mensagens.');
  await expect(title).toBeFocused();
  await expect(page.getByText('Não há nada de some@pessoa.example.')).toBeVisible();
  expect(execute('select email_copia from assinaturas where id = ?', outra)[0]!.email_copia).toBe('');
});

test('Ctrl K leads to a person by the document or the address, once it is whole', async ({ page }) => {
  await enterAdmin(page, 'planos');
  for (const [typed, item] of [
    ['728.346.159-00', 'Tudo de 728.346.159-00'],
    ['ninguem@pessoa.example', 'Tudo de ninguem@pessoa.example'],
  ] as const) {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Ir para' }).fill(typed);
    await page.getByRole('menuitem', { name: item }).click();
    await expect(page).toHaveURL(/\/pessoa\?titular=/);
  }
  await expect(page.getByText('Não há nada de ninguem@pessoa.example.')).toBeVisible();
});
