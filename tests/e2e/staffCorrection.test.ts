import { expect } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { rowOf } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// What a customer has mistyped is corrected where the order is open.

const OWN = { email: 'maria@empressa.com.br', dominio: 'errrada.com.br', dominio_registro: 'Não, já possui domínio registrado' };
const CORRECT = 'Corrigir dados do cliente';

test('a mistyped address is corrected with the keyboard alone, and what is wrong says so and stays', async ({ page }) => {
  const id = writeOrder('Correção Teclada', 'shop', OWN);
  await enterAdmin(page, `assinaturas?id=${id}`);
  const form = page.getByRole('form', { name: CORRECT });
  await page.getByRole('button', { name: CORRECT }).press('Enter');
  await expect(form.getByRole('heading', { name: CORRECT })).toBeFocused();
  const email = form.getByLabel('E-mail *');
  await email.fill('maria@');
  await email.press('Control+Enter');
  await expect(form.getByRole('alert').first()).toContainText('Confira os campos marcados. Nada foi salvo.');
  await expect(email).toBeFocused();
  await expectAccessible(page);
  await email.fill('maria@empresa.com.br');
  await form.getByLabel('Domínio').fill('www.Certa.com.br');
  await email.press('Enter');
  await expect(page.getByText('Dados corrigidos.')).toBeVisible();
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: CORRECT })).toBeFocused();
  await expect(page.getByText('maria@empresa.com.br').first()).toBeVisible();
  expect(rowOf('assinaturas', id)).toMatchObject({ email: 'maria@empresa.com.br', dominio: 'certa.com.br' });
});

test('of two who correct one order the second is shown what the first wrote, and loses nothing', async ({ page, browser }) => {
  const id = writeOrder('Correção Dupla', 'shop', OWN);
  const other = await (await browser.newContext()).newPage();
  for (const person of [page, other]) {
    await enterAdmin(person, `assinaturas?id=${id}`);
    await person.getByRole('button', { name: CORRECT }).click();
  }
  const fill = async (person: typeof page, email: string, cidade: string | null) => {
    const form = person.getByRole('form', { name: CORRECT });
    await form.getByLabel('E-mail *').fill(email);
    if (cidade) await form.getByLabel('Cidade').fill(cidade);
    await form.getByRole('button', { name: 'Salvar correção' }).click();
  };
  await fill(other, 'primeira@empresa.com.br', 'Goiânia');
  await expect(other.getByText('Dados corrigidos.')).toBeVisible();
  await fill(page, 'segunda@empresa.com.br', null);
  await expect(page.getByText('Enquanto isso outra pessoa corrigiu: E-mail, agora “primeira@empresa.com.br”')).toBeVisible();
  await expect(page.getByRole('form', { name: CORRECT }).getByLabel('E-mail *')).toHaveValue('segunda@empresa.com.br');
  await page.getByRole('button', { name: 'Salvar correção' }).click();
  await expect(page.getByText('Dados corrigidos.')).toBeVisible();
  expect(rowOf('assinaturas', id)).toMatchObject({ email: 'segunda@empresa.com.br', cidade: 'Goiânia' });
  await other.context().close();
});
