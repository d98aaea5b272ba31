import { expect, type Page } from '@playwright/test';
import { fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { execute } from '../support/table.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

// What a page that stays open says is what is so by now, and a page that never came whole says that.

/** Comes back to a page from another one, as from the bank's application. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));

for (const where of ['the page after it', 'the page that follows it'])
  test(`an order that is paid meanwhile is said to be so on ${where}, which asks for nothing more`, async ({ page }) => {
    await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
    await fillOrder(page);
    const { searchParams } = await sendOrder(page);
    const id = searchParams.get('id')!;
    if (where === 'the page that follows it') await visit(page, `/acompanhar/${id}`);
    const step = page.locator('[aria-current="step"]');
    await expect(step).toContainText('Pagamento');
    execute(`update assinaturas set paga_em = ${Date.now()}, versao = versao + 1 where cliente_id_b = ?`, id);
    await comeBack(page);
    await expect(step).toContainText('Ativação');
    await expect(page.locator('#pix')).toHaveCount(0);
    await expectAccessible(page);
  });

test('the page after an order shows what it costs, whatever its address says, and asks again where there was no answer', async ({
  page,
  complaints,
}) => {
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo', '&periodo=1');
  await fillOrder(page);
  const { searchParams, pathname } = await sendOrder(page);
  const shown = await page.locator('.receipt__total').textContent();
  await page.route('**/acompanhar/**', (route) => route.abort());
  await visit(page, `${pathname}?id=${searchParams.get('id')}&valor=1.00`);
  await expect(page.locator('.details').first()).toContainText('R$ 1,00');
  await page.unroute('**/acompanhar/**');
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.locator('.details').first()).not.toContainText('R$ 1,00');
  expect(shown).toContain(await page.locator('.details').first().locator('dd').nth(3).textContent());
  complaints.splice(0);
});

for (const address of ['/assineja-hospedagem-php', '/atendimento'])
  test(`${address} whose script never came says so, and not where it came`, async ({ page, complaints }) => {
    const sentence = page.getByText('Esta página não carregou por inteiro');
    const open = () =>
      address === '/atendimento' ? visit(page, address) : openOrder(page, address, 'PHP Ramo').then(() => undefined);
    await open();
    await expect(sentence).toHaveCount(0);
    await page.route('**/assets/entries/**', (route) => route.abort());
    await page.goto(page.url());
    await expect(sentence).toBeHidden();
    // Whatever its delay is, the animation is brought to its end.
    await page.evaluate(() => document.getAnimations().forEach((animation) => animation.finish()));
    await expect(sentence).toBeVisible();
    await page.unroute('**/assets/entries/**');
    await page.reload();
    await expect(sentence).toHaveCount(0);
    complaints.splice(0);
  });
