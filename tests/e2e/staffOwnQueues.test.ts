import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { executeAt } from '../support/table.ts';
import { origin } from '../support/ports.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// What somebody has narrowed a list to is kept as a queue of her own, counted beside the others, and given up again.

const SHOP = 'recaptcha';
/** Written otherwise in addresses than in the database. */
const TIPO = 'PROMOCIONAL-VPS-CPANEL';
test.use({ baseURL: origin(SHOP) });
test.afterEach(() => void executeAt(SHOP, 'delete from filas_proprias'));

test('a filter is kept under a name, counted while it is looked at, shown again with one press, and given up', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const chegar = () => writeOrder(`fila ${randomUUID().slice(0, 8)}`, SHOP, { plano_tipo: TIPO, valor_conferido: 1 });
  executeAt(SHOP, 'delete from assinaturas where plano_tipo = ?', TIPO);
  chegar();
  await enterAdmin(page, 'assinaturas?planoTipo=PROMOCIONAL_VPS_CPANEL&responsavel=-');
  await page.getByText('Guardar como fila').click();
  await page.getByLabel('Nome da fila').fill('Promoção sem ninguém');
  await page.keyboard.press('Enter');
  const queue = page.getByRole('navigation', { name: 'Filas' }).getByRole('link', { name: /^Promoção sem ninguém/ });
  await expect(queue).toHaveText('Promoção sem ninguém 1');
  await expect(page.getByText('Fila guardada.')).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
  chegar();
  await expect(queue).toHaveText('Promoção sem ninguém 2', { timeout: 20_000 });
  await page.goto('/ipe/assinaturas');
  await expect(page.getByText('Guardar como fila')).toBeHidden();
  await queue.click();
  await expect(queue).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('Responsável')).toHaveValue('-');
  await expect(page.getByText('2 linhas')).toBeVisible();
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Excluir a fila Promoção sem ninguém' }).click();
  await expect(queue).toHaveCount(0);
  await expect(page.getByText('Guardar como fila')).toBeVisible();
});

test('words that are looked for are kept too, and a name that is taken goes over to what is shown', async ({ page }) => {
  await enterAdmin(page, 'mensagens?busca=boleto&status=nova');
  for (const busca of ['boleto', 'nota']) {
    await page.goto(`/ipe/mensagens?busca=${busca}&status=nova`);
    await page.getByText('Guardar como fila').click();
    await page.getByLabel('Nome da fila').fill('Cobrança');
    await page.getByRole('button', { name: 'Guardar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Excluir a fila Cobrança' })).toBeVisible();
  }
  const queue = page.getByRole('navigation', { name: 'Filas' }).getByRole('link', { name: 'Cobrança' });
  await expect(queue).toHaveCount(1);
  await page.goto('/ipe/mensagens');
  await queue.click();
  await expect(page.getByRole('searchbox').or(page.locator('[name=busca]'))).toHaveValue('nota');
});
