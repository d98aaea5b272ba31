import { expect, type Page } from '@playwright/test';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { moveFirstDown, orderedRows } from '../support/reorder.ts';
import { execute, writeMessage } from '../support/table.ts';
import { test } from '../support/visitor.ts';

test.describe.configure({ mode: 'default' });

const notes = (id: number) => execute(`select texto from notas where tabela = 'contato' and linha_id = ?`, id);

/** What is sent to save a note waits; the line then breaks, or lets it through. */
async function holdNote(page: Page): Promise<(through: boolean) => void> {
  let decide: (through: boolean) => void = () => {};
  const decided = new Promise<boolean>((resolve) => (decide = resolve));
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('AtenderMensagem')) return route.fallback();
    await ((await decided) ? route.continue() : route.abort('connectionreset'));
  });
  return decide;
}

const goOn = async (page: Page) => {
  await page.getByRole('link', { name: 'Cupons', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cupons');
};

test.describe('what is being saved while one goes on', () => {
  test('and is not saved is told of on the next screen, with what was typed, until somebody has seen to it', async ({
    page,
    complaints,
  }) => {
    const id = writeMessage('Perdida');
    await enterAdmin(page, `mensagens?busca=perdida&id=${id}`);
    const decide = await holdNote(page);
    await page.getByLabel('Nota interna', { exact: true }).fill('Ligar às 15 h');
    await page.getByRole('button', { name: 'Salvar atendimento' }).click();
    await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible();
    await goOn(page);
    decide(false);
    const told = page.getByRole('alert').filter({ hasText: 'Não foi salvo: Atendimento, Perdida, de Rui' });
    await expect(told).toContainText('Não foi possível falar com o servidor. O que você tinha digitado:');
    await expect(told).toContainText('Ligar às 15 h');
    await page.getByRole('link', { name: 'Planos', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos');
    await expect(told).toContainText('Ligar às 15 h');
    await told.getByRole('button', { name: 'Fechar' }).click();
    await expect(told).toBeHidden();
    expect(notes(id)).toEqual([]);
    // The browser says itself that the line broke.
    expect(complaints.splice(0)).toHaveLength(1);
  });

  test('with a session that has ended meanwhile, waits for the password, and is saved', async ({ page, context, complaints }) => {
    const id = writeMessage('Sem sessão');
    await enterAdmin(page, `mensagens?busca=sem&id=${id}`);
    const decide = await holdNote(page);
    await page.getByLabel('Nota interna', { exact: true }).fill('Guardada');
    await page.getByRole('button', { name: 'Salvar atendimento' }).click();
    await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible();
    await context.clearCookies();
    await page.getByRole('link', { name: 'Cupons', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
    await expect(dialog).toBeVisible();
    decide(true);
    await dialog.getByLabel('Senha').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cupons');
    await expect.poll(() => notes(id)).toEqual([{ texto: 'Guardada' }]);
    complaints.splice(0);
  });

  test('and was not saved outlives the end of the session, whether the password is given or not', async ({
    page,
    context,
    complaints,
  }) => {
    const id = writeMessage('Refusada');
    await enterAdmin(page, `mensagens?busca=refusada&id=${id}`);
    const decide = await holdNote(page);
    await page.getByLabel('Nota interna', { exact: true }).fill('Não se perde');
    await page.getByRole('button', { name: 'Salvar atendimento' }).click();
    await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible();
    await goOn(page);
    decide(false);
    const told = page.locator('.unsent section');
    await expect(told).toContainText('Não foi salvo: Atendimento, Refusada, de Rui');
    await context.clearCookies();
    await page.getByRole('link', { name: 'Planos', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
    await dialog.getByRole('button', { name: 'Agora não' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não foi possível abrir esta tela');
    await expect(told).toContainText('Não se perde');
    await page.locator('h1 ~ button').click();
    await dialog.getByLabel('Senha').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos');
    await expect(told).toContainText('Não se perde');
    complaints.splice(0);
  });
});

test('the filters say what the list shows, after the back button and after the menu', async ({ page }) => {
  await enterAdmin(page, 'assinaturas');
  const filters = page.getByRole('search');
  await filters.getByLabel('Status').selectOption('cancelada');
  await page.waitForURL('**/assinaturas?status=cancelada');
  await filters.getByLabel('Procurar').fill('silva');
  await filters.getByLabel('Procurar').press('Enter');
  await page.waitForURL('**/assinaturas?*busca=silva*');
  await page.goBack();
  await expect(filters.getByLabel('Procurar')).toHaveValue('');
  await expect(filters.getByLabel('Status')).toHaveValue('cancelada');
  await page.goBack();
  await expect(filters.getByLabel('Status')).toHaveValue('');
  await page.goForward();
  await expect(filters.getByLabel('Status')).toHaveValue('cancelada');
  await page.getByRole('link', { name: 'Assinaturas', exact: true }).click();
  await page.waitForURL('**/assinaturas');
  await expect(filters.getByLabel('Status')).toHaveValue('');
});

test('an order that is half made is asked about before it goes, and does not go to another list', async ({ page }) => {
  await enterAdmin(page, 'planos?tipo=PHP');
  const answers = { questions: 0, yes: false };
  page.on('dialog', (dialog) => {
    answers.questions += 1;
    void (answers.yes ? dialog.accept() : dialog.dismiss());
  });
  await page.getByRole('button', { name: 'Reordenar' }).click();
  const items = orderedRows(page);
  const before = await items.first().textContent();
  await moveFirstDown(page);
  await expect(items.first()).not.toHaveText(before!);
  await page.getByRole('search').getByLabel('Tipo').selectOption('VPSLINUX');
  await expect.poll(() => answers.questions).toBe(1);
  await expect(items.first()).not.toHaveText(before!);
  answers.yes = true;
  await page.getByRole('search').getByLabel('Tipo').selectOption('VPSLINUX');
  await page.waitForURL('**/planos?tipo=VPSLINUX');
  await expect(page.locator('.reorder')).toBeHidden();
  expect(answers.questions).toBe(2);
});

test('from a page that is no more the last one can be reached', async ({ page }) => {
  await enterAdmin(page, 'cupons?pagina=9');
  await page.getByRole('link', { name: 'Anterior' }).click();
  await page.waitForURL('**/cupons?pagina=1');
  await expect(page.getByRole('row').nth(1)).toBeVisible();
});
