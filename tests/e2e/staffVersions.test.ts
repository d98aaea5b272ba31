import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// What a row said before, seen in its history and put back like any other change.

const SHOP = 'empty';
test.use({ baseURL: origin(SHOP) });
test.describe.configure({ mode: 'default' });

const NOME = 'Versão Araucária';
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const says = (page: Page, sentence: string | RegExp) => expect(page.getByRole('status').first()).toHaveText(sentence);
const restore = (page: Page) => page.getByRole('button', { name: /^Restaurar esta versão/ });

test.beforeEach(() => {
  const insert = `insert into planos (nome, plano_tipo, valor, desconto1, desconto2, desconto3, ativo, ordem) values (?, 'PHP', 2390, 0, 0, 0, true, 1)`;
  executeAt(SHOP, insert, NOME);
});
test.afterEach(() => void executeAt(SHOP, 'delete from planos where nome = ?', NOME));

test('a plan is shown as it was, in its form, and is that again once it is saved', async ({ page }) => {
  await enterAdmin(page, `planos?busca=${encodeURIComponent(NOME)}`);
  for (const [valor, descricao] of [
    ['24,90', ''],
    ['26,90', 'Descrição de agora'],
  ] as const) {
    await page.getByRole('button', { name: `Editar ${NOME}` }).click();
    await field(page, 'Valor mensal (R$) *').fill(valor);
    await field(page, 'Descrição').fill(descricao);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await says(page, /^Plano salvo/);
    await expect(page.getByRole('row', { name: new RegExp(NOME) })).toContainText(valor);
  }

  await page.getByRole('button', { name: `Histórico ${NOME}` }).click();
  await expect(page.getByRole('heading', { name: `Histórico de ${NOME}` })).toBeVisible();
  // The newest line is what the plan says now.
  await expect(restore(page)).toHaveCount(1);
  await restore(page).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Editar Plano' })).toBeFocused();
  await expect(field(page, 'Valor mensal (R$) *')).toHaveValue('24,90');
  await expect(field(page, 'Descrição')).toHaveValue('');
  await expect(page.getByText('Nada mudou ainda: confira e salve. O que muda:')).toBeVisible();
  await expect(page.getByText('Valor mensal (R$): agora “26,90”; ao salvar, “24,90”.')).toBeVisible();
  await expect(page.getByText('Descrição: agora “Descrição de agora”; ao salvar, “vazio”.')).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('row', { name: new RegExp(NOME) })).toContainText('26,90');

  // What is not saved is asked about before it is left.
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: `Editar ${NOME}` }).click();
  await expect(field(page, 'Valor mensal (R$) *')).toHaveValue('24,90');

  await page.getByRole('button', { name: 'Atualizar' }).click();
  await says(page, /^Plano salvo/);
  await expect(page.getByRole('row', { name: new RegExp(NOME) })).toContainText('24,90');
});

test('a history that is open has the newest change as well, and what that took the place of can be put back', async ({
  page,
}) => {
  await enterAdmin(page, `planos?busca=${encodeURIComponent(NOME)}`);
  const change = async (valor: string) => {
    await page.getByRole('button', { name: `Editar ${NOME}` }).click();
    await field(page, 'Valor mensal (R$) *').fill(valor);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await says(page, /^Plano salvo/);
    await expect(page.getByRole('row', { name: new RegExp(NOME) })).toContainText(valor);
  };
  await change('24,90');
  await page.getByRole('button', { name: `Histórico ${NOME}` }).click();
  await expect(page.getByRole('heading', { name: `Histórico de ${NOME}` })).toBeVisible();
  await expect(restore(page)).toHaveCount(0);
  await change('26,90');
  await expect(restore(page)).toHaveCount(1);
  await restore(page).click();
  await expect(page.getByText('Valor mensal (R$): agora “26,90”; ao salvar, “24,90”.')).toBeVisible();
});

test('a history of more changes than a page shows goes on to the older ones', async ({ page }) => {
  const [{ id }] = executeAt(SHOP, 'select id from planos where nome = ?', NOME) as [{ id: number }];
  const insert = `insert into alteracoes (em, usuario, tabela, linha_id, acao, rotulo, mudancas) values (?, 'ana', 'plano', ?, 'alterou', ?, ?)`;
  for (let n = 1; n <= 55; n++)
    executeAt(
      SHOP,
      insert,
      1_700_000_000_000 + n * 1000,
      id,
      NOME,
      JSON.stringify([{ campo: 'descricao', de: `${n - 1}`, para: `d${n}` }]),
    );
  await enterAdmin(page, `planos?busca=${encodeURIComponent(NOME)}`);
  await page.getByRole('button', { name: `Histórico ${NOME}` }).click();
  await expect(page.getByText('d55')).toBeVisible();
  await expect(restore(page)).toHaveCount(49);
  await page.getByRole('button', { name: 'Mais antigas' }).click();
  await expect(page.getByText('Descrição: 4 → d5', { exact: true })).toBeVisible();
  await expect(restore(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Mais recentes' }).click();
  await expect(page.getByText('d55')).toBeVisible();
  executeAt(SHOP, 'delete from alteracoes where rotulo = ?', NOME);
});
