import { expect, type Page } from '@playwright/test';
import { hold } from '../support/held.ts';
import { openOrder } from '../support/order.ts';
import { test } from '../support/visitor.ts';

// Look-ups that are slow, late, repeated or down: only the last question's answer counts, and never over what a person typed.

const PAULISTA = '01310100';
const RIO_BRANCO = '20040020';
/** A town with one code for all of its streets. */
const CITY_WIDE = '18650000';
const BROKEN = '11111111';
const UNKNOWN = '99999999';

test.beforeEach(({ page }) => openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo'));

/** Types into a field and leaves it. */
async function type(page: Page, label: string, text: string): Promise<void> {
  await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel(label, { exact: true }).blur();
}

const expectAddress = async (page: Page, endereco: string, bairro: string, cidade: string, estado: string) => {
  for (const [label, text] of Object.entries({ Endereço: endereco, Bairro: bairro, Cidade: cidade, Estado: estado }))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
};

test.describe('CEP', () => {
  test('an older answer never overwrites a newer one', async ({ page }) => {
    const answers = await hold(page, 'consultarCep');
    await type(page, 'CEP', PAULISTA);
    await answers.held(1);
    await type(page, 'CEP', RIO_BRANCO);
    await answers.held(2);
    answers.answer(2);
    await expectAddress(page, 'Avenida Rio Branco', 'Centro', 'Rio de Janeiro', 'RJ');
    const late = page.waitForResponse((response) => response.request().postData()?.includes(PAULISTA) ?? false);
    answers.answer(1);
    await (await late).finished();
    await expectAddress(page, 'Avenida Rio Branco', 'Centro', 'Rio de Janeiro', 'RJ');
  });

  test('an answer to what is no longer asked fills nothing', async ({ page }) => {
    const answers = await hold(page, 'consultarCep');
    await type(page, 'CEP', PAULISTA);
    await answers.held(1);
    await page.getByLabel('CEP', { exact: true }).fill('0131');
    const late = page.waitForResponse('/graphql');
    answers.answer(1);
    await (await late).finished();
    await expectAddress(page, '', '', '', '');
  });

  test('who is in a field when it is filled types in its place', async ({ page }) => {
    const answers = await hold(page, 'consultarCep');
    await type(page, 'CEP', PAULISTA);
    await answers.held(1);
    const cidade = page.getByLabel('Cidade', { exact: true });
    await cidade.focus();
    answers.answer(1);
    await expect(cidade).toHaveValue('São Paulo');
    await page.keyboard.type('Osasco');
    await expect(cidade).toHaveValue('Osasco');
  });

  test('a code of a whole town takes the street out that the last one filled, and leaves the one that was typed', async ({
    page,
  }) => {
    await type(page, 'CEP', PAULISTA);
    await expectAddress(page, 'Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP');
    await page.getByLabel('Bairro', { exact: true }).fill('Jardins');
    await type(page, 'CEP', CITY_WIDE);
    await expectAddress(page, '', 'Jardins', 'São Manuel', 'SP');
  });

  test('a code that is left again unchanged changes nothing', async ({ page }) => {
    await type(page, 'CEP', PAULISTA);
    await expectAddress(page, 'Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP');
    await page.getByLabel('Endereço', { exact: true }).fill('Alameda Santos');
    await page.getByLabel('Bairro', { exact: true }).fill('');
    const asked: string[] = [];
    page.on('request', (request) => request.postData()?.includes('consultarCep') && asked.push(request.url()));
    await page.getByLabel('CEP', { exact: true }).focus();
    await page.getByLabel('CEP', { exact: true }).blur();
    await page.getByLabel('Número').fill('7');
    await expectAddress(page, 'Alameda Santos', '', 'São Paulo', 'SP');
    expect(asked).toEqual([]);
  });

  test('what is typed while it is looked up stays', async ({ page }) => {
    const answers = await hold(page, 'consultarCep');
    await type(page, 'CEP', PAULISTA);
    await answers.held(1);
    await page.getByLabel('Endereço', { exact: true }).fill('Alameda Santos');
    answers.answer(1);
    await expectAddress(page, 'Alameda Santos', 'Bela Vista', 'São Paulo', 'SP');
  });

  for (const [what, cep, message] of [
    ['fails', BROKEN, 'Erro ao buscar endereço.'],
    ['finds nothing', UNKNOWN, 'CEP não encontrado.'],
  ] as const)
    test(`one that ${what} takes out only what was filled, once`, async ({ page }) => {
      await type(page, 'CEP', PAULISTA);
      await expectAddress(page, 'Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP');
      await page.getByLabel('Cidade', { exact: true }).fill('Osasco');
      await type(page, 'CEP', cep);
      await expect(page.getByText(message)).toBeVisible();
      await expectAddress(page, '', '', 'Osasco', '');
      await page.getByLabel('Endereço', { exact: true }).fill('Rua Nova');
      await type(page, 'CEP', cep.replace(/.$/, '2'));
      await expectAddress(page, 'Rua Nova', '', 'Osasco', '');
    });

  test('after a reload it still knows what it filled', async ({ page }) => {
    await type(page, 'CEP', PAULISTA);
    await expectAddress(page, 'Avenida Paulista', 'Bela Vista', 'São Paulo', 'SP');
    await page.getByLabel('Bairro', { exact: true }).fill('Jardins');
    await page.reload();
    await expectAddress(page, 'Avenida Paulista', 'Jardins', 'São Paulo', 'SP');
    await type(page, 'CEP', RIO_BRANCO);
    await expectAddress(page, 'Avenida Rio Branco', 'Jardins', 'Rio de Janeiro', 'RJ');
  });

  test('its message goes when the code is corrected', async ({ page }) => {
    await type(page, 'CEP', '123');
    await expect(page.getByText('CEP inválido.')).toBeVisible();
    await page.getByLabel('CEP', { exact: true }).fill('1234');
    await expect(page.getByText('CEP inválido.')).toBeHidden();
  });
});

test.describe('CNPJ', () => {
  const COMPANY = '11.444.777/0001-61';
  const OTHER = '19.191.919/0001-38';
  const FAILING = '33.000.167/0001-01';
  const name = (page: Page) => page.getByLabel('Nome completo ou razão social');

  test('an older answer never overwrites a newer one', async ({ page }) => {
    const answers = await hold(page, 'consultarCnpj');
    await type(page, 'CPF ou CNPJ', COMPANY);
    await answers.held(1);
    await type(page, 'CPF ou CNPJ', OTHER);
    await answers.held(2);
    answers.answer(2);
    await expect(name(page)).toHaveValue('PETRÓLEO DO EXEMPLO S.A.');
    const late = page.waitForResponse((response) => response.request().postData()?.includes('11444777000161') ?? false);
    answers.answer(1);
    await (await late).finished();
    await expect(name(page)).toHaveValue('PETRÓLEO DO EXEMPLO S.A.');
  });

  test('what was typed stays, before, while and after it is looked up', async ({ page }) => {
    const answers = await hold(page, 'consultarCnpj');
    await type(page, 'CPF ou CNPJ', COMPANY);
    await answers.held(1);
    await name(page).fill('Padaria da Ana');
    answers.answer(1);
    await expect(page.getByLabel('CPF ou CNPJ')).toHaveValue(COMPANY);
    await expect(name(page)).toHaveValue('Padaria da Ana');
    await type(page, 'CPF ou CNPJ', FAILING);
    await answers.held(2);
    answers.answer(2);
    await expect(page.getByText('Erro ao buscar dados do CNPJ.')).toBeVisible();
    await expect(name(page)).toHaveValue('Padaria da Ana');
  });

  test('one that fails takes out what the last one filled', async ({ page }) => {
    await type(page, 'CPF ou CNPJ', COMPANY);
    await expect(name(page)).toHaveValue("3M & D'ÁVILA LTDA");
    await type(page, 'CPF ou CNPJ', FAILING);
    await expect(page.getByText('Erro ao buscar dados do CNPJ.')).toBeVisible();
    await expect(name(page)).toHaveValue('');
  });

  test('a CPF in its place takes the company out that was filled', async ({ page }) => {
    await type(page, 'CPF ou CNPJ', COMPANY);
    await expect(name(page)).toHaveValue("3M & D'ÁVILA LTDA");
    await type(page, 'CPF ou CNPJ', '529.982.247-25');
    await expect(name(page)).toHaveValue('');
  });
});

test('the e-mail check tells of the address that stands there', async ({ page }) => {
  const answers = await hold(page, 'emailCadastrado');
  await type(page, 'E-mail principal', `nova${Date.now()}@exemplo.com`);
  await answers.held(1);
  await page.getByLabel('E-mail principal').fill('outra@exemp');
  const late = page.waitForResponse('/graphql');
  answers.answer(1);
  await (await late).finished();
  await expect(page.getByText('Bem-vindo!')).toBeHidden();
});

test('the domain check tells of the name that stands there', async ({ page }) => {
  await page.getByLabel('Sim, registrar domínio').check();
  const answers = await hold(page, 'consultarDominio');
  await page.getByLabel('Domínio', { exact: true }).fill('livre.com.br');
  await page.getByRole('button', { name: 'Verificar' }).click();
  await answers.held(1);
  await page.getByLabel('Domínio', { exact: true }).fill('tomado.com.br');
  const late = page.waitForResponse('/graphql');
  answers.answer(1);
  await (await late).finished();
  await expect(page.getByRole('button', { name: 'Verificar' })).toBeVisible();
  await expect(page.getByText('está disponível')).toBeHidden();
});

test('a coupon that is typed over while it is checked is not applied', async ({ page }) => {
  const before = await page.locator('.receipt__total output').textContent();
  const answers = await hold(page, 'ValidarCupom');
  await page.getByLabel('Cupom de desconto').fill('FLORADA10');
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await answers.held(1);
  await page.getByLabel('Cupom de desconto').fill('FLORADA1');
  const late = page.waitForResponse('/graphql');
  answers.answer(1);
  await (await late).finished();
  await expect(page.getByText('Cupom aplicado com sucesso!')).toBeHidden();
  await expect(page.locator('.receipt__total output')).toHaveText(before!);
});
