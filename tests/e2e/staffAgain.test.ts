import { expect, type Page } from '@playwright/test';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { delay, dropRequests, loseAnswers } from '../support/held.ts';
import { execute, writeMessage } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { test } from '../support/visitor.ts';

// What waits to be seen to says of itself what is stored, and nothing else.

test.describe.configure({ mode: 'default' });

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const note = (page: Page) => page.getByLabel('Nota interna', { exact: true });
const notes = (id: number) =>
  execute(`select texto from notas where tabela = 'contato' and linha_id = ? order by id`, id).map(({ texto }) => texto);
const told = (page: Page, beginning: string) => page.locator('.unsent section').filter({ hasText: new RegExp(`^${beginning}`) });
const goOn = async (page: Page, where = 'Cupons') => {
  await page.getByRole('link', { name: where, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(where);
};

test.afterEach(({ complaints }) => {
  execute(`delete from planos where nome like 'Outra vez%'`);
  execute(`delete from cupons where codigo = 'OUTRA-VEZ'`);
  // The browser writes the lost answers to its console.
  complaints.splice(0);
});

/** Forms with a price, each over a row of its own. */
const PRICED = {
  'of a plan': () => {
    const nome = 'Outra vez cara';
    execute(`insert into planos (nome, plano_tipo, valor, ativo) values (?, 'JAVA', 4000, 0)`, nome);
    const stored = () => execute('select valor from planos where nome = ?', nome)[0]!.valor;
    return { screen: 'planos?busca=outra+vez', edit: `Editar ${nome}`, field: 'Valor mensal (R$) *', save: 'Atualizar', act: 'SalvarPlano', typed: '400', was: 4000, becomes: 40_000, stored }; // prettier-ignore
  },
  'of a coupon': () => {
    execute(
      `insert into cupons (codigo, tipo, valor, ativo, data_inicio, data_fim)
       values ('OUTRA-VEZ', 'porcentagem', 10, 0, '2026-01-05', '2096-12-31')`,
    );
    const stored = () => execute(`select valor from cupons where codigo = 'OUTRA-VEZ'`)[0]!.valor;
    return { screen: 'cupons?busca=outra-vez', edit: 'Editar OUTRA-VEZ', field: 'Valor *', save: 'Atualizar', act: 'SalvarCupom', typed: '90', was: 10, becomes: 90, stored }; // prettier-ignore
  },
  'of an order': () => {
    const id = writeOrder('Valor outra vez');
    const stored = () => execute('select valor from assinaturas where id = ?', id)[0]!.valor;
    return { screen: `assinaturas?id=${id}`, edit: undefined, field: 'Total do período (R$) *', save: 'Confirmar o valor', act: 'ConfirmarValor', typed: '1000', was: 10_000, becomes: 100_000, stored }; // prettier-ignore
  },
};

for (const [whose, prepare] of Object.entries(PRICED))
  test(`a price ${whose} that is not meant is not saved when it is sent again, and not told as saved`, async ({ page }) => {
    const { screen, edit, field, save, act, typed, was, becomes, stored } = prepare();
    const answers = { yes: true, questions: 0 };
    page.on('dialog', (dialog) => {
      answers.questions += 1;
      void (answers.yes ? dialog.accept() : dialog.dismiss());
    });
    await enterAdmin(page, screen);
    if (edit) await press(page, edit);
    const line = await dropRequests(page, act);
    const go = await delay(page, act);
    await page.getByLabel(field).fill(typed);
    await press(page, save);
    await goOn(page, 'Mensagens');
    go();
    const box = told(page, 'Não foi salvo');
    await expect(box).toBeVisible();
    await line.stop();
    answers.yes = false;
    await box.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect.poll(() => answers.questions).toBe(2);
    await expect(box.getByRole('button', { name: 'Tentar de novo' })).toBeEnabled();
    expect(stored()).toBe(was);
    answers.yes = true;
    await box.getByRole('button', { name: 'Tentar de novo' }).click();
    await expect(told(page, 'Foi salvo')).toBeVisible();
    expect(stored()).toBe(becomes);
  });

const endSession = (page: Page) => page.context().clearCookies();
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Sua sessão terminou' });
const signInAgain = async (page: Page) => {
  await page.getByRole('link', { name: 'Planos', exact: true }).click();
  await dialogOf(page).getByLabel('Senha').fill(ADMIN.password);
  await dialogOf(page).getByRole('button', { name: 'Entrar e continuar' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos');
};

/** Writes a note of which nobody hears that it was stored. */
async function loseNote(page: Page, assunto: string): Promise<number> {
  await page.clock.install();
  const id = writeMessage(assunto);
  await enterAdmin(page, `mensagens?busca=${encodeURIComponent(assunto)}&id=${id}`);
  const line = await loseAnswers(page, 'AtenderMensagem');
  await note(page).fill('Uma só vez');
  await press(page, 'Salvar atendimento');
  await expect(page.locator('.row-form__notice')).toContainText('Não foi possível falar com o servidor.');
  await line.stop();
  return id;
}

test('a session that ends while it is asked what has become of a form does not make it unsaved', async ({ page }) => {
  const id = await loseNote(page, 'Sessão no meio');
  const go = await delay(page, 'EncerrarAto');
  await press(page, 'Salvar atendimento');
  await goOn(page);
  await endSession(page);
  go();
  await dialogOf(page).getByRole('button', { name: 'Agora não' }).click();
  await expect(told(page, 'Não sabemos se foi salvo: Atendimento, Sessão no meio')).toContainText('Uma só vez');
  await signInAgain(page);
  await page.clock.fastForward(10_000);
  await expect(told(page, 'Foi salvo: Atendimento, Sessão no meio')).toBeVisible();
  expect(notes(id)).toEqual(['Uma só vez']);
});

test('nor does a server that refuses to say so', async ({ page }) => {
  const id = await loseNote(page, 'Recusa no meio');
  const problem = { codigo: 'MUITAS_TENTATIVAS', detail: 'Muitas tentativas. Aguarde um minuto.' };
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('EncerrarAto')
      ? route.fulfill({ status: 429, contentType: 'application/problem+json', body: JSON.stringify(problem) })
      : route.fallback(),
  );
  const go = await delay(page, 'EncerrarAto');
  await press(page, 'Salvar atendimento');
  await goOn(page);
  go();
  await expect(told(page, 'Não sabemos se foi salvo: Atendimento, Recusa no meio')).toContainText(problem.detail.slice(0, 18));
  await page.unrouteAll({ behavior: 'wait' });
  await press(page, 'Verificar');
  await expect(told(page, 'Foi salvo: Atendimento, Recusa no meio')).toBeVisible();
  expect(notes(id)).toEqual(['Uma só vez']);
});

test('a form that could not be asked about is told of when it is left', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept());
  const id = await loseNote(page, 'Sessão antes');
  await endSession(page);
  await press(page, 'Salvar atendimento');
  await dialogOf(page).getByRole('button', { name: 'Agora não' }).click();
  await expect(page.getByRole('button', { name: 'Salvar atendimento' })).toBeEnabled();
  // The document, which knows of it, is not left for the login.
  await page.getByRole('link', { name: 'Cupons', exact: true }).click();
  await dialogOf(page).getByRole('button', { name: 'Agora não' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Não foi possível abrir esta tela');
  await expect(told(page, 'Não sabemos se foi salvo: Atendimento, Sessão antes')).toContainText('Uma só vez');
  await page.clock.fastForward(10_000);
  await signInAgain(page);
  await page.clock.fastForward(10_000);
  await expect(told(page, 'Foi salvo: Atendimento, Sessão antes')).toBeVisible();
  expect(notes(id)).toEqual(['Uma só vez']);
});

test('somebody else’s session is not asked about by what looks by itself', async ({ page }) => {
  const id = await loseNote(page, 'Outra pessoa aqui');
  page.on('dialog', (dialog) => void dialog.accept());
  const line = await dropRequests(page, 'EncerrarAto');
  await goOn(page);
  await expect(told(page, 'Não sabemos se foi salvo: Atendimento, Outra pessoa aqui')).toBeVisible();
  await line.stop();
  const refused = { data: null, errors: [{ message: 'Agora é outra pessoa.', extensions: { erro: 'OUTRO_ADMINISTRADOR' } }] };
  const asked: string[] = [];
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('EncerrarAto')) return route.fallback();
    await route.fulfill({ json: refused });
    asked.push('EncerrarAto');
  });
  for (const times of [1, 2, 3]) {
    await page.clock.fastForward(10_000);
    await expect.poll(() => asked.length).toBe(times);
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.unrouteAll({ behavior: 'wait' });
  await page.clock.fastForward(10_000);
  await expect(told(page, 'Foi salvo: Atendimento, Outra pessoa aqui')).toBeVisible();
  expect(notes(id)).toEqual(['Uma só vez']);
});
