import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { hold, loseAnswers } from '../support/held.ts';
import { execute, rowOf } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { test } from '../support/visitor.ts';

test.describe.configure({ mode: 'default' });

const AMOUNT = 'Total do período (R$) *';

test('a price is confirmed over a colleague’s change, keeps what was typed, and can be corrected afterwards', async ({
  page,
}) => {
  const id = writeOrder('Valor Disputado');
  await enterAdmin(page, `assinaturas?id=${id}`);
  await page.getByLabel(AMOUNT).fill('120,50');
  execute(`update assinaturas set status = 'em_atendimento', versao = versao + 1 where id = ?`, id);
  await page.getByRole('button', { name: 'Confirmar o valor' }).click();
  await expect(page.getByText(/^Outra pessoa alterou este pedido/)).toBeVisible();
  await expect(page.getByLabel(AMOUNT)).toHaveValue('120,50');
  await page.getByRole('button', { name: 'Confirmar o valor' }).click();
  await expect(page.getByText('Valor conferido. O pedido agora entra nas somas.')).toBeVisible();
  expect(rowOf('assinaturas', id)).toMatchObject({ valor: 12050, valor_conferido: 1 });
  // It stays when the order has been read anew, and the amount can be corrected, also by the keyboard.
  await expect(page.getByRole('heading', { name: 'Corrigir o valor' })).toBeFocused();
  await expect(page.getByText('Valor conferido. O pedido agora entra nas somas.')).toBeVisible();
  await page.getByLabel(AMOUNT).fill('130%');
  await page.getByRole('button', { name: 'Corrigir o valor' }).click();
  await expect(page.getByText('“130%” é uma porcentagem, e este campo conta reais.')).toBeVisible();
  await expect(page.getByText('Valor conferido. O pedido agora entra nas somas.')).toBeHidden();
  await page.getByLabel(AMOUNT).fill('130');
  await page.getByRole('button', { name: 'Corrigir o valor' }).click();
  await expect(page.getByText('Valor corrigido. O pedido agora entra nas somas.')).toBeVisible();
  await expect(page.getByText(/valor conferido pela equipe: R\$\s130,00\./)).toBeVisible();
  expect(rowOf('assinaturas', id).valor).toBe(13000);
});

test('a total that was typed wrong is set right with its payment, once staff say that this was paid', async ({ page }) => {
  const id = writeOrder('Valor Pago');
  execute(`update assinaturas set paga_em = ? where id = ?`, Date.now(), id);
  await enterAdmin(page, `assinaturas?id=${id}`);
  const asked: string[] = [];
  const answers = [false, true];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void (answers.shift() ? dialog.accept() : dialog.dismiss());
  });
  await page.getByLabel(AMOUNT).fill('120');
  await page.getByRole('button', { name: 'Confirmar o valor' }).click();
  await expect(page.getByText(/Diga que foi este o valor pago, se o pedido vale/)).toBeVisible();
  await page.getByRole('button', { name: 'Confirmar o valor' }).click();
  await expect(page.getByText('Valor conferido. O pedido agora entra nas somas.')).toBeVisible();
  expect(asked[1]).toMatch(
    /^Este pedido consta como pago, com o total de R\$\s100,00\. Foram R\$\s120,00 o que o cliente pagou\?$/,
  );
  expect(rowOf('assinaturas', id)).toMatchObject({ valor: 12_000, valor_conferido: 1 });
});

test('what is said of the sums is true where the order stands', async ({ page }) => {
  await enterAdmin(page);
  const [cancelled, corrected] = [writeOrder('Valor Cancelado'), writeOrder('Valor Corrigido')];
  const correction = writeOrder('Valor Correção');
  execute(`update assinaturas set status = 'cancelada' where id = ?`, cancelled);
  execute(`update assinaturas set status = 'concluida', substituida_por_id = ? where id = ?`, correction, corrected);
  execute('update assinaturas set substitui_id = ? where id = ?', corrected, correction);
  for (const [id, sentence] of [
    [cancelled, 'Valor conferido. O pedido está cancelado e não entra nas somas.'],
    [corrected, 'Valor conferido. O pedido foi corrigido por outro, que vale no lugar dele, e não entra nas somas.'],
    [correction, 'Valor conferido. O pedido agora entra nas somas.'],
  ] as const) {
    await page.goto(`/ipe/assinaturas?id=${id}&busca=Valor+Corr`);
    await page.getByRole('button', { name: 'Confirmar o valor' }).click();
    await expect(page.getByRole('heading', { name: 'Corrigir o valor' })).toBeVisible();
    await expect(page.getByText(sentence)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.setViewportSize({ width: 1440, height: 900 });
  }
  await expect(page.getByRole('row', { name: /Valor Corrigido/ })).toContainText(`corrigida pela ${correction}`);
  await expect(page.getByRole('row', { name: /Valor Correção/ })).toContainText(`corrige a ${corrected}`);
});

test.describe('what oneself has done to the order is nobody else’s', () => {
  const status = (page: Page, to: string) => page.getByRole('article').getByLabel('Status').last().selectOption(to);
  const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
  const theirs = (page: Page) => page.getByText('Outra pessoa');

  test('an amount that is on its way, and then a status; a status, and then an amount', async ({ page }) => {
    const id = writeOrder('Valor Próprio');
    await enterAdmin(page, `assinaturas?id=${id}`);
    const confirming = await hold(page, 'ConfirmarValor');
    await page.getByLabel(AMOUNT).fill('120');
    await press(page, 'Confirmar o valor');
    await confirming.held(1);
    await expect.poll(() => rowOf('assinaturas', id).versao).toBe(2);
    await status(page, 'em_atendimento');
    await press(page, 'Salvar atendimento');
    await expect(page.getByText('Atendimento salvo.')).toBeVisible();
    await expect(theirs(page)).toBeHidden();
    confirming.answer(1);
    await expect(page.getByText('Valor conferido. O pedido agora entra nas somas.')).toBeVisible();
    const handling = await hold(page, 'AtenderAssinatura');
    await status(page, 'concluida');
    await press(page, 'Salvar atendimento');
    await handling.held(1);
    await expect.poll(() => rowOf('assinaturas', id).versao).toBe(4);
    await page.getByLabel(AMOUNT).fill('130');
    await press(page, 'Corrigir o valor');
    await confirming.held(2);
    confirming.answer(2);
    await confirming.held(3);
    confirming.answer(3);
    await expect(page.getByText('Valor corrigido. O pedido agora entra nas somas.')).toBeVisible();
    handling.answer(1);
    await expect(page.getByText('Atendimento salvo.')).toBeVisible();
    await expect(theirs(page)).toBeHidden();
    expect(rowOf('assinaturas', id)).toMatchObject({ valor: 13000, status: 'concluida' });
  });

  test('an amount whose answer was lost, and then a note', async ({ page, complaints }) => {
    const id = writeOrder('Valor Perdido');
    await enterAdmin(page, `assinaturas?id=${id}`);
    const line = await loseAnswers(page, 'ConfirmarValor');
    await page.getByLabel(AMOUNT).fill('125');
    await press(page, 'Confirmar o valor');
    await expect(page.getByText(/^Não foi possível falar com o servidor/)).toBeVisible();
    await line.stop();
    await page.getByLabel('Nota interna', { exact: true }).fill('Depois');
    await press(page, 'Salvar atendimento');
    await expect(page.getByText('Atendimento salvo.')).toBeVisible();
    await expect(page.getByText(/valor conferido pela equipe: R\$\s125,00\./)).toBeVisible();
    await expect(theirs(page)).toBeHidden();
    await press(page, 'Corrigir o valor');
    await expect(page.getByText('Já estava salvo: só a resposta se perdeu no caminho.')).toBeVisible();
    expect(rowOf('assinaturas', id)).toMatchObject({ valor: 12500, versao: 2 });
    complaints.splice(0);
  });
});
