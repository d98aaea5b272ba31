import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { origin } from '../support/ports.ts';
import { moveFirstDown, orderedRows } from '../support/reorder.ts';
import { executeAt } from '../support/table.ts';
import { test } from '../support/visitor.ts';

test.describe.configure({ mode: 'default' });
// A shop whose testimonials no other test adds to or takes from: a new order is one of all of them.
test.use({ baseURL: origin('recaptcha') });

const execute = (sql: string, ...values: (string | number)[]) => executeAt('recaptcha', sql, ...values);
const rowOf = (table: string, id: number) => execute(`select * from ${table} where id = ?`, id)[0]!;

const QUESTION = 'Há alterações que não foram salvas. Sair e perdê-las?';
const SAVED = 'Depoimento salvo. Está desligado: o site não o mostra.';

const testimonial = (nome: string) =>
  Number(
    execute(
      `insert into depoimentos (nome, texto, ordem, ativo, consentimento) values (?, 'Como era', 50, 0, 0) returning id`,
      nome,
    )[0]!.id,
  );
const change = (id: number, texto: string) =>
  execute('update depoimentos set texto = ?, versao = versao + 1 where id = ?', texto, id);
const edit = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Editar ${name}` }).click();
  await expect(page.getByRole('heading', { name: /^Editar/ })).toBeFocused();
};
const text = (page: Page) => page.getByLabel('Texto *', { exact: true });
const update = (page: Page) => page.getByRole('button', { name: 'Atualizar' }).click();
const status = (page: Page) => page.getByRole('status').first();

/** Answers every question, and keeps it. */
function answering(page: Page): { questions: string[]; yes: boolean } {
  const state = { questions: [] as string[], yes: false };
  page.on('dialog', (dialog) => {
    state.questions.push(dialog.message());
    void (state.yes ? dialog.accept() : dialog.dismiss());
  });
  return state;
}

test('over somebody else’s version goes what the form says at that press, and only what was changed', async ({ page }) => {
  const id = testimonial('Corrida conflito');
  await enterAdmin(page, 'depoimentos?busca=Corrida+conflito');
  await edit(page, 'Corrida conflito');
  await text(page).fill('Meu primeiro texto');
  execute(`update depoimentos set texto = 'Da outra', link = '/plano-vps-icp', versao = versao + 1 where id = ?`, id);
  await update(page);
  await expect(page.getByText('Texto: agora está “Da outra”; você digitou “Meu primeiro texto”.')).toBeVisible();
  await text(page).fill('Minha correção');
  await expect(page.getByText('Texto: agora está “Da outra”; você digitou “Minha correção”.')).toBeVisible();
  // Once more, while deciding.
  change(id, 'Da outra, de novo');
  await page.getByRole('button', { name: 'Salvar o que digitei mesmo assim' }).click();
  await expect(page.getByText('Texto: agora está “Da outra, de novo”; você digitou “Minha correção”.')).toBeVisible();
  await page.getByLabel('Nome *').fill('');
  await page.getByRole('button', { name: 'Salvar o que digitei mesmo assim' }).click();
  await expect(page.getByLabel('Nome *')).toBeFocused();
  await expect(text(page)).toHaveValue('Minha correção');
  await page.getByLabel('Nome *').fill('Corrida conflito');
  await page.getByRole('button', { name: 'Salvar o que digitei mesmo assim' }).click();
  await expect(status(page)).toHaveText(SAVED);
  expect(rowOf('depoimentos', id)).toMatchObject({ texto: 'Minha correção', link: '/plano-vps-icp', versao: 4 });
  execute('delete from depoimentos where id = ?', id);
});

test('the next row stays open, with what is typed in it, when the answer about the last one comes', async ({ page }) => {
  const [a, b] = [testimonial('Corrida A'), testimonial('Corrida B')];
  const answers = answering(page);
  await enterAdmin(page, 'depoimentos?busca=Corrida');
  const saving = await hold(page, 'SalvarDepoimento');
  for (const [n, outcome] of [
    [1, SAVED],
    [2, /^O que você deixou antes não foi salvo: Outra pessoa alterou/],
  ] as const) {
    await edit(page, 'Corrida A');
    await text(page).fill(`A ${n}`);
    if (n === 2) change(a, 'Da outra');
    await update(page);
    await saving.held(n);
    // What is being saved is not lost by leaving it: nothing is asked.
    await edit(page, 'Corrida B');
    await text(page).fill('B digitado');
    saving.answer(n);
    await expect(status(page)).toHaveText(outcome);
    await expect(text(page)).toHaveValue('B digitado');
    expect(answers.questions).toEqual([]);
    answers.yes = true;
    await page.getByRole('button', { name: 'Cancelar' }).click();
    expect(answers.questions.splice(0)).toEqual([QUESTION]);
  }
  expect(rowOf('depoimentos', b)).toMatchObject({ texto: 'Como era', versao: 1 });
  execute('delete from depoimentos where id in (?, ?)', a, b);
});

test('while a form is being saved nothing can be typed into it; after a refusal the wrong field has the focus', async ({
  page,
}) => {
  // What only the server knows: the code of another coupon is taken.
  const [, id] = ['TRAVA-A', 'TRAVA-B'].map((codigo) =>
    Number(
      execute(
        `insert into cupons (codigo, tipo, valor, ativo, data_inicio, data_fim)
         values (?, 'porcentagem', 10, 1, '2026-01-05', '2096-12-31') returning id`,
        codigo,
      )[0]!.id,
    ),
  );
  const code = page.getByLabel('Código *');
  const amount = page.getByLabel('Valor *');
  await enterAdmin(page, 'cupons?busca=TRAVA');
  await edit(page, 'TRAVA-B');
  const saving = await hold(page, 'SalvarCupom');
  await code.fill('TRAVA-A');
  await amount.fill('12');
  await update(page);
  await saving.held(1);
  await amount.focus();
  await page.keyboard.type('3');
  await expect(amount).toHaveValue('12');
  saving.answer(1);
  await expect(code).toBeFocused();
  await expect(code).toHaveValue('TRAVA-A');
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('TRAVA-C');
  await page.keyboard.press('Enter');
  await saving.held(2);
  saving.answer(2);
  await expect(status(page)).toHaveText('Cupom salvo: no ar, já vale.');
  expect(rowOf('cupons', id!)).toMatchObject({ codigo: 'TRAVA-C', valor: 12 });
  execute(`delete from cupons where codigo like 'TRAVA-%'`);
});

test('whatever would throw a half-written form away asks once, and what does not touch it lets it be', async ({
  page,
  context,
  complaints,
}) => {
  const ids = ['Guarda A', 'Guarda B', 'Guarda C'].map(testimonial);
  const answers = answering(page);
  await enterAdmin(page, 'depoimentos?busca=Guarda');
  await edit(page, 'Guarda A');
  await text(page).fill('Pela metade');
  for (const leave of [
    () => page.getByRole('button', { name: 'Editar Guarda B' }).click(),
    () => page.getByRole('button', { name: 'Cancelar' }).click(),
    () => page.getByRole('button', { name: 'Procurar' }).click(),
    () => page.getByRole('link', { name: 'Cupons' }).first().click(),
  ]) {
    await leave();
    expect(answers.questions.splice(0)).toEqual([QUESTION]);
    await expect(text(page)).toHaveValue('Pela metade');
  }
  answers.yes = true;
  await page.getByRole('button', { name: 'Excluir Guarda C' }).click();
  await expect(status(page)).toHaveText('Excluído.');
  await expect(text(page)).toHaveValue('Pela metade');
  await page.getByRole('button', { name: 'Reordenar' }).click();
  await page.getByRole('button', { name: 'Salvar ordem' }).click();
  await expect(status(page)).toHaveText('Ordem salva.');
  await expect(text(page)).toHaveValue('Pela metade');
  expect(answers.questions.splice(0)).toEqual(['Deseja realmente excluir este depoimento?\nGuarda C']);
  answers.yes = false;
  await context.clearCookies();
  await page.getByRole('button', { name: 'Procurar' }).click();
  expect(answers.questions.splice(0)).toEqual([QUESTION]);
  await expect(text(page)).toHaveValue('Pela metade');
  answers.yes = true;
  await page.getByRole('button', { name: 'Procurar' }).click();
  await page.waitForURL('**/ipe/login**');
  expect(answers.questions.splice(0)).toEqual([QUESTION]);
  execute(`delete from depoimentos where id in (?, ?, ?)`, ...ids);
  complaints.splice(0);
});

test('a filter that is not taken goes back to what the list shows', async ({ page }) => {
  const answers = answering(page);
  await enterAdmin(page, 'planos');
  await page.getByLabel('Nome *').fill('Pela metade');
  await page.getByRole('search').getByLabel('Tipo').selectOption('VPSLINUX');
  await expect(page.getByRole('search').getByLabel('Tipo')).toHaveValue('');
  expect(answers.questions).toEqual([QUESTION]);
  await expect(page).toHaveURL(/planos$/);
  answers.yes = true;
  await page.goto('about:blank');
});

test('a double click acts once', async ({ page }) => {
  const answers = answering(page);
  answers.yes = true;
  execute(`insert into planos (nome, plano_tipo, valor, ativo) values ('Dobrado', 'JAVA', 1590, 0)`);
  await enterAdmin(page, 'planos?busca=Dobrado');
  await page.getByRole('button', { name: 'Duplicar Dobrado' }).dblclick();
  await expect(status(page)).toHaveText('Cópia criada, inativa.');
  const duplicating = await hold(page, 'DuplicarPlano');
  await page.getByRole('button', { name: 'Duplicar Dobrado', exact: true }).click();
  await duplicating.held(1);
  await page.getByRole('button', { name: 'Excluir Dobrado', exact: true }).click();
  await expect(status(page)).toHaveText('Aguarde: a ação anterior ainda não terminou.');
  duplicating.answer(1);
  await expect(status(page)).toHaveText('Cópia criada, inativa.');
  expect(execute(`select count(*) as n from planos where nome like 'Dobrado%'`)).toEqual([{ n: 3 }]);
  expect(answers.questions).toEqual([]);
  execute(`delete from planos where nome like 'Dobrado%'`);
});

test('a new order that is refused stays on the screen', async ({ page }) => {
  const ids = ['Ordem A', 'Ordem B'].map(testimonial);
  await enterAdmin(page, 'depoimentos');
  await page.getByRole('button', { name: 'Reordenar' }).click();
  const items = orderedRows(page);
  await expect(items.nth(1)).toBeVisible();
  const before = await items.allTextContents();
  await moveFirstDown(page);
  await expect(items.first()).toHaveText(before[1]!);
  ids.push(testimonial('Ordem C'));
  await page.getByRole('button', { name: 'Salvar ordem' }).click();
  await expect(status(page)).toHaveText(/^Enquanto você ordenava, a lista ganhou ou perdeu linhas/);
  await expect(items.first()).toHaveText(before[1]!);
  execute('delete from depoimentos where id in (?, ?, ?)', ...ids);
});
