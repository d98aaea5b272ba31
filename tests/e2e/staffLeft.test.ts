import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { delay, dropRequests, hold, loseAnswers } from '../support/held.ts';
import { execute, writeMessage } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// Somebody goes on while something is on its way to the server, and no answer comes: on whatever screen they are, they are told what has become of it.

test.describe.configure({ mode: 'default' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const note = (page: Page) => page.getByLabel('Nota interna', { exact: true });
const notes = (id: number) =>
  execute(`select texto from notas where tabela = 'contato' and linha_id = ? order by id`, id).map(({ texto }) => texto);
const handled = (id: number) => execute('select status from mensagens where id = ?', id)[0]!.status;
const plan = (nome: string) =>
  Number(execute(`insert into planos (nome, plano_tipo, valor, ativo) values (?, 'JAVA', 4000, 0) returning id`, nome)[0]!.id);
const told = (page: Page, beginning: string) => page.locator('.unsent section').filter({ hasText: new RegExp(`^${beginning}`) });

const goOn = async (page: Page, where = 'Cupons') => {
  await page.getByRole('link', { name: where, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(where);
};

test.afterEach(({ complaints }) => {
  execute(`delete from planos where nome like 'Deixado%'`);
  // The browser writes the lost answers to its console.
  complaints.splice(0);
});

test('a note that was stored is told as saved', async ({ page }) => {
  const id = writeMessage('Deixada e salva');
  await enterAdmin(page, `mensagens?busca=deixada+e+salva&id=${id}`);
  await loseAnswers(page, 'AtenderMensagem');
  const go = await delay(page, 'AtenderMensagem');
  await note(page).fill('Uma só');
  await press(page, 'Salvar atendimento');
  await goOn(page);
  go();
  await expect(told(page, 'Foi salvo: Atendimento, Deixada e salva, de Rui')).toBeVisible();
  await expect(page.getByText('Não foi salvo')).toBeHidden();
  expect(notes(id)).toEqual(['Uma só']);
  await press(page, 'Fechar');
  await expect(page.locator('.unsent section')).toHaveCount(0);
});

test('a new row that was stored is told as saved, and the list beside it shows it', async ({ page }) => {
  const other = plan('Deixado outro');
  await enterAdmin(page, 'planos?busca=deixado');
  await loseAnswers(page, 'SalvarPlano');
  const go = await delay(page, 'SalvarPlano');
  await page.getByLabel('Nome *').fill('Deixado novo');
  await page.locator('.row-form').getByLabel('Tipo').selectOption('JAVA');
  await page.getByLabel('Valor mensal (R$) *').fill('29,90');
  await press(page, 'Cadastrar');
  await press(page, 'Editar Deixado outro');
  go();
  await expect(told(page, 'Foi salvo: Novo Plano')).toBeVisible();
  await expect(page.getByRole('cell', { name: 'Deixado novo', exact: true })).toBeVisible();
  await expect(page.getByText(/não foi salvo/i)).toBeHidden();
  expect(execute(`select count(*) as n from planos where nome = 'Deixado novo'`)).toEqual([{ n: 1 }]);
  expect(other).toBeGreaterThan(0);
});

test('what did not arrive is told as not saved, and sent again under another key', async ({ page }) => {
  const id = writeMessage('Deixada e perdida');
  await enterAdmin(page, `mensagens?busca=deixada+e+perdida&id=${id}`);
  const line = await dropRequests(page, 'AtenderMensagem');
  const go = await delay(page, 'AtenderMensagem');
  await note(page).fill('De novo');
  await press(page, 'Salvar atendimento');
  await goOn(page);
  go();
  const box = told(page, 'Não foi salvo: Atendimento, Deixada e perdida, de Rui');
  await expect(box).toContainText('De novo');
  await line.stop();
  await box.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(told(page, 'Foi salvo: Atendimento, Deixada e perdida, de Rui')).toBeVisible();
  expect(notes(id)).toEqual(['De novo']);
});

test('of what nobody can ask about it is said that it is not known; asked about, it is known', async ({ page }) => {
  const [a, b] = [writeMessage('Deixada sem linha'), writeMessage('Deixada sem rede')];
  await enterAdmin(page, `mensagens?busca=deixada+sem&id=${a}`);
  const line = await loseAnswers(page, 'AtenderMensagem', 'EncerrarAto');
  const go = await delay(page, 'AtenderMensagem');
  await note(page).fill('Quem sabe');
  await press(page, 'Salvar atendimento');
  await goOn(page);
  go();
  const box = told(page, 'Não sabemos se foi salvo: Atendimento, Deixada sem linha');
  await expect(box).toContainText('Quem sabe');
  await line.stop();
  await box.getByRole('button', { name: 'Verificar' }).click();
  await expect(told(page, 'Foi salvo: Atendimento, Deixada sem linha')).toBeVisible();
  expect(notes(a)).toEqual(['Quem sabe']);
  expect(notes(b)).toEqual([]);
});

test('what is not known is asked about when the line is back', async ({ page, context }) => {
  const id = writeMessage('Deixada no túnel');
  await enterAdmin(page, `mensagens?busca=deixada+no&id=${id}`);
  const line = await dropRequests(page, 'AtenderMensagem');
  const go = await delay(page, 'AtenderMensagem');
  await note(page).fill('Túnel');
  await press(page, 'Salvar atendimento');
  await goOn(page);
  await context.setOffline(true);
  go();
  await expect(told(page, 'Não sabemos se foi salvo: Atendimento, Deixada no túnel')).toBeVisible();
  await context.setOffline(false);
  await expect(told(page, 'Não foi salvo: Atendimento, Deixada no túnel')).toBeVisible();
  await line.stop();
  expect(notes(id)).toEqual([]);
});

test.describe('an act without a form that one has left', () => {
  test('is told of on the next screen, and asked about before the tab is closed', async ({ page }) => {
    const id = plan('Deixado a excluir');
    const asked: string[] = [];
    page.on('dialog', (dialog) => {
      asked.push(dialog.type());
      void (dialog.type() === 'beforeunload' ? dialog.dismiss() : dialog.accept());
    });
    await enterAdmin(page, 'planos?busca=deixado');
    const line = await dropRequests(page, 'ExcluirPlano');
    const go = await delay(page, 'ExcluirPlano');
    await press(page, 'Excluir Deixado a excluir');
    await goOn(page);
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => asked).toEqual(['confirm', 'beforeunload']);
    go();
    const box = told(page, 'Não foi feito: Excluir Deixado a excluir');
    await expect(box).toBeVisible();
    await line.stop();
    await box.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(told(page, 'Foi feito: Excluir Deixado a excluir')).toBeVisible();
    expect(execute('select count(*) as n from planos where id = ?', id)).toEqual([{ n: 0 }]);
    await press(page, 'Fechar');
  });

  test('and that was done is told so, and the next like it is another', async ({ page }) => {
    plan('Deixado a copiar');
    await enterAdmin(page, 'planos?busca=deixado');
    const line = await loseAnswers(page, 'DuplicarPlano');
    const go = await delay(page, 'DuplicarPlano');
    await press(page, 'Duplicar Deixado a copiar');
    await goOn(page);
    go();
    await expect(told(page, 'Foi feito: Duplicar Deixado a copiar')).toBeVisible();
    await line.stop();
    await page.goBack();
    await press(page, 'Duplicar Deixado a copiar');
    await expect(page.getByText('Cópia criada, inativa.', { exact: true })).toBeVisible();
    expect(execute(`select count(*) as n from planos where nome like 'Deixado a copiar%'`)).toEqual([{ n: 3 }]);
  });

  test('is told of where it was a new order, or a file', async ({ page }) => {
    await enterAdmin(page, 'destaques');
    const line = await dropRequests(page, 'ReordenarDestaques', 'AplicarCatalogo');
    const go = await delay(page, 'ReordenarDestaques');
    await press(page, 'Reordenar');
    await press(page, 'Salvar ordem');
    await goOn(page);
    go();
    await expect(told(page, 'Não foi feito: Nova ordem de Destaques')).toBeVisible();
    await goOn(page, 'Catálogo em arquivo');
    const goFile = await delay(page, 'AplicarCatalogo');
    const content = JSON.stringify({ formato: 'catalogo', versao: 1, destaques: [{ titulo: 'Deixado', texto: 'x' }] });
    await page
      .getByLabel('Arquivo JSON ou CSV')
      .setInputFiles({ name: 'deixado.json', mimeType: 'application/json', buffer: Buffer.from(content) });
    await press(page, 'Mostrar diferenças');
    await press(page, 'Aplicar deixado.json');
    await goOn(page);
    goFile();
    await expect(told(page, 'Não foi feito: Aplicar deixado.json')).toBeVisible();
    await line.stop();
    expect(execute(`select count(*) as n from destaques where titulo = 'Deixado'`)).toEqual([{ n: 0 }]);
  });
});

test.describe('a form that is opened again while its row is being saved', () => {
  test('waits, and begins with the status that is stored when it was not', async ({ page }) => {
    const [a, b] = [writeMessage('Deixada aberta A'), writeMessage('Deixada aberta B')];
    await enterAdmin(page, `mensagens?busca=deixada+aberta&id=${a}`);
    const line = await dropRequests(page, 'AtenderMensagem');
    const go = await delay(page, 'AtenderMensagem');
    const choice = page.locator('.row-form').getByLabel('Status');
    await choice.selectOption('respondida');
    await press(page, 'Salvar atendimento');
    await page.getByRole('link', { name: 'Deixada aberta B' }).click();
    await expect(page.getByRole('button', { name: 'Salvar atendimento' })).toBeVisible();
    await page.getByRole('link', { name: 'Deixada aberta A' }).click();
    await expect(page.getByRole('button', { name: 'Salvando…' })).toBeDisabled();
    go();
    await expect(page.getByRole('button', { name: 'Salvar atendimento' })).toBeEnabled();
    await expect(choice).toHaveValue('nova');
    await line.stop();
    await choice.selectOption('respondida');
    await press(page, 'Salvar atendimento');
    await expect(page.getByText('Atendimento salvo.')).toBeVisible();
    expect([handled(a), handled(b)]).toEqual(['respondida', 'nova']);
  });

  test('goes on from what was stored when it was, whether one hears of it or not', async ({ page }) => {
    for (const [n, way] of [hold, loseAnswers].entries()) {
      const [a] = [writeMessage(`Deixada tarde ${n} A`), writeMessage(`Deixada tarde ${n} B`)];
      await (n === 0 ? enterAdmin(page, `mensagens?busca=tarde+0&id=${a}`) : page.goto(`/ipe/mensagens?busca=tarde+1&id=${a}`));
      const choice = page.locator('.row-form').getByLabel('Status');
      await expect(choice).toBeEditable();
      const line = await way(page, 'AtenderMensagem');
      const go = await delay(page, 'AtenderMensagem');
      await choice.selectOption('respondida');
      await press(page, 'Salvar atendimento');
      await page.getByRole('link', { name: `Deixada tarde ${n} B` }).click();
      await expect(page.getByRole('button', { name: 'Salvar atendimento' })).toBeVisible();
      await page.getByRole('link', { name: `Deixada tarde ${n} A` }).click();
      await expect(page.getByRole('button', { name: 'Salvando…' })).toBeDisabled();
      go();
      if ('held' in line) await line.held(1).then(() => line.answer(1));
      await expect(page.getByRole('button', { name: 'Salvar atendimento' })).toBeEnabled();
      await expect(choice).toHaveValue('respondida');
      await page.unrouteAll({ behavior: 'wait' });
      await choice.selectOption('arquivada');
      await press(page, 'Salvar atendimento');
      await expect(page.getByText('Atendimento salvo.')).toBeVisible();
      await expect(page.getByText('Outra pessoa')).toBeHidden();
      expect(handled(a)).toBe('arquivada');
    }
  });

  test('begins with the version that oneself has made of the row', async ({ page }) => {
    const [a] = [plan('Deixado A'), plan('Deixado B')];
    await enterAdmin(page, 'planos?busca=deixado');
    const saving = await hold(page, 'SalvarPlano');
    const price = page.getByLabel('Valor mensal (R$) *');
    await press(page, 'Editar Deixado A');
    await price.fill('41,00');
    await press(page, 'Atualizar');
    await saving.held(1);
    await press(page, 'Editar Deixado B');
    await press(page, 'Editar Deixado A');
    await expect(page.getByRole('button', { name: 'Salvando…' })).toBeDisabled();
    saving.answer(1);
    await expect(price).toHaveValue('41,00');
    await expect(page.getByRole('button', { name: 'Atualizar' })).toBeEnabled();
    await price.fill('42,00');
    await press(page, 'Atualizar');
    await saving.held(2);
    saving.answer(2);
    await expect(page.getByText('Plano salvo.')).toBeVisible();
    expect(execute('select valor, versao from planos where id = ?', a)).toEqual([{ valor: 4200, versao: 3 }]);
  });
});

for (const [how, leave] of [
  ['given up', (page: Page) => press(page, 'Cancelar')],
  ['left for another row', (page: Page) => press(page, 'Editar Deixado outro')],
  ['left for another screen', (page: Page) => goOn(page)],
] as const)
  test(`a form whose answer was lost and that is ${how} is settled, and what is stored is told`, async ({ page }) => {
    const id = plan('Deixado depois');
    plan('Deixado outro');
    const questions: string[] = [];
    page.on('dialog', (dialog) => {
      questions.push(dialog.message());
      void dialog.accept();
    });
    await enterAdmin(page, 'planos?busca=deixado');
    await press(page, 'Editar Deixado depois');
    await loseAnswers(page, 'SalvarPlano');
    await page.getByLabel('Valor mensal (R$) *').fill('42,90');
    await press(page, 'Atualizar');
    await expect(page.locator('.row-form__notice').first()).toContainText('Não foi possível falar com o servidor.');
    await leave(page);
    await expect(told(page, 'Foi salvo: Editar Plano, Deixado depois')).toBeVisible();
    expect(questions).toEqual(['Ainda não se sabe se o que você enviou foi salvo. Sair assim mesmo?']);
    if (how !== 'left for another screen')
      await expect(page.getByRole('row', { name: /Deixado depois/ })).toContainText('R$ 42,90');
    expect(execute('select valor from planos where id = ?', id)).toEqual([{ valor: 4290 }]);
  });
