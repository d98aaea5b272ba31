import { expect, type Page } from '@playwright/test';
import { expectAccessible, test, visit } from '../support/visitor.ts';

const NODE = '/plano-hospedagem-node';
const PHONE = { width: 360, height: 740 };

const onlyDifferences = (page: Page) => page.getByRole('checkbox', { name: 'Só diferenças' });
const row = (page: Page, name: string) =>
  page.locator('.comparison tr', { has: page.getByRole('rowheader', { name, exact: true }) });
const left = (page: Page) => page.getByLabel('Comparar o plano');
const right = (page: Page) => page.getByLabel('com o plano', { exact: true });
const names = (page: Page) => page.locator('.comparison thead th:visible');

/** Plans in the order in which they stand, from the left. */
async function shown(page: Page): Promise<string[]> {
  const found = await names(page).evaluateAll((all) =>
    all.map((name) => ({ x: name.getBoundingClientRect().x, text: name.lastChild?.textContent ?? '' })),
  );
  return found.toSorted((a, b) => a.x - b.x).map(({ text }) => text);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });
    const open = (page: Page, url: string) => (javaScriptEnabled ? visit(page, url) : page.goto(url));

    test('differences come first, and a switch brings what is the same', async ({ page }) => {
      await open(page, NODE);
      await expect(onlyDifferences(page)).toBeChecked();
      await expect(row(page, 'Memória RAM')).toBeVisible();
      await expect(row(page, 'Preço por mês')).toBeVisible();
      await expect(row(page, 'Preço por mês')).toContainText(/R\$ [\d.,]+ R\$ [\d.,]+ em 12 meses/);
      await expect(page.getByRole('rowheader', { name: 'Multa de cancelamento' })).toBeHidden();
      // A group of which nothing is left has no name either.
      await expect(page.getByRole('rowheader', { name: 'Contratação' })).toBeHidden();
      const differing = await page
        .locator('.comparison tbody tr:has(td):visible')
        .evaluateAll((rows) =>
          rows.map((one) => new Set(Array.from(one.querySelectorAll('td'), (cell) => cell.textContent)).size),
        );
      expect(differing.length).toBeGreaterThan(3);
      expect(Math.min(...differing)).toBeGreaterThan(1);
      await onlyDifferences(page).focus();
      await page.keyboard.press('Space');
      await expect(page.getByRole('rowheader', { name: 'Multa de cancelamento' })).toBeVisible();
      await expect(page.getByRole('rowheader', { name: 'Contratação' })).toBeVisible();
      await page.keyboard.press('Space');
      await expect(page.getByRole('rowheader', { name: 'Multa de cancelamento' })).toBeHidden();
    });

    test('a phone shows two plans, any two, with their names in view', async ({ page }) => {
      await page.setViewportSize(PHONE);
      await open(page, NODE);
      expect(await shown(page)).toEqual(['Node 1', 'Node 2']);
      await right(page).selectOption('Node 3');
      await expect.poll(() => shown(page)).toEqual(['Node 1', 'Node 3']);
      await expect(row(page, 'Aplicações').locator('td:visible')).toHaveText(['1', '6']);
      await expect(page.locator('.comparison tfoot a:visible')).toHaveCount(2);
      await left(page).selectOption('Node 2');
      await expect.poll(() => shown(page)).toEqual(['Node 2', 'Node 3']);
      await onlyDifferences(page).uncheck();
      const last = row(page, 'Multa de cancelamento');
      await last.scrollIntoViewIfNeeded();
      await page.evaluate(() =>
        document.querySelector('.comparison tfoot')!.scrollIntoView({ block: 'end', behavior: 'instant' }),
      );
      await expect(names(page).first()).toBeInViewport({ ratio: 1 });
      await expect(names(page).last()).toBeInViewport({ ratio: 1 });
    });
  });

test('on a phone the differences are those of the two plans, and choosing one twice swaps them', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await visit(page, NODE);
  await expect(row(page, 'PostgreSQL')).toBeVisible();
  await left(page).selectOption('Node 3');
  expect(await shown(page)).toEqual(['Node 3', 'Node 2']);
  // Both have it.
  await expect(row(page, 'PostgreSQL')).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Banco de dados' })).toBeHidden();
  await left(page).selectOption('Node 2');
  expect(await shown(page)).toEqual(['Node 2', 'Node 3']);
  await expect(left(page)).toHaveValue('1');
  await expect(right(page)).toHaveValue('2');
  // A wide screen shows all of them, and what differs between any.
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await shown(page)).toEqual(['Node 1', 'Node 2', 'Node 3']);
  await expect(row(page, 'PostgreSQL')).toBeVisible();
});

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const)
  test(`nothing scrolls inside the page, and axe finds nothing, with and without what is the same, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const rota of [NODE, '/plano-dedicado']) {
      await visit(page, rota);
      for (const checked of [true, false]) {
        await onlyDifferences(page).setChecked(checked);
        const scrolling = await page.locator('main *').evaluateAll((all) =>
          all
            .filter((one) => one.scrollWidth > one.clientWidth || one.scrollHeight > one.clientHeight)
            .filter((one) => /auto|scroll/.test(getComputedStyle(one).overflow))
            .map(({ className }) => className),
        );
        expect(scrolling).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        await expectAccessible(page);
      }
    }
  });

test('a button reached from below is not behind the names', async ({ page }) => {
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, NODE);
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const button = page.locator('.comparison tfoot a:visible').last();
    await button.focus();
    await expect(button).toBeInViewport();
    await expect
      .poll(() =>
        button.evaluate((one) => {
          const { x, y, width: wide, height } = one.getBoundingClientRect();
          return one.contains(document.elementFromPoint(x + wide / 2, y + height / 2));
        }),
      )
      .toBe(true);
  }
});
