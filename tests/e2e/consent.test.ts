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

test('nothing is loaded before a yes, the yes is remembered, and navigation is told', async ({ page }) => {
  const asked = await tagManager(page);
  await visit(page, `${MEASURED}/`);
  const question = page.getByRole('region', { name: 'Cookies e medição de audiência' });
  await expect(question).toBeVisible();
  await expectAccessible(page);
  expect(asked).toEqual([]);
  await question.getByRole('button', { name: 'Aceitar' }).click();
  await expect(question).toBeHidden();
  await expect.poll(() => asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-TEST1']);
  await page.locator('.footer').getByRole('link', { name: 'Sobre nós' }).click();
  await expect(page).toHaveURL(`${MEASURED}/sobre-nos`);
  await expect
    .poll(() => page.evaluate(() => window.dataLayer?.map(({ page_path }) => page_path).filter(Boolean)))
    .toEqual(['/', '/sobre-nos']);
  await page.reload();
  await expect.poll(() => asked.length).toBe(2);
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
