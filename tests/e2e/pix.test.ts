import { expect, type Locator, type Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { fillOrder, planoId, sendOrder } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

// How an order is paid in a shop that takes PIX: on the page after it and on the one that follows it.
test.use({ baseURL: origin('measured') });

async function order(page: Page): Promise<string> {
  const id = await planoId(page.request, 'cPanel 30');
  await visit(page, `/assineja-vps-cpanel?planoId=${id}`);
  await fillOrder(page);
  return (await sendOrder(page)).searchParams.get('id')!;
}

/** What a telephone reads off the screen. */
async function readOff(qrCode: Locator): Promise<string | undefined> {
  const { data, info } = await sharp(await qrCode.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data;
}

test('the code is read off the screen and copied, on both pages, for the total and under the code of the order', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const id = await order(page);
  const pix = page.getByRole('region', { name: 'Pague com PIX' });
  for (const address of [page.url(), `/acompanhar/${id}`]) {
    await visit(page, address);
    const code = (await pix.locator('.copy__text').textContent())!;
    expect(code).toContain('54073483.74');
    expect(code).toContain(`0508${codigoDe(id).replace('-', '')}`);
    await pix.getByRole('button', { name: 'Copiar o código' }).click();
    await expect(pix.getByRole('status')).toHaveText('Código copiado.');
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(code);
    for (const width of [320, 360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await readOff(pix.getByRole('img', { name: 'QR Code do PIX' }))]).toEqual([width, code]);
      expect([width, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, width]);
    }
    await expectAccessible(page);
  }
});

test('the page after an order asks for the PIX first, in the words of the page that follows it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const id = await order(page);
  const top = async (locator: Locator) => (await locator.boundingBox())!.y;
  const pix = page.getByRole('region', { name: 'Pague com PIX' });
  await expect(pix.getByRole('img', { name: 'QR Code do PIX' })).toBeVisible();
  const words = await page.locator('h1 + p').textContent();
  expect(words).toMatch(/^Pague com o PIX abaixo\./);
  await expect(page.getByText('fala com você, pelos contatos que informou')).toHaveCount(0);
  expect(await top(pix)).toBeLessThan(740);
  for (const later of [page.locator('.details').first(), page.getByRole('link', { name: 'Acompanhar o pedido' })])
    expect(await top(later)).toBeGreaterThan(await top(pix));
  await visit(page, `/acompanhar/${id}`);
  await expect(page.locator('h1 + p')).toHaveText(words!);
});

test('the page after an order says where to pay when it cannot ask', async ({ page, complaints }) => {
  const shown = /\/acompanhar\//;
  await page.route(shown, (route) => route.abort());
  await order(page);
  await expect(page.locator('h1 + p')).toHaveText(/página do pedido/);
  await expect(page.getByText('Buscando o código')).toHaveCount(0);
  await page.unroute(shown);
  // Chromium writes to its console what was refused.
  complaints.splice(0);
  await page.getByRole('link', { name: 'Acompanhar o pedido' }).click();
  await expect(page.locator('.pix .copy__text')).toBeVisible();
});

test('the page after an order, opened again later, says how the order stands by then', async ({ page }) => {
  const id = await order(page);
  const after = page.url();
  const change = (how: string) => executeAt('measured', `update assinaturas set ${how} where cliente_id_b = ?`, id);
  const said: Record<string, [string, RegExp]> = {
    [`paga_em = ${Date.parse('2026-11-20T15:00:00Z')}`]: ['Recebemos o seu pagamento', /O pagamento foi confirmado\./],
    "status = 'cancelada'": ['Pedido cancelado', /O pagamento de 20\/11\/2026 está com a gente/],
    "status = 'substituida', paga_em = null": ['Pedido substituído', /Não pague por este\./],
  };
  for (const [how, [title, words]] of Object.entries(said)) {
    change(how);
    await visit(page, after);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.locator('h1 + p')).toHaveText(words);
    await expect(page.locator('.pix')).toHaveCount(0);
  }
});

test('what cannot be copied is selected, and says so', async ({ page }) => {
  await order(page);
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.getByRole('button', { name: 'Copiar o código' }).press('Enter');
  await expect(page.getByRole('region', { name: 'Pague com PIX' }).getByRole('status')).toContainText('Ctrl+C');
  const code = await page.locator('.pix .copy__text').textContent();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(code);
});

test('without JavaScript the code is there, until its day is over; and nobody measures who follows an order', async ({
  page,
  browser,
}) => {
  const id = await order(page);
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: origin('measured') });
  const plain = await context.newPage();
  await plain.goto(`/acompanhar/${id}`);
  const code = (await plain.locator('.pix .copy__text').textContent())!;
  expect(await readOff(plain.getByRole('img', { name: 'QR Code do PIX' }))).toBe(code);
  await expect(plain.getByRole('button', { name: 'Copiar o código' })).toHaveCount(0);
  executeAt('measured', 'update assinaturas set data_cadastro = ? where cliente_id_b = ?', '2020-01-01', id);
  await plain.reload();
  await expect(plain.getByText('O prazo para pagar este pedido terminou em 06/01/2020.').first()).toBeVisible();
  await expect(plain.locator('.pix')).toHaveCount(0);
  await context.close();
  await visit(page, '/sobre-nos');
  await expect(page.getByRole('region', { name: /cookies/i })).toBeVisible();
  await visit(page, `/acompanhar/${id}`);
  await expect(page.getByRole('region', { name: /cookies/i })).toHaveCount(0);
});
