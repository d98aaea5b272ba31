import type { Page } from '@playwright/test';

/** A text as it is read: each space one, also where it does not break. */
export const plain = (text: string) => text.replaceAll(/\s+/g, ' ');

/** What the page asks before the next act, answered so. */
export const answer = (page: Page, yes: boolean) =>
  new Promise<string>((heard) => {
    page.once('dialog', (dialog) => {
      heard(plain(dialog.message()));
      void (yes ? dialog.accept() : dialog.dismiss());
    });
  });
