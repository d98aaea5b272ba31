import { expect, type Page } from '@playwright/test';
import { enterApi } from '../support/admin.ts';
import { fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { hydrated, test, visit } from '../support/visitor.ts';

// An order page that the browser brings back says what is so now.

test('what has been ordered is not on offer again when the visitor goes back', async ({ page }) => {
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  await fillOrder(page);
  await sendOrder(page);
  expect(await page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('pedido:')))).toEqual([]);
  await page.goBack();
  await expect(page.getByText('VOCÊ ADICIONOU O PLANO')).toBeVisible();
  await expect(page.getByLabel('Cidade')).toHaveValue('');
});

test('an order whose confirmation never came is said to have been received, and so is one that was seen', async ({
  page,
  complaints,
}) => {
  const received = page.getByText('O pedido que você enviou foi recebido.');
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  await fillOrder(page);
  await page.route('**/assineja-finalizada*', (route) => route.abort());
  const lost = page.waitForEvent('requestfailed', (request) => request.url().includes('/assineja-finalizada'));
  await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
  await lost;
  await page.unrouteAll();
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  await expect(received).toBeVisible();
  await expect(page.getByLabel('Cidade')).toHaveValue('');
  await page.getByRole('link', { name: 'Ver a identificação e os próximos passos' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Seu pedido está sendo processado');
  await hydrated(page);
  await page.goBack();
  await expect(page.getByText('VOCÊ ADICIONOU O PLANO')).toBeVisible();
  await expect(received).toBeVisible();
  // The browser writes to its console what was refused.
  complaints.splice(0);
});

const WAYS_BACK: Record<string, (page: Page) => Promise<unknown>> = {
  'out of its store': (page) => page.goBack(),
  // The test browser keeps no pages asleep.
  'as it was left': (page) => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))),
};
for (const [how, comeBack] of Object.entries(WAYS_BACK)) {
  test(`a page that the browser brings back ${how} has the price of now`, async ({ page }) => {
    const staff = await enterApi(origin('measured'));
    const made = await staff.post('/api/planos', {
      data: { planoTipo: 'VPSWINDOWS', nome: `Windows ${how}`, valor: 50, ordem: 98 },
    });
    const { id } = (await made.json()) as { id: number };
    await visit(page, `${origin('measured')}/assineja-vps-windows?planoId=${id}&periodo=1`);
    await expect(page.locator('.receipt__total output')).toHaveText('R$ 50,00');
    await page.getByLabel('Cidade').fill('Recife');
    if (how === 'out of its store') await page.goto(`${origin('measured')}/sobre-nos`);
    const dearer = await staff.put(`/api/planos/${id}`, { headers: { 'if-match': made.headers().etag! }, data: { valor: 60 } });
    expect(dearer.ok()).toBe(true);
    await comeBack(page);
    await expect(page.locator('.receipt__total output')).toHaveText('R$ 60,00');
    await expect(page.getByRole('alert')).toHaveText('O valor do plano foi atualizado. Confira o novo total.');
    await expect(page.getByLabel('Cidade')).toHaveValue('Recife');
  });
}
