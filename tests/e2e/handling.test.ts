import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { execute } from '../support/table.ts';
import { test } from '../support/visitor.ts';

test.describe.configure({ mode: 'default' });

const write = (assunto: string) =>
  Number(
    execute(
      `insert into mensagens (criada_em, nome, email, celular, assunto, mensagem, busca)
       values (?, 'Rui', 'rui@exemplo.com', '11 9', ?, 'Olá', lower(?)) returning id`,
      Date.now(),
      assunto,
      assunto,
    )[0]!.id,
  );
const notes = (id: number) =>
  execute(`select autor, texto from notas where tabela = 'contato' and linha_id = ? order by id`, id).map(({ texto }) => texto);
const note = async (page: Page, text: string, status?: string) => {
  if (status) await page.getByRole('article').getByLabel('Status').selectOption(status);
  await page.getByLabel('Nota interna', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
};

test('on a slow line the next message opens at once after saving, and nothing says saved before it is', async ({ page }) => {
  const [first, second] = [write('Lenta primeira'), write('Lenta segunda')];
  await enterAdmin(page, 'mensagens?busca=lenta');
  await page.getByRole('link', { name: 'Lenta primeira' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lenta primeira' }).first()).toBeVisible();
  const saving = await hold(page, 'AtenderMensagem');
  const lists = await hold(page, '', '**/*pageContext.json*');
  await note(page, 'Liguei');
  await saving.asked(1);
  await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible();
  await expect(page.getByText('Atendimento salvo.')).toBeHidden();
  saving.answer(1);
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  // The list is read anew after the save; the next message is asked for before that list is there.
  await lists.asked(1);
  await page.getByRole('link', { name: 'Lenta segunda' }).click();
  await lists.asked(2);
  lists.answer(2);
  await expect(page.getByRole('heading', { level: 2, name: 'Lenta segunda' }).first()).toBeVisible();
  // The late list does not bring the first one back.
  lists.answer(1);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 2, name: 'Lenta segunda' }).first()).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`id=${second}`));
  await page.unrouteAll({ behavior: 'wait' });
  expect(notes(first)).toEqual(['Liguei']);
});

test('two colleagues: both notes are kept, and of two statuses both are shown', async ({ page, browser }) => {
  const id = write('Disputada');
  const other = await (await browser.newContext()).newPage();
  for (const person of [page, other]) await enterAdmin(person, `mensagens?busca=disputada&id=${id}`);
  await note(other, 'Da outra pessoa', 'respondida');
  await expect(other.getByText('Atendimento salvo.')).toBeVisible();
  await note(page, 'Minha', 'em_atendimento');
  await expect(page.getByText(/Agora está “Respondida”, por admin em .*; você escolheu “Em atendimento”\./)).toBeVisible();
  await expect(page.getByLabel('Nota interna', { exact: true })).toHaveValue('Minha');
  await page.getByRole('button', { name: 'Deixar “Respondida”' }).click();
  await expect(page.getByRole('list', { name: 'Notas internas' }).getByRole('listitem')).toHaveCount(2);
  expect(notes(id)).toEqual(['Da outra pessoa', 'Minha']);
  await expect(page.getByText(/Status: Respondida, por admin/)).toBeVisible();
  await note(page, 'Mais uma');
  await expect(page.getByRole('list', { name: 'Notas internas' }).getByRole('listitem')).toHaveCount(3);
  await other.context().close();
});
