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

test('a file that touches prices says what the site goes on showing, and asks once about what jumps', async ({ page }) => {
  const insert = `insert into planos (nome, plano_tipo, valor, ativo, agendado_inicio, agendado_valor) values (?, 'JAVA', 2490, 1, ?, ?)`;
  execute(insert, 'Arquivo Vigente', '2020-01-01', 1730);
  execute(insert, 'Arquivo Salto', null, null);
  try {
    const questions: string[] = [];
    let yes = false;
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void (yes ? dialog.accept() : dialog.dismiss());
    });
    await enterAdmin(page, 'catalogo');
    const csv = 'planos;valor\r\nJAVA/Arquivo Vigente;26,00\r\nJAVA/Arquivo Salto;2490,00\r\n';
    await input(page).setInputFiles({ name: 'precos.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await show(page);
    await expect(page.getByText('O site segue com o preço agendado: R$ 17,30 em vez de R$ 26,00.')).toBeVisible();
    await expect(page.getByText('Confira: Valor mensal (R$): muda de R$ 24,90 para R$ 2.490,00.')).toBeVisible();
    await apply(page, 'precos.csv').click();
    await expect
      .poll(() => questions)
      .toEqual(['Arquivo Salto: Valor mensal (R$): muda de R$ 24,90 para R$ 2.490,00.\nAplicar assim?']);
    const prices = () =>
      execute(`select valor from planos where nome like 'Arquivo %' order by nome desc`).map(({ valor }) => valor);
    expect(prices()).toEqual([2490, 2490]);
    yes = true;
    await apply(page, 'precos.csv').click();
    await expect(status(page)).toHaveText(
      'Aplicado. O site segue com o preço agendado de Arquivo Vigente; o resto já mostra assim. Cada mudança está em Alterações.',
    );
    expect(prices()).toEqual([2600, 249_000]);
    expect(questions).toHaveLength(2);
  } finally {
    execute(`delete from planos where nome like 'Arquivo %'`);
  }
});
