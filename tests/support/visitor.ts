import { AxeBuilder } from '@axe-core/playwright';
import { expect, test as base, type Page } from '@playwright/test';

interface VisitorFixtures {
  /** Everything the page has written to the console or thrown; a test that uses `page` fails when there is any. */
  complaints: string[];
}

/** Playwright's test, in which no page may complain: console messages, hydration warnings and exceptions fail it. */
export const test = base.extend<VisitorFixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => complaints.push(`${message.type()}: ${message.text()}`));
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(complaints);
      // What a test holds back or answers itself may be on its way when it ends: that is in nobody's way.
      for (const open of page.context().pages()) await open.unrouteAll({ behavior: 'ignoreErrors' });
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Opens an address and waits until React has taken the page over. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await hydrated(page);
}

/** Waits until React has attached itself to the page's markup. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const header = document.querySelector('header');
    return header !== null && Object.keys(header).some((key) => key.startsWith('__reactProps'));
  });
}

/** Fails when axe finds anything (WCAG 2.2 AA and best practices, or the rules of some tags alone). */
export async function expectAccessible(page: Page, tags?: string[]): Promise<void> {
  // In the page itself: otherwise a second page is opened each time, and axe loaded there once more.
  // A preview in a frame, which may be loaded anew meanwhile, is a page of the site, and looked at as such.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ iframes: false, resultTypes: ['violations'] });
  const { violations } = await (tags ? axe.withTags(tags) : axe).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}

/** Starts to add up layout shifts; call before the page opens, then read the sum. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const win = window as unknown as { layoutShift: number };
    win.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) win.layoutShift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { layoutShift: number }).layoutShift);
}
