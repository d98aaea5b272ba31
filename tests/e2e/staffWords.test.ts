import { expect, type Page } from '@playwright/test';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { hold, loseAnswers } from '../support/held.ts';
import { execute, writeMessage } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// What the screen says has been done has been done.

test.describe.configure({ mode: 'default' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const status = (page: Page) => page.getByRole('status').first();
const plan = (nome: string) =>
  Number(execute(`insert into planos (nome, plano_tipo, valor, ativo) values (?, 'JAVA', 4000, 0) returning id`, nome)[0]!.id);

test.afterEach(({ complaints }) => {
  execute(`delete from planos where nome like 'Dito%'`);
  // The browser writes the lost answers to its console.
  complaints.splice(0);
});

test('a row that was stored unheard and is gone by now is offered to be stored as a new one', async ({ page }) => {
  await enterAdmin(page, 'planos?busca=dito');
  const line = await loseAnswers(page, 'SalvarPlano');
  await page.getByLabel('Nome *').fill('Dito novo');
  await page.locator('.row-form').getByLabel('Tipo').selectOption('JAVA');
  await page.getByLabel('Valor mensal (R$) *').fill('29,90');
  await press(page, 'Cadastrar');
  await expect(page.locator('.row-form__notice')).toContainText('Não foi possível falar com o servidor.');
  await line.stop();
  execute(`delete from planos where nome = 'Dito novo'`);
  await press(page, 'Cadastrar');
  await press(page, 'Cadastrar de novo com o que está aqui');
  await expect(status(page)).toHaveText('Plano salvo. O site já mostra assim.');
  expect(execute(`select valor from planos where nome = 'Dito novo'`)).toEqual([{ valor: 2990 }]);
});

test('so is one whose change was stored unheard', async ({ page }) => {
  const id = plan('Dito conhecido');
  await enterAdmin(page, 'planos?busca=dito');
  await press(page, 'Editar Dito conhecido');
  const line = await loseAnswers(page, 'SalvarPlano');
  await page.getByLabel('Valor mensal (R$) *').fill('42,90');
  await press(page, 'Atualizar');
  await expect(page.locator('.row-form__notice')).toContainText('Não foi possível falar com o servidor.');
  await line.stop();
  execute('delete from planos where id = ?', id);
  await press(page, 'Atualizar');
  await press(page, 'Cadastrar de novo com o que está aqui');
  await expect(status(page)).toHaveText('Plano salvo. Está fora de venda: o site não o mostra.');
  expect(execute(`select valor from planos where nome = 'Dito conhecido'`)).toEqual([{ valor: 4290 }]);
});

test('a status on its way is not said to have been given', async ({ page }) => {
  const id = writeMessage('Dito a caminho');
  await enterAdmin(page, `mensagens?busca=dito&id=${id}`);
  const saving = await hold(page, 'AtenderMensagem');
  await page.locator('.row-form').getByLabel('Status').selectOption('respondida');
  await press(page, 'Salvar atendimento');
  await saving.held(1);
  await expect(page.locator('.handling')).toHaveText('Status: Respondida (salvando…)');
  saving.answer(1);
  await expect(page.locator('.handling')).toHaveText(/^Status: Respondida, por admin em /);
});

test('what is said of a row that is gone is that it is, when an older answer about it comes late', async ({ page }) => {
  plan('Dito a excluir');
  page.on('dialog', (dialog) => void dialog.accept());
  await enterAdmin(page, 'planos?busca=dito');
  await press(page, 'Editar Dito a excluir');
  const saving = await hold(page, 'SalvarPlano');
  await page.getByLabel('Valor mensal (R$) *').fill('42,90');
  await press(page, 'Atualizar');
  await saving.held(1);
  await expect.poll(() => execute(`select valor from planos where nome = 'Dito a excluir'`)).toEqual([{ valor: 4290 }]);
  await page.getByRole('search').getByLabel('Ativo').selectOption('nao');
  await expect(page.getByRole('row', { name: /Dito a excluir/ })).toContainText('42,90');
  await press(page, 'Excluir Dito a excluir');
  await expect(status(page)).toHaveText('Excluído.');
  const refreshed = page.waitForResponse((response) => Boolean(response.request().postData()?.includes('SalvarPlano')));
  saving.answer(1);
  await refreshed;
  await page.getByRole('search').getByLabel('Ativo').selectOption('');
  await page.waitForURL('**/planos?busca=dito');
  await expect(status(page)).toHaveText('Excluído.');
});

test('Sair over a line that is broken stays, and says so', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.type());
    void (dialog.type() === 'beforeunload' ? dialog.dismiss() : dialog.accept());
  });
  const id = writeMessage('Dito ao sair');
  await enterAdmin(page, `mensagens?busca=dito&id=${id}`);
  await page.getByLabel('Nota interna', { exact: true }).fill('Ainda aqui');
  await page.route('**/auth/logout', (route) => route.abort());
  await press(page, 'Sair');
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível encerrar a sessão' })).toBeVisible();
  await expect(page.getByLabel('Nota interna', { exact: true })).toHaveValue('Ainda aqui');
  // What is lost with the tab is asked about as before.
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => questions).toEqual(['confirm', 'beforeunload']);
  await page.unrouteAll();
  await press(page, 'Sair');
  await page.waitForURL('**/ipe/login');
  expect(questions).toEqual(['confirm', 'beforeunload', 'confirm']);
});

test('a file is taken out after the session has ended once the password was given', async ({ page }) => {
  for (const [screen, link] of [
    ['assinaturas', 'Exportar CSV'],
    ['mensagens', 'Exportar CSV'],
    ['catalogo', 'Tudo (JSON)'],
    ['catalogo', 'Planos (CSV)'],
  ] as const) {
    await (page.url() === 'about:blank' ? enterAdmin(page, screen) : page.goto(`/ipe/${screen}`));
    await expect(page.getByRole('link', { name: link })).toBeVisible();
    await page.context().clearCookies();
    await page.getByRole('link', { name: link }).click();
    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
    await dialog.getByLabel('Senha').fill(ADMIN.password);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Entrar e continuar' }).click(),
    ]);
    expect(await download.failure()).toBeNull();
    // Over a line that is broken it is said that nothing came.
    await page.route('**/graphql', (route) => route.abort());
    await page.getByRole('link', { name: link }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível falar com o servidor.' })).toBeVisible();
    await page.unrouteAll();
  }
});
