import { expect, type Page } from '@playwright/test';
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
