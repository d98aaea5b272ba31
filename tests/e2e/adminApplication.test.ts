import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN, enterAdmin, openScreen } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { origin } from '../support/ports.ts';
import { moveFirstDown } from '../support/reorder.ts';
import { executeAt, writeMessage } from '../support/table.ts';
import { test } from '../support/visitor.ts';

test.describe.configure({ mode: 'default' });
// A shop that no other test changes: what is stored there is what these put there.
test.use({ baseURL: origin('measured') });

const execute = (sql: string, ...values: (string | number)[]) => executeAt('measured', sql, ...values);

const QUESTION = 'Há alterações que não foram salvas. Sair e perdê-las?';
const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** What the page asks for from now on: documents, scripts, and GraphQL operations by their names, but for what it asks by itself every few seconds. */
function asked(page: Page): string[] {
  const seen: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document' || request.resourceType() === 'script') seen.push(request.resourceType());
    const body = request.url().endsWith('/graphql') ? request.postDataJSON() : null;
    if (body && !('x-por-si' in request.headers())) seen.push(body.operationName);
  });
  return seen;
}

function answering(page: Page, yes: boolean): string[] {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (yes ? dialog.accept() : dialog.dismiss());
  });
  return questions;
}

const picture = () =>
  sharp({ create: { width: 1600, height: 640, channels: 3, background: '#0d2a1e' } })
    .png()
    .toBuffer();

test('the first screen comes with its answers; the next one’s code when its link is pointed at, and its rows when it is opened', async ({
  page,
}) => {
  await enterAdmin(page, 'senha');
  const requests = asked(page);
  await openScreen(page, 'mensagens');
  expect(requests.filter((what) => what !== 'script')).toEqual(['document']);
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await link(page, 'Cupons').hover();
  await expect.poll(() => requests).toContain('script');
  await page.waitForLoadState('networkidle');
  expect(requests.filter((what) => what !== 'script')).toEqual([]);
  requests.length = 0;
  await link(page, 'Cupons').click();
  await expect(heading(page)).toHaveText('Cupons');
  expect(requests.toSorted()).toEqual(['CuponsCadastrados', 'PlanosParaEscolher']);
  await expect(page).toHaveTitle('Cupons | Ipê Hospedagem');
  await expect(link(page, 'Cupons')).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('main')).toBeFocused();
  // What is stored is asked for each time.
  requests.length = 0;
  await page.goBack();
  await expect(heading(page)).toHaveText('Mensagens');
  await expect(page).toHaveTitle('Mensagens | Ipê Hospedagem');
  expect(requests.toSorted()).toEqual(['ComQuemEsta', 'Mensagens']);
});

test('a price that somebody else has changed is never shown as it was', async ({ page }) => {
  const id = Number(
    execute(`insert into planos (nome, plano_tipo, valor, ativo) values ('Preço de outra', 'JAVA', 1590, 0) returning id`)[0]!.id,
  );
  await enterAdmin(page, 'planos?busca=outra');
  await expect(page.getByRole('row', { name: /Preço de outra/ })).toContainText('15,90');
  await link(page, 'Cupons').click();
  await expect(heading(page)).toHaveText('Cupons');
  execute('update planos set valor = 2590, versao = versao + 1 where id = ?', id);
  const lists = await hold(page, 'query PlanosCadastrados');
  await page.goBack();
  await lists.held(1);
  await expect(page.getByRole('cell', { name: /15,90/ })).toHaveCount(0);
  await expect(heading(page)).toHaveText('Cupons');
  lists.answer(1);
  await expect(page.getByRole('row', { name: /Preço de outra/ })).toContainText('25,90');
  execute('delete from planos where id = ?', id);
});

test('what cannot be had says so, with the menu and a way on', async ({ page, complaints }) => {
  await enterAdmin(page);
  await page.route('**/graphql', (route) => route.abort());
  await link(page, 'Cupons').click();
  await expect(page.getByRole('alert')).toHaveText('Não foi possível falar com o servidor. Confira a conexão e tente de novo.');
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(heading(page)).toHaveText('Cupons');

  await openScreen(page, 'dashboard');
  await page.waitForLoadState('networkidle');
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents++;
  });
  await page.route('**/assets/**/*.js', (route) => (documents > 0 ? route.continue() : route.abort()));
  // Code that is gone, since another release has taken its place: the document is loaded anew, once.
  await link(page, 'Planos').click();
  await expect(heading(page)).toHaveText('Planos');
  expect(documents).toBe(1);
  complaints.splice(0);
});

test('code that is missing says so, and is had by loading anew', async ({ page, complaints }) => {
  await enterAdmin(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    // As after the one time that the router reloads by itself.
    Storage.prototype.getItem = () => '1';
  });
  await page.route('**/assets/**/*.js', (route) => route.abort());
  await link(page, 'Planos').click();
  await expect(page.getByRole('alert')).toHaveText('Esta tela não pôde ser aberta. Confira a conexão e recarregue a página.');
  await page.unroute('**/assets/**/*.js');
  await page.getByRole('button', { name: 'Recarregar' }).click();
  await expect(heading(page)).toHaveText('Planos');
  complaints.splice(0);
});

test('a status is shown as it will be while it is saved, and as it was when it is refused', async ({ page }) => {
  const id = writeMessage('Otimista', 'measured');
  await enterAdmin(page, `mensagens?busca=otimista&id=${id}`);
  const row = page.getByRole('row', { name: /Otimista/ });
  const saving = await hold(page, 'AtenderMensagem');
  const save = async (status: string) => {
    await page.getByRole('article').getByLabel('Status').selectOption(status);
    await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  };
  await save('em_atendimento');
  await saving.held(1);
  await expect(row).toContainText('Em atendimento');
  await expect(page.getByText('Status: Em atendimento (salvando…)')).toBeVisible();
  await expect(page.getByText('Atendimento salvo.')).toBeHidden();
  saving.answer(1);
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();

  execute(`update mensagens set status = 'nova', versao = versao + 1 where id = ?`, id);
  await save('respondida');
  await saving.held(2);
  await expect(row).toContainText('Respondida');
  saving.answer(2);
  await expect(page.getByRole('alert').filter({ hasText: 'Outra pessoa alterou' })).toBeVisible();
  await expect(row).toContainText('Nova');
});

test('a new order stands in the list as soon as it is saved, however late the list is', async ({ page }) => {
  await enterAdmin(page, 'planos?tipo=DEDICADO');
  const first = page.locator('tbody tr').first();
  const before = await page.locator('tbody tr td:first-child').allTextContents();
  const lists = await hold(page, 'query PlanosCadastrados');
  const move = async () => {
    await page.getByRole('button', { name: 'Reordenar' }).click();
    await moveFirstDown(page);
    await page.getByRole('button', { name: 'Salvar ordem' }).click();
  };
  await move();
  await lists.held(1);
  await expect(first).toContainText(before[1]!);
  lists.answer(1);
  await expect(page.getByRole('status').first()).toHaveText('Ordem salva.');
  await move();
  await expect(first).toContainText(before[0]!);
  await lists.held(2);
  lists.answer(2);
  await expect(page.locator('tbody tr td:first-child')).toHaveText(before);
  await page.unrouteAll({ behavior: 'wait' });
});

test('a session that has ended shows on the way to another screen: to the login, and from there to that screen', async ({
  page,
  context,
}) => {
  await enterAdmin(page);
  await context.clearCookies();
  await link(page, 'Cupons').click();
  await page.waitForURL('**/ipe/login?redirect=%2Fipe%2Fcupons');
  await page.getByLabel('Usuário').fill(ADMIN.username);
  await page.getByLabel('Senha').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(heading(page)).toHaveText('Cupons');
});

test('the back button asks before it throws away what was typed; a jump within the screen does not', async ({ page }) => {
  await enterAdmin(page);
  await link(page, 'Cupons').click();
  await page.getByLabel('Código *').fill('QUASE');
  const questions = answering(page, false);
  await page.getByRole('link', { name: 'Pular para o conteúdo' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(questions).toEqual([]);
  await expect(page.getByLabel('Código *')).toHaveValue('QUASE');
  await page.evaluate(() => history.back());
  await expect.poll(() => questions).toEqual([QUESTION]);
  await expect(page).toHaveURL(/\/ipe\/cupons$/);
  await expect(page.getByLabel('Código *')).toHaveValue('QUASE');
});

test('what an address says that makes no sense is left out', async ({ page }) => {
  await enterAdmin(page, 'planos');
  await openScreen(page, 'planos?pagina=-3&ordenar=senha&desc=talvez&tipo=NADA&ativo=quem&busca=EPYC+8&tipo=LIXO');
  await expect(page.getByRole('row', { name: /EPYC 8/ })).toBeVisible();
  await expect(page.getByRole('search').getByLabel('Tipo')).toHaveValue('');
  await page.getByRole('link', { name: 'Nome', exact: true }).click();
  await expect(page).toHaveURL(/\/ipe\/planos\?busca=EPYC\+8&ordenar=nome$/);
});

test('a picture says how far it is, and goes on its way after signing in again', async ({ page, context, complaints }) => {
  await enterAdmin(page, 'banner');
  await context.clearCookies();
  const told = await page.evaluateHandle(() => {
    const seen = new Set<string>();
    const look = () => seen.add(document.querySelector('progress')?.textContent ?? 'none');
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
  });
  await page
    .getByLabel('Imagem', { exact: true })
    .setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer: await picture() });
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await dialog.getByLabel('Senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
  await expect(page.getByRole('img', { name: 'Imagem do banner' })).toBeVisible();
  expect(await told.evaluate((seen) => [...seen])).toEqual(expect.arrayContaining(['0%', '100%', 'none']));
  // Chromium itself writes every 401 to the console.
  complaints.splice(0);
});

test('a screen that is asked for while the first one is still coming gets its own answers', async ({ page }) => {
  await enterAdmin(page, 'planos');
  let code = (): void => undefined;
  const opened = new Promise<void>((resolve) => (code = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('Tem certeza que deseja excluir este plano?')) await opened;
    await route.fulfill({ response });
  });
  await page.goto('/ipe/planos', { waitUntil: 'commit' });
  await link(page, 'Cupons').click();
  await expect(heading(page)).toHaveText('Cupons');
  code();
  await expect(page.getByRole('search').getByRole('searchbox')).toHaveAttribute('placeholder', 'Código');
  await page.unrouteAll({ behavior: 'wait' });
  await link(page, 'Planos').click();
  await expect(page.getByRole('row', { name: /EPYC 8/ })).toBeVisible();
});
