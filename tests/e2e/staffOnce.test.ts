import { expect, type Page } from '@playwright/test';
import { ADMIN, enterAdmin, openScreen } from '../support/admin.ts';
import { dropRequests, loseAnswers } from '../support/held.ts';
import { execute, writeMessage } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// The server does it, and the answer is lost: pressed again, it is done once.

test.describe.configure({ mode: 'default' });

const LOST = 'Não foi possível falar com o servidor. O que você digitou continua aqui; tente novamente.';
const UNKNOWN = 'Não foi possível falar com o servidor. Assim que ele responder, o aviso embaixo diz se foi feito.';
const ALREADY = 'Já estava salvo: só a resposta se perdeu no caminho.';

const status = (page: Page) => page.getByRole('status').first();
const notice = (page: Page) => page.locator('.row-form__notice').first();
const count = (sql: string, ...values: (string | number)[]) =>
  Number(execute(`select count(*) as n from ${sql}`, ...values)[0]!.n);
const notes = (id: number) =>
  execute(`select texto from notas where tabela = 'contato' and linha_id = ? order by id`, id).map(({ texto }) => texto);
const edit = async (page: Page, name: string) => {
  await page.getByRole('button', { name: `Editar ${name}`, exact: true }).click();
  await expect(page.getByRole('heading', { name: /^Editar/ })).toBeFocused();
};
const plan = (nome: string, valor = 1590) =>
  Number(
    execute(`insert into planos (nome, plano_tipo, valor, ativo) values (?, 'JAVA', ?, 0) returning id`, nome, valor)[0]!.id,
  );

test('a note whose answer is lost is stored once, and one that was written otherwise meanwhile is another', async ({
  page,
  complaints,
}) => {
  const id = writeMessage('Resposta perdida');
  await enterAdmin(page, `mensagens?busca=resposta+perdida&id=${id}`);
  const note = page.getByLabel('Nota interna', { exact: true });
  const save = () => page.getByRole('button', { name: 'Salvar atendimento' }).click();
  const answers = await loseAnswers(page, 'AtenderMensagem');
  await note.fill('Ligar às 15 h');
  await page.locator('.row-form').getByLabel('Status').selectOption('em_atendimento');
  await save();
  await expect(notice(page)).toHaveText(LOST);
  await answers.stop();
  await save();
  await expect(page.getByText(ALREADY)).toBeVisible();
  expect(notes(id)).toEqual(['Ligar às 15 h']);
  const more = await loseAnswers(page, 'AtenderMensagem');
  await note.fill('Ligar às 16 h');
  await save();
  await expect(notice(page)).toHaveText(LOST);
  await more.stop();
  await note.fill('Ligar às 17 h');
  await save();
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  expect(notes(id)).toEqual(['Ligar às 15 h', 'Ligar às 16 h', 'Ligar às 17 h']);
  complaints.splice(0);
});

test('a new row and a copy whose answers are lost are one each', async ({ page, complaints }) => {
  plan('Cópia perdida');
  await enterAdmin(page, 'planos?busca=perdid');
  const saving = await loseAnswers(page, 'SalvarPlano');
  await page.getByLabel('Nome *').fill('Novo perdido');
  await page.locator('.row-form').getByLabel('Tipo').selectOption('JAVA');
  await page.getByLabel('Valor mensal (R$) *').fill('29,90');
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(notice(page)).toHaveText(LOST);
  await saving.stop();
  await page.getByRole('button', { name: 'Cadastrar' }).click();
  await expect(status(page)).toContainText(ALREADY);
  expect(count(`planos where nome = 'Novo perdido'`)).toBe(1);
  const copying = await loseAnswers(page, 'DuplicarPlano');
  const copy = () => page.getByRole('button', { name: 'Duplicar Cópia perdida', exact: true }).click();
  await copy();
  // It is asked about at once, and what is there is shown.
  await expect(status(page)).toHaveText(`${ALREADY} Cópia criada, inativa.`);
  await expect(page.getByRole('cell', { name: 'Cópia perdida (cópia)', exact: true })).toBeVisible();
  await copying.stop();
  expect(count(`planos where nome like 'Cópia perdida%'`)).toBe(2);
  // Wanted once more, it is made once more.
  await copy();
  await expect.poll(() => count(`planos where nome like 'Cópia perdida%'`)).toBe(3);
  execute(`delete from planos where nome like 'Cópia perdida%' or nome = 'Novo perdido'`);
  complaints.splice(0);
});

test('an act without a form that did not arrive is said not to be done; of one that nobody can ask about it is told when it is known', async ({
  page,
  complaints,
}) => {
  plan('Por saber');
  const copies = () => count(`planos where nome like 'Por saber (c%'`);
  await enterAdmin(page, 'planos?busca=por+saber');
  const copy = () => page.getByRole('button', { name: 'Duplicar Por saber', exact: true }).click();
  const lost = await dropRequests(page, 'DuplicarPlano');
  await copy();
  await expect(status(page)).toHaveText('A conexão falhou antes, e nada foi feito. Tente de novo.');
  await lost.stop();
  await copy();
  await expect(status(page)).toHaveText('Cópia criada, inativa.');
  expect(copies()).toBe(1);
  const line = await loseAnswers(page, 'DuplicarPlano', 'EncerrarAto');
  await copy();
  await expect(status(page)).toHaveText(UNKNOWN);
  const box = page.locator('.unsent section');
  await expect(box).toContainText('Não sabemos se foi feito: Duplicar Por saber');
  await line.stop();
  await box.getByRole('button', { name: 'Verificar' }).click();
  await expect(box).toContainText('Foi feito: Duplicar Por saber');
  expect(copies()).toBe(2);
  execute(`delete from planos where nome like 'Por saber%'`);
  complaints.splice(0);
});

test('a file whose answer is lost is said to be applied', async ({ page, complaints }) => {
  await enterAdmin(page, 'catalogo');
  await loseAnswers(page, 'AplicarCatalogo');
  const content = { formato: 'catalogo', versao: 1, destaques: [{ titulo: 'Aplicado sem resposta', texto: 'x' }] };
  await page
    .getByLabel('Arquivo JSON ou CSV')
    .setInputFiles({ name: 'sem-resposta.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(content)) });
  await page.getByRole('button', { name: 'Mostrar diferenças' }).click();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(status(page)).toHaveText('Aplicado. O site já mostra assim, e cada mudança está em Alterações.');
  expect(count(`destaques where titulo = 'Aplicado sem resposta'`)).toBe(1);
  execute(`delete from destaques where titulo = 'Aplicado sem resposta'`);
  complaints.splice(0);
});

test('a change whose answer is lost is nobody else’s: sent again it was saved already, and what was typed meanwhile goes over it', async ({
  page,
  complaints,
}) => {
  const id = plan('Preço perdido', 4000);
  const stored = () => execute('select valor, versao from planos where id = ?', id)[0];
  await enterAdmin(page, 'planos?busca=perdido');
  const price = page.getByLabel('Valor mensal (R$) *');
  const save = () => page.getByRole('button', { name: 'Atualizar' }).click();
  let saving = await loseAnswers(page, 'SalvarPlano');
  await edit(page, 'Preço perdido');
  await price.fill('42,90');
  await save();
  await expect(notice(page)).toHaveText(LOST);
  await saving.stop();
  await save();
  await expect(status(page)).toHaveText(ALREADY);
  expect(stored()).toEqual({ valor: 4290, versao: 2 });
  saving = await loseAnswers(page, 'SalvarPlano');
  await edit(page, 'Preço perdido');
  await price.fill('43,90');
  await save();
  await expect(notice(page)).toHaveText(LOST);
  await saving.stop();
  await price.fill('44,90');
  await save();
  await expect(status(page)).toHaveText('Plano salvo. Está fora de venda: o site não o mostra.');
  expect(stored()).toEqual({ valor: 4490, versao: 4 });
  execute('delete from planos where id = ?', id);
  complaints.splice(0);
});

test('a new account whose answer is lost is one, and its password is told', async ({ page, complaints }) => {
  await enterAdmin(page, 'administradores');
  const creating = await loseAnswers(page, 'CriarAdministrador');
  await page.getByLabel('Usuário', { exact: true }).fill('conta.perdida');
  await page.getByLabel('Papel').selectOption('vendas');
  await page.getByLabel('Sua senha', { exact: true }).fill(ADMIN.password);
  const create = () => page.getByRole('button', { name: 'Criar com senha sorteada' }).click();
  await create();
  await expect(status(page)).toHaveText(
    /^Não foi possível falar com o servidor\. A conta conta\.perdida pode já ter sido criada\./,
  );
  await creating.stop();
  await create();
  await expect(status(page)).toContainText('Senha de conta.perdida:');
  expect(count(`administradores where usuario = 'conta.perdida'`)).toBe(1);
  complaints.splice(0);
});

test('what somebody has taken back since the answer was lost is done when it is asked for again', async ({
  page,
  complaints,
}) => {
  plan('Duas vezes');
  await enterAdmin(page, 'planos?busca=duas+vezes');
  const copying = await loseAnswers(page, 'DuplicarPlano', 'EncerrarAto');
  const copy = () => page.getByRole('button', { name: 'Duplicar Duas vezes', exact: true }).click();
  await copy();
  await expect(status(page)).toHaveText(UNKNOWN);
  await copying.stop();
  execute(`delete from planos where nome = 'Duas vezes (cópia)'`);
  await copy();
  await expect(status(page)).toHaveText('Este plano não existe mais.');
  await copy();
  await expect(status(page)).toHaveText('Cópia criada, inativa.');
  execute(`delete from planos where nome like 'Duas vezes%'`);

  execute(`insert into administradores (usuario, senha_hash, criado_em, ativo) values ('vai.e.volta', 'x', 0, 1)`);
  const active = () => execute(`select ativo from administradores where usuario = 'vai.e.volta'`)[0]!.ativo;
  await openScreen(page, 'administradores');
  const disabling = await loseAnswers(page, 'AtivarAdministrador');
  await page
    .getByRole('row', { name: /vai\.e\.volta/ })
    .getByRole('button', { name: /Desativar/ })
    .click();
  const dialog = page.getByRole('dialog');
  const disable = async () => {
    await dialog.getByLabel('Sua senha').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Desativar' }).click();
  };
  await disable();
  await expect(dialog).toContainText('Não foi possível falar com o servidor');
  expect(active()).toBe(0);
  await disabling.stop();
  execute(`update administradores set ativo = 1 where usuario = 'vai.e.volta'`);
  await disable();
  await expect(dialog).toBeHidden();
  expect(active()).toBe(0);
  execute(`delete from administradores where usuario = 'vai.e.volta'`);
  complaints.splice(0);
});

test('what one has typed is not saved in the name of somebody else who signs in over it', async ({
  page,
  context,
  complaints,
}) => {
  const id = writeMessage('De quem é');
  await enterAdmin(page, `mensagens?id=${id}`);
  await page.getByLabel('Nota interna', { exact: true }).fill('Minha');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await expect(dialog.getByLabel('Usuário')).toHaveValue(ADMIN.username);
  await expect(dialog.getByLabel('Usuário')).toHaveAttribute('readonly');
  await expect(dialog).toContainText('Para outra pessoa, escolha Agora não e depois Sair.');
  await dialog.getByLabel('Senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
  await expect(page.getByText('Atendimento salvo.')).toBeVisible();
  expect(execute(`select autor from notas where tabela = 'contato' and linha_id = ?`, id)).toEqual([{ autor: ADMIN.username }]);
  complaints.splice(0);
});
