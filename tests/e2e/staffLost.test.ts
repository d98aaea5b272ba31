import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { loseAnswers } from '../support/held.ts';
import { execute, writeMessage } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// The server does it, the answer is lost, and then somebody changes something: what is said is what is stored.

test.describe.configure({ mode: 'default' });

const LOST = 'Não foi possível falar com o servidor. O que você digitou continua aqui; tente novamente.';
const REUSED = /^O que você enviou antes, cuja resposta se perdeu no caminho, já estava salvo\./;

const status = (page: Page) => page.getByRole('status').first();
const notice = (page: Page) => page.locator('.row-form__notice').first();
const price = (page: Page) => page.getByLabel('Valor mensal (R$) *');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const plan = (nome: string, valor: number) =>
  Number(
    execute(`insert into planos (nome, plano_tipo, valor, ativo) values (?, 'JAVA', ?, 0) returning id`, nome, valor)[0]!.id,
  );
const stored = (id: number) => execute('select valor from planos where id = ?', id)[0]!.valor;

test.afterEach(({ complaints }) => {
  execute(`delete from planos where nome like 'Perdido%'`);
  // The browser writes the lost answers to its console.
  complaints.splice(0);
});

test('a price that is put back after its answer was lost is put back', async ({ page }) => {
  const id = plan('Perdido e voltou', 1490);
  await enterAdmin(page, 'planos?busca=perdido');
  await press(page, 'Editar Perdido e voltou');
  const answers = await loseAnswers(page, 'SalvarPlano');
  await price(page).fill('19,90');
  await press(page, 'Atualizar');
  await expect(notice(page)).toHaveText(LOST);
  await answers.stop();
  expect(stored(id)).toBe(1990);
  await price(page).fill('14,90');
  await press(page, 'Atualizar');
  await expect(notice(page)).toHaveText(REUSED);
  await press(page, 'Atualizar');
  await expect(status(page)).toContainText('Plano salvo.');
  expect(stored(id)).toBe(1490);
});

test('what is sent again from elsewhere goes over the version that its own form has read', async ({ page }) => {
  const [a, b] = [plan('Perdido A', 1490), plan('Perdido B', 1490)];
  execute('update planos set versao = 2 where id = ?', b);
  await enterAdmin(page, 'planos?busca=perdido');
  await press(page, 'Editar Perdido A');
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('/graphql', async (route) => {
    if (!route.request().postData()?.includes('SalvarPlano')) return route.fallback();
    await arrived;
    await route.abort();
  });
  await price(page).fill('21,90');
  await press(page, 'Atualizar');
  await expect(page.getByRole('button', { name: 'Salvando…' })).toBeVisible();
  await press(page, 'Editar Perdido B');
  await expect(page.getByRole('heading', { name: /^Editar/ })).toBeFocused();
  arrive();
  const told = page.getByRole('alert').filter({ hasText: 'Não foi salvo' });
  await expect(told).toBeVisible();
  execute('update planos set valor = 4490, versao = 2 where id = ?', a);
  await page.unroute('/graphql');
  await told.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByText('Outra pessoa alterou este plano').first()).toBeVisible();
  expect([stored(a), stored(b)]).toEqual([4490, 1490]);
});

test('a new row whose name is mended after its answer was lost is one', async ({ page }) => {
  await enterAdmin(page, 'planos?busca=perdido');
  const answers = await loseAnswers(page, 'SalvarPlano');
  await page.getByLabel('Nome *').fill('Perdido com ero');
  await page.locator('.row-form').getByLabel('Tipo').selectOption('JAVA');
  await price(page).fill('29,90');
  await press(page, 'Cadastrar');
  await expect(notice(page)).toHaveText(LOST);
  await answers.stop();
  await page.getByLabel('Nome *').fill('Perdido com erro');
  await press(page, 'Cadastrar');
  await expect(notice(page)).toHaveText(REUSED);
  await press(page, 'Cadastrar');
  await expect(status(page)).toContainText('Plano salvo.');
  expect(execute(`select nome from planos where nome like 'Perdido%'`)).toEqual([{ nome: 'Perdido com erro' }]);
});

test('a status that is put back, and a note that is left as it was, are what is stored once', async ({ page }) => {
  const id = writeMessage('Perdida e voltou');
  await enterAdmin(page, `mensagens?busca=perdida+e+voltou&id=${id}`);
  const answers = await loseAnswers(page, 'AtenderMensagem');
  const choose = (word: string) => page.locator('.row-form').getByLabel('Status').selectOption(word);
  await choose('em_atendimento');
  await page.getByLabel('Nota interna', { exact: true }).fill('Uma vez');
  await press(page, 'Salvar atendimento');
  await expect(notice(page)).toHaveText(LOST);
  await answers.stop();
  await choose('nova');
  await press(page, 'Salvar atendimento');
  await expect(notice(page)).toHaveText(REUSED);
  await press(page, 'Salvar atendimento');
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  expect(execute('select status from mensagens where id = ?', id)).toEqual([{ status: 'nova' }]);
  expect(execute(`select texto from notas where tabela = 'contato' and linha_id = ?`, id)).toEqual([{ texto: 'Uma vez' }]);
});
