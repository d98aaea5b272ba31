import { expect, type Page } from '@playwright/test';
import { enterApi } from '../support/admin.ts';
import { fillOrder } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { test, visit } from '../support/visitor.ts';

// Nothing else is sold than what the page shows, and it shows what is sold.

const AT = origin('measured');
const total = '.receipt__total output';
const PLANO = { planoTipo: 'VPSCPANEL', valor: 50, disco: 30, ordem: 98 };

/** Opens the order page of a plan of the test's own; the plan is changed by what is answered. */
async function openOwn(page: Page, nome: string, rota = '/assineja-vps-cpanel') {
  const staff = await enterApi(AT);
  const made = await staff.post('/api/planos', { data: { ...PLANO, nome } });
  const { id } = (await made.json()) as { id: number };
  const change = async (data: object) => {
    const { versao } = executeAt('measured', 'select versao from planos where id = ?', id)[0]!;
    const changed = await staff.put(`/api/planos/${id}`, { headers: { 'if-match': `"${versao}"` }, data });
    expect(changed.ok()).toBe(true);
  };
  await visit(page, `${AT}${rota}?planoId=${id}&periodo=6`);
  return { id, change };
}

const press = (page: Page) => page.getByRole('button', { name: 'ASSINE JÁ' }).click();
const alert = (page: Page) => page.getByRole('alert').first();

test('a plan that changed meanwhile is refused, shown, and sold only when sent again', async ({ page }) => {
  const { id, change } = await openOwn(page, 'cPanel Muda');
  await fillOrder(page);
  await page.getByLabel('Disco além do que vem no plano').selectOption({ label: '100 GB – R$ 60,00 por mês' });
  await change({ nome: 'cPanel Mudado', disco: 20 });
  await press(page);
  await expect(alert(page)).toHaveText('O plano foi alterado. Confira o que ele inclui e o total e envie novamente.', {
    timeout: 20_000,
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('cPanel Mudado');
  await expect(page.locator('.order-summary')).toContainText('20 GB NVMe SSD RAID 10');
  await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
  await expect(page.getByLabel('Disco além do que vem no plano')).toHaveValue('100');
  await expect(page.getByLabel('Semestral (6 MESES)')).toBeChecked();
  expect(executeAt('measured', 'select id from assinaturas where plano_id = ?', id)).toEqual([]);
  await press(page);
  await expect(page).toHaveURL(/\/assineja-finalizada\?/, { timeout: 20_000 });
  expect(executeAt('measured', 'select plano, espaco_adicional from assinaturas where plano_id = ?', id)).toMatchObject([
    { plano: expect.stringContaining('20 GB NVMe'), espaco_adicional: 100 },
  ]);
});

test('a plan that only says of itself something else is sold', async ({ page }) => {
  const { change } = await openOwn(page, 'cPanel Palavras');
  await fillOrder(page);
  await change({ descricao: 'Outras palavras' });
  await press(page);
  await expect(page).toHaveURL(/\/assineja-finalizada\?/, { timeout: 20_000 });
});

test('a page that the browser brings back shows the plan of now', async ({ page }) => {
  const { change } = await openOwn(page, 'cPanel Volta');
  await page.getByLabel('Cidade').fill('Recife');
  await change({ disco: 20 });
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(page.locator('.order-summary')).toContainText('20 GB NVMe SSD RAID 10');
  await expect(alert(page)).toHaveText('O plano foi alterado. Confira o que ele inclui e o total.');
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife');
});

test('a plan that has moved to a family of another page is gone from this one', async ({ page }) => {
  const { change } = await openOwn(page, 'cPanel Vai');
  await fillOrder(page);
  await change({ planoTipo: 'PHP' });
  await press(page);
  await expect(alert(page)).toHaveText('Este plano não está mais disponível. Escolha outro plano.', { timeout: 20_000 });
  await expect(page.getByRole('link', { name: 'Ver os planos que podem ser assinados agora' })).toBeVisible();
});

test('a plan that has moved to another family of the same page offers what that one has', async ({ page }) => {
  const { change } = await openOwn(page, 'VPS Passa', '/assineja-vps');
  await fillOrder(page);
  await page.getByLabel('IPs além dos que vêm no plano').selectOption({ label: '1 – R$ 20,00 por mês' });
  await change({ planoTipo: 'VPSLINUX' });
  await press(page);
  await expect(alert(page)).toHaveText('O plano foi alterado. Confira o que ele inclui e o total e envie novamente.', {
    timeout: 20_000,
  });
  await expect(page.getByLabel('IPs além dos que vêm no plano')).toHaveCount(0);
  await expect(page.getByLabel('Sistema instalado na entrega')).toHaveValue('Ubuntu 24.04');
  await expect(page.locator(total)).toHaveText('R$ 300,00');
  await press(page);
  await expect(page).toHaveURL(/\/assineja-finalizada\?/, { timeout: 20_000 });
});
