import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { enterAdmin } from './admin.ts';
import { executeAt } from './table.ts';
import { writeOrder } from './unpriced.ts';

/** The shop in which several rows are chosen at once. */
export const SHOP = 'recaptcha';

/** Nobody else's, also where a test is begun anew. */
export const freshWord = () => `lote${randomUUID().slice(0, 8)}x`;
/** Orders that a list finds by one word, the first the newest in it. */
export function orders(count: number, more: Parameters<typeof writeOrder>[2] = {}): { word: string; ids: number[] } {
  const word = freshWord();
  const made = Array.from({ length: count }, (_, i) =>
    writeOrder(`${word} ${count - 1 - i}`, SHOP, { valor_conferido: 1, ...more }),
  );
  return { word, ids: made.toReversed() };
}
export const open = (page: Page, word: string) => enterAdmin(page, `assinaturas?busca=${word}`);
export const tick = (page: Page, name: string) => page.getByRole('checkbox', { name: new RegExp(`^Escolher .*${name}$`) });
export const bar = (page: Page) => page.getByRole('region', { name: 'O que fazer com as escolhidas' });
export const stored = (id: number) => {
  const { status, responsavel } = executeAt(SHOP, 'select status, responsavel from assinaturas where id = ?', id)[0]!;
  return [status, responsavel];
};
export const apply = async (page: Page, { status, who }: { status?: string; who?: string }) => {
  if (status) await bar(page).getByLabel('Mudar para').selectOption(status);
  if (who) await bar(page).getByLabel('Quem cuida').selectOption(who);
  await bar(page).getByRole('button', { name: 'Aplicar' }).click();
};
