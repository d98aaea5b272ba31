import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Notices above the pages of the site, as staff write them and visitors see them (089).

const SHOP = 'empty';
test.use({ baseURL: origin(SHOP) });
test.describe.configure({ mode: 'default' });

const day = (days: number) =>
  new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(Date.now() + days * 86_400_000);
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
/** One that has to be filled in, whose label has a mark. */
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const says = (page: Page, sentence: string) => expect(page.getByRole('status').first()).toHaveText(sentence);

test.afterEach(() => void executeAt(SHOP, 'delete from avisos'));

test('what is written is shown beforehand as a visitor will see it, and above every page from its first day on, where people order only if asked', async ({
  page,
  browser,
}) => {
  await enterAdmin(page, 'avisos');
  await box(page, 'Texto').fill('Manutenção no domingo, das 2h às 4h: os sites continuam no ar.');
  await page.getByRole('combobox', { name: 'Tom' }).selectOption({ label: 'Atenção' });
  await expect(page.frameLocator('iframe[title="Prévia"]').getByText('Atenção: Manutenção no domingo')).toBeVisible();
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await expect(page.getByText('Diga até que dia o aviso aparece.')).toBeVisible();
  // While nothing is typed, its preview is still.
  await expectAccessible(page);
  await box(page, 'Data final').fill(day(2));
  await field(page, 'Data início').fill(day(1));
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await says(page, 'Aviso salvo: agendado, o site o mostra a partir do primeiro dia.');

  const visitor = await (await browser.newContext({ baseURL: origin(SHOP), javaScriptEnabled: false })).newPage();
  const notice = visitor.getByRole('region', { name: 'Avisos' });
  await visitor.goto('/');
  await expect(notice).toHaveCount(0);

  await page.getByRole('button', { name: /^Editar Manutenção/ }).click();
  await field(page, 'Data início').fill('');
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
  await says(page, 'Aviso salvo: no ar, o site já o mostra.');
  for (const width of [360, 768, 1440]) {
    await visitor.setViewportSize({ width, height: 800 });
    await visitor.goto('/');
    await expect(notice).toHaveText('Atenção: Manutenção no domingo, das 2h às 4h: os sites continuam no ar.');
    expect(await visitor.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect((await notice.getByRole('paragraph').boundingBox())!.width).toBe(width);
  }
  await visitor.goto('/assineja-hospedagem-php');
  await expect(notice).toHaveCount(0);
  await visitor.context().close();
});

test('stands after the way past everything, for who comes by keyboard, also where people order', async ({ page }) => {
  await enterAdmin(page, 'avisos');
  await box(page, 'Texto').fill('Novo telefone a partir de segunda.');
  await field(page, 'Texto do link').fill('Ver o contato');
  await field(page, 'Link').fill('/atendimento');
  await box(page, 'Data final').fill(day(1));
  await page.getByLabel('Também ao assinar').check();
  await page.getByRole('button', { name: 'Cadastrar', exact: true }).click();
  await says(page, 'Aviso salvo: no ar, o site já o mostra.');
  for (const path of ['/', '/assineja-hospedagem-php']) {
    await page.goto(path);
    await expectAccessible(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Ver o contato' })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await page.waitForURL('**/atendimento');
});
