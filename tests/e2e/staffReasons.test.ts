import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Why staff cancel an order: chosen beside the status, of one and of several, seen in the list, and narrowed by (077).

const SHOP = 'recaptcha';
test.use({ baseURL: origin(SHOP) });
test.describe.configure({ mode: 'default' });

/** Orders that a list finds by one word. */
function orders(count: number): { word: string; ids: number[] } {
  const word = `motivo${randomUUID().slice(0, 8)}x`;
  return { word, ids: Array.from({ length: count }, (_, i) => writeOrder(`${word} ${i}`, SHOP, { valor_conferido: 1 })) };
}
const stored = (id: number) => {
  const { status, motivo } = executeAt(SHOP, 'select status, motivo from assinaturas where id = ?', id)[0]!;
  return [status, motivo];
};
const bar = (page: Page) => page.getByRole('region', { name: 'O que fazer com as escolhidas' });
const article = (page: Page) => page.getByRole('article');

test('one is cancelled with a reason by the keyboard alone, which is shown, corrected, and gone with the status', async ({
  page,
}) => {
  const { word, ids } = orders(1);
  await enterAdmin(page, `assinaturas?busca=${word}&id=${ids[0]}`);
  const motivo = article(page).getByLabel('Motivo', { exact: true });
  await expect(motivo).toBeDisabled();
  const status = article(page).getByLabel('Status');
  await status.selectOption('cancelada');
  await status.focus();
  await page.keyboard.press('Tab');
  await expect(motivo).toBeFocused();
  await expectAccessible(page);
  // The first of its letter.
  await page.keyboard.press('n');
  await page.keyboard.type('ão foi');
  await expect(motivo).toHaveValue('nao_pago');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  expect(stored(ids[0]!)).toEqual(['cancelada', 'nao_pago']);
  await expect(article(page)).toContainText('Status: Cancelada (Não foi pago no prazo), por admin');
  await expect(page.getByRole('row', { name: new RegExp(`${word} 0`) })).toContainText('Não foi pago no prazo');
  await motivo.selectOption('desistencia');
  await page.keyboard.press('Control+Enter');
  await expect(article(page)).toContainText('Status: Cancelada (O cliente desistiu), por admin');
  expect(stored(ids[0]!)).toEqual(['cancelada', 'desistencia']);
  await expect(article(page)).toContainText('Motivo do cancelamento: Não foi pago no prazo → O cliente desistiu');
  await status.selectOption('nova');
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  await expect(article(page)).toContainText('Status: Nova, por admin');
  expect(stored(ids[0]!)).toEqual(['nova', null]);
  await expect(motivo).toBeDisabled();
});

test('none has to be said, and a colleague’s reason is not gone over unseen', async ({ page }) => {
  const { word, ids } = orders(1);
  await enterAdmin(page, `assinaturas?busca=${word}&id=${ids[0]}`);
  const status = article(page).getByLabel('Status');
  await status.selectOption('cancelada');
  await status.press('Control+Enter');
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  expect(stored(ids[0]!)).toEqual(['cancelada', null]);
  const theirs = `update assinaturas set motivo = 'spam', motivo_em = status_em, versao = versao + 1 where id = ?`;
  executeAt(SHOP, theirs, ids[0]!);
  await article(page).getByLabel('Motivo', { exact: true }).selectOption('outro');
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  await expect(page.getByText(/Outra pessoa alterou este pedido/)).toBeVisible();
  await expect(article(page)).toContainText('Status: Cancelada (Spam)');
  expect(stored(ids[0]!)).toEqual(['cancelada', 'spam']);
  await expect(
    page.getByText(/Agora está “Cancelada \(Spam\)”, por admin em .*; você escolheu “Cancelada \(Outro\)”\./),
  ).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Mudar para “Cancelada (Outro)”' }).click();
  await expect(article(page)).toContainText('Status: Cancelada (Outro)');
  executeAt(SHOP, theirs, ids[0]!);
  await article(page).getByLabel('Motivo', { exact: true }).selectOption('duplicado');
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  await page.getByRole('button', { name: 'Deixar “Cancelada (Spam)”' }).click();
  await expect(page.getByText('Atendimento salvo.').or(page.getByText('Nada mudou.'))).toBeVisible();
  expect(stored(ids[0]!)).toEqual(['cancelada', 'spam']);
  // Where it is not even cancelled any more, the reason is said with the status.
  executeAt(SHOP, `update assinaturas set status = 'nova', versao = versao + 1 where id = ?`, ids[0]!);
  await article(page).getByLabel('Motivo', { exact: true }).selectOption('duplicado');
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Mudar para “Cancelada (Duplicado)”' }).click();
  await expect.poll(() => stored(ids[0]!)).toEqual(['cancelada', 'duplicado']);
});

test('several are spam without a question, since nobody is told, and are taken back; for another reason it is asked', async ({
  page,
}) => {
  const { word, ids } = orders(3);
  await enterAdmin(page, `assinaturas?busca=${word}`);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  const choose = () => page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check();
  await choose();
  await expect(bar(page).getByLabel('Motivo')).toBeHidden();
  await bar(page).getByLabel('Mudar para').selectOption('cancelada');
  await bar(page).getByLabel('Motivo').selectOption('spam');
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Aplicar' }).click();
  await expect(bar(page)).toContainText('Feito: 3 assinaturas.');
  expect(ids.map(stored)).toEqual(ids.map(() => ['cancelada', 'spam']));
  await bar(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(bar(page)).toContainText('Desfeito: 3 assinaturas como antes.');
  expect(ids.map(stored)).toEqual(ids.map(() => ['nova', null]));
  expect(asked).toEqual([]);
  // What is chosen before the list has them as they are again is over what nobody stored.
  await expect(page.locator('[data-row]').filter({ hasText: 'Nova' })).toHaveCount(3);
  await choose();
  await bar(page).getByLabel('Mudar para').selectOption('cancelada');
  await bar(page).getByLabel('Motivo').selectOption('indisponivel');
  await bar(page).getByRole('button', { name: 'Aplicar' }).click();
  await expect(bar(page)).toContainText('Feito: 3 assinaturas. Quem pediu já foi avisado: isso não se desfaz.');
  expect(asked).toEqual(['Dar “Cancelada” a 3 assinaturas? Na hora é avisado por e-mail: 3 clientes. Isso não se desfaz.']);
  expect(ids.map(stored)).toEqual(ids.map(() => ['cancelada', 'indisponivel']));
});

test('the list is narrowed by it, in its address and in a queue of one’s own', async ({ page }) => {
  const { word, ids } = orders(2);
  const cancel = `update assinaturas set status = 'cancelada', motivo = ?, motivo_em = null, status_em = null where id = ?`;
  executeAt(SHOP, cancel, 'spam', ids[0]!);
  executeAt(SHOP, cancel, 'duplicado', ids[1]!);
  await enterAdmin(page, `assinaturas?busca=${word}`);
  await page.getByRole('search').getByLabel('Motivo').selectOption('duplicado');
  await expect(page).toHaveURL(/motivo=duplicado/);
  await expect(page.getByRole('row', { name: new RegExp(word) })).toHaveCount(1);
  await expect(page.getByRole('row', { name: new RegExp(`${word} 1`) })).toContainText('Duplicado');
  await page.reload();
  await expect(page.getByRole('search').getByLabel('Motivo')).toHaveValue('duplicado');
  await expect(page.getByRole('row', { name: new RegExp(word) })).toHaveCount(1);
});
