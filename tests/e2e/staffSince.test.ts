import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { dropRequests, loseAnswers } from '../support/held.ts';
import { execute, writeMessage } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// What was stored, was not answered, and is another by now; and what is told of an act that was begun again.

test.describe.configure({ mode: 'default' });

const SINCE = 'O que você enviou foi salvo, e alterado desde então. Confira como está agora.';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const plan = (nome: string) =>
  Number(execute(`insert into planos (nome, plano_tipo, valor, ativo) values (?, 'JAVA', 4000, 0) returning id`, nome)[0]!.id);

test.afterEach(({ complaints }) => {
  execute(`delete from planos where nome like 'Desde então%'`);
  // The browser writes the lost answers to its console.
  complaints.splice(0);
});

test('a plan whose answer was lost and that somebody has changed since is not said to be as one left it', async ({ page }) => {
  const id = plan('Desde então');
  await enterAdmin(page, 'planos?busca=desde+ent');
  await press(page, 'Editar Desde então');
  const line = await loseAnswers(page, 'SalvarPlano');
  await page.getByLabel('Valor mensal (R$) *').fill('42,90');
  await press(page, 'Atualizar');
  await expect(page.locator('.row-form__notice').first()).toContainText('Não foi possível falar com o servidor.');
  await line.stop();
  execute('update planos set valor = 3000, versao = versao + 1 where id = ?', id);
  await press(page, 'Atualizar');
  await expect(page.getByRole('status').first()).toHaveText(SINCE);
  await expect(page.getByRole('row', { name: /Desde então/ })).toContainText('R$ 30,00');
});

test('a status whose answer was lost and that somebody has changed since is shown as it is', async ({ page }) => {
  const id = writeMessage('Status desde então');
  await enterAdmin(page, `mensagens?busca=status+desde&id=${id}`);
  const status = page.locator('.row-form').getByLabel('Status');
  const line = await loseAnswers(page, 'AtenderMensagem');
  await status.selectOption('respondida');
  await press(page, 'Salvar atendimento');
  await expect(page.locator('.row-form__notice').first()).toContainText('Não foi possível falar com o servidor.');
  await line.stop();
  execute(`update mensagens set status = 'arquivada', status_por = 'ana', versao = versao + 1 where id = ?`, id);
  await press(page, 'Salvar atendimento');
  await expect(page.getByText(SINCE)).toBeVisible();
  await expect(status).toHaveValue('arquivada');
});

test('an act that is begun again from its screen is told of there only; a notice never covers the menu', async ({ page }) => {
  plan('Desde então de novo');
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAdmin(page, 'planos?busca=desde+ent');
  const line = await dropRequests(page, 'DuplicarPlano', 'EncerrarAto');
  await press(page, 'Duplicar Desde então de novo');
  const notice = page.locator('.unsent section');
  await expect(notice).toContainText('Não sabemos se foi feito: Duplicar Desde então de novo');
  await page.getByRole('button', { name: 'Sair' }).click({ trial: true });
  await line.stop();
  await press(page, 'Duplicar Desde então de novo');
  await expect(page.getByRole('status').first()).toHaveText('Cópia criada, inativa.');
  await expect(notice).toHaveCount(0);
});
