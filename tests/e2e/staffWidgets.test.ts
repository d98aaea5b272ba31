import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt, writeAccount } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Whatever the browser's language is, the widgets speak ours.
test.use({ locale: 'en-US', baseURL: origin('recaptcha') });
test.describe.configure({ mode: 'default' });

const execute = (sql: string, ...values: (string | number)[]) => executeAt('recaptcha', sql, ...values);

const coupon = (codigo: string) =>
  execute(
    `insert into cupons (codigo, tipo, valor, ativo, data_inicio, data_fim)
     values (?, 'porcentagem', 10, 1, '2026-01-05', '2096-12-31')`,
    codigo,
  );
const planOf = (codigo: string) => execute('select plano_id from cupons where codigo = ?', codigo)[0]!.plano_id;
const open = async (page: Page, codigo: string) => {
  await enterAdmin(page, `cupons?busca=${codigo}`);
  await page.getByRole('button', { name: `Editar ${codigo}` }).click();
  await expect(page.getByRole('heading', { name: 'Editar Cupom' })).toBeFocused();
};
const save = (page: Page) => page.getByRole('button', { name: 'Atualizar' }).click();
const saved = (page: Page) => expect(page.getByRole('status').first()).toHaveText('Cupom salvo: no ar, já vale.');

test('a day is typed, or chosen in a calendar with the keyboard; one that no calendar has is refused as it was typed', async ({
  page,
}) => {
  coupon('DIA');
  await open(page, 'DIA');
  const day = page.getByLabel('Último dia *');
  await day.fill('31/02/2026');
  await save(page);
  await expect(page.getByText('Data inválida. Escreva dia, mês e ano, como em 31/12/2026.')).toBeVisible();
  await expect(day).toBeFocused();
  await expect(day).toHaveValue('31/02/2026');
  await day.fill('30/12/2026');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const calendar = page.getByRole('dialog', { name: 'Calendário' });
  await expect(calendar.getByRole('button', { name: 'quarta-feira, 30 de dezembro de 2026' })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(calendar).toBeHidden();
  await expect(day).toHaveValue('31/12/2026');
  await save(page);
  await saved(page);
  expect(execute(`select data_fim from cupons where codigo = 'DIA'`)).toEqual([{ data_fim: '2026-12-31' }]);
  execute(`delete from cupons where codigo = 'DIA'`);
});

test('a percent sign and a year of two digits are taken, and no sign changes what a number means', async ({ page }) => {
  coupon('SINAL');
  await open(page, 'SINAL');
  const amount = page.getByLabel('Valor *');
  const type = page.getByLabel('Tipo *');
  await amount.fill('12,5 %');
  await page.getByLabel('Último dia *').fill('31/12/26');
  await save(page);
  await saved(page);
  const stored = () => execute(`select tipo, valor, data_fim from cupons where codigo = 'SINAL'`);
  expect(stored()).toEqual([{ tipo: 'porcentagem', valor: 12.5, data_fim: '2026-12-31' }]);
  await page.getByRole('button', { name: 'Editar SINAL' }).click();
  for (const [tipo, typed, sentence] of [
    ['fixo', '15%', '“15%” é uma porcentagem, e este campo conta reais.'],
    ['porcentagem', 'R$ 15', '“R$ 15” é um valor em reais, e este campo conta porcento.'],
  ] as const) {
    await type.selectOption(tipo);
    await amount.fill(typed);
    await save(page);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(amount).toBeFocused();
    await expect(amount).toHaveValue(typed);
  }
  expect(stored()).toEqual([{ tipo: 'porcentagem', valor: 12.5, data_fim: '2026-12-31' }]);
  execute(`delete from cupons where codigo = 'SINAL'`);
});

test('a plan is found by a part of its name; a name that no plan has is refused and stays, and none can be chosen again', async ({
  page,
}) => {
  execute(`insert into planos (nome, plano_tipo, valor, ativo) values ('Agulha no Palheiro', 'JAVA', 1590, 1)`);
  const id = Number(execute(`select id from planos where nome = 'Agulha no Palheiro'`)[0]!.id);
  coupon('PROCURA');
  await open(page, 'PROCURA');
  const plan = page.getByRole('combobox', { name: 'Só para o plano' });
  await plan.fill('agulhas');
  await expect(page.getByText('Nada com este texto.')).toBeVisible();
  // One press, although the list is open.
  await page.locator('.row-form [type=submit]').click();
  await expect(page.getByText('“agulhas” não está na lista. Escolha uma das opções.')).toBeVisible();
  await expect(plan).toBeFocused();
  await expect(plan).toHaveValue('agulhas');
  expect(planOf('PROCURA')).toBeNull();
  await expectAccessible(page);

  await plan.fill('PALHEI');
  await expect(page.getByRole('option')).toHaveText(['Agulha no Palheiro']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(plan).toHaveValue('Agulha no Palheiro');
  await save(page);
  await saved(page);
  expect(planOf('PROCURA')).toBe(id);

  await page.getByRole('button', { name: 'Editar PROCURA' }).click();
  await expect(plan).toHaveValue('Agulha no Palheiro');
  await plan.fill('');
  await page.keyboard.press('Tab');
  await save(page);
  await expect.poll(() => planOf('PROCURA')).toBeNull();
  execute(`delete from cupons where codigo = 'PROCURA'`);
  execute('delete from planos where id = ?', id);
});

test('what the table of fields refuses is told without asking the server, and a form without a change sends nothing else', async ({
  page,
}) => {
  coupon('LIMITES');
  await open(page, 'LIMITES');
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/graphql') && request.postData()?.includes('SalvarCupom'))
      sent.push(request.postDataJSON().variables.input);
  });
  await page.getByLabel('Código *').fill('com acento: ção');
  await page.getByLabel('Valor *').fill('120');
  await save(page);
  await expect(page.getByText('Use letras sem acento, números, hífen e sublinhado.')).toBeVisible();
  await expect(page.getByLabel('Código *')).toBeFocused();
  await page.getByLabel('Código *').fill('LIMITES');
  await save(page);
  await expect(page.getByText('A porcentagem vai de 0 a 100.')).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByLabel('Valor *').fill('12,50');
  await save(page);
  await saved(page);
  expect(sent).toEqual([{ valor: 12.5 }]);
  execute(`delete from cupons where codigo = 'LIMITES'`);
});

test('a dialog keeps what is behind it out of reach, goes with Esc, and gives the focus back', async ({ page }) => {
  writeAccount('com.dialogo', 'recaptcha');
  await enterAdmin(page, 'administradores');
  const button = page.getByRole('button', { name: 'Nova senha para com.dialogo' });
  await button.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Nova senha para com.dialogo' });
  await expect(dialog.getByLabel('Sua senha')).toBeFocused();
  // Round and round, by way of the browser's own controls: as often as what is in the dialog could be passed three times.
  const passed: string[] = [];
  for (let n = 0; n < 12; n++) {
    await page.keyboard.press('Tab');
    const inside =
      'document.activeElement.closest("dialog") ? document.activeElement.tagName : document.activeElement.tagName + " behind"';
    passed.push(await page.evaluate<string>(inside));
  }
  expect(new Set(passed.filter((name) => name !== 'BODY behind'))).toEqual(new Set(['INPUT', 'BUTTON']));
  await dialog.getByLabel('Sua senha').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  execute(`delete from administradores where usuario = 'com.dialogo'`);
});

test('orders are filtered by a day of the calendar', async ({ page }) => {
  await enterAdmin(page, 'assinaturas?de=2026-02-01');
  await page.getByRole('search').getByRole('button', { name: 'Abrir calendário' }).first().click();
  await page.getByRole('button', { name: 'terça-feira, 3 de fevereiro de 2026' }).click();
  await page.waitForURL('**/assinaturas?de=2026-02-03');
  await expect(page.getByLabel('De', { exact: true })).toHaveValue('03/02/2026');
});
