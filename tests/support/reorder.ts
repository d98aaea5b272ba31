import { expect, type Locator, type Page } from '@playwright/test';

/** The rows of a list that is being put in order. */
export function orderedRows(page: Page): Locator {
  return page.locator('.reorder').getByRole('option');
}

/** Moves the first row behind the second with the keyboard alone. Until it has the focus again the keys are those of the move. */
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
  await expect(rows.nth(1)).toBeFocused();
}
