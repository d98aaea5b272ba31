import { expect } from '@playwright/test';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { execute } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

test('whoever creates an account or gives a new password gives the own one, and sees who came in', async ({ page }) => {
  await enterAdmin(page, 'administradores');
  const form = page.locator('form', { hasText: 'Novo administrador' });
  const create = async (senha: string) => {
    await form.getByLabel('Usuário').fill('nova.pessoa');
    await form.getByLabel('Papel').selectOption('vendas');
    await form.getByLabel('Sua senha').fill(senha);
    await form.getByRole('button', { name: 'Criar com senha sorteada' }).click();
  };
  await create('errada');
  await expect(page.getByRole('status')).toHaveText('A senha atual não confere.');
  await expect(form.getByLabel('Usuário')).toHaveValue('nova.pessoa');
  await create(ADMIN.password);
  await expect(page.getByRole('status').first()).toHaveText(/^Senha de nova\.pessoa: \S+\. Anote agora/);
  const first = await page.getByRole('status').locator('code').textContent();

  await page.getByRole('button', { name: 'Nova senha para nova.pessoa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova senha para nova.pessoa' });
  await expectAccessible(page);
  await dialog.getByLabel('Sua senha').fill('errada');
  await dialog.getByRole('button', { name: 'Sortear nova senha' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('A senha atual não confere.');
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Sortear nova senha' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('status').locator('code')).not.toHaveText(first!);

  const entradas = page.getByRole('region', { name: 'Entradas e tentativas' }).getByRole('table');
  await expect(entradas.getByRole('row', { name: /admin Senha recusada ao confirmar uma ação/ })).not.toHaveCount(0);
  await expect(entradas.getByRole('row', { name: /admin Entrou/ })).not.toHaveCount(0);
  execute(`delete from administradores where usuario = 'nova.pessoa'`);
});
