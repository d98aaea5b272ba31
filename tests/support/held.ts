import type { Page } from '@playwright/test';

/** Questions whose answers wait until the test lets them through, one at a time and in any order. */
export interface HeldOperation {
  /** Waits until so many questions have been asked. */
  asked: (count: number) => Promise<void>;
  /** Lets the answer to the nth question through, counted from 1. */
  answer: (n: number) => void;
}

/** Holds back the answers of one GraphQL operation of the page, or of everything asked at another address. */
export async function hold(page: Page, operation: string, address = '**/graphql'): Promise<HeldOperation> {
  const gates: (() => void)[] = [];
  const waiting = new Set<() => void>();
  await page.route(address, async (route) => {
    if (operation && !route.request().postData()?.includes(operation)) return route.fallback();
    const opened = new Promise<void>((resolve) => gates.push(resolve));
    for (const look of waiting) look();
    const response = await route.fetch();
    await opened;
    await route.fulfill({ response });
  });
  return {
    asked: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (gates.length < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    answer: (n) => gates[n - 1]!(),
  };
}

/** The server does what it is asked; the answer that says so is lost on the way back. Refusals arrive. */
export async function loseAnswers(page: Page, operation: string): Promise<{ lost: () => number; stop: () => Promise<void> }> {
  let lost = 0;
  await page.route('/graphql', async (route) => {
    if (!route.request().postData()?.includes(operation)) return route.fallback();
    const response = await route.fetch();
    if ('errors' in (await response.json())) return route.fulfill({ response });
    lost++;
    await route.abort();
  });
  return { lost: () => lost, stop: () => page.unroute('/graphql') };
}
