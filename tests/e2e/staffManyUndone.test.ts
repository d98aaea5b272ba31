import { expect } from '@playwright/test';
import { hold } from '../support/held.ts';
import { apply, bar, open, orders, SHOP, stored } from '../support/manyAtOnce.ts';
import { origin } from '../support/ports.ts';
import { test } from '../support/visitor.ts';

// What is chosen and pressed while the last act over several rows is on its way, or is being taken back.

test.use({ baseURL: origin(SHOP) });
test.describe.configure({ mode: 'default' });

test('what is chosen while something is taken back stays chosen, and is done over what that has left', async ({ page }) => {
  const { word, ids } = orders(2);
  await open(page, word);
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check();
  await apply(page, { status: 'em_atendimento' });
  await expect(bar(page)).toContainText('Feito: 2 assinaturas.');
  const sending = await hold(page, 'AtenderAssinaturas');
  await bar(page).getByRole('button', { name: 'Desfazer' }).click();
  await sending.held(1);
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check();
  sending.answer(1);
  await expect(bar(page)).toContainText('Desfeito: 2 assinaturas como antes.');
  await expect(bar(page)).toContainText('Na seleção: 2 assinaturas');
  await apply(page, { who: 'admin' });
  await sending.held(2);
  sending.answer(2);
  await expect(bar(page)).toContainText('Feito: 2 assinaturas.');
  expect(ids.map(stored)).toEqual([
    ['nova', 'admin'],
    ['nova', 'admin'],
  ]);
});

test('until the list shows what was done a second press is told to wait, and undoes nothing of the first', async ({ page }) => {
  const { word, ids } = orders(2);
  await open(page, word);
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check();
  const list = await hold(page, 'query Assinaturas');
  await apply(page, { status: 'em_atendimento' });
  await list.held(1);
  await apply(page, { status: 'nova' });
  await expect(bar(page)).toContainText('Aguarde: a ação anterior ainda não terminou.');
  list.answer(1);
  await expect(bar(page)).toContainText('Feito: 2 assinaturas.');
  await expect(bar(page).getByRole('button', { name: 'Desfazer' })).toBeVisible();
  expect(ids.map((id) => stored(id)[0])).toEqual(['em_atendimento', 'em_atendimento']);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
