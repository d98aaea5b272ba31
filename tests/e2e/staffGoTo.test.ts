import { expect } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { writeMessage } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Anywhere from anywhere, by Ctrl K.

test('from a telephone number to the open order in three acts', async ({ page }) => {
  const id = writeOrder('Telefone Procurado', 'shop', { tel_cel: '(62) 98765-4321', busca: 'telefone procurado 62987654321' });
  await enterAdmin(page, 'planos');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('searchbox', { name: 'Ir para' });
  await expect(field).toBeFocused();
  await field.fill('(62) 98765-4321');
  await expect(page.getByRole('menuitem', { name: /Telefone Procurado/ })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/assinaturas\\?.*id=${id}`));
  await expect(page.getByRole('heading', { level: 2, name: /Telefone Procurado$/ }).first()).toBeVisible();
});

test('screens, messages and plans are found too, what is not there says so, and Esc gives the focus back', async ({ page }) => {
  const id = writeMessage('Assunto procurado');
  // Found by the name of its plan, behind the plan itself.
  writeOrder('De um plano procurado', 'shop', { plano: 'EPYC 8', busca: 'de um plano procurado epyc 8' });
  await enterAdmin(page, 'dashboard');
  const open = page.getByRole('button', { name: /^Ir para/ });
  await open.click();
  const field = page.getByRole('searchbox', { name: 'Ir para' });
  await expect(page.getByRole('menuitem', { name: 'Cupons' })).toBeVisible();
  await expectAccessible(page);
  await field.fill('zzzz');
  await expect(page.getByText('Nada com este texto.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(open).toBeFocused();
  for (const [typed, item, url] of [
    ['cup', 'Cupons', /\/cupons$/],
    ['assunto procurado', /Assunto procurado/, new RegExp(`/mensagens\\?id=${id}`)],
    ['EPYC 8', /EPYC 8/, /\/planos\?busca=EPYC/],
  ] as const) {
    await page.keyboard.press('Control+k');
    await field.fill(typed);
    await expect(page.getByRole('menuitem', { name: item })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(url);
  }
});

test('what is typed and not saved is asked about before one goes', async ({ page }) => {
  await enterAdmin(page, 'cupons');
  await page.getByLabel('Código *').fill('MEIO');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.keyboard.press('Control+k');
  await page.getByRole('searchbox', { name: 'Ir para' }).fill('planos');
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toEqual(['Há alterações que não foram salvas. Sair e perdê-las?']);
  await expect(page.getByLabel('Código *')).toHaveValue('MEIO');
});

test('acts and queues are found too: a new row is begun, a file taken out', async ({ page }) => {
  await enterAdmin(page, 'dashboard');
  const field = page.getByRole('searchbox', { name: 'Ir para' });
  const take = async (typed: string, item: string) => {
    await page.keyboard.press('Control+k');
    await field.fill(typed);
    await expect(page.getByRole('menuitem', { name: item, exact: true })).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  for (const [nome, titulo] of [
    ['Novo banner', 'Novo Banner'],
    ['Novo banner ICP', 'Novo Banner'],
    ['Novo destaque', 'Novo Destaque'],
    ['Novo depoimento', 'Novo Depoimento'],
    ['Novo aviso do site', 'Novo Aviso'],
    ['Novo plano', 'Novo Plano'],
    ['cupom criar', 'Novo Cupom'],
    ['Novo webhook', 'Novo webhook'],
  ] as const) {
    await take(nome, nome === 'cupom criar' ? 'Novo cupom' : nome);
    await expect(page.getByRole('heading', { level: 2, name: titulo, exact: true })).toBeFocused();
  }
  await take('pagas, por', 'Assinaturas: Pagas, por liberar');
  await expect(page).toHaveURL(/\/assinaturas\?liberar=sim&ordenar=criadaEm$/);
  await expect(page.getByRole('link', { name: /^Pagas, por liberar/ })).toHaveAttribute('aria-current', 'page');
  const download = page.waitForEvent('download');
  await take('exportar mens', 'Exportar todas as mensagens (CSV)');
  expect((await download).url()).toMatch(/\/api\/mensagens\/exportar$/);
});

test('a new row is begun on its screen while another is edited there, once what was typed is given up', async ({ page }) => {
  await enterAdmin(page, 'planos?busca=epyc+8');
  await page.getByRole('button', { name: 'Editar EPYC 8', exact: true }).click();
  await page.getByLabel('Nome *').fill('EPYC 8 B');
  let leave = false;
  page.on('dialog', (dialog) => void (leave ? dialog.accept() : dialog.dismiss()));
  const begin = async () => {
    await page.keyboard.press('Control+k');
    await page.getByRole('searchbox', { name: 'Ir para' }).fill('novo plano');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
  };
  await begin();
  await expect(page.getByLabel('Nome *')).toHaveValue('EPYC 8 B');
  leave = true;
  await begin();
  await expect(page.getByRole('heading', { level: 2, name: 'Novo Plano' })).toBeFocused();
  await expect(page.getByLabel('Nome *')).toHaveValue('');
});
