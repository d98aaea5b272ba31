import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { execute, writeMessage } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Going on: nothing is lost on the way that nobody has been asked about.

test.describe.configure({ mode: 'default' });

const note = (page: Page) => page.getByLabel('Nota interna', { exact: true });
const notes = (id: number) => execute(`select texto from notas where tabela = 'contato' and linha_id = ?`, id);

/** Questions of the browser, answered with no until it is said otherwise. */
function answering(page: Page): { questions: string[]; yes: boolean } {
  const answers = { questions: [] as string[], yes: false };
  page.on('dialog', (dialog) => {
    answers.questions.push(dialog.message());
    void (answers.yes ? dialog.accept() : dialog.dismiss());
  });
  return answers;
}

test('nothing can be typed into a form from the moment that one has gone on to another row or screen', async ({ page }) => {
  const [a, b] = [writeMessage('Adiante A'), writeMessage('Adiante B')];
  await enterAdmin(page, `mensagens?busca=adiante&id=${a}`);
  const coming = await hold(page, 'Mensagem');
  await page.getByRole('link', { name: 'Adiante B' }).click();
  await coming.held(1);
  await expect(page.locator('.row-form')).toHaveAttribute('inert');
  await note(page).focus();
  await page.keyboard.type('Para onde?');
  await expect(note(page)).toHaveValue('');
  // The list and the row.
  await coming.held(2);
  coming.answer(1);
  coming.answer(2);
  await expect(page.getByRole('heading', { name: 'Adiante B', exact: true })).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`id=${b}`));
  await expect(page.locator('.row-form')).not.toHaveAttribute('inert');
  // What is asked for from now on is not held.
  await page.unroute('**/graphql');
  await note(page).fill('Para B');
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  expect(notes(b)).toEqual([{ texto: 'Para B' }]);
  expect(notes(a)).toEqual([]);
});

test('a jump within the screen, and a screen that has come, lock nothing', async ({ page }) => {
  const id = writeMessage('Adiante C');
  await enterAdmin(page, `mensagens?busca=adiante&id=${id}`);
  await page.getByRole('link', { name: 'Pular para o atendimento' }).press('Enter');
  await note(page).fill('Digitado');
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  await page.getByRole('link', { name: 'Cupons', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cupons');
  await expect(page.locator('.row-form')).not.toHaveAttribute('inert');
  await page.getByLabel('Código *').fill('QUASE');
  await expect(page.getByLabel('Código *')).toHaveValue('QUASE');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');
});

test('Sair asks before the session is over: who stays can still save', async ({ page }) => {
  const answers = answering(page);
  const id = writeMessage('Adiante D');
  await enterAdmin(page, `mensagens?id=${id}`);
  await note(page).fill('Ainda não');
  await page.getByRole('button', { name: 'Sair' }).click();
  expect(answers.questions).toEqual(['Há alterações que não foram salvas. Sair e perdê-las?']);
  const saving = await hold(page, 'AtenderMensagem');
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  await saving.held(1);
  await page.getByRole('button', { name: 'Sair' }).click();
  expect(answers.questions.slice(1)).toEqual(['Ainda não se sabe se o que você enviou foi salvo. Sair assim mesmo?']);
  saving.answer(1);
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  expect(notes(id)).toEqual([{ texto: 'Ainda não' }]);
  await note(page).fill('Fica para trás');
  answers.yes = true;
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**/ipe/login');
  // Asked once, not again when the document goes.
  expect(answers.questions).toHaveLength(3);
});

test('what was not saved is told where one is, on any screen, and covers no field for good', async ({ page, complaints }) => {
  const id = writeMessage('Adiante E');
  await enterAdmin(page, `mensagens?id=${id}`);
  let drop = () => {};
  const dropped = new Promise<void>((resolve) => (drop = resolve));
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('AtenderMensagem')) return route.fallback();
    await dropped;
    await route.abort();
  });
  await note(page).fill('Não foi');
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  await page.getByRole('link', { name: 'Planos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos');
  drop();
  const told = page.getByRole('alert').filter({ hasText: 'Adiante E' });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const name of ['Nome *', 'Ordem']) {
      const field = page.locator('.row-form').getByLabel(name, { exact: true });
      await field.focus();
      await expect(told.getByRole('heading')).toBeInViewport();
      // The field itself is what stands there, and not the box over it.
      await field.evaluate((element) => element.scrollIntoView({ block: 'center' }));
      const isOnTop = () =>
        field.evaluate((element) => {
          const { left, top: y, width: w, height: h } = element.getBoundingClientRect();
          return document.elementFromPoint(left + w / 2, y + h / 2) === element;
        });
      await expect.poll(isOnTop, `${name} at ${width}`).toBe(true);
    }
    await expectAccessible(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect([width, wide]).toEqual([width, 0]);
  }
  await told.getByRole('button', { name: 'Fechar' }).click();
  await expect(told).toBeHidden();
  complaints.splice(0);
});
