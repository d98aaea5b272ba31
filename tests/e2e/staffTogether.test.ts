import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { moveFirstDown, orderedRows } from '../support/reorder.ts';
import { executeAt } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// Two people over one list: what one does not see is not undone without a word. In a shop in which nobody counts the rows.
test.use({ baseURL: origin('recaptcha') });
test.describe.configure({ mode: 'default' });

const execute = (sql: string, ...values: (string | number)[]) => executeAt('recaptcha', sql, ...values);
/** A group of which nothing else makes anything. */
const TIPO = 'PROMOCIONAL-VPS-ICP';

const status = (page: Page) => page.getByRole('status').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test('a row that somebody has changed since the list was opened is not deleted: what was changed is said', async ({ page }) => {
  const [row] = execute(`insert into planos (nome, plano_tipo, valor, ativo) values ('Junto A', 'JAVA', 1000, 0) returning id`);
  const id = Number(row!.id);
  page.on('dialog', (dialog) => void dialog.accept());
  await enterAdmin(page, 'planos?busca=Junto');
  execute('update planos set valor = 9900, ativo = 1, versao = versao + 1 where id = ?', id);
  await press(page, 'Excluir Junto A');
  await expect(status(page)).toHaveText(
    /^Outra pessoa alterou este plano desde que a lista foi aberta\. Nada foi excluído\. Valor mensal \(R\$\): era “10,00”, agora é “99,00”\./,
  );
  await expect(page.getByRole('row', { name: /Junto A/ })).toContainText('99,00');
  // Only its place is another: it is the same row.
  execute('update planos set ordem = 77, versao = versao + 1 where id = ?', id);
  await press(page, 'Excluir Junto A');
  await expect(status(page)).toHaveText('Excluído.');
  expect(execute('select id from planos where id = ?', id)).toEqual([]);
});

test('an order that began from another one is not saved: somebody else’s is shown, and put in order anew', async ({ page }) => {
  execute(`delete from planos where plano_tipo = ?`, TIPO);
  for (const [nome, ordem] of [
    ['Um', 1],
    ['Dois', 2],
    ['Três', 3],
  ] as const)
    execute(`insert into planos (nome, plano_tipo, valor, ordem) values (?, ?, 1000, ?)`, nome, TIPO, ordem);
  await enterAdmin(page, 'planos?tipo=PROMOCIONAL_VPS_ICP');
  const items = orderedRows(page);
  const stored = () => execute('select nome from planos where plano_tipo = ? order by ordem', TIPO).map(({ nome }) => nome);
  await press(page, 'Reordenar');
  await expect(items).toHaveText([/Um/, /Dois/, /Três/]);
  await moveFirstDown(page);
  await expect(items).toHaveText([/Dois/, /Um/, /Três/]);
  execute('update planos set ordem = 4 - ordem where plano_tipo = ?', TIPO);
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText(/^Outra pessoa mudou a ordem enquanto você ordenava\. A sua não foi salva/);
  await expect(items).toHaveText([/Três/, /Dois/, /Um/]);
  expect(stored()).toEqual(['Três', 'Dois', 'Um']);
  await moveFirstDown(page);
  await press(page, 'Salvar ordem');
  await expect(status(page)).toHaveText('Ordem salva.');
  expect(stored()).toEqual(['Dois', 'Três', 'Um']);
});
