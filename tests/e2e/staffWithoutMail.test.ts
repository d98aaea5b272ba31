import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { execute } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { test } from '../support/visitor.ts';

// A shop that sends no mail: what staff are asked before an order ends says so, names what follows of it, and can be taken back.

/** An order, and one that has replaced it. */
function corrected(): { word: string; replaced: number; correction: number } {
  const word = `mudo${randomUUID().slice(0, 8)}x`;
  const replaced = writeOrder(`${word} velha`, 'shop', { valor_conferido: 1, status: 'substituida' });
  const correction = writeOrder(`${word} atual`, 'shop', { valor_conferido: 1, substitui_id: replaced });
  execute('update assinaturas set substituida_por_id = ? where id = ?', correction, replaced);
  return { word, replaced, correction };
}

/** What is asked by the next dialog, which is answered so. */
const asked = (page: Page, answer: 'accept' | 'dismiss') =>
  new Promise<string>((resolve) => {
    page.once('dialog', (dialog) => void dialog[answer]().then(() => resolve(dialog.message())));
  });
const statusOf = (id: number) => execute('select status from assinaturas where id = ?', id)[0]!.status;

test('many that end are told to nobody, name the order that holds again, and are taken back', async ({ page }) => {
  const { word, replaced, correction } = corrected();
  const other = writeOrder(`${word} outra`, 'shop', { valor_conferido: 1, paga_em: Date.now() });
  await enterAdmin(page, `assinaturas?busca=${word}`);
  const bar = page.getByRole('region', { name: 'O que fazer com as escolhidas' });
  for (const name of ['atual', 'outra']) await page.getByRole('checkbox', { name: new RegExp(`^Escolher .*${name}$`) }).check();
  await bar.getByLabel('Mudar para').selectOption('cancelada');
  const question = asked(page, 'accept');
  await bar.getByRole('button', { name: 'Aplicar' }).click();
  expect((await question).split('\n')).toEqual([
    'Dar “Cancelada” a 2 assinaturas? A loja não envia e-mails: a página de cada pedido o diz.',
    `Corrigidas por elas, voltam a valer como novas: ${replaced}.`,
    'Consta pagamento de 1 cliente: lê que a equipe fala sobre a devolução.',
  ]);
  await expect(bar).toContainText('Feito: 2 assinaturas.');
  await expect(bar).not.toContainText('avisado');
  expect([replaced, correction, other].map(statusOf)).toEqual(['nova', 'cancelada', 'cancelada']);
  await bar.getByRole('button', { name: 'Desfazer' }).click();
  await expect(bar).toContainText('Desfeito: 2 assinaturas como antes.');
  expect([replaced, correction, other].map(statusOf)).toEqual(['substituida', 'nova', 'nova']);
});

test('one that is cancelled says which order it gives its place back to, whether paid or not', async ({ page }) => {
  const { replaced, correction } = corrected();
  await enterAdmin(page, `assinaturas?id=${correction}`);
  const cancel = async () => {
    const question = asked(page, 'dismiss');
    await page.getByRole('article').getByLabel('Status').selectOption('cancelada');
    await page.getByRole('button', { name: 'Salvar atendimento' }).click();
    return question;
  };
  expect(await cancel()).toBe(`Ela corrige a assinatura ${replaced}, que volta a valer como nova. Cancelar mesmo assim?`);
  execute('update assinaturas set paga_em = ?, versao = versao + 1 where id = ?', Date.now(), correction);
  await page.reload();
  expect(await cancel()).toMatch(
    new RegExp(
      `^Esta assinatura consta como paga em .*\\. Ela corrige a assinatura ${replaced}, que volta a valer como nova\\. Depois de cancelada: o pagamento conta para a assinatura \\d+: não é para devolver\\. Cancelar mesmo assim\\?$`,
    ),
  );
  expect([replaced, correction].map(statusOf)).toEqual(['substituida', 'nova']);
});
