import { expect, type Page } from '@playwright/test';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { ANSWERS, fillOrder, openOrder } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

const MEASURED = origin('measured');

/** Answers for the tag manager, and remembers what was asked of it. */
async function tagManager(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route('https://www.googletagmanager.com/**', (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/javascript', body: '' });
  });
  return asked;
}

test('without a container there is no question and no link in the footer', async ({ page }) => {
  await visit(page, '/');
  await expect(page.getByRole('region', { name: /Cookies/ })).toHaveCount(0);
  await expect(page.getByText('Preferências de cookies')).toHaveCount(0);
});

test('nothing is loaded before a yes, the yes is remembered, and every page is told of', async ({ page }) => {
  const asked = await tagManager(page);
  await visit(page, `${MEASURED}/`);
  const question = page.getByRole('region', { name: 'Cookies e medição de audiência' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await question.getByRole('button', { name: 'Aceitar' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  const told = () => page.evaluate(() => window.dataLayer?.map(({ page_path }) => page_path).filter(Boolean));
  await expect.poll(told).toEqual(['/']);
  await page.locator('.footer').getByRole('link', { name: 'Sobre nós' }).click();
  await expect(page).toHaveURL(`${MEASURED}/sobre-nos`);
  await expect.poll(told).toEqual(['/sobre-nos']);
  await expect.poll(() => asked.length).toBe(2);
  await expect(question).toBeHidden();
  await page.goBack();
  await expect.poll(told).toEqual(['/']);
  await expect(question).toBeHidden();
});

test('a no loads nothing, is remembered, and can be changed from the footer', async ({ page }) => {
  const asked = await tagManager(page);
  await visit(page, `${MEASURED}/sobre-nos`);
  const question = page.getByRole('region', { name: 'Cookies e medição de audiência' });
  await question.getByRole('button', { name: 'Recusar' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Preferências de cookies' })).toBeVisible();
  await expect(question).toBeHidden();
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: 'Preferências de cookies' }).click();
  await question.getByRole('button', { name: 'Aceitar' }).click();
  await expect.poll(() => asked.length).toBe(1);
});

test('a page that the back button wakes is told of again, and has heard of an answer given elsewhere', async ({ page }) => {
  await tagManager(page);
  await visit(page, `${MEASURED}/sobre-nos`);
  const question = page.getByRole('region', { name: 'Cookies e medição de audiência' });
  await expect(question).toBeVisible();
  // Another page of the same visit answers while this one sleeps; the test browser keeps no pages asleep.
  await page.evaluate(() => localStorage.setItem('consent', 'granted'));
  const wake = () => page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await wake();
  await expect(question).toBeHidden();
  const views = () => page.evaluate(() => window.dataLayer?.filter(({ event }) => event === 'page_view').length);
  await expect.poll(views).toBe(1);
  await wake();
  await expect.poll(views).toBe(2);
});

/** What the tag manager was told, without the commands of consent. */
const events = (page: Page) =>
  page.evaluate(() => (window.dataLayer ?? []).map(({ event }) => event).filter((event) => event !== undefined));
/** The commands of Google's consent mode, in their order. */
const consents = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? []).filter((one) => one[0] === 'consent').map((one) => [one[1], Object.values(one[2] as object)]),
  );

test('tags begin with nothing allowed, hear of the yes, and of a yes that is taken back', async ({ page }) => {
  await tagManager(page);
  await visit(page, `${MEASURED}/sobre-nos`);
  await page.getByRole('button', { name: 'Aceitar' }).click();
  const [denied, granted] = ['denied', 'granted'].map((answer) => Array.from({ length: 4 }, () => answer));
  await expect.poll(() => consents(page)).toEqual([['default', denied], ['update', granted]]); // prettier-ignore
  await page.getByRole('button', { name: 'Preferências de cookies' }).click();
  await page.getByRole('button', { name: 'Recusar' }).click();
  await expect.poll(async () => (await consents(page)).at(-1)).toEqual(['update', denied]);
});

test('a plan page tells which plans were seen, once, also where the yes came after', async ({ page }) => {
  await tagManager(page);
  await visit(page, `${MEASURED}/plano-hospedagem-php`);
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await expect.poll(() => events(page)).toEqual(['gtm.js', 'page_view', 'view_item']);
  const seen = await page.evaluate(() => window.dataLayer!.find(({ event }) => event === 'view_item')!.ecommerce);
  expect(seen).toMatchObject({
    currency: 'BRL',
    items: [{ item_id: '1', item_name: 'PHP Broto', item_category: 'Hospedagem PHP' }, {}, {}, {}],
  });
});

test('an order is told of when it begins and when it is placed, once each, with its plan and code and nobody’s data', async ({
  page,
}) => {
  await tagManager(page);
  // Kept beyond the page that is left, as it was told.
  const told: { event?: string; ecommerce?: Record<string, unknown> }[] = [];
  await page.exposeFunction('remember', (entry: object) => told.push(entry));
  await page.addInitScript(() => {
    localStorage.setItem('consent', 'granted');
    const list: Record<string, unknown>[] = [];
    list.push = (...entries) => {
      for (const entry of entries) {
        if (!entry.event) continue;
        const { eventCallback: called, ...said } = entry as { eventCallback?: () => void };
        void (window as never as { remember: (said: object) => Promise<void> }).remember(said).then(() => called?.());
      }
      return Array.prototype.push.apply(list, entries);
    };
    window.dataLayer = list;
  });
  await openOrder(page, `${MEASURED}/assineja-hospedagem-php`, 'PHP Ramo');
  await fillOrder(page);
  // Sent twice in a hurry it is still one.
  await page.locator('.order-finish').getByRole('button', { name: 'ASSINE JÁ' }).dblclick();
  await expect(page).toHaveURL(/\/assineja-finalizada\?/);
  const address = new URL(page.url()).searchParams;
  const ofShop = told.filter(({ event }) => event === 'begin_checkout' || event === 'purchase');
  const item = { item_id: '2', item_name: 'PHP Ramo', item_category: 'Hospedagem PHP', price: 24.9 };
  expect(ofShop).toEqual([
    expect.objectContaining({ event: 'begin_checkout', ecommerce: { currency: 'BRL', value: 24.9, items: [item] } }),
    expect.objectContaining({
      event: 'purchase',
      ecommerce: {
        transaction_id: codigoDe(address.get('id')!),
        currency: 'BRL',
        value: Number(address.get('valor')),
        items: [item],
      },
    }),
  ]);
  for (const mine of [...Object.values(ANSWERS), address.get('id')!]) expect(JSON.stringify(told)).not.toContain(mine);
});

test('the page after an order, whose address says who ordered, is told to no tag and to no page after it', async ({ page }) => {
  const asked = await tagManager(page);
  await page.addInitScript(() => localStorage.setItem('consent', 'granted'));
  const answer = await page.goto(`${MEASURED}/assineja-finalizada?id=x&email=ana%40x.example&valor=1.00&telefone=1`);
  expect(answer!.headers()['referrer-policy']).toBe('no-referrer');
  await expect(page.getByText('ana@x.example')).toBeVisible();
  await page.getByRole('link', { name: 'Voltar ao início' }).click();
  await expect.poll(() => asked.length).toBe(1);
  expect(await page.evaluate(() => document.referrer)).toBe('');
});
