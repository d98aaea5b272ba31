import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// Somebody else has made something of the row that is open: it can be gone on with, wherever the row is by now.

test.describe.configure({ mode: 'default' });
// A shop whose testimonials no other test adds to or takes from: a new order is one of all of them.
test.use({ baseURL: origin('recaptcha') });

const execute = (sql: string, ...values: (string | number)[]) => executeAt('recaptcha', sql, ...values);
const plan = (nome: string) =>
  Number(execute(`insert into planos (nome, plano_tipo, valor, ativo) values (?, 'JAVA', 4000, 1) returning id`, nome)[0]!.id);
const stored = (id: number) => execute('select nome, valor, ativo, versao from planos where id = ?', id)[0];
const trace = (acao: string, id: number, rotulo: string) =>
  execute(
    `insert into alteracoes (em, usuario, acao, tabela, linha_id, rotulo, mudancas) values (?, 'maria', ?, 'plano', ?, ?, '[]')`,
    Date.now(),
    acao,
    id,
    rotulo,
  );
const status = (page: Page) => page.getByRole('status').first();
const price = (page: Page) => page.getByLabel('Valor mensal (R$) *');
const edit = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Editar/ })).toBeFocused();
};
const update = (page: Page) => page.getByRole('button', { name: 'Atualizar' }).click();

/** Opens a row through a filter that shows only what is on sale, types a price, and lets somebody take the row off sale. */
async function outOfTheFilter(page: Page, nome: string): Promise<number> {
  const id = plan(nome);
  await enterAdmin(page, `planos?busca=${encodeURIComponent(nome)}&ativo=sim`);
  await edit(page, nome);
  await price(page).fill('42,90');
  execute('update planos set ativo = 0, versao = versao + 1 where id = ?', id);
  trace('alterou', id, nome);
  await update(page);
  await expect(page.getByText('Outra pessoa alterou este plano enquanto você editava.')).toBeVisible();
  await expect(page.locator('.conflict')).toContainText(/Quem alterou por último: maria em \d/);
  await expect(page.locator('.conflict')).toContainText('Ativo: agora está “Não”; antes era “Sim”, e você não mexeu nisto.');
  await expect(price(page)).toHaveValue('42,90');
  return id;
}

test('over a row that has left the filter mine can be saved', async ({ page }) => {
  const id = await outOfTheFilter(page, 'Filtro meu');
  await page.getByRole('button', { name: 'Salvar o que digitei mesmo assim' }).click();
  await expect(status(page)).toHaveText('Plano salvo. Está fora de venda: o site não o mostra.');
  expect(stored(id)).toEqual({ nome: 'Filtro meu', valor: 4290, ativo: 0, versao: 3 });
  execute('delete from planos where id = ?', id);
});

test('of a row that has left the filter theirs can be taken', async ({ page }) => {
  const id = await outOfTheFilter(page, 'Filtro deles');
  await page.getByRole('button', { name: 'Usar a versão atual' }).click();
  await expect(page.getByRole('heading', { name: 'Editar Plano' })).toBeFocused();
  await expect(price(page)).toHaveValue('40,00');
  await expect(page.getByLabel('Ativo', { exact: true })).not.toBeChecked();
  await price(page).fill('41');
  await update(page);
  await expect(status(page)).toHaveText('Plano salvo. Está fora de venda: o site não o mostra.');
  expect(stored(id)).toEqual({ nome: 'Filtro deles', valor: 4100, ativo: 0, versao: 3 });
  execute('delete from planos where id = ?', id);
});

test('of a row that is gone what was typed can be copied, and stored as a new one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = plan('Sumido');
  await enterAdmin(page, 'planos?busca=Sumido');
  await edit(page, 'Sumido');
  await price(page).fill('42,90');
  execute('delete from planos where id = ?', id);
  trace('excluiu', id, 'Sumido');
  await update(page);
  await expect(page.getByText('Este plano não existe mais.')).toBeVisible();
  await expect(page.locator('.conflict')).toContainText(/Quem excluiu: maria em \d/);
  await expect(price(page)).toHaveValue('42,90');
  await page.getByRole('button', { name: 'Copiar o que digitei' }).click();
  await expect(page.getByText('Copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Valor mensal (R$): 42,90');
  await page.getByRole('button', { name: 'Cadastrar de novo com o que está aqui' }).click();
  await expect(status(page)).toHaveText('Plano salvo. O site já mostra assim.');
  const [row] = execute(`select id, valor, versao from planos where nome = 'Sumido'`);
  expect(row).toMatchObject({ valor: 4290, versao: 1 });
  execute('delete from planos where id = ?', row!.id!);
});

test('what oneself has put in another order is nobody else’s change', async ({ page }) => {
  const ids = ['Ordem própria A', 'Ordem própria B'].map((nome) =>
    Number(
      execute(
        `insert into depoimentos (nome, texto, ordem, ativo, consentimento) values (?, 'Como era', 0, 0, 0) returning id`,
        nome,
      )[0]!.id,
    ),
  );
  await enterAdmin(page, 'depoimentos');
  await edit(page, 'Ordem própria B');
  await page.getByLabel('Texto *', { exact: true }).fill('Depois de ordenar');
  await page.getByRole('button', { name: 'Reordenar' }).click();
  await page.getByRole('button', { name: 'Salvar ordem' }).click();
  await expect(status(page)).toHaveText('Ordem salva.');
  expect(execute('select versao from depoimentos where id = ?', ids[1]!)[0]!.versao).toBe(2);
  await update(page);
  await expect(status(page)).toHaveText('Depoimento salvo. Está desligado: o site não o mostra.');
  expect(execute('select texto, versao from depoimentos where id = ?', ids[1]!)[0]).toEqual({
    texto: 'Depois de ordenar',
    versao: 3,
  });
  execute('delete from depoimentos where id in (?, ?)', ...ids);
});
