import { expect } from '@playwright/test';
import { origin } from '../support/ports.ts';
import { test } from '../support/visitor.ts';

test.describe('where the shop has something to measure the way to', () => {
  test.use({ baseURL: origin('measured') });

  test('a visitor sees how far away the data centres are from where he is', async ({ page }) => {
    await page.goto('/infraestrutura');
    const button = page.getByRole('button', { name: 'Medir daqui' });
    await expect(button).toBeVisible();
    const column = page.getByRole('columnheader', { name: 'De onde você está' });
    await expect(column).toHaveCount(0);
    await button.click();
    await expect(column).toBeVisible();
    await expect(page.getByRole('status')).toHaveText(/^Medido agora: Montreal, \d+ ms; Dallas, \d+ ms\.$/);
    const rows = page.getByRole('row');
    await expect(rows.filter({ hasText: 'Montreal' }).getByRole('cell').last()).toHaveText(/^\d+ ms$/);
    await expect(rows.filter({ hasText: 'Atlanta' }).getByRole('cell').last()).toHaveText('–');
  });

  test('without an answer it says so, and can be asked again', async ({ page, complaints }) => {
    await page.route('**/ping', (route) => route.abort());
    await page.goto('/infraestrutura');
    await page.getByRole('button', { name: 'Medir daqui' }).click();
    await expect(page.getByRole('status')).toHaveText('Medido agora: Montreal, sem resposta; Dallas, sem resposta.');
    await expect(page.getByRole('button', { name: 'Medir daqui' })).toBeEnabled();
    // The browser's own words about what did not come.
    expect(complaints.splice(0).every((said) => said.includes('ERR_FAILED'))).toBe(true);
  });
});

test('nothing is offered where there is nothing to ask', async ({ page }) => {
  await page.goto('/infraestrutura');
  await expect(page.getByRole('table')).toContainText('160 ms');
  await expect(page.getByRole('button', { name: 'Medir daqui' })).toHaveCount(0);
});
