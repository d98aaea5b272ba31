import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// The prices of many plans, typed one below the other and stored together.

const SHOP = 'recaptcha';
test.use({ baseURL: origin(SHOP) });
test.describe.configure({ mode: 'default' });

const word = (round: number) => `Preço${round}x`;
function plans(round: number, count: number, ativo = 0): number[] {
  const insert = `insert into planos (nome, plano_tipo, valor, ativo, ordem) values (?, 'PHP', ?, ?, ?) returning id`;
  return Array.from({ length: count }, (_, i) =>
    Number(executeAt(SHOP, insert, `${word(round)} ${String(i).padStart(2, '0')}`, 1000 + 100 * i, ativo, 500 + i)[0]!.id),
  );
}
const stored = (id: number) => executeAt(SHOP, 'select valor from planos where id = ?', id)[0]!.valor;
const open = (page: Page, round: number) => enterAdmin(page, `planos?busca=${encodeURIComponent(word(round))}`);
const price = (page: Page, round: number, i: number) =>
  page.getByLabel(`Valor mensal de ${word(round)} ${String(i).padStart(2, '0')}, em reais`);
const says = (page: Page, sentence: string) => expect(page.getByRole('status').first()).toHaveText(sentence);
test.afterEach(() => void executeAt(SHOP, `delete from planos where nome like 'Preço%'`));

test('ten prices are changed in 25 actions at most, and are what the site, the API and the list say from then on', async ({
  page,
}) => {
  const ids = plans(1, 12, 1);
  await open(page, 1);
  let actions = 0;
  const click = async (name: string) => {
    actions++;
    await page.getByRole('button', { name, exact: true }).click();
  };
  const write = async (value: string) => {
    actions++;
    await page.keyboard.type(value);
  };
  const press = async (key: string) => {
    actions++;
    await page.keyboard.press(key);
  };
  await click('Editar preços');
  await expect(price(page, 1, 0)).toBeFocused();
  for (let i = 0; i < 10; i++) {
    await write(`${11 + i},50`);
    if (i < 9) await press('Tab');
  }
  await press('Enter');
  await says(page, '10 preços salvos. O site já mostra assim.');
  await expect(page.getByRole('button', { name: 'Editar preços' })).toBeFocused();
  expect(actions).toBeLessThanOrEqual(25);
  expect(ids.map(stored)).toEqual([...Array.from({ length: 10 }, (_, i) => 1150 + 100 * i), 2000, 2100]);
  await page.reload();
  await expect(page.getByRole('row', { name: new RegExp(`${word(1)} 09`) })).toContainText('R$ 20,50');
  const { data } = await (await page.request.post('/graphql', { data: { query: '{ planos(tipo: PHP) { id valor } }' } })).json();
  const told = new Map((data.planos as { id: string; valor: number }[]).map(({ id, valor }) => [Number(id), valor]));
  expect(ids.slice(0, 10).map((id) => told.get(id))).toEqual(Array.from({ length: 10 }, (_, i) => 11.5 + i));
  await page.goto('/plano-hospedagem-php');
  await expect(page.getByRole('heading', { name: `${word(1)} 09` }).first()).toBeVisible();
  await expect(page.locator('main')).toContainText('20,50');
});

test('what cannot be a price is told at its field before anything is sent, and a great change is asked about', async ({
  page,
}) => {
  const ids = plans(2, 3);
  await open(page, 2);
  await page.getByRole('button', { name: 'Editar preços' }).click();
  await price(page, 2, 0).fill('12,00');
  await price(page, 2, 1).fill('1.299');
  await price(page, 2, 2).fill('-3');
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await expect(price(page, 2, 1)).toBeFocused();
  await expect(price(page, 2, 1)).toHaveAccessibleDescription(/pode ser dois números/);
  await expect(price(page, 2, 2)).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page);
  await price(page, 2, 1).fill('1299');
  await price(page, 2, 2).fill('12,00');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.keyboard.press('Enter');
  await expect.poll(() => asked).toEqual([`${word(2)} 01: muda de R$ 11,00 para R$ 1.299,00.\nSalvar assim?`]);
  expect(ids.map(stored)).toEqual([1000, 1100, 1200]);
  await price(page, 2, 1).fill('12,99');
  await page.keyboard.press('Enter');
  await says(page, '2 preços salvos. Estão fora de venda: o site não os mostra.');
  expect(ids.map(stored)).toEqual([1200, 1299, 1200]);
});

test('a plan that has moved on meanwhile is left, its price shown, and what was typed goes over it only once that is seen', async ({
  page,
}) => {
  const ids = plans(3, 3);
  await page.setViewportSize({ width: 360, height: 780 });
  await open(page, 3);
  await page.getByRole('button', { name: 'Editar preços' }).click();
  await price(page, 3, 0).fill('11,00');
  await price(page, 3, 1).fill('12,00');
  executeAt(SHOP, 'update planos set valor = 1350, versao = versao + 1 where id = ?', ids[1]!);
  await page.keyboard.press('Enter');
  await says(page, '1 preço salvo. Estão fora de venda: o site não os mostra.');
  await expect(price(page, 3, 1)).toHaveAccessibleDescription(/Outra pessoa alterou este plano.*Agora custa R\$ 13,50/);
  await expect(price(page, 3, 1)).toHaveValue('12,00');
  expect(ids.map(stored)).toEqual([1100, 1350, 1200]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Editar preços' })).toBeVisible();
  expect(ids.map(stored)).toEqual([1100, 1200, 1200]);
});

test('prices of a family are raised by a percentage, each to be seen and corrected before it is stored', async ({ page }) => {
  const ids = plans(5, 3);
  executeAt(SHOP, 'update planos set valor = 990 where id = ?', ids[0]!);
  await open(page, 5);
  await page.getByRole('button', { name: 'Editar preços' }).click();
  const percent = page.getByLabel('Mudar todos em (%)');
  await percent.fill('muito');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await expect(page.getByRole('log').filter({ hasText: 'Não entendi “muito” como número.' })).toBeVisible();
  await percent.fill('5');
  await percent.press('Enter');
  await expect(
    page.getByRole('log').filter({ hasText: 'Calculado: 3 preços, cada um ao centavo. Confira e salve.' }),
  ).toBeVisible();
  // 10,395 is rounded up.
  for (const [i, value] of ['10,40', '11,55', '12,60'].entries()) await expect(price(page, 5, i)).toHaveValue(value);
  expect(ids.map(stored)).toEqual([990, 1100, 1200]);
  await expectAccessible(page);
  await price(page, 5, 2).fill('12,90');
  // What was typed by hand is nobody's to type over.
  await percent.fill('+5');
  await percent.press('Enter');
  await expect(
    page.getByRole('log').filter({ hasText: 'Calculado: 2 preços, cada um ao centavo. O que você digitou ficou: 1 preço.' }),
  ).toBeVisible();
  await expect(price(page, 5, 2)).toHaveValue('12,90');
  await price(page, 5, 0).focus();
  await page.keyboard.press('Enter');
  await says(page, '3 preços salvos. Estão fora de venda: o site não os mostra.');
  expect(ids.map(stored)).toEqual([1040, 1155, 1290]);
});

test('a percentage is reckoned once: over what is stored of it already never again, over what a colleague has made of a plan anew', async ({
  page,
}) => {
  const ids = plans(6, 3);
  await open(page, 6);
  await page.getByRole('button', { name: 'Editar preços' }).click();
  const percent = page.getByLabel('Mudar todos em (%)');
  const calculate = () => page.getByRole('button', { name: 'Calcular' }).click();
  // Typed to what it is already: not to be raised.
  for (const text of ['1', '12,00']) await price(page, 6, 2).fill(text);
  await percent.fill('10');
  await calculate();
  await expect(price(page, 6, 2)).toHaveValue('12,00');
  executeAt(SHOP, 'update planos set valor = 2000, versao = versao + 1 where id = ?', ids[1]!);
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await says(page, '1 preço salvo. Estão fora de venda: o site não os mostra.');
  await expect(price(page, 6, 0)).toHaveCount(0);
  await expect(price(page, 6, 1)).toHaveValue('20,00');
  await expect(price(page, 6, 1)).toHaveAccessibleDescription(
    /Agora custa R\$ 20,00: a porcentagem era sobre o preço de antes; calcule de novo\./,
  );
  await calculate();
  await expect(price(page, 6, 1)).toHaveValue('22,00');
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await expect(page.getByRole('button', { name: 'Editar preços' })).toBeVisible();
  expect(ids.map(stored)).toEqual([1100, 2200, 1200]);
});

test('a plan with a scheduled price keeps what was reckoned for it, and says why it stays as it is, however often it is sent', async ({
  page,
}) => {
  const [taken, free] = plans(9, 2);
  executeAt(
    SHOP,
    "update planos set agendado_inicio = '2099-11-20', agendado_fim = '2099-11-30', agendado_valor = 500 where id = ?",
    taken!,
  );
  await open(page, 9);
  await page.getByRole('button', { name: 'Editar preços' }).click();
  await page.getByLabel('Mudar todos em (%)').fill('10');
  await page.getByRole('button', { name: 'Calcular' }).click();
  await page.getByLabel('A partir de').fill('01/12/2099');
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await says(page, '1 preço agendado a partir de 01/12/2099. O site muda sozinho à meia-noite.');
  const why = 'Já tem um preço agendado, de 20/11/2099 a 30/11/2099: mude-o no plano.';
  await expect(price(page, 9, 0)).toHaveValue('11,00');
  await expect(price(page, 9, 0)).toHaveAccessibleDescription(new RegExp(`${why}$`));
  const again = page.waitForResponse((response) => !!response.request().postData()?.includes('SalvarPrecos'));
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await again;
  await expect(price(page, 9, 0)).toHaveAccessibleDescription(new RegExp(`${why}$`));
  await expect(price(page, 9, 0)).toHaveValue('11,00');
  const scheduled = (id: number) => executeAt(SHOP, 'select agendado_valor from planos where id = ?', id)[0]!.agendado_valor;
  expect([taken!, free!].map(scheduled)).toEqual([500, 1210]);
});

test('prices of which the answer is lost again and again are read anew, and nobody is blamed', async ({ page, complaints }) => {
  const ids = plans(8, 2);
  await open(page, 8);
  await page.getByRole('button', { name: 'Editar preços' }).click();
  await price(page, 8, 0).fill('10,50');
  await price(page, 8, 1).fill('11,50');
  executeAt(SHOP, 'update planos set valor = 2000, versao = versao + 1 where id = ?', ids[1]!);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('SalvarPrecos')) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Salvar preços' }).click();
  await says(page, 'Foi feito o que podia ser, mas a resposta se perdeu no caminho: veja na lista o que mudou.');
  await expect(page.getByRole('row', { name: new RegExp(`${word(8)} 00`) })).toContainText('R$ 10,50');
  await expect(page.getByRole('row', { name: new RegExp(`${word(8)} 01`) })).toContainText('R$ 20,00');
  complaints.splice(0);
});

test('prices that are typed and not stored are not left without a question', async ({ page }) => {
  plans(4, 2);
  await open(page, 4);
  await page.getByRole('button', { name: 'Editar preços' }).click();
  await price(page, 4, 0).fill('10,50');
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Cupons' }).click();
  await expect.poll(() => asked).toEqual(['Há alterações que não foram salvas. Sair e perdê-las?']);
  await expect(price(page, 4, 0)).toHaveValue('10,50');
});

test('a percentage is for a list that is seen as a whole: of two pages a plan would be raised twice, or never', async ({
  page,
}) => {
  plans(7, 51);
  await open(page, 7);
  await page.getByRole('button', { name: 'Editar preços' }).click();
  await expect(page.getByText('Aqui estão 50 de 51 planos.')).toBeVisible();
  await expect(page.getByLabel('Mudar todos em (%)')).toHaveCount(0);
});
