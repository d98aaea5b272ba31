import { expect } from '@playwright/test';
import { diaDoInstante } from '../../modules/brazil/instante.ts';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { formatarReais } from '../../modules/catalogue/preco.ts';
import { escreverDia } from '../../modules/editing/dia.ts';
import { enterAdmin } from '../support/admin.ts';
import { fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { execute } from '../support/table.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

// Whoever has ordered follows the order at an address of its own, from the page after it (D48).

test('an order is followed from the page after it, by keyboard, and staff find it by its code', async ({ page, complaints }) => {
  await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  await fillOrder(page);
  const { searchParams } = await sendOrder(page);
  const id = searchParams.get('id')!;
  const codigo = codigoDe(id);
  await expect(page.locator('.details .code')).toHaveText(codigo);
  const whatsApp = page.getByRole('link', { name: 'Falar no WhatsApp sobre o pedido' });
  expect(decodeURIComponent((await whatsApp.getAttribute('href'))!)).toContain(codigo);
  // The page after it finishes the job by itself: where the order stands, what it costs line by line, and the address to keep.
  await expect(page.locator('.steps__step')).toContainText(['Pedido recebido', 'Pagamento', 'Ativação']);
  const receipt = page.locator('.follow__receipt');
  await expect(receipt.locator('dt').first()).toHaveText('VPS cPanel/WHM: cPanel 30, 12 meses');
  await expect(receipt.locator('.receipt__total')).toContainText(formatarReais(searchParams.get('valor')!));
  await expect(page.locator('.copy__text')).toHaveText(new URL(`/acompanhar/${id}`, page.url()).href);
  await page.getByRole('link', { name: 'Acompanhar o pedido' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/acompanhar/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recebemos o seu pedido');
  await expect(page.locator('[aria-current="step"]')).toContainText('Pagamento');
  await expect(receipt.locator('dt').first()).toHaveText('VPS cPanel/WHM: cPanel 30, 12 meses');
  await expect(page.locator('.copy__text')).toHaveText(page.url());
  expect(decodeURIComponent((await whatsApp.getAttribute('href'))!)).toContain(codigo);
  await page.reload();
  await expect(page.locator('.details .code')).toHaveText(codigo);
  await expectAccessible(page);
  // Nobody further on is told where the visitor came from.
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => document.referrer)).toBe('');
  await enterAdmin(page);
  await visit(page, `/ipe/assinaturas?busca=${codigo.replace('-', ' ').toLowerCase()}`);
  await expect(page.getByRole('row').filter({ hasText: codigo })).toHaveCount(1);
  await expect(page.getByRole('row')).toHaveCount(2);
  expect(complaints).toEqual([]);
});

test('staff say when it was paid, and take it back', async ({ page, complaints }) => {
  await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  await fillOrder(page);
  const id = (await sendOrder(page)).searchParams.get('id')!;
  await enterAdmin(page);
  await visit(page, `/ipe/assinaturas?busca=${id}`);
  await page
    .getByRole('row')
    .filter({ hasText: codigoDe(id) })
    .getByRole('link')
    .first()
    .click();
  const payment = page.getByRole('form', { name: 'Pagamento' });
  const day = payment.getByRole('textbox', { name: 'Pago em' });
  const today = escreverDia(diaDoInstante(new Date()));
  await day.fill(today);
  await payment.getByRole('button', { name: 'Salvar pagamento' }).click();
  await expect(page.getByText('Pagamento salvo.')).toBeVisible();
  await expect(page.locator('.facts').filter({ hasText: 'Pago em' })).toContainText(today);
  await expectAccessible(page);
  await visit(page, `/acompanhar/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Recebemos o seu pagamento');
  await expect(page.locator('.steps__step--feito')).toContainText(['Pedido recebido', 'Confirmado.']);
  await expect(page.locator('.steps__step--feito').last()).toContainText(today);
  await expect(page.locator('[aria-current="step"]')).toContainText('Ativação');
  await page.goBack();
  await day.fill('');
  await payment.getByRole('button', { name: 'Salvar pagamento' }).click();
  await expect(page.getByText('O pedido consta como não pago.')).toBeVisible();
  expect(execute('select paga_em from assinaturas where cliente_id_b = ?', id)).toEqual([{ paga_em: null }]);
  expect(complaints).toEqual([]);
});

const STATUSES = {
  nova: 'Recebemos o seu pedido',
  em_atendimento: 'Estamos cuidando do seu pedido',
  concluida: 'Pedido concluído',
  cancelada: 'Pedido cancelado',
} as const;

test('every state of an order can be read without JavaScript, from a small phone to a large screen', async ({
  page,
  browser,
}) => {
  await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
  await fillOrder(page);
  const id = (await sendOrder(page)).searchParams.get('id')!;
  const { origin } = new URL(page.url());
  for (const width of [320, 360, 768, 1440]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 900 } });
    const plain = await context.newPage();
    for (const [status, titulo] of Object.entries(STATUSES)) {
      execute('update assinaturas set status = ?, status_em = ? where cliente_id_b = ?', status, 1_763_900_000_000, id);
      await plain.goto(`${origin}/acompanhar/${id}`);
      await expect(plain.getByRole('heading', { level: 1 })).toHaveText(titulo);
      await expect(plain.locator('.details')).toContainText(codigoDe(id));
      expect([width, status, await plain.evaluate(() => document.documentElement.scrollWidth)]).toEqual([width, status, width]);
    }
    await context.close();
  }
});
