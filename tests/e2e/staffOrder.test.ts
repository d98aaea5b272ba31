import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { delay, dropRequests, hold, loseAnswers } from '../support/held.ts';
import { origin } from '../support/ports.ts';
import { moveFirstDown, orderedRows } from '../support/reorder.ts';
import { executeAt } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// Putting a list in order over a line that loses answers, and over a list that others add to. In a shop in which nobody counts the rows.
test.use({ baseURL: origin('recaptcha') });
test.describe.configure({ mode: 'default' });

const execute = (sql: string, ...values: (string | number)[]) => executeAt('recaptcha', sql, ...values);
/** A group of which nothing else makes anything. */
const TIPO = 'PROMOCIONAL-VPS-CPANEL';
const ADDRESS = 'planos?tipo=PROMOCIONAL_VPS_CPANEL';
const UNKNOWN = 'Não foi possível falar com o servidor. Assim que ele responder, o aviso embaixo diz se foi feito.';

const status = (page: Page) => page.getByRole('status').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const told = (page: Page, beginning: string) => page.locator('.unsent section').filter({ hasText: new RegExp(`^${beginning}`) });
const stored = () => execute('select nome from planos where plano_tipo = ? order by ordem', TIPO).map(({ nome }) => nome);
const add = (nome: string, ordem: number) =>
  execute(`insert into planos (nome, plano_tipo, valor, ordem) values (?, ?, 1000, ?)`, nome, TIPO, ordem);
test.beforeEach(async ({ page }) => {
  execute(`delete from planos where plano_tipo = ?`, TIPO);
  for (const [i, nome] of ['Um', 'Dois', 'Três'].entries()) add(nome, i + 1);
  await enterAdmin(page, ADDRESS);
  await press(page, 'Reordenar');
  await expect(orderedRows(page)).toHaveText([/Um/, /Dois/, /Três/]);
});
test.afterEach(({ complaints }) => {
  execute(`delete from planos where plano_tipo = ?`, TIPO);
  // The browser writes the lost answers to its console.
  complaints.splice(0);
});

test('an order whose answer was lost, and could not be asked about, is nobody else’s: what was moved since goes over it', async ({
  page,
}) => {
  await moveFirstDown(page);
  const line = await loseAnswers(page, 'ReordenarPlanos', 'EncerrarAto');
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText(UNKNOWN);
  expect(stored()).toEqual(['Dois', 'Um', 'Três']);
  // Nothing else is sent until that is known.
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText(
    'Não foi possível falar com o servidor. O que você digitou continua aqui; tente novamente.',
  );
  await expect(orderedRows(page)).toHaveText([/Dois/, /Um/, /Três/]);
  await line.stop();
  await moveFirstDown(page);
  await expect(orderedRows(page)).toHaveText([/Um/, /Dois/, /Três/]);
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText('Ordem salva.');
  expect(stored()).toEqual(['Um', 'Dois', 'Três']);
});

test('an order whose answer was lost is settled at once, and done with', async ({ page }) => {
  await moveFirstDown(page);
  await loseAnswers(page, 'ReordenarPlanos');
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText('Já estava salvo: só a resposta se perdeu no caminho. Ordem salva.');
  await expect(page.locator('.reorder')).toBeHidden();
  expect(stored()).toEqual(['Dois', 'Um', 'Três']);
});

test('an order is asked about before it goes while it differs from what is stored, not from what it began with', async ({
  page,
}) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await moveFirstDown(page);
  const lost = await loseAnswers(page, 'ReordenarPlanos', 'EncerrarAto');
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText(UNKNOWN);
  await lost.stop();
  await moveFirstDown(page);
  await expect(orderedRows(page)).toHaveText([/Um/, /Dois/, /Três/]);
  const dropped = await dropRequests(page, 'ReordenarPlanos');
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText('A conexão falhou antes, e nada foi feito. Tente de novo.');
  // As it began, and not as it is stored.
  await page.getByRole('link', { name: 'Cupons', exact: true }).click();
  await expect.poll(() => questions).toEqual(['Há alterações que não foram salvas. Sair e perdê-las?']);
  await dropped.stop();
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText('Ordem salva.');
  expect(stored()).toEqual(['Um', 'Dois', 'Três']);
});

test('an order that is sent off while another list is chosen is told of below it, and not in the other list’s words', async ({
  page,
}) => {
  await moveFirstDown(page);
  const line = await dropRequests(page, 'ReordenarPlanos');
  const go = await delay(page, 'ReordenarPlanos');
  await press(page, 'Salvar ordem');
  await page.getByRole('search').getByLabel('Tipo').selectOption('DEDICADO');
  await page.waitForURL('**/planos?tipo=DEDICADO');
  await press(page, 'Reordenar');
  await expect(orderedRows(page).first()).toBeVisible();
  go();
  const box = told(page, 'Não foi feito: Nova ordem de Planos');
  await expect(box).toBeVisible();
  await expect(status(page)).toHaveText('');
  await expect(orderedRows(page).first()).toBeVisible();
  await line.stop();
  await box.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(told(page, 'Foi feito: Nova ordem de Planos')).toBeVisible();
  expect(stored()).toEqual(['Dois', 'Um', 'Três']);
  await expect(orderedRows(page).first()).toBeVisible();
});

test('one that is saved meanwhile leaves the other list’s as it is', async ({ page }) => {
  await moveFirstDown(page);
  const saving = await hold(page, 'ReordenarPlanos');
  await press(page, 'Salvar ordem');
  await saving.held(1);
  await page.getByRole('search').getByLabel('Tipo').selectOption('DEDICADO');
  await page.waitForURL('**/planos?tipo=DEDICADO');
  await press(page, 'Reordenar');
  await expect(orderedRows(page).first()).toBeVisible();
  saving.answer(1);
  await expect(status(page)).toHaveText('Ordem salva.');
  await expect(orderedRows(page).first()).toBeVisible();
});

test('rows that come and go meanwhile leave the arrangement as it is, with the new ones at its end', async ({ page }) => {
  await moveFirstDown(page);
  await moveFirstDown(page);
  await expect(orderedRows(page)).toHaveText([/Um/, /Dois/, /Três/]);
  await moveFirstDown(page);
  add('Quatro', 4);
  execute(`delete from planos where plano_tipo = ? and nome = 'Três'`, TIPO);
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText(
    'Enquanto você ordenava, a lista ganhou ou perdeu linhas. A sua ordem está aqui, com as novas no fim: confira e salve de novo.',
  );
  await expect(orderedRows(page)).toHaveText([/Dois/, /Um/, /Quatro/]);
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText('Ordem salva.');
  expect(stored()).toEqual(['Dois', 'Um', 'Quatro']);
});
