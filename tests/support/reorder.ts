import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of a list that is being put in order. */
export function orderedRows(page: Page): Locator {
  return page.locator('.reorder').getByRole('option');
}

/**
 * Waits until the row that was moved has been given the focus back for good: until then the keys are those of the move.
 * React Aria gives it a second time, from a timer of 50 ms that it sets at the drop, also to whoever has gone on to a
 * button; of two timers with one delay, the one that was set first is first.
 */
export async function moveIsOver(row: Locator): Promise<void> {
  await expect(row).toHaveAttribute('data-focused', 'true');
  await row.evaluate(() => new Promise((done) => setTimeout(done, 50)));
  await expect(row).toBeFocused();
}

/** Moves the first row behind the second with the keyboard alone. */
export async function moveFirstDown(page: Page): Promise<void> {
  const rows = orderedRows(page);
  const aim = page.locator('.reorder').getByRole('option', { name: /^Inserir / });
  const moved = (await rows.first().textContent())!;
  await rows.first().press('Enter');
  await expect(aim.nth(1)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(aim.nth(2)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(aim).toHaveCount(0);
  await expect(rows.nth(1)).toHaveText(moved);
  await moveIsOver(rows.nth(1));
}
