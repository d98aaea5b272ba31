import { expect, type Page } from '@playwright/test';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { loseAnswers } from '../support/held.ts';
import { origin } from '../support/ports.ts';
import { execute, writeAccount } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Keys of other systems: created by people, shown once, and over when somebody says so.

test.describe.configure({ mode: 'default' });
test.afterEach(() => {
  execute(`delete from chaves_de_acesso where nome like 'mesa %'`);
  execute(`delete from administradores where usuario like 'mesa.%'`);
});

const secret = (page: Page) => page.locator('.shown-once code').textContent();
const rowOf = (page: Page, nome: string) =>
  page.getByRole('table', { name: 'Chaves de acesso' }).getByRole('row').filter({ hasText: nome });
const keys = (nome: string) => Number(execute('select count(*) as n from chaves_de_acesso where nome = ?', nome)[0]!.n);

/** What the shop answers whoever brings a key. */
async function brought(key: string | null): Promise<number> {
  const { status } = await fetch(`${origin('shop')}/api/planos/listarativos`, { headers: { authorization: `Bearer ${key}` } });
  return status;
}

test('a key is created by keyboard, shown once and copied, and ends when it is revoked', async ({
  page,
  context,
  complaints,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAdmin(page, 'chaves');
  await page.getByLabel('Nome: que sistema a usa, e para quê').focus();
  await page.keyboard.type('mesa cobrança');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let tabs = 0; tabs < 3; tabs++) await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let tabs = 0; tabs < 2; tabs++) await page.keyboard.press('Tab');
  await expect(page.getByLabel('Por quanto tempo vale')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const copy = page.getByRole('button', { name: 'Copiar o segredo' });
  await copy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copiado.')).toBeVisible();
  await expectAccessible(page);
  const key = await secret(page);
  expect(key).toMatch(/^loja_[\w-]{43}$/);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(key);
  const row = rowOf(page, 'mesa cobrança');
  await expect(row).toContainText('pedidos:ler, catalogo:ler');
  await expect(row).toContainText('nunca');
  expect(execute(`select (expira_em - criada_em) / 86400000 as dias from chaves_de_acesso where nome = 'mesa cobrança'`)).toEqual(
    [{ dias: 90 }],
  );

  expect(await brought(key)).toBe(200);
  await openScreen(page, 'chaves');
  expect(await page.content()).not.toContain(key!);
  await expect(row).toContainText('vale até');
  await expect(row).not.toContainText('nunca');

  page.on('dialog', (dialog) => void dialog.accept());
  await row.getByRole('button', { name: 'Revogar a chave mesa cobrança' }).click();
  await expect(page.getByRole('status').first()).toHaveText('A chave mesa cobrança foi revogada.');
  await expect(row).toContainText('revogada em');
  await expect(row.getByRole('button')).toHaveCount(0);
  expect(await brought(key)).toBe(401);
  expect(complaints).toEqual([]);
});

test('a double click creates one; without what it permits there is none', async ({ page }) => {
  await enterAdmin(page, 'chaves');
  await page.getByLabel('Nome: que sistema a usa, e para quê').fill('mesa dupla');
  await page.getByRole('button', { name: 'Criar chave' }).click();
  await expect(page.getByRole('status').first()).toHaveText('Escolha ao menos uma coisa que a chave permite.');
  await page.getByLabel(/^ler pedidos/).check();
  await page.getByRole('button', { name: 'Criar chave' }).dblclick();
  await expect(rowOf(page, 'mesa dupla')).toHaveCount(1);
  expect(keys('mesa dupla')).toBe(1);
});

test('a key whose answer was lost is given another secret, when it is sent again', async ({ page, complaints }) => {
  await enterAdmin(page, 'chaves');
  const creating = await loseAnswers(page, 'CriarChave');
  await page.getByLabel('Nome: que sistema a usa, e para quê').fill('mesa perdida');
  await page.getByLabel(/ler o catálogo/).check();
  await page.getByRole('button', { name: 'Criar chave' }).click();
  await expect(page.getByRole('status').first()).toContainText('pode já ter sido criada. Tente de novo sem mudar nada');
  await creating.stop();
  await page.getByRole('button', { name: 'Criar chave' }).click();
  await expect(page.getByRole('button', { name: 'Copiar o segredo' })).toBeVisible();
  expect([await brought(await secret(page)), keys('mesa perdida')]).toEqual([200, 1]);
  // The browser writes the lost answer to its console.
  complaints.splice(0);
});

test('of a key that holds it is said when whoever created it may not come in any more', async ({ page }) => {
  writeAccount('mesa.saiu');
  await enterAdmin(page, 'chaves', 'mesa.saiu');
  await page.getByLabel('Nome: que sistema a usa, e para quê').fill('mesa antiga');
  await page.getByLabel(/^ler pedidos/).check();
  await page.getByLabel('Por quanto tempo vale').selectOption('Sem prazo: até ser revogada');
  await page.getByRole('button', { name: 'Criar chave' }).click();
  await expect(rowOf(page, 'mesa antiga')).toContainText('vale, sem data para vencer');
  execute(`update administradores set ativo = 0 where usuario = 'mesa.saiu'`);
  await page.context().clearCookies();
  await enterAdmin(page, 'chaves');
  await expect(rowOf(page, 'mesa antiga')).toContainText('por mesa.saiu, que já não entra: se souber o segredo, revogue');
});
