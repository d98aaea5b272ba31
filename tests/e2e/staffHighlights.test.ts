import { expect } from '@playwright/test';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { holdScripts } from '../support/held.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { test } from '../support/visitor.ts';

const SHOP = 'empty';
test.use({ baseURL: origin(SHOP) });

test.afterEach(() => {
  executeAt(SHOP, `delete from destaques where titulo = 'Destaque Guapuruvu'`);
  executeAt(SHOP, `delete from planos where nome = 'Plano Guapuruvu'`);
});

test('a highlight of a plan that is not on sale is said to be on no page, when it is saved and in the list', async ({ page }) => {
  executeAt(
    SHOP,
    `insert into planos (nome, plano_tipo, valor, desconto1, desconto2, desconto3, ativo, ordem) values ('Plano Guapuruvu', 'PHP', 2390, 0, 0, 0, false, 1)`,
  );
  await enterAdmin(page, 'destaques');
  await page.getByLabel('Título *').fill('Destaque Guapuruvu');
  await page.getByLabel('Texto *').fill('Um plano que ninguém compra.');
  const plan = page.getByRole('combobox', { name: 'Plano anunciado' });
  await plan.fill('Guapuruvu');
  await page.getByRole('option', { name: 'Plano Guapuruvu (fora de venda)' }).click();
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText(
    'Destaque salvo. O plano que ele anuncia está fora de venda: o site não o mostra.',
  );
  await expect(page.getByRole('row', { name: /Destaque Guapuruvu/ })).toContainText('Fora de venda');
});

test('a highlight and a testimonial are shown beforehand as the home page will show them', async ({ page }) => {
  const shown = page.frameLocator('iframe[title="Prévia"]');
  page.on('dialog', (dialog) => void dialog.accept());
  await enterAdmin(page, 'destaques');
  await page.getByLabel('Título *').fill('Docker pela loja');
  await page.getByLabel('Texto *').fill('Um aplicativo por clique.');
  await page.getByLabel('Link').fill('/plano-vps-icp');
  await expect(shown.getByRole('heading', { name: 'Docker pela loja' })).toBeVisible();
  await expect(shown.getByRole('link', { name: 'Conheça: Docker pela loja' })).toBeVisible();
  await openScreen(page, 'depoimentos');
  await page.getByLabel('Nome *').fill('Rui Prado');
  await page.getByLabel('Texto *').fill('Trocamos de casa sem sair do ar.');
  await page.getByLabel('Papel').fill('livraria, Goiânia');
  await expect(shown.getByText('Trocamos de casa sem sair do ar.')).toBeVisible();
  await expect(shown.getByText('Rui Prado, livraria, Goiânia')).toBeVisible();
});

for (const [screen, field] of [
  ['destaques', 'Título *'],
  ['depoimentos', 'Texto *'],
  ['avisos', 'Texto *'],
  ['planos', 'Nome *'],
] as const)
  test(`the buttons of ${screen} stay where a press finds them while what is shown beforehand comes`, async ({ page }) => {
    page.on('dialog', (dialog) => void dialog.accept());
    await enterAdmin(page, screen);
    const come = await holdScripts(page);
    await page.getByLabel(field).fill('Guapuruvu');
    const button = page.getByRole('button', { name: 'Cadastrar', exact: true });
    await expect(page.locator('.preview')).toBeVisible();
    const before = await button.boundingBox();
    come();
    await expect(page.locator('iframe[title="Prévia"]')).toBeVisible();
    expect(await button.boundingBox()).toEqual(before);
  });
