import { expect, type Page } from '@playwright/test';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// What staff are asked before something that cannot be seen from the button: a number that was never there, a row that goes.

test.describe.configure({ mode: 'default' });
// A shop in which nobody counts the plans.
test.use({ baseURL: origin('recaptcha') });

const execute = (sql: string, ...values: (string | number)[]) => executeAt('recaptcha', sql, ...values);

/** Answers every question, and keeps it. */
function answering(page: Page): { questions: string[]; yes: boolean } {
  const state = { questions: [] as string[], yes: false };
  page.on('dialog', (dialog) => {
    state.questions.push(dialog.message());
    void (state.yes || dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
  });
  return state;
}

const status = (page: Page) => page.getByRole('status').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const plans = (nome: string) => execute('select valor, desconto1, ativo from planos where nome = ?', nome);

test('a new price above a thousand reais and a new discount above half are said as they are understood, once', async ({
  page,
}) => {
  const answers = answering(page);
  await enterAdmin(page, 'planos');
  await page.getByLabel('Nome *').fill('Questão nova');
  await page.getByLabel('Tipo *').selectOption('DEDICADO');
  await page.getByLabel('Ativo', { exact: true }).uncheck();
  await page.getByLabel('Valor mensal (R$) *').fill('2990');
  await page.getByLabel('Desconto 1 (%)').fill('50,5');
  await page.getByLabel('Desconto 2 (%)').fill('50');
  await press(page, 'Cadastrar');
  const question = 'Valor mensal (R$): R$ 2.990,00.\nDesconto 1 (%): 50,5%. Salvar assim?';
  expect(answers.questions.splice(0)).toEqual([question]);
  expect(plans('Questão nova')).toEqual([]);
  // A dedicated server may cost that: it is a question and no error.
  await expect(page.getByLabel('Valor mensal (R$) *')).toHaveValue('2990');
  answers.yes = true;
  await press(page, 'Cadastrar');
  await expect(status(page)).toHaveText('Plano salvo. Está fora de venda: o site não o mostra.');
  expect(answers.questions.splice(0)).toEqual([question]);
  expect(plans('Questão nova')).toEqual([{ valor: 299_000, desconto1: 50.5, ativo: 0 }]);

  // What has never been large is not asked about.
  await page.getByLabel('Nome *').fill('Questão comum');
  await page.getByLabel('Tipo *').selectOption('DEDICADO');
  await page.getByLabel('Ativo', { exact: true }).uncheck();
  await page.getByLabel('Valor mensal (R$) *').fill('1.000,00');
  await press(page, 'Cadastrar');
  await expect.poll(() => plans('Questão comum')).toEqual([{ valor: 100_000, desconto1: null, ativo: 0 }]);
  expect(answers.questions).toEqual([]);
  execute(`delete from planos where nome like 'Questão %'`);
});

test('a discount in a field that was empty, and a copy of a dear plan, are asked about too', async ({ page }) => {
  execute(`insert into planos (nome, plano_tipo, valor, ativo) values ('Vazia', 'JAVA', 299000, 0)`);
  const answers = answering(page);
  await enterAdmin(page, 'planos?busca=Vazia');
  await press(page, 'Editar Vazia');
  await page.getByLabel('Desconto 1 (%)').fill('15');
  await page.getByLabel('Desconto 2 (%)').fill('75%');
  await press(page, 'Atualizar');
  // The price, which was there, is not changed.
  expect(answers.questions.splice(0)).toEqual(['Desconto 2 (%): 75%. Salvar assim?']);
  await page.getByLabel('Desconto 2 (%)').fill('7,5%');
  await press(page, 'Atualizar');
  await expect(status(page)).toHaveText(/^Plano salvo/);
  expect(execute(`select desconto1, desconto2 from planos where nome = 'Vazia'`)).toEqual([{ desconto1: 15, desconto2: 7.5 }]);
  expect(answers.questions).toEqual([]);

  await press(page, 'Duplicar Vazia');
  expect(answers.questions.splice(0)).toEqual(['Valor mensal (R$): R$ 2.990,00. Duplicar assim?']);
  answers.yes = true;
  await press(page, 'Duplicar Vazia');
  await expect(status(page)).toHaveText('Cópia criada, inativa.');
  expect(answers.questions).toHaveLength(1);
  expect(execute(`select count(*) as n from planos where nome like 'Vazia%'`)).toEqual([{ n: 2 }]);
  execute(`delete from planos where nome like 'Vazia%'`);
});

test('a new coupon says whether its number is percent or reais', async ({ page }) => {
  const answers = answering(page);
  await enterAdmin(page, 'cupons');
  await page.getByLabel('Código *').fill('questao');
  await page.getByLabel('Primeiro dia *').fill('01/01/26');
  await page.getByLabel('Último dia *').fill('31/12/96');
  for (const [tipo, valor, question] of [
    ['porcentagem', '90', 'Valor: 90%. Salvar assim?'],
    ['fixo', '2990', 'Valor: R$ 2.990,00. Salvar assim?'],
  ] as const) {
    await page.getByLabel('Tipo *').selectOption(tipo);
    await page.getByLabel('Valor *').fill(valor);
    await press(page, 'Cadastrar');
    expect(answers.questions.splice(0)).toEqual([question]);
  }
  expect(execute(`select * from cupons where codigo = 'QUESTAO'`)).toEqual([]);
});

test('the question before a row is deleted names it, also when something uses it', async ({ page }) => {
  const plan = execute(`insert into planos (nome, plano_tipo, valor, ativo) values ('Vizinha A', 'JAVA', 1590, 0) returning id`);
  execute(`insert into planos (nome, plano_tipo, valor, ativo) values ('Vizinha B', 'JAVA', 1590, 0)`);
  execute(
    `insert into cupons (codigo, tipo, valor, plano_id, ativo, data_inicio, data_fim)
     values ('VIZINHA', 'fixo', 10, ?, 1, '2026-01-05', '2096-12-31')`,
    Number(plan[0]!.id),
  );
  const answers = answering(page);
  await enterAdmin(page, 'planos?busca=Vizinha');
  await press(page, 'Excluir Vizinha B');
  expect(answers.questions.splice(0)).toEqual(['Tem certeza que deseja excluir este plano?\nVizinha B']);
  answers.yes = true;
  await press(page, 'Excluir Vizinha A');
  await expect(status(page)).toHaveText('Excluído.');
  expect(answers.questions.splice(0)).toEqual([
    'Tem certeza que deseja excluir este plano?\nVizinha A',
    'Este plano é usado por cupom VIZINHA. Sem ele, os cupons deixam de valer e os destaques ficam sem plano. Excluir “Vizinha A” mesmo assim?',
  ]);
  await openScreen(page, 'cupons?busca=VIZINHA');
  await press(page, 'Excluir VIZINHA');
  await expect(status(page)).toHaveText('Excluído.');
  expect(answers.questions).toEqual(['Deseja realmente excluir este cupom?\nVIZINHA']);
  execute(`delete from planos where nome like 'Vizinha%'`);
});
