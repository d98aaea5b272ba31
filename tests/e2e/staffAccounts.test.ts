import { expect, type Page } from '@playwright/test';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { hold, loseAnswers } from '../support/held.ts';
import { origin } from '../support/ports.ts';
import { execute, writeAccount, writeMessage } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Accounts and passwords of the staff, whatever the line does: the password that is shown is the one that is in force, and nobody is locked out.

/** What an administrator is told besides. */
const ALSO_LOOK =
  'Links de acesso que você tenha dado a colegas não valem mais: dê outros a quem ainda não os usou. Se outra pessoa esteve na conta, confira também Administradores, Chaves de acesso e Webhooks: o que ela tiver criado lá continua valendo.';

test.describe.configure({ mode: 'default' });

const LOST = 'Não foi possível falar com o servidor. O que você digitou continua aqui; tente novamente.';
const SILENT = 'Não foi possível falar com o servidor';
const NEW = 'abacaxi voador azul marinho';

const status = (page: Page) => page.getByRole('status').first();
const shown = (page: Page) => status(page).locator('code').textContent();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const rowOf = (page: Page, usuario: string) =>
  page
    .getByRole('table', { name: 'Administradores' })
    .getByRole('row')
    .filter({ has: page.getByText(usuario, { exact: true }) });

/** Whether somebody comes in with it, from another browser. */
async function letsIn(username: string, password: string | null): Promise<boolean> {
  const { status: answered } = await fetch(`${origin('shop')}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  });
  return answered === 200;
}

/** Questions of the browser, all answered with no. */
function answerNo(page: Page): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  return questions;
}

test.afterEach(({ complaints }) => {
  execute(`delete from administradores where usuario like 'mesa.%'`);
  // The browser writes the lost answers, and every 401, to its console.
  complaints.splice(0);
});

test('the own account is offered no password of the server’s making, but the screen where it is changed', async ({ page }) => {
  writeAccount('mesa.colega');
  await enterAdmin(page, 'administradores');
  await expect(page.getByRole('button', { name: 'Nova senha para mesa.colega' })).toBeVisible();
  const own = rowOf(page, 'admin');
  await expect(own.getByRole('button', { name: /Nova senha/ })).toHaveCount(0);
  await own.getByRole('link', { name: 'Minha conta' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha conta');
});

test.describe('one’s own password', () => {
  const fill = async (page: Page) => {
    await page.getByLabel('Senha atual').fill(ADMIN.password);
    await page.getByLabel('Nova senha (10 caracteres ou mais)').fill(NEW);
    await page.getByLabel('Repita a nova senha').fill(NEW);
  };

  test('is changed once by a double click, and the screen is not left meanwhile without a question', async ({ page }) => {
    writeAccount('mesa.dupla');
    const questions = answerNo(page);
    await enterAdmin(page, 'senha', 'mesa.dupla');
    const changing = await hold(page, 'TrocarSenha');
    const asked: string[] = [];
    page.on('request', (request) => request.postData()?.includes('TrocarSenha') && asked.push(request.url()));
    await fill(page);
    await page.getByRole('button', { name: 'Trocar senha' }).dblclick();
    await changing.held(1);
    await expect(page.getByRole('button', { name: 'Trocando…' })).toBeDisabled();
    await page.getByRole('link', { name: 'Cupons', exact: true }).click();
    expect(questions).toEqual(['O servidor ainda não disse se a senha foi trocada. Sair assim mesmo?']);
    changing.answer(1);
    await expect(status(page)).toHaveText(`Senha trocada. As outras sessões desta conta foram encerradas. ${ALSO_LOOK}`);
    expect(asked).toHaveLength(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect([await letsIn('mesa.dupla', NEW), await letsIn('mesa.dupla', ADMIN.password)]).toEqual([true, false]);
  });

  test('whose answer was lost may be the new one: told so, and sent again it is', async ({ page, context }) => {
    writeAccount('mesa.sozinha');
    await enterAdmin(page, 'senha', 'mesa.sozinha');
    const changing = await loseAnswers(page, 'TrocarSenha');
    await fill(page);
    await press(page, 'Trocar senha');
    await expect(status(page)).toHaveText(/^Não foi possível falar com o servidor, e a senha pode já ter sido trocada\./);
    // The cookie was in the answer.
    await context.clearCookies();
    await changing.stop();
    await press(page, 'Trocar senha');
    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
    await dialog.getByLabel('Senha').fill(NEW);
    await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
    await expect(status(page)).toHaveText(
      `A senha já estava trocada: só a resposta se perdeu. As outras sessões desta conta foram encerradas. ${ALSO_LOOK}`,
    );
  });
});

test.describe('a new account', () => {
  const fill = async (page: Page, usuario: string) => {
    await page.getByLabel('Usuário', { exact: true }).fill(usuario);
    await page.getByLabel('Papel').selectOption('vendas');
    await page.getByLabel('Sua senha', { exact: true }).fill(ADMIN.password);
  };

  test('is made once by a double click, and waited for: its password is shown here only', async ({ page }) => {
    const questions = answerNo(page);
    await enterAdmin(page, 'administradores');
    const creating = await hold(page, 'CriarAdministrador');
    await fill(page, 'mesa.nova');
    await page.getByRole('button', { name: 'Criar com senha sorteada' }).dblclick();
    await creating.held(1);
    await expect(page.getByRole('button', { name: 'Criando…' })).toBeDisabled();
    await page.getByRole('link', { name: 'Cupons', exact: true }).click();
    expect(questions).toEqual(['A senha sorteada ainda não chegou, e só aparece nesta tela. Sair sem vê-la?']);
    creating.answer(1);
    await expect(status(page)).toContainText('Senha de mesa.nova:');
    expect(await letsIn('mesa.nova', await shown(page))).toBe(true);
    const trace = `select count(*) as n from alteracoes where tabela = 'administrador' and rotulo = 'mesa.nova'`;
    expect(execute(trace)).toEqual([{ n: 1 }]);
  });
});

test.describe('what a dialog asks the password for', () => {
  test('is not given up while it is under way, and the password that is shown is in force', async ({ page }) => {
    writeAccount('mesa.alheia');
    const questions = answerNo(page);
    await enterAdmin(page);
    await page.getByRole('link', { name: 'Administradores', exact: true }).click();
    const drawing = await hold(page, 'RedefinirSenha');
    await press(page, 'Nova senha para mesa.alheia');
    const dialog = page.getByRole('dialog', { name: 'Nova senha para mesa.alheia' });
    await dialog.getByLabel('Sua senha').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Sortear nova senha' }).dblclick();
    await drawing.held(1);
    await expect(dialog.getByRole('button', { name: 'Agora não' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeVisible();
    await page.evaluate(() => history.back());
    await expect.poll(() => questions).toHaveLength(1);
    expect(questions[0]).toMatch(/^A senha de mesa\.alheia pode já ser outra, que ninguém viu/);
    drawing.answer(1);
    await expect(dialog).toBeHidden();
    expect(await letsIn('mesa.alheia', await shown(page))).toBe(true);
  });

  test('and was lost is told as what may have been done, in the dialog and after it', async ({ page }) => {
    writeAccount('mesa.perdida');
    await enterAdmin(page, 'administradores');
    const drawing = await loseAnswers(page, 'RedefinirSenha');
    await press(page, 'Nova senha para mesa.perdida');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Sua senha').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Sortear nova senha' }).click();
    const perhaps = 'A senha de mesa.perdida pode já ser outra, que ninguém viu: vale a que aparecer por último.';
    await expect(dialog.getByRole('alert')).toHaveText(`${SILENT}. ${perhaps}`);
    await drawing.stop();
    await press(page, 'Agora não');
    await expect(status(page)).toHaveText(perhaps);
    expect(await letsIn('mesa.perdida', ADMIN.password)).toBe(false);

    const disabling = await loseAnswers(page, 'AtivarAdministrador');
    await rowOf(page, 'mesa.perdida').getByRole('button', { name: 'Desativar' }).click();
    await dialog.getByLabel('Sua senha').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Desativar' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      `${SILENT}. A conta mesa.perdida pode já estar desativada: confira na lista.`,
    );
    await disabling.stop();
    await press(page, 'Agora não');
    await expect(status(page)).toHaveText('A conta mesa.perdida pode já estar desativada: confira na lista.');
    await expect(rowOf(page, 'mesa.perdida').getByRole('cell').nth(2)).toHaveText('Não');
  });
});

test.describe('a tab whose browser has somebody else signed in by now', () => {
  const TOLD = 'Nesta aba está aberta a administração de admin, mas neste navegador entrou mesa.bia. Nada foi feito.';

  test('does nothing in that person’s name; signed in again, what was typed is saved in one’s own', async ({ page }) => {
    writeAccount('mesa.bia');
    const id = writeMessage('De duas pessoas');
    const notes = () => execute(`select texto, autor from notas where tabela = 'contato' and linha_id = ?`, id);
    await enterAdmin(page, `mensagens?id=${id}`);
    const answers = await loseAnswers(page, 'AtenderMensagem');
    await page.getByLabel('Nota interna', { exact: true }).fill('Minha nota');
    await press(page, 'Salvar atendimento');
    await expect(page.locator('.row-form__notice')).toHaveText(LOST);
    await answers.stop();
    await page.context().request.post('/auth/login', { data: { username: 'mesa.bia', password: ADMIN.password } });
    await press(page, 'Salvar atendimento');
    const dialog = page.getByRole('dialog', { name: 'Outra pessoa entrou neste navegador' });
    await expect(dialog).toContainText(TOLD);
    await expectAccessible(page);
    await press(page, 'Agora não');
    await expect(page.locator('.row-form__notice')).toContainText(TOLD);
    await expect(page.getByLabel('Nota interna', { exact: true })).toHaveValue('Minha nota');
    await press(page, 'Salvar atendimento');
    await dialog.getByLabel('Senha').fill(ADMIN.password);
    await press(page, 'Entrar e continuar');
    await expect(page.getByText('Já estava salvo: só a resposta se perdeu no caminho.')).toBeVisible();
    expect(notes()).toEqual([{ texto: 'Minha nota', autor: 'admin' }]);
  });

  test('shows nothing of that person’s either, and goes on as that person when it is loaded anew', async ({ page }) => {
    writeAccount('mesa.bia');
    await enterAdmin(page, 'mensagens');
    await page.context().request.post('/auth/login', { data: { username: 'mesa.bia', password: ADMIN.password } });
    await page.getByRole('link', { name: 'Cupons', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Outra pessoa entrou neste navegador' });
    await expect(dialog).toContainText(TOLD);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText('Mensagens');
    await press(page, 'Recarregar a página');
    await expect(page.getByText('Você entrou como mesa.bia')).toBeVisible();
  });
});
