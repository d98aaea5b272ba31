import type { Page, Route } from '@playwright/test';

/** Questions whose answers wait until the test lets them through, one at a time and in any order. */
export interface HeldOperation {
  /** Waits until the server has done, or refused, so many of what was asked; what it answered is held back. */
  held: (count: number) => Promise<void>;
  /** Lets the answer to the nth question through, counted from 1. */
  answer: (n: number) => void;
}

/** Holds back the answers of one GraphQL operation of the page, or of everything asked at another address. */
export async function hold(page: Page, operation: string, address = '**/graphql'): Promise<HeldOperation> {
  const gates: (() => void)[] = [];
  const waiting = new Set<() => void>();
  let held = 0;
  await page.route(address, async (route) => {
    if (operation && !route.request().postData()?.includes(operation)) return route.fallback();
    const opened = new Promise<void>((resolve) => gates.push(resolve));
    const response = await route.fetch();
    held++;
    for (const look of waiting) look();
    await opened;
    await route.fulfill({ response });
  });
  return {
    held: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (held < count) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    answer: (n) => gates[n - 1]!(),
  };
}

/** Holds what is asked until the test lets it go on, to the server or to whoever breaks the line. */
export async function delay(page: Page, operation: string): Promise<() => void> {
  let go = () => {};
  const gone = new Promise<void>((resolve) => (go = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes(operation)) await gone;
    await route.fallback();
  });
  return go;
}

/** Holds back what scripts are loaded from now on, until they may come. */
export async function holdScripts(page: Page): Promise<() => void> {
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  await page.route('**/assets/**/*.js', async (route) => {
    await coming;
    await route.continue();
  });
  return come;
}

/** A line that loses something of what it carries, until it is mended. */
export interface BrokenLine {
  /** How often it has. */
  lost: () => number;
  stop: () => Promise<void>;
}

/** The server does what it is asked, or refuses it; the answer that says so is lost on the way back. Of several operations, each one's. */
export function loseAnswers(page: Page, ...operations: string[]): Promise<BrokenLine> {
  return breakLine(page, operations, async (route) => {
    await route.fetch();
    await route.abort();
    return true;
  });
}

/** As `loseAnswers`, but a refusal arrives. */
export function loseSuccesses(page: Page, ...operations: string[]): Promise<BrokenLine> {
  return breakLine(page, operations, async (route) => {
    const response = await route.fetch();
    const refused = 'errors' in (await response.json());
    await (refused ? route.fulfill({ response }) : route.abort());
    return !refused;
  });
}

/** What is asked does not arrive. */
export function dropRequests(page: Page, ...operations: string[]): Promise<BrokenLine> {
  return breakLine(page, operations, async (route) => {
    await route.abort();
    return true;
  });
}

async function breakLine(page: Page, operations: string[], lose: (route: Route) => Promise<boolean>): Promise<BrokenLine> {
  let lost = 0;
  const handler = async (route: Route) => {
    const asked = route.request().postData() ?? '';
    if (!operations.some((operation) => asked.includes(operation))) return route.fallback();
    if (await lose(route)) lost++;
  };
  await page.route('**/graphql', handler);
  return { lost: () => lost, stop: () => page.unroute('**/graphql', handler) };
}
