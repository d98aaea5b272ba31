import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { execute, writeMessage } from '../support/table.ts';
import { test } from '../support/visitor.ts';

test.describe.configure({ mode: 'default' });

const notes = (id: number) =>
  execute(`select autor, texto from notas where tabela = 'contato' and linha_id = ? order by id`, id).map(({ texto }) => texto);
const note = async (page: Page, text: string, status?: string) => {
  if (status) await page.getByRole('article').getByLabel('Status').selectOption(status);
  await page.getByLabel('Nota interna', { exact: true }).fill(text);
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
};

test('on a slow line the next message opens at once after saving, and nothing says saved before it is', async ({ page }) => {
  const [first, second] = [writeMessage('Lenta primeira'), writeMessage('Lenta segunda')];
  await enterAdmin(page, 'mensagens?busca=lenta');
  await page.getByRole('link', { name: 'Lenta primeira' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lenta primeira' }).first()).toBeVisible();
  const saving = await hold(page, 'AtenderMensagem');
  const lists = await hold(page, 'query Mensagens(');
  await note(page, 'Liguei');
  await saving.held(1);
  await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible();
  await expect(page.getByText('Atendimento salvo.')).toBeHidden();
  saving.answer(1);
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  // The list is read anew after the save; the next message is asked for before that list is there.
  await lists.held(1);
  await page.getByRole('link', { name: 'Lenta segunda' }).click();
  await lists.held(2);
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
  const id = writeMessage('Disputada');
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

test('what is decided over a colleague’s status saves what the form says at that press, and the form is locked meanwhile', async ({
  page,
}) => {
  const id = writeMessage('Decidida');
  await enterAdmin(page, `mensagens?busca=decidida&id=${id}`);
  const field = page.getByLabel('Nota interna', { exact: true });
  const otherStatus = (status: string) =>
    execute(`update mensagens set status = ?, status_por = 'ana', status_em = 1, versao = versao + 1 where id = ?`, status, id);
  for (const [theirs, mine, button, stored] of [
    ['respondida', 'em_atendimento', 'Deixar “Respondida”', 'respondida'],
    ['arquivada', 'em_atendimento', 'Mudar para “Nova”', 'nova'],
  ] as const) {
    otherStatus(theirs);
    await note(page, 'Primeira redação', mine);
    await expect(page.getByText(/Agora está “.*”, por ana em .*; você escolheu “Em atendimento”\./)).toBeVisible();
    await field.fill(`Corrigida, ${theirs}`);
    if (stored === 'nova') await page.getByRole('article').getByLabel('Status').selectOption('nova');
    const saving = await hold(page, 'AtenderMensagem');
    await page.getByRole('button', { name: button }).click();
    await saving.held(1);
    await field.focus();
    await page.keyboard.type(' tarde demais');
    await expect(field).toHaveValue(`Corrigida, ${theirs}`);
    saving.answer(1);
    await expect(page.getByText('Atendimento salvo.')).toBeVisible();
    await expect(page.getByText(`Corrigida, ${theirs}`, { exact: true })).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
    expect(execute('select status from mensagens where id = ?', id)).toEqual([{ status: stored }]);
  }
  expect(notes(id)).toEqual(['Corrigida, respondida', 'Corrigida, arquivada']);
});

test('a half-written note is asked about before a filter closes its message', async ({ page }) => {
  const id = writeMessage('Meia');
  await enterAdmin(page, `mensagens?busca=meia&id=${id}`);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (questions.length > 1 ? dialog.accept() : dialog.dismiss());
  });
  await page.getByLabel('Nota interna', { exact: true }).fill('Pela metade');
  await page.getByRole('search').getByLabel('Status').selectOption('nova');
  await expect(page.getByRole('search').getByLabel('Status')).toHaveValue('');
  await expect(page.getByLabel('Nota interna', { exact: true })).toHaveValue('Pela metade');
  await page.getByRole('search').getByLabel('Status').selectOption('nova');
  await page.waitForURL('**/mensagens?busca=meia&status=nova');
  expect(questions).toEqual(Array(2).fill('Há alterações que não foram salvas. Sair e perdê-las?'));
});

test('after each save the keyboard goes on at the title of the form, and who has gone on stays there', async ({ page }) => {
  const id = writeMessage('Teclada');
  await enterAdmin(page, `mensagens?busca=teclada&id=${id}`);
  const title = page.getByRole('heading', { name: 'Atendimento' });
  const button = page.getByRole('button', { name: 'Salvar atendimento' });
  const field = page.getByLabel('Nota interna', { exact: true });
  for (const text of ['Primeira', 'Segunda']) {
    await field.focus();
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByText(text, { exact: true })).toBeVisible();
    await expect(title).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('article').getByLabel('Status')).toBeFocused();
  }
  // Nothing is changed, and the focus is not lost either.
  await button.press('Enter');
  await expect(page.getByText('Nada mudou.')).toBeVisible();
  await expect(button).toBeFocused();
  execute(`update mensagens set status = 'respondida', status_por = 'ana', status_em = 1, versao = versao + 1 where id = ?`, id);
  await note(page, 'Terceira', 'em_atendimento');
  await page.getByRole('button', { name: 'Deixar “Respondida”' }).press('Enter');
  await expect(page.getByText('Terceira', { exact: true })).toBeVisible();
  await expect(title).toBeFocused();

  const saving = await hold(page, 'AtenderMensagem');
  await note(page, 'Quarta');
  await saving.held(1);
  const search = page.getByRole('searchbox', { name: 'Procurar' });
  await search.focus();
  saving.answer(1);
  await expect(page.getByText('Quarta', { exact: true })).toBeVisible();
  await expect(search).toBeFocused();
});
