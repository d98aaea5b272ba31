import { expect, type Dialog, type Page } from '@playwright/test';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { execute, executeAt, writeAccount, writeMessage } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// What was said of one attempt is not said of the next, which may be refused before it is sent.

test.describe.configure({ mode: 'default' });

const status = (page: Page) => page.getByRole('status').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const CHECK = 'Confira os campos marcados. Nada foi salvo.';

test.describe('of a list', () => {
  // A shop in which nobody counts the plans.
  test.use({ baseURL: origin('recaptcha') });

  test('what a list said goes when the next attempt is refused by the form, or given up', async ({ page }) => {
    const no = (dialog: Dialog) => dialog.dismiss();
    const yes = (dialog: Dialog) => dialog.accept();
    let answer = no;
    page.on('dialog', (dialog) => void answer(dialog));
    executeAt(
      'recaptcha',
      `insert into planos (nome, plano_tipo, valor, ativo) values ('Frase A', 'JAVA', 1590, 0), ('Frase B', 'JAVA', 1590, 0)`,
    );
    await enterAdmin(page, 'planos?busca=Frase');
    const save = async () => {
      await press(page, 'Editar Frase A');
      await press(page, 'Atualizar');
      await expect(status(page)).toHaveText(/^Plano salvo/);
    };
    await save();
    await press(page, 'Cadastrar');
    await expect(page.getByText(CHECK)).toBeVisible();
    await expect(status(page)).toHaveText('');

    // A refusal of the form goes with the next attempt too, although that one is given up.
    await press(page, 'Editar Frase A');
    const price = page.getByLabel('Valor mensal (R$) *');
    await price.fill('caro');
    await press(page, 'Atualizar');
    await expect(page.getByText(CHECK)).toBeVisible();
    await price.fill('15,90');
    await press(page, 'Atualizar');
    await expect(status(page)).toHaveText(/^Plano salvo/);
    await press(page, 'Editar Frase A');
    await price.fill('1590');
    await press(page, 'Atualizar');
    await expect(status(page)).toHaveText('');
    answer = yes;
    await press(page, 'Cancelar');

    await press(page, 'Excluir Frase B');
    await expect(status(page)).toHaveText('Excluído.');
    answer = no;
    await press(page, 'Excluir Frase A');
    await expect(status(page)).toHaveText('');
    await save();
    // Not before: the list, which may be on its way still after a plan was saved, would come without it.
    answer = (dialog) => {
      executeAt('recaptcha', `delete from planos where nome = 'Frase A'`);
      return dialog.accept();
    };
    await press(page, 'Excluir Frase A');
    await expect(status(page)).toHaveText('Este plano não existe mais.');
    await page.getByLabel('Nome *').fill('Sem tipo');
    await press(page, 'Cadastrar');
    await expect(page.getByText(CHECK)).toBeVisible();
    await expect(status(page)).toHaveText('');
  });
});

test('what was said of a message goes when the next note is refused by the form', async ({ page }) => {
  const id = writeMessage('Frase de mensagem');
  await enterAdmin(page, `mensagens?id=${id}`);
  const note = page.getByLabel('Nota interna', { exact: true });
  await note.fill('Liguei');
  await press(page, 'Salvar atendimento');
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  await note.fill('x'.repeat(5001));
  await press(page, 'Salvar atendimento');
  await expect(page.getByText(CHECK)).toBeVisible();
  await expect(page.getByText('Atendimento salvo.')).toBeHidden();
});

test('what was said of a password goes when the browser refuses the next attempt', async ({ page }) => {
  await enterAdmin(page, 'senha');
  await page.getByLabel('Senha atual').fill('outra');
  await page.getByLabel('Nova senha (10 caracteres ou mais)').fill('uma senha qualquer');
  await page.getByLabel('Repita a nova senha').fill('outra senha qualquer');
  await press(page, 'Trocar senha');
  await expect(status(page)).toHaveText('A nova senha e a repetição são diferentes.');
  await page.getByLabel('Repita a nova senha').fill('');
  await press(page, 'Trocar senha');
  await expect(status(page)).toHaveText('');

  writeAccount('frase.outra');
  await openScreen(page, 'administradores');
  await page.getByLabel('Usuário').fill('frase.nova');
  await page.getByLabel('Papel').selectOption('vendas');
  await page.getByLabel('Sua senha').fill('outra');
  await press(page, 'Criar com senha sorteada');
  await expect(status(page)).toHaveText('A senha atual não confere.');
  await page.getByLabel('Sua senha').fill('');
  await press(page, 'Criar com senha sorteada');
  await expect(status(page)).toHaveText('');

  await page.getByRole('button', { name: 'Nova senha para frase.outra' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill('outra');
  await dialog.getByRole('button', { name: 'Sortear nova senha' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('A senha atual não confere.');
  await dialog.getByLabel('Sua senha').fill('');
  await dialog.getByRole('button', { name: 'Sortear nova senha' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('');
  execute(`delete from administradores where usuario = 'frase.outra'`);
});
