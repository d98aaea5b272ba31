import { expect } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { apply, bar, freshWord, open, orders, SHOP, stored, tick } from '../support/manyAtOnce.ts';
import { origin } from '../support/ports.ts';
import { executeAt, writeAccount, writeMessage } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Several rows of a list at once: how they are chosen, what is done with them, what is said of it, and how it is taken back.

test.use({ baseURL: origin(SHOP) });
test.describe.configure({ mode: 'default' });

test('rows are chosen one by one, up to another with Shift, all of the page, and by x; another list begins anew', async ({
  page,
}) => {
  const { word } = orders(5);
  await open(page, word);
  const chosen = () => page.getByRole('checkbox', { name: /^Escolher \d/, checked: true }).count();
  await tick(page, `${word} 1`).check();
  await tick(page, `${word} 3`).click({ modifiers: ['Shift'] });
  await expect.poll(chosen).toBe(3);
  await expect(bar(page)).toContainText('Na seleção: 3 assinaturas');
  await expectAccessible(page);
  await tick(page, `${word} 2`).uncheck();
  await expect.poll(chosen).toBe(2);
  const all = page.getByRole('checkbox', { name: 'Escolher todas desta página' });
  await all.check();
  await expect.poll(chosen).toBe(5);
  await all.uncheck();
  await expect.poll(chosen).toBe(0);
  await expect(bar(page).getByRole('button', { name: 'Aplicar' })).toBeHidden();
  await page.keyboard.press('j');
  await expect(page.getByRole('article')).toBeVisible();
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { level: 2, name: new RegExp(`${word} 1$`) }).first()).toBeFocused();
  await page.keyboard.press('x');
  await expect.poll(chosen).toBe(2);
  await page.keyboard.press('Escape');
  await expect.poll(chosen).toBe(2);
  await page.getByRole('link', { name: 'Nome', exact: true }).click();
  await expect.poll(chosen).toBe(0);
});

test('of those that are given a status and a colleague, one that has moved on is left and named; the others are taken back', async ({
  page,
}) => {
  writeAccount('carla', SHOP);
  const { word, ids } = orders(4);
  executeAt(SHOP, `update assinaturas set responsavel = 'carla' where id = ?`, ids[1]!);
  await open(page, word);
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check();
  executeAt(SHOP, 'update assinaturas set versao = versao + 1 where id = ?', ids[3]!);
  await apply(page, { status: 'em_atendimento', who: 'admin' });
  await expect(bar(page)).toContainText('Feito: 3 assinaturas. 1 ficou como estava.');
  await expect(bar(page).getByRole('listitem')).toHaveText(`${ids[3]}, ${word} 3: Mudou desde que foi vista, e ficou como está.`);
  expect(ids.map(stored)).toEqual([...Array.from({ length: 3 }, () => ['em_atendimento', 'admin']), ['nova', null]]);
  // What was left stays chosen, and is done over what is shown by now.
  await expect(tick(page, `${word} 3`)).toBeChecked();
  await expect(page.getByRole('row', { name: new RegExp(`${word} 0`) })).toContainText('Em atendimento');
  await expectAccessible(page);
  await bar(page).getByRole('button', { name: 'Desfazer' }).click();
  await expect(bar(page)).toContainText('Desfeito: 3 assinaturas como antes.');
  expect(ids.map(stored)).toEqual([
    ['nova', null],
    ['nova', 'carla'],
    ['nova', null],
    ['nova', null],
  ]);
  await tick(page, `${word} 3`).check();
  await apply(page, { who: 'Ninguém' });
  await expect(bar(page)).toContainText('Feito: 1 assinatura.');
});

test('what was given to those before is given to nobody who is chosen later', async ({ page }) => {
  writeAccount('elisa', SHOP);
  const { word, ids } = orders(2);
  await open(page, word);
  await tick(page, `${word} 0`).check();
  await apply(page, { status: 'em_atendimento' });
  await expect(bar(page)).toContainText('Feito: 1 assinatura.');
  await tick(page, `${word} 1`).check();
  await expect(bar(page).getByLabel('Mudar para')).toHaveValue('');
  await apply(page, { who: 'elisa' });
  await expect(page.getByRole('row', { name: new RegExp(`${word} 1`) })).toContainText('elisa');
  expect(ids.map(stored)).toEqual([
    ['em_atendimento', null],
    ['nova', 'elisa'],
  ]);
});

test('what a colleague does with a row that is chosen is not lost when the list asks for itself again', async ({ page }) => {
  writeAccount('dora', SHOP);
  const { word, ids } = orders(2);
  await open(page, word);
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check();
  executeAt(SHOP, `update assinaturas set responsavel = 'dora', versao = versao + 1 where id = ?`, ids[0]!);
  // What comes has the list ask for itself again.
  writeOrder(`${word} nova`, SHOP);
  await expect(page.getByRole('row', { name: new RegExp(`${word} 0`) })).toContainText('dora', { timeout: 20_000 });
  await expect(bar(page)).toContainText(`Mudou desde que foi escolhida, e fica como está: ${ids[0]}.`);
  await expectAccessible(page);
  await apply(page, { who: 'admin' });
  await expect(bar(page)).toContainText('Feito: 1 assinatura. 1 ficou como estava.');
  expect(ids.map(stored)).toEqual([
    ['nova', 'dora'],
    ['nova', 'admin'],
  ]);
  // It was named: whoever goes on means it.
  await apply(page, { who: 'admin' });
  await expect(bar(page)).toContainText('Feito: 1 assinatura.');
  expect(stored(ids[0]!)).toEqual(['nova', 'admin']);
});

test('where the answer is lost again and again nobody is told that all of it was done', async ({ page, complaints }) => {
  const { word, ids } = orders(2);
  await open(page, word);
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check();
  executeAt(SHOP, 'update assinaturas set versao = versao + 1 where id = ?', ids[0]!);
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('AtenderAssinaturas')) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await apply(page, { status: 'em_atendimento' });
  await expect(bar(page)).toContainText(
    'Foi feito o que podia ser, mas a resposta se perdeu no caminho: veja na lista o que mudou.',
  );
  await expect(page.getByRole('row', { name: new RegExp(`${word} 1`) })).toContainText('Em atendimento');
  complaints.splice(0);
  expect(ids.map((id) => stored(id)[0])).toEqual(['nova', 'em_atendimento']);
});

test('ten seconds are left to take something back, longer for whoever is at it; a row that has moved on since is left', async ({
  page,
}) => {
  const { word, ids } = orders(2);
  await page.clock.install();
  await open(page, word);
  const undo = bar(page).getByRole('button', { name: 'Desfazer' });
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check();
  await apply(page, { status: 'em_atendimento' });
  // What has been done is said first, where the keyboard goes on: whoever is there goes to the button.
  await expect(bar(page).locator('.chosen__outcome')).toBeFocused();
  await undo.focus();
  await page.clock.fastForward(30_000);
  await expect(undo).toBeVisible();
  executeAt(SHOP, `update assinaturas set responsavel = 'ana', versao = versao + 1 where id = ?`, ids[0]!);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Desfeito: 1 assinatura como antes. 1 ficou como estava.');
  expect(ids.map(stored)).toEqual([
    ['em_atendimento', 'ana'],
    ['nova', null],
  ]);
  // What is chosen is chosen as the list shows it, which asks for itself again after each act.
  await expect(page.getByRole('row', { name: new RegExp(`${word} 1`) })).toContainText('Nova');
  await tick(page, `${word} 0`).uncheck();
  await tick(page, `${word} 1`).check();
  await apply(page, { status: 'em_atendimento' });
  await expect(undo).toBeVisible();
  await page.clock.fastForward(11_000);
  await expect(undo).toBeHidden();
});

test('an end that customers are told of is asked about, says whom it reaches, and is not taken back', async ({ page }) => {
  const { word, ids } = orders(3, { status: 'em_atendimento' });
  executeAt(SHOP, `update assinaturas set paga_em = ?, responsavel = 'bruna' where id = ?`, Date.now(), ids[0]!);
  await open(page, word);
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check();
  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await apply(page, { status: 'cancelada' });
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain('Dar “Cancelada” a 3 assinaturas? Na hora é avisado por e-mail: 3 clientes. Isso não se desfaz.');
  expect(asked[0]).toContain('Consta pagamento de 1 cliente');
  expect(asked[0]).toContain('Já cuida de alguma delas: bruna.');
  expect(ids.map((id) => stored(id)[0])).toEqual(['em_atendimento', 'em_atendimento', 'em_atendimento']);
  page.once('dialog', (dialog) => void dialog.accept());
  await bar(page).getByRole('button', { name: 'Aplicar' }).click();
  await expect(bar(page)).toContainText('Feito: 3 assinaturas. Quem pediu já foi avisado: isso não se desfaz.');
  await expect(bar(page).getByRole('button', { name: 'Desfazer' })).toBeHidden();
  expect(ids.map((id) => stored(id)[0])).toEqual(['cancelada', 'cancelada', 'cancelada']);
});

test('an answer that is lost on the way is given again, and nothing is done twice', async ({ page, complaints }) => {
  const { word, ids } = orders(2);
  await open(page, word);
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).check();
  let lost = 0;
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('AtenderAssinaturas') || lost++ > 0) return route.fallback();
    await route.fetch();
    await route.abort();
  });
  await apply(page, { status: 'em_atendimento' });
  await expect(bar(page)).toContainText('Feito: 2 assinaturas.');
  await expect(bar(page)).toContainText('Já estava salvo: só a resposta se perdeu no caminho.');
  await expect(bar(page).getByRole('button', { name: 'Desfazer' })).toBeVisible();
  complaints.splice(0);
  expect(ids.map(stored)).toEqual(ids.map(() => ['em_atendimento', null]));
  for (const id of ids)
    expect(executeAt(SHOP, `select count(*) as n from alteracoes where tabela = 'pedido' and linha_id = ?`, id)[0]!.n).toBe(1);
});

test('those that are chosen are taken out by themselves', async ({ page }) => {
  const { word, ids } = orders(3);
  await open(page, word);
  await tick(page, `${word} 0`).check();
  await tick(page, `${word} 2`).check();
  const link = bar(page).getByRole('link', { name: 'Exportar as escolhidas' });
  const answer = await page.request.get((await link.getAttribute('href'))!);
  const lines = (await answer.text()).trim().split('\r\n').slice(1);
  expect(lines.map((line) => Number(line.split(';')[0]))).toEqual([ids[0], ids[2]]);
});

test('three messages are put away with the keyboard alone, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const word = freshWord();
  for (let i = 0; i < 3; i++) writeMessage(`${word} ${i}`, SHOP);
  await enterAdmin(page, `mensagens?busca=${word}`);
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).focus();
  await page.keyboard.press('Space');
  await bar(page).getByLabel('Mudar para').focus();
  await page.keyboard.type('Arq');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Feito: 3 mensagens.');
  // The form has gone with what was chosen: the focus is on what came of it.
  await expect(bar(page).locator('.chosen__outcome')).toBeFocused();
  expect(executeAt(SHOP, 'select status from mensagens where busca like ?', `${word}%`).map(({ status }) => status)).toEqual(
    Array.from({ length: 3 }, () => 'arquivada'),
  );
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Desfazer' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText('Desfeito: 3 mensagens como antes.');
});

test('what can be done is one key, or one Tab, away from what was chosen', async ({ page }) => {
  const { word } = orders(3);
  await open(page, word);
  const status = bar(page).getByLabel('Mudar para');
  await tick(page, `${word} 0`).focus();
  await page.keyboard.press('Space');
  await expect(status).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir ao que fazer com as escolhidas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(status).toBeFocused();
  await page.getByRole('checkbox', { name: 'Escolher todas desta página' }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(status).toBeFocused();
  await tick(page, `${word} 1`).focus();
  await page.keyboard.press('a');
  await expect(status).toBeFocused();
  await bar(page).getByRole('button', { name: 'Limpar' }).click();
  await expect(page.getByRole('checkbox', { name: 'Escolher todas desta página' })).toBeFocused();
  await page.goto(`${page.url()}&pagina=7`);
  await expect(page.getByText('Nesta página não há mais nada.')).toBeVisible();
});
