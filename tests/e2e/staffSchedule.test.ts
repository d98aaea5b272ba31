import { expect, type Page } from '@playwright/test';
import { dayBefore } from '../../platform/calendar.ts';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// A price that comes and goes by itself, and the calendar that says what is on air when.

const SHOP = 'empty';
test.use({ baseURL: origin(SHOP) });
test.describe.configure({ mode: 'default' });

const NOME = 'Agendado Araucária';
const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo' }).format(new Date());
const written = (day: string) => day.split('-').toReversed().join('/');
const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const says = (page: Page, sentence: string) => expect(page.getByRole('status').first()).toHaveText(sentence);

test.beforeEach(() => {
  const insert = `insert into planos (nome, plano_tipo, valor, desconto1, desconto2, desconto3, ativo, ordem) values (?, 'PHP', 2490, 0, 0, 0, true, 1)`;
  executeAt(SHOP, insert, NOME);
});
test.afterEach(() => void executeAt(SHOP, 'delete from planos where nome = ?', NOME));

test('a price that is scheduled from today is what the site asks, and the calendar, the list and the prices say so', async ({
  page,
  browser,
}) => {
  await enterAdmin(page, `planos?busca=${encodeURIComponent(NOME)}`);
  await page.getByRole('button', { name: `Editar ${NOME}` }).click();
  await field(page, 'Valor mensal agendado (R$)').fill('17,30');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('Informe o primeiro dia do preço agendado, ou esvazie o que dele está preenchido.')).toBeVisible();
  await expect(field(page, 'Valor mensal agendado (R$)')).toHaveValue('17,30');
  await field(page, 'Primeiro dia do preço agendado').fill(written(today));
  await field(page, 'Último dia do preço agendado').fill(written(dayBefore(today)));
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect(page.getByText('O fim não pode ser antes do início.').first()).toBeVisible();
  await field(page, 'Último dia do preço agendado').fill(written(today));
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Atualizar' }).click();
  const days = `de ${written(today)} a ${written(today)}`;
  await says(page, `Plano salvo. O site mostra o preço agendado, ${days}: R$ 17,30 em vez de R$ 24,90.`);
  await expect(page.getByRole('row', { name: new RegExp(NOME) })).toContainText(`No ar ${days}: R$ 17,30 em vez de R$ 24,90`);

  await page.getByRole('button', { name: 'Editar preços', exact: true }).click();
  await expect(page.getByRole('row', { name: new RegExp(NOME) })).toContainText(
    `hoje R$ 17,30 em vez de R$ 24,90, até ${written(today)}`,
  );

  await openScreen(page, 'calendario');
  const row = page.getByRole('row', { name: new RegExp(NOME) });
  await expect(row).toContainText('R$ 17,30 em vez de R$ 24,90');
  await expect(row).toContainText('No ar');
  await expectAccessible(page);
  await row.getByRole('link', { name: NOME }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos');

  const visitor = await (await browser.newContext({ baseURL: origin(SHOP), javaScriptEnabled: false })).newPage();
  await visitor.goto('/plano-hospedagem-php');
  await expect(visitor.getByRole('main')).toContainText('17,30');
  await expect(visitor.getByRole('main')).not.toContainText('24,90');
  await visitor.context().close();
});

test('a price with one digit too many is asked about, compared with the one that it stands for', async ({ page }) => {
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await enterAdmin(page, `planos?busca=${encodeURIComponent(NOME)}`);
  await page.getByRole('button', { name: `Editar ${NOME}` }).click();
  await field(page, 'Valor mensal agendado (R$)').fill('173,00');
  await field(page, 'Primeiro dia do preço agendado').fill(written(today));
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect.poll(() => questions).toEqual(['Valor mensal agendado (R$): muda de R$ 24,90 para R$ 173,00. Salvar assim?']);
  expect(executeAt(SHOP, 'select agendado_valor from planos where nome = ?', NOME)[0]!.agendado_valor).toBeNull();
});

test('prices of a list are scheduled from a day on, each to be seen before it is stored', async ({ page }) => {
  await enterAdmin(page, `planos?busca=${encodeURIComponent(NOME)}`);
  await page.getByRole('button', { name: 'Editar preços', exact: true }).click();
  await page.getByLabel('Mudar todos em (%)').fill('5');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByLabel(`Valor mensal de ${NOME}, em reais`)).toHaveValue('26,15');
  await page.getByLabel('A partir de').fill(written(today));
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await expect(page.getByText('Escolha um dia depois de hoje; para mudar já, deixe o dia vazio.')).toBeVisible();
  await expect(page.getByLabel('A partir de')).toBeFocused();
  await expectAccessible(page);
  await page.getByLabel('A partir de').fill('01/12/2099');
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await says(page, '1 preço agendado a partir de 01/12/2099. O site muda sozinho à meia-noite.');
  await expect(page.getByRole('row', { name: new RegExp(NOME) })).toContainText(
    'Agendado desde 01/12/2099: R$ 26,15 em vez de R$ 24,90',
  );
  expect(executeAt(SHOP, 'select valor, agendado_valor from planos where nome = ?', NOME)).toEqual([
    { valor: 2490, agendado_valor: 2615 },
  ]);
});

for (const width of [360, 1440])
  test(`the calendar goes from month to month by keyboard at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    executeAt(SHOP, `update planos set agendado_inicio = '2027-02-10', agendado_valor = 1730 where nome = ?`, NOME);
    await enterAdmin(page, 'calendario?mes=2027-01');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('janeiro de 2027');
    await expect(page.getByText(/^Nada com dias em janeiro de 2027/)).toBeVisible();
    await page.getByRole('link', { name: 'fevereiro de 2027' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('fevereiro de 2027');
    await expect(page.getByRole('row', { name: new RegExp(NOME) })).toContainText('desde 10/02/2027');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('janeiro de 2027');
    await page.getByRole('link', { name: 'Este mês' }).click();
    await expect(page).toHaveURL(/\/calendario$/);
  });

test('a price that is in force without an end is readjusted from a day on, with what it is today until then', async ({
  page,
}) => {
  const since = `update planos set agendado_inicio = '2020-01-01', agendado_valor = 2600, agendado_desconto2 = 40 where nome = ?`;
  executeAt(SHOP, since, NOME);
  await enterAdmin(page, `planos?busca=${encodeURIComponent(NOME)}`);
  await page.getByRole('button', { name: 'Editar preços', exact: true }).click();
  const price = page.getByLabel(`Valor mensal de ${NOME}, em reais`);
  await expect(price).toHaveValue('26,00');
  await expect(page.getByRole('row', { name: new RegExp(NOME) })).toContainText('até lá nada muda');
  await page.getByLabel('Mudar todos em (%)').fill('5');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('log').filter({ hasText: 'Em 1 plano sobre o preço agendado que já vale, sem fim' })).toBeVisible();
  await expect(price).toHaveValue('27,30');
  // Without a day it would be stored beside the one that is in force, and nobody would pay it.
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await expect(price).toHaveAccessibleDescription(/^Vale um preço agendado sem fim: diga embaixo a partir de que dia/);
  await expectAccessible(page);
  await page.getByLabel('A partir de').fill('01/12/2099');
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await says(page, '1 preço agendado a partir de 01/12/2099. O site muda sozinho à meia-noite.');
  expect(executeAt(SHOP, 'select valor, desconto2, agendado_valor, agendado_desconto2 from planos where nome = ?', NOME)).toEqual(
    [{ valor: 2600, desconto2: 40, agendado_valor: 2730, agendado_desconto2: null }],
  );
});

test('a first day in a wrong year is asked about, since the price would be another at once', async ({ page }) => {
  const questions: string[] = [];
  let yes = false;
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (yes ? dialog.accept() : dialog.dismiss());
  });
  await enterAdmin(page, `planos?busca=${encodeURIComponent(NOME)}`);
  await page.getByRole('button', { name: `Editar ${NOME}` }).click();
  await field(page, 'Valor mensal agendado (R$)').fill('17,30');
  await field(page, 'Primeiro dia do preço agendado').fill('05/12/2020');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  const asked =
    'O preço muda já, pois o primeiro dia do preço agendado, 05/12/2020, já passou: de R$ 24,90 para R$ 17,30. Salvar assim?';
  await expect.poll(() => questions).toEqual([asked]);
  expect(executeAt(SHOP, 'select agendado_valor from planos where nome = ?', NOME)[0]!.agendado_valor).toBeNull();
  yes = true;
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await says(page, 'Plano salvo. O site mostra o preço agendado, desde 05/12/2020: R$ 17,30 em vez de R$ 24,90.');
  expect(questions.splice(0)).toEqual([asked, asked]);
  // Its days are not touched.
  await page.getByRole('button', { name: `Editar ${NOME}` }).click();
  await field(page, 'Descrição').fill('Outra');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await says(page, 'Plano salvo. O site mostra o preço agendado, desde 05/12/2020: R$ 17,30 em vez de R$ 24,90.');
  expect(questions).toEqual([]);
  // Put off, it would be the old price again meanwhile.
  yes = false;
  await page.getByRole('button', { name: `Editar ${NOME}` }).click();
  await field(page, 'Primeiro dia do preço agendado').fill('05/12/2099');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await expect
    .poll(() => questions)
    .toEqual([
      'O preço muda já, pois o preço agendado que vale hoje deixa de valer: de R$ 17,30 para R$ 24,90. Para que nada mude hoje, ponha no plano o que vale hoje. Salvar assim?',
    ]);
  expect(executeAt(SHOP, 'select agendado_inicio from planos where nome = ?', NOME)[0]!.agendado_inicio).toBe('2020-12-05');
});

test('a price that was scheduled and is over may become the plan’s own', async ({ page }) => {
  const over = `update planos set agendado_inicio = '2020-01-01', agendado_fim = '2020-01-31', agendado_valor = 1730 where nome = ?`;
  executeAt(SHOP, over, NOME);
  await enterAdmin(page, `planos?busca=${encodeURIComponent(NOME)}`);
  await page.getByRole('button', { name: `Editar ${NOME}` }).click();
  await field(page, 'Valor mensal (R$) *').fill('17,30');
  await page.getByRole('button', { name: 'Atualizar' }).click();
  await says(page, 'Plano salvo. O site já mostra assim. O preço agendado já terminou, em 31/01/2020: não vale em dia nenhum.');
});

test('a copy says which of the two prices it has', async ({ page }) => {
  await enterAdmin(page);
  for (const [fim, sentence] of [
    [null, 'Cópia criada, inativa. O preço dela é o que vale hoje, R$ 17,30.'],
    [
      '2099-12-31',
      'Cópia criada, inativa. O preço dela é o de sempre, R$ 24,90: o agendado, de 01/01/2020 a 31/12/2099, não foi copiado.',
    ],
  ] as const) {
    const set = `update planos set agendado_inicio = '2020-01-01', agendado_fim = ${fim ? `'${fim}'` : 'null'}, agendado_valor = 1730 where nome = ?`;
    executeAt(SHOP, set, NOME);
    await page.goto(`/ipe/planos?busca=${encodeURIComponent(NOME)}`);
    await page.getByRole('button', { name: `Duplicar ${NOME}`, exact: true }).click();
    await says(page, sentence);
    const copies = executeAt(SHOP, `delete from planos where nome = ? returning valor, ativo`, `${NOME} (cópia)`);
    expect(copies).toEqual([{ valor: fim ? 2490 : 1730, ativo: 0 }]);
  }
});
