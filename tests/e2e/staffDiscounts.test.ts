import { expect } from '@playwright/test';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { execute } from '../support/table.ts';
import { test } from '../support/visitor.ts';

test.describe.configure({ mode: 'default' });

const id = (rows: { id?: unknown }[]) => Number(rows[0]!.id);
const coupon = (codigo: string, tipo: string, valor: number, planoId: number | null = null) =>
  id(
    execute(
      `insert into cupons (codigo, tipo, valor, plano_id, ativo, data_inicio, data_fim)
       values (?, ?, ?, ?, 1, '2026-01-05', '2096-12-31') returning id`,
      codigo,
      tipo,
      valor,
      planoId,
    ),
  );

test('a coupon that nobody can use, its plan being off sale or deleted, says so', async ({ page }) => {
  const plan = id(
    execute(`insert into planos (nome, plano_tipo, valor, ativo) values ('Só do cupom', 'JAVA', 1590, 0) returning id`),
  );
  coupon('PRESO-FORA', 'fixo', 10, plan);
  coupon('PRESO-SUMIDO', 'fixo', 10, 987_655);
  await enterAdmin(page, 'cupons?busca=PRESO');
  for (const [codigo, plano, opcao] of [
    ['PRESO-FORA', 'Só do cupom (fora de venda)', 'Só do cupom (fora de venda)'],
    ['PRESO-SUMIDO', 'plano excluído', '(plano excluído)'],
  ] as const) {
    await expect(page.getByRole('row', { name: codigo })).toContainText(plano);
    await expect(page.getByRole('row', { name: codigo })).toContainText('Sem plano à venda');
    await page.getByRole('button', { name: `Editar ${codigo}` }).click();
    await expect(page.getByRole('combobox', { name: 'Só para o plano' })).toHaveValue(opcao);
    await page.getByRole('button', { name: 'Atualizar' }).click();
    await expect(page.getByRole('status').first()).toHaveText('Cupom salvo: sem plano à venda, não vale.');
  }
  // One that is to come says so too: its day changes nothing of that.
  execute(`update cupons set data_inicio = '2096-01-05' where codigo = 'PRESO-FORA'`);
  await openScreen(page, 'cupons?busca=PRESO-FORA');
  await expect(page.getByRole('row', { name: 'PRESO-FORA' })).toContainText('Sem plano à venda');
  execute('update planos set ativo = 1 where id = ?', plan);
  // What another process has written to the catalogue is known within a second or two.
  await expect(async () => {
    await openScreen(page, 'cupons?busca=PRESO-FORA');
    await expect(page.getByRole('row', { name: 'PRESO-FORA' })).toContainText('Agendado', { timeout: 500 });
  }).toPass({ timeout: 20_000 });
  execute(`update cupons set data_inicio = '2026-01-05' where codigo = 'PRESO-FORA'`);
  await openScreen(page, 'cupons?busca=PRESO-FORA');
  await expect(page.getByRole('row', { name: 'PRESO-FORA' })).toContainText('No ar');
  execute(`delete from cupons where codigo like 'PRESO-%'`);
  execute('delete from planos where id = ?', plan);
});

test('great changes of prices and discounts are asked about, once for the whole form', async ({ page }) => {
  const plan = id(
    execute(
      `insert into planos (nome, plano_tipo, valor, desconto1, desconto2, desconto3, ativo)
       values ('Pergunta', 'JAVA', 1590, 12.5, 20, 30, 0) returning id`,
    ),
  );
  coupon('PERGUNTA', 'porcentagem', 12.5);
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  const press = () => page.getByRole('button', { name: 'Atualizar' }).click();
  await enterAdmin(page, 'planos?busca=Pergunta');
  await page.getByRole('button', { name: 'Editar Pergunta' }).click();
  await page.getByLabel('Valor mensal (R$) *').fill('1590');
  await page.getByLabel('Desconto 1 (%)').fill('90');
  await page.getByLabel('Desconto 2 (%)').fill('25');
  await press();
  expect(questions.splice(0)).toEqual([
    'Valor mensal (R$): muda de R$ 15,90 para R$ 1.590,00.\nDesconto 1 (%): muda de 12,5% para 90%. Salvar assim?',
  ]);
  expect(execute('select valor, desconto1 from planos where id = ?', plan)).toEqual([{ valor: 1590, desconto1: 12.5 }]);
  execute('delete from planos where id = ?', plan);
  // What was typed into the plan is given up.
  page.removeAllListeners('dialog');
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
  });
  await openScreen(page, 'cupons?busca=PERGUNTA');
  await page.getByRole('button', { name: 'Editar PERGUNTA' }).click();
  questions.splice(0);
  await page.getByLabel('Valor *').fill('90');
  await press();
  await page.getByLabel('Valor *').fill('12,5');
  await page.getByLabel('Tipo *').selectOption('fixo');
  await press();
  expect(questions).toEqual([
    'Valor: muda de 12,5% para 90%. Salvar assim?',
    'Valor: muda de 12,5% para R$ 12,50. Salvar assim?',
  ]);
  execute(`delete from cupons where codigo = 'PERGUNTA'`);
});
