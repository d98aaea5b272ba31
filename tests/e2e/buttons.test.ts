import { expect, type Page } from '@playwright/test';
import { SCREENS } from '../../pages/(admin)/screens/screens.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { unreadableButtons } from '../support/contrast.ts';
import { openOrder } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { test, visit } from '../support/visitor.ts';

// There the question about measurement stands on every page.
const MEASURED = origin('measured');

const question = (page: Page) => page.getByRole('region', { name: /Cookies/ });

test('every button of every public page is readable in every state', async ({ page, complaints }) => {
  test.setTimeout(180_000);
  for (const address of [...ROTAS_INDEXADAS, '/assineja-vps', '/assineja-finalizada', '/atendimento-obrigado', '/nao-existe']) {
    await visit(page, MEASURED + address);
    // The page after an order is measured by nobody.
    await expect(question(page)).toBeVisible({ visible: address !== '/assineja-finalizada' });
    expect(await unreadableButtons(page), address).toEqual([]);
  }
  // Chromium reports the status of the page that is not there.
  expect(new Set(complaints.splice(0)).size).toBe(1);
});

test('every button of an order is readable in every state', async ({ page }) => {
  const id = await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  await visit(page, `${MEASURED}/assineja-vps-cpanel?planoId=${id}`);
  await expect(question(page)).toBeVisible();
  expect(await unreadableButtons(page)).toEqual([]);
});

test('every button of every screen of the administration is readable in every state', async ({ page }) => {
  await page.goto('/ipe/login');
  expect(await unreadableButtons(page), 'login').toEqual([]);
  await enterAdmin(page);
  for (const tela of Object.keys(SCREENS)) {
    if (tela === 'login') continue;
    await openScreen(page, tela);
    expect(await unreadableButtons(page), tela).toEqual([]);
  }
});

test('the question about measurement covers no price and no order bar', async ({ page }) => {
  const id = await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  for (const [width, height] of [
    [320, 640],
    [360, 740],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const [address, important] of [
      ['/', '.price-list__price'],
      ['/plano-hospedagem-php', '.price__amount'],
      [`/assineja-vps-cpanel?planoId=${id}`, '.order-bar, .receipt__total'],
    ] as const) {
      await visit(page, MEASURED + address);
      await expect(question(page)).toBeVisible();
      const { share, covered } = await page.evaluate((selector) => {
        const box = () => document.querySelector('.consent')!.getBoundingClientRect();
        const below = [...document.querySelectorAll(selector)].filter((element) => {
          element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
          const price = element.getBoundingClientRect();
          return price.height > 0 && price.bottom > box().top + 1 && price.top < box().bottom;
        });
        scrollTo({ top: document.body.scrollHeight, behavior: 'instant' });
        const end = document.querySelector('.footer__legal')!.getBoundingClientRect();
        if (end.bottom > box().top) below.push(document.querySelector('.footer__legal')!);
        return { share: box().height / innerHeight, covered: below.map(({ className }) => className) };
      }, important);
      expect(covered, `${address} at ${width} px`).toEqual([]);
      expect(share, `${address} at ${width} px`).toBeLessThan(0.25);
    }
  }
});
