import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { dropRequests, loseAnswers, type BrokenLine } from '../support/held.ts';
import { execute, writeMessage } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// No answer comes, and then somebody changes something: what is said is what is stored, whether the server has done it or not.

test.describe.configure({ mode: 'default' });

const LOST = 'Não foi possível falar com o servidor. O que você digitou continua aqui; tente novamente.';
const ALREADY = 'Já estava salvo: só a resposta se perdeu no caminho.';
const SINCE = 'O que você enviou foi salvo, e alterado desde então. Confira como está agora.';

const status = (page: Page) => page.getByRole('status').first();
const notice = (page: Page) => page.locator('.row-form__notice').first();
const price = (page: Page) => page.getByLabel('Valor mensal (R$) *');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const plan = (nome: string, valor: number) =>
  Number(
    execute(`insert into planos (nome, plano_tipo, valor, ativo) values (?, 'JAVA', ?, 0) returning id`, nome, valor)[0]!.id,
  );
const change = (id: number, valor: number) => execute('update planos set valor = ?, versao = versao + 1 where id = ?', valor, id);
/** Presses a button and loses the answer, or all of it. */
const lose = async (page: Page, name: string, line: BrokenLine) => {
  await press(page, name);
  await expect(notice(page)).toHaveText(LOST);
  await expect.poll(line.lost).toBe(1);
  await line.stop();
};
const choose = (page: Page, word: string) => page.locator('.row-form').last().getByLabel('Status').selectOption(word);
const note = (page: Page) => page.getByLabel('Nota interna', { exact: true });
const notes = (id: number) =>
  execute(`select texto from notas where tabela = 'contato' and linha_id = ? order by id`, id).map(({ texto }) => texto);
const handled = (id: number) => execute('select status from mensagens where id = ?', id)[0]!.status;
const theirStatus = (id: number, to: string) =>
  execute(`update mensagens set status = ?, status_por = 'ana', status_em = 1, versao = versao + 1 where id = ?`, to, id);
const ways = [
  ['stored', loseAnswers],
  ['dropped', dropRequests],
] as const;
const stored = (id: number) => execute('select valor from planos where id = ?', id)[0]!.valor;

test.afterEach(({ complaints }) => {
  execute(`delete from planos where nome like 'Perdido%'`);
  // The browser writes the lost answers to its console.
  complaints.splice(0);
});

for (const [way, breakLine] of ways) {
  test(`a price that is put back after its answer was lost is put back in one press: ${way}`, async ({ page }) => {
    const id = plan('Perdido e voltou', 1490);
    await enterAdmin(page, 'planos?busca=perdido');
    await press(page, 'Editar Perdido e voltou');
    await price(page).fill('19,90');
    await lose(page, 'Atualizar', await breakLine(page, 'SalvarPlano'));
    expect(stored(id)).toBe(way === 'stored' ? 1990 : 1490);
    await price(page).fill('14,90');
    await press(page, 'Atualizar');
    await expect(status(page)).toContainText('Plano salvo.');
    expect(stored(id)).toBe(1490);
  });

  test(`over a colleague’s price goes what the panel says, and only that: ${way}`, async ({ page }) => {
    const id = plan('Perdido de dois', 4000);
    await enterAdmin(page, 'planos?busca=perdido');
    await press(page, 'Editar Perdido de dois');
    await price(page).fill('42,90');
    await lose(page, 'Atualizar', await breakLine(page, 'SalvarPlano'));
    change(id, 5000);
    await price(page).fill('40,00');
    await page.getByLabel('Nome *').fill('Perdido de três');
    await press(page, 'Atualizar');
    const panel = page.locator('.conflict');
    await expect(panel).toContainText(
      way === 'stored'
        ? 'Valor mensal (R$): agora está “50,00”; você digitou “40,00”.'
        : 'Valor mensal (R$): agora está “50,00”; antes era “40,00”, e você não mexeu nisto.',
    );
    await press(page, 'Salvar o que digitei mesmo assim');
    await expect(status(page)).toContainText('Plano salvo.');
    expect(stored(id)).toBe(way === 'stored' ? 4000 : 5000);
    expect(execute('select nome from planos where id = ?', id)).toEqual([{ nome: 'Perdido de três' }]);
  });

  test(`a new row that a colleague touches after its answer was lost is one: ${way}`, async ({ page }) => {
    await enterAdmin(page, 'planos?busca=perdido');
    await page.getByLabel('Nome *').fill('Perdido novo');
    await page.locator('.row-form').getByLabel('Tipo').selectOption('JAVA');
    await price(page).fill('29,90');
    await lose(page, 'Cadastrar', await breakLine(page, 'SalvarPlano'));
    execute(`update planos set valor = 3190, versao = versao + 1 where nome = 'Perdido novo'`);
    await press(page, 'Cadastrar');
    await expect(status(page)).toContainText(way === 'stored' ? SINCE : 'Plano salvo.');
    await expect(page.getByRole('row', { name: 'Perdido novo' })).toContainText(way === 'stored' ? '31,90' : '29,90');
    expect(execute(`select valor from planos where nome = 'Perdido novo'`)).toEqual([{ valor: way === 'stored' ? 3190 : 2990 }]);
  });

  test(`a status that is put back over a colleague’s has a way on: ${way}`, async ({ page }) => {
    const id = writeMessage('Perdida e de volta');
    await enterAdmin(page, `mensagens?busca=perdida+e+de+volta&id=${id}`);
    await choose(page, 'respondida');
    await lose(page, 'Salvar atendimento', await breakLine(page, 'AtenderMensagem'));
    theirStatus(id, 'em_atendimento');
    await choose(page, 'nova');
    await note(page).fill('Com nota');
    await press(page, 'Salvar atendimento');
    if (way === 'stored') {
      await expect(page.locator('.conflict')).toContainText('Agora está “Em atendimento”, por ana');
      await press(page, 'Mudar para “Nova”');
    }
    await expect(page.getByText('Atendimento salvo.')).toBeVisible();
    expect([handled(id), notes(id)]).toEqual([way === 'stored' ? 'nova' : 'em_atendimento', ['Com nota']]);
  });
}

test('a new row that is mended over a colleague’s change is a change of that row', async ({ page }) => {
  await enterAdmin(page, 'planos?busca=perdido');
  await page.getByLabel('Nome *').fill('Perdido com ero');
  await page.locator('.row-form').getByLabel('Tipo').selectOption('JAVA');
  await price(page).fill('29,90');
  await lose(page, 'Cadastrar', await loseAnswers(page, 'SalvarPlano'));
  execute(`update planos set valor = 3190, versao = versao + 1 where nome = 'Perdido com ero'`);
  await page.getByLabel('Nome *').fill('Perdido com erro');
  await press(page, 'Cadastrar');
  await expect(page.getByRole('heading', { name: 'Editar Plano' })).toBeVisible();
  await expect(page.locator('.conflict')).toContainText('agora está “31,90”; antes era “29,90”, e você não mexeu nisto.');
  await expect(page.getByRole('button', { name: 'Atualizar' })).toBeVisible();
  await press(page, 'Salvar o que digitei mesmo assim');
  await expect(status(page)).toContainText('Plano salvo.');
  expect(execute(`select nome, valor from planos where nome like 'Perdido%'`)).toEqual([
    { nome: 'Perdido com erro', valor: 3190 },
  ]);
});

test('a new row whose name is mended after its answer was lost is one, in one press', async ({ page }) => {
  await enterAdmin(page, 'planos?busca=perdido');
  await page.getByLabel('Nome *').fill('Perdido com ero');
  await page.locator('.row-form').getByLabel('Tipo').selectOption('JAVA');
  await price(page).fill('29,90');
  await lose(page, 'Cadastrar', await loseAnswers(page, 'SalvarPlano'));
  await page.getByLabel('Nome *').fill('Perdido com erro');
  await press(page, 'Cadastrar');
  await expect(status(page)).toContainText('Plano salvo.');
  await expect(page.getByRole('heading', { name: 'Novo Plano' })).toBeVisible();
  expect(execute(`select nome from planos where nome like 'Perdido%'`)).toEqual([{ nome: 'Perdido com erro' }]);
});

test('what cannot be settled sends nothing else, and two lost answers lose no note', async ({ page }) => {
  const id = writeMessage('Duas perdidas');
  await enterAdmin(page, `mensagens?busca=duas+perdidas&id=${id}`);
  const line = await loseAnswers(page, 'AtenderMensagem', 'EncerrarAto');
  await note(page).fill('PRIMEIRA');
  await press(page, 'Salvar atendimento');
  await expect(notice(page)).toHaveText(LOST);
  await expect.poll(line.lost).toBe(1);
  await note(page).fill('SEGUNDA');
  await press(page, 'Salvar atendimento');
  await expect.poll(line.lost).toBe(2);
  await expect(notice(page)).toHaveText(LOST);
  expect(notes(id)).toEqual(['PRIMEIRA']);
  await line.stop();
  await press(page, 'Salvar atendimento');
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  expect(notes(id)).toEqual(['PRIMEIRA', 'SEGUNDA']);
  await expect(note(page)).toHaveValue('');
});

test('a request that arrives after it was settled does nothing', async ({ page }) => {
  const id = writeMessage('Chega tarde');
  await enterAdmin(page, `mensagens?busca=chega+tarde&id=${id}`);
  let late = {} as { url: string; headers: Record<string, string>; data: string };
  const line = await dropRequests(page, 'AtenderMensagem');
  page.once('requestfailed', (request) => {
    late = { url: request.url(), headers: request.headers(), data: request.postData()! };
  });
  await note(page).fill('Primeira redação');
  await lose(page, 'Salvar atendimento', line);
  await note(page).fill('Outra redação');
  await press(page, 'Salvar atendimento');
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  const answer = await page.request.post(late.url, { headers: late.headers, data: late.data });
  expect((await answer.json()).errors[0].extensions.erro).toBe('ATO_ENCERRADO');
  expect(notes(id)).toEqual(['Outra redação']);
});

test('a note is stored once though a colleague gives another status between the lost answer and the next press', async ({
  page,
}) => {
  for (const withStatus of [true, false]) {
    const id = writeMessage('Nota perdida');
    await (withStatus ? enterAdmin(page, `mensagens?id=${id}`) : page.goto(`/ipe/mensagens?id=${id}`));
    await expect(note(page)).toBeEditable();
    await note(page).fill('Uma vez');
    if (withStatus) await choose(page, 'em_atendimento');
    await lose(page, 'Salvar atendimento', await loseAnswers(page, 'AtenderMensagem'));
    theirStatus(id, 'respondida');
    await press(page, 'Salvar atendimento');
    await expect(page.getByText(withStatus ? SINCE : ALREADY)).toBeVisible();
    await expect(note(page)).toHaveValue('');
    expect([handled(id), notes(id)]).toEqual(['respondida', ['Uma vez']]);
  }
});

test('what was decided over a colleague’s status stays decided when its answer is lost', async ({ page }) => {
  const id = writeMessage('Deixada perdida');
  await enterAdmin(page, `mensagens?busca=deixada&id=${id}`);
  theirStatus(id, 'respondida');
  await choose(page, 'em_atendimento');
  await note(page).fill('Fica a deles');
  await press(page, 'Salvar atendimento');
  await expect(page.locator('.conflict')).toBeVisible();
  await lose(page, 'Deixar “Respondida”', await loseAnswers(page, 'AtenderMensagem'));
  await press(page, 'Salvar atendimento');
  await expect(page.getByText(ALREADY)).toBeVisible();
  expect([handled(id), notes(id)]).toEqual(['respondida', ['Fica a deles']]);
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
