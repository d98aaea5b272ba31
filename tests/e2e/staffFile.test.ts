import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { execute } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// What is applied is the file whose differences are shown, under its own name.

test.describe.configure({ mode: 'default' });

const file = (name: string, titulo: string) => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify({ formato: 'catalogo', versao: 1, destaques: [{ titulo, texto: 'x', ativo: false }] })),
});
const status = (page: Page) => page.getByRole('status').first();
const input = (page: Page) => page.getByLabel('Arquivo JSON ou CSV');
const show = (page: Page) => page.getByRole('button', { name: 'Mostrar diferenças' }).click();
const apply = (page: Page, name: string) => page.getByRole('button', { name: `Aplicar ${name}`, exact: true });
const stored = () =>
  execute(`select titulo from destaques where titulo like 'Arquivo %' order by titulo`).map(({ titulo }) => titulo);

test.afterEach(() => void execute(`delete from destaques where titulo like 'Arquivo %'`));

test('while a file is compared no other can be chosen, and its name stands over what it would do', async ({ page }) => {
  await enterAdmin(page, 'catalogo');
  const comparing = await hold(page, 'CompararCatalogo');
  await input(page).setInputFiles(file('a.json', 'Arquivo A'));
  await show(page);
  await comparing.held(1);
  await expect(input(page)).toBeDisabled();
  comparing.answer(1);
  await expect(input(page)).toBeEnabled();
  await expect(page.getByRole('heading', { name: 'a.json' })).toBeVisible();
  await expect(page.getByText('Cria Arquivo A')).toBeVisible();
  const applying = await hold(page, 'AplicarCatalogo');
  await apply(page, 'a.json').click();
  await applying.held(1);
  await expect(input(page)).toBeDisabled();
  applying.answer(1);
  await expect(status(page)).toContainText('Aplicado.');
  expect(stored()).toEqual(['Arquivo A']);
});

test('a file that was chosen in a window opened before is not shown the differences of the other', async ({ page }) => {
  await enterAdmin(page, 'catalogo');
  const comparing = await hold(page, 'CompararCatalogo');
  await input(page).setInputFiles(file('a.json', 'Arquivo A'));
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), input(page).click()]);
  await show(page);
  await comparing.held(1);
  await chooser.setFiles(file('b.json', 'Arquivo B'));
  comparing.answer(1);
  await expect(input(page)).toBeEnabled();
  await expect(status(page)).toHaveText('Outro arquivo foi escolhido. Mostre as diferenças dele.');
  await expect(page.getByText('Cria Arquivo A')).toBeHidden();
  await show(page);
  await comparing.held(2);
  comparing.answer(2);
  await apply(page, 'b.json').click();
  await expect(status(page)).toContainText('Aplicado.');
  expect(stored()).toEqual(['Arquivo B']);
});

test('nor when the shop turns out to be another while it is applied', async ({ page }) => {
  await enterAdmin(page, 'catalogo');
  await input(page).setInputFiles(file('a.json', 'Arquivo A'));
  await show(page);
  await expect(apply(page, 'a.json')).toBeEnabled();
  execute(`insert into destaques (titulo, texto, ordem, ativo) values ('Arquivo A', 'outro', 90, 0)`);
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), input(page).click()]);
  const comparing = await hold(page, 'CompararCatalogo');
  await apply(page, 'a.json').click();
  await comparing.held(1);
  await chooser.setFiles(file('b.json', 'Arquivo B'));
  comparing.answer(1);
  await expect(input(page)).toBeEnabled();
  await expect(status(page)).toHaveText('Outro arquivo foi escolhido. Mostre as diferenças dele.');
  await expect(page.getByRole('button', { name: /^Aplicar/ })).toHaveCount(0);
  await expect(page.getByText('Altera Arquivo A')).toBeHidden();
});
