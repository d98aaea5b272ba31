import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// What the site says of the company beside its catalogue, as staff write it.

const SHOP = 'empty';
test.use({ baseURL: origin(SHOP) });
test.describe.configure({ mode: 'default' });

const today = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo' }).format(new Date());
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true }).click();
const says = (page: Page, sentence: string) => expect(page.getByRole('status').first()).toHaveText(sentence);

test.afterEach(() => void executeAt(SHOP, 'delete from textos_do_site'));

test('what is written is on the site at once, and what is emptied is what the settings say, which the screen tells', async ({
  page,
  browser,
}) => {
  await enterAdmin(page, 'textos');
  await expect(
    page.getByText('Vazio, o site diz 70 mil, o da empresa de exemplo (numeros.sites em marca.json diz o seu)'),
  ).toBeVisible();
  await expectAccessible(page);
  await field(page, 'Dia da contagem dos sites').fill(today);
  await field(page, 'Horário de atendimento').fill('todos os dias, das 8h às 20h');
  await save(page);
  await expect(page.getByText('Escreva também o número: o das configurações não é desta contagem.')).toBeVisible();
  await expect(field(page, 'Horário de atendimento')).toHaveValue('todos os dias, das 8h às 20h');
  await field(page, 'Sites hospedados').fill('81 mil');
  await expect(page.getByText('A prévia volta quando o que está marcado for corrigido.')).toBeVisible();
  await field(page, 'Sites hospedados').fill('81.000');
  await field(page, 'Exceção do horário').fill('24/12, só até as 12h');
  // As the site will say it, before it is saved.
  const preview = page.frameLocator('iframe[title="Prévia"]');
  await expect(preview.getByText('81 mil', { exact: true })).toBeVisible();
  await expect(preview.getByText('todos os dias, das 8h às 20h; 24/12, só até as 12h')).toBeVisible();
  await field(page, 'Exceção: aparece até').fill(today);
  await save(page);
  await says(page, `Textos salvos. O site já mostra assim. A exceção do horário aparece até ${today}.`);

  const visitor = await (await browser.newContext({ baseURL: origin(SHOP), javaScriptEnabled: false })).newPage();
  await visitor.goto('/');
  await expect(visitor.getByText('81 mil', { exact: true })).toBeVisible();
  await expect(visitor.getByText(`Sites: contados em ${today}.`)).toBeVisible();
  await expect(visitor.getByRole('contentinfo')).toContainText('todos os dias, das 8h às 20h; 24/12, só até as 12h');

  await field(page, 'Sites hospedados').fill('');
  await field(page, 'Dia da contagem dos sites').fill('');
  await save(page);
  await says(page, `Textos salvos. O site já mostra assim. A exceção do horário aparece até ${today}.`);
  await visitor.reload();
  await expect(visitor.getByText('70 mil', { exact: true })).toBeVisible();
  await visitor.context().close();

  await page.getByRole('button', { name: 'Histórico' }).click();
  await expect(page.getByRole('heading', { name: 'Histórico de Textos do site' })).toBeVisible();
  await expect(page.getByText('Sites hospedados: 81000 → vazio')).toBeVisible();
});

test('two who write at once: the second is shown what the first has made of it, and nothing typed is lost', async ({
  page,
  browser,
}) => {
  await enterAdmin(page, 'textos');
  const other = await (await browser.newContext({ baseURL: origin(SHOP) })).newPage();
  await enterAdmin(other, 'textos');
  await field(other, 'Clientes').fill('31000');
  await save(other);
  await says(other, 'Textos salvos. O site já mostra assim.');
  await field(page, 'Sites hospedados').fill('82000');
  await save(page);
  await expect(page.getByRole('alert')).toContainText('Outra pessoa alterou este texto do site enquanto você editava.');
  await expect(page.getByText('Clientes: agora está “31000”; antes era “vazio”, e você não mexeu nisto.')).toBeVisible();
  await expect(field(page, 'Sites hospedados')).toHaveValue('82000');
  await page.getByRole('button', { name: 'Salvar o que digitei mesmo assim' }).click();
  await says(page, 'Textos salvos. O site já mostra assim.');
  await expect(field(page, 'Clientes')).toHaveValue('31000');
  await other.context().close();
});

test('the texts of the site are put back from their history by the keyboard', async ({ page }) => {
  await enterAdmin(page, 'textos');
  for (const horario of ['todos os dias, das 8h às 20h', 'segunda a sábado']) {
    await field(page, 'Horário de atendimento').fill(horario);
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await says(page, 'Textos salvos. O site já mostra assim.');
    await expect(field(page, 'Horário de atendimento')).toHaveValue(horario);
  }
  await page.getByRole('button', { name: 'Histórico' }).press('Enter');
  await page
    .getByRole('button', { name: /^Restaurar esta versão/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Mudar os textos' })).toBeFocused();
  await expect(field(page, 'Horário de atendimento')).toHaveValue('todos os dias, das 8h às 20h');
  await expect(
    page.getByText('Horário de atendimento: agora “segunda a sábado”; ao salvar, “todos os dias, das 8h às 20h”.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Salvar', exact: true }).press('Enter');
  await says(page, 'Textos salvos. O site já mostra assim.');
  await page.goto('/atendimento');
  await expect(page.getByText('Mensagens, todos os dias, das 8h às 20h.')).toBeVisible();
});
