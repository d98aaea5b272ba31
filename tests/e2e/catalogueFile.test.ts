import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { textsOutOfTheirBox } from '../support/overflow.ts';
import { test } from '../support/visitor.ts';

// A plan of this test's own, off sale, so that no other journey meets it.
const PLANO = { nome: 'Plano de planilha', planoTipo: 'PHP', valor: 10, ativo: false };
const file = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });
const json = (plano: object) => file('catalogo.json', JSON.stringify({ formato: 'catalogo', versao: 1, planos: [plano] }));

test('a file is chosen, its differences are seen and applied, with the keyboard and once', async ({ page }) => {
  await enterAdmin(page, 'catalogo');
  const chosen = page.getByLabel('Arquivo JSON ou CSV');
  const apply = page.getByRole('button', { name: 'Aplicar' });
  const status = page.getByRole('status').first();
  const show = async (content: ReturnType<typeof file>) => {
    await chosen.setInputFiles(content);
    await page.getByRole('button', { name: 'Mostrar diferenças' }).press('Enter');
  };

  await show(file('catalogo.json', '{'));
  await expect(status).toHaveText('O arquivo tem 1 erro, e nada foi alterado.');
  await expect(page.getByText('O arquivo não é JSON inteiro.')).toBeVisible();
  await expect(apply).toHaveCount(0);

  await show(json(PLANO));
  await expect(status).toHaveText('Confira as diferenças. Nada foi alterado ainda.');
  await expect(page.getByRole('region', { name: 'Planos' })).toContainText('Cria Plano de planilha');
  await expect(page.getByRole('region', { name: 'Planos' })).toContainText('1 a criar, 0 a alterar');
  await expect(page.getByRole('region', { name: 'Planos' }).getByText('Valor: R$ 10,00')).toBeVisible();
  await apply.press('Enter');
  await expect(status).toHaveText('Aplicado. O site já mostra assim, e cada mudança está em Alterações.');
  await show(json(PLANO));
  await expect(status).toHaveText('O arquivo é igual à loja: não há o que aplicar.');

  // Two clicks before the answer are one.
  await show(json({ ...PLANO, valor: 12.5 }));
  await expect(page.getByRole('region', { name: 'Planos' })).toContainText('Valor: R$ 10,00 → R$ 12,50');
  const answers = await hold(page, 'AplicarCatalogo');
  await apply.dblclick();
  await answers.held(1);
  await expect(apply).toBeDisabled();
  answers.answer(1);
  await expect(status).toContainText('Aplicado.');
  await expect(page.getByText('CATALOGO_MUDOU')).toHaveCount(0);
  await page.unroute('**/graphql');

  // A spreadsheet, taken out and brought back with another price.
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'Planos (CSV)' }).click()]);
  const csv = readFileSync(await download.path(), 'utf8');
  const edited = csv
    .split('\r\n')
    .map((line) => (line.startsWith('PHP/Plano de planilha;') ? line.replace('12,50', '1.234,50') : line))
    .join('\r\n');
  await show(file(download.suggestedFilename(), edited));
  await expect(page.getByRole('region', { name: 'Planos' })).toContainText('0 a criar, 1 a alterar');
  await expect(page.getByRole('region', { name: 'Planos' })).toContainText('Valor: R$ 12,50 → R$ 1.234,50');

  // Somebody else was quicker: what is shown then is what would happen now.
  const other = await page.context().newPage();
  await openScreen(other, 'catalogo');
  await other.getByLabel('Arquivo JSON ou CSV').setInputFiles(json({ ...PLANO, valor: 15 }));
  await other.getByRole('button', { name: 'Mostrar diferenças' }).click();
  await other.getByRole('button', { name: 'Aplicar' }).click();
  await expect(other.getByRole('status').first()).toContainText('Aplicado.');
  // A price that jumps is asked about each time.
  page.on('dialog', (dialog) => void dialog.accept());
  await apply.click();
  await expect(status).toContainText('A loja mudou depois que as diferenças foram mostradas.');
  await expect(page.getByRole('region', { name: 'Planos' })).toContainText('Valor: R$ 15,00 → R$ 1.234,50');
  await apply.click();
  await expect(status).toContainText('Aplicado.');
});

for (const width of [360, 768, 1440]) {
  test(`the screen and a long difference fit ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterAdmin(page, 'catalogo');
    const nome = `Plano ${'comprido'.repeat(15)}`;
    await page.getByLabel('Arquivo JSON ou CSV').setInputFiles(json({ ...PLANO, nome }));
    await page.getByRole('button', { name: 'Mostrar diferenças' }).click();
    await expect(page.getByText(nome, { exact: true })).toBeVisible();
    expect(await textsOutOfTheirBox(page)).toEqual([]);
  });
}
