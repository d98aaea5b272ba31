import { expect, type Page } from '@playwright/test';
import { ADMIN } from '../support/admin.ts';
import { CRIAR } from '../support/accessKeys.ts';
import { origin } from '../support/ports.ts';
import { test } from '../support/visitor.ts';

// The explorer of the schema, out of our own build. What the policy of the site refuses stands in the console, and fails the test.

/** Opens the explorer. @returns what the page asks for, as it goes on */
async function open(page: Page, search = ''): Promise<string[]> {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${origin('measured')}/graphql${search}`);
  await expect(page.getByRole('button', { name: 'Abrir' })).toBeVisible();
  return asked;
}

const editor = (page: Page, name: string) => page.getByRole('region', { name });
const answer = (page: Page) => editor(page, 'Result Window');
const run = (page: Page) => page.getByRole('button', { name: /^Execute query/ }).click();

async function choose(page: Page, operation: string): Promise<void> {
  await page.getByLabel('Operações prontas').selectOption(operation);
  await page.getByRole('button', { name: 'Abrir' }).click();
}

test('asks this server alone, and shows what it answers', async ({ page }) => {
  const asked = await open(page);
  await expect(page.getByRole('tab', { name: 'Planos' })).toBeVisible();
  await run(page);
  await expect(answer(page)).toContainText('PHP Broto');
  await choose(page, 'familias');
  await expect(page.getByRole('tab', { name: 'Familias' })).toHaveAttribute('aria-selected', 'true');
  await run(page);
  await expect(answer(page)).toContainText('rotaAssinatura');
  // Dialogs and the documents of the schema are what loads, or writes styles, last.
  await page.getByRole('button', { name: 'Open settings dialog' }).click();
  await expect(page.getByRole('dialog')).toContainText('Theme');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
  await expect(page.getByRole('link', { name: 'Query' })).toBeVisible();
  expect(asked.length).toBeGreaterThan(4);
  expect(asked.filter((url) => !url.startsWith(`${origin('measured')}/`) && !url.startsWith('data:'))).toEqual([]);
});

test('an operation for machines goes with the key that is written into Headers, which nothing keeps', async ({
  page,
  complaints,
}) => {
  await page.request.post(`${origin('measured')}/auth/login`, { data: ADMIN });
  const variables = { nome: 'GraphiQL', escopos: ['pedidos:ler'] };
  const created = await page.request.post(`${origin('measured')}/graphql`, { data: { query: CRIAR, variables } });
  const { segredo } = (await created.json()).data.criarChave;
  await page.context().clearCookies();

  await open(page, '?operacao=pedidosDesde');
  await run(page);
  await expect(answer(page)).toContainText('CHAVE_INVALIDA');
  // The key of the example is nobody's, and a browser says of each refusal by its status.
  expect(complaints.splice(0)).toEqual([expect.stringContaining('401 (Unauthorized)')]);
  await page.getByRole('button', { name: 'Headers' }).click();
  await page.getByRole('region', { name: 'Headers' }).locator('.CodeMirror:visible').click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(JSON.stringify({ Authorization: `Bearer ${segredo}` }));
  await run(page);
  await expect(answer(page)).toContainText('"cursor"');

  // The other operations for machines have it too.
  await choose(page, 'atualizarPedido');
  await run(page);
  await expect(answer(page)).toContainText('ESCOPO_AUSENTE');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(segredo);
});

test('works by keyboard: an operation is chosen, sent from its editor, and the editor is left again', async ({ page }) => {
  await open(page);
  await page.getByLabel('Operações prontas').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Abrir' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('tab', { name: 'Familias' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('ControlOrMeta+Enter');
  await expect(answer(page)).toContainText('rotaAssinatura');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: /^Execute query/ })).toBeFocused();
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`fits a telephone, ${colorScheme} as its system is`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.emulateMedia({ colorScheme });
    await open(page);
    await choose(page, 'familias');
    await run(page);
    await expect(answer(page)).toContainText('rotaAssinatura');
    await page.getByRole('button', { name: 'Show Documentation Explorer' }).click();
    await expect(page.getByRole('link', { name: 'Query' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    const lightness = await page.evaluate(() => {
      const [red, green, blue] = getComputedStyle(document.querySelector('.graphiql-container')!).backgroundColor.match(/\d+/g)!;
      return (Number(red) + Number(green) + Number(blue)) / 3;
    });
    expect(lightness > 128).toBe(colorScheme === 'light');
  });
