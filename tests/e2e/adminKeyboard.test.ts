import { expect } from '@playwright/test';
import { origin } from '../support/ports.ts';
import { moveIsOver, orderedRows } from '../support/reorder.ts';
import { test } from '../support/visitor.ts';

// A shop whose highlights no other test changes: a new order is one of all of them.
test.use({ baseURL: origin('recaptcha') });

test('with the keyboard alone: sign in, create a highlight, put it first, delete it', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('/ipe/destaques');
  await page.getByLabel('Usuário').focus();
  await page.keyboard.type('admin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('administrador de teste');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/ipe/destaques');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByLabel('Título *').focus();
  await page.keyboard.type('Só com o teclado');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Um cartão');
  await page.getByLabel('Ordem').focus();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('99');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toHaveText('Destaque salvo. O site já mostra assim.');

  await page.getByRole('button', { name: 'Reordenar' }).press('Enter');
  const items = orderedRows(page);
  const item = items.filter({ hasText: 'Só com o teclado' });
  await expect(item).toBeVisible();
  const names = (await items.allTextContents()).map((name) => name.trim());
  await item.press('Enter');
  // Where it would go has the focus, and says so.
  const aim = (name: string) => expect(page.getByRole('option', { name, exact: true })).toBeFocused();
  await aim('Inserir após Só com o teclado');
  for (let up = 3; up >= 1; up--) {
    await page.keyboard.press('ArrowUp');
    await aim(`Inserir entre ${names[up - 1]} e ${names[up]}`);
  }
  await page.keyboard.press('ArrowUp');
  await aim(`Inserir antes de ${names[0]}`);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option', { name: /^Inserir / })).toHaveCount(0);
  await expect(items.first()).toHaveText(/Só com o teclado/);
  await moveIsOver(items.first());
  await page.getByRole('button', { name: 'Salvar ordem' }).press('Enter');
  await expect(page.getByText('Ordem salva.')).toBeVisible();
  await expect(page.locator('tbody tr').first()).toContainText('Só com o teclado');
  await page.getByRole('button', { name: 'Excluir Só com o teclado' }).press('Enter');
  await expect(page.getByRole('status')).toHaveText('Excluído.');
});
