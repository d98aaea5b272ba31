import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { hold } from '../support/held.ts';
import { execute, writeAccount } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// The server does what it is asked, and the connection stays open without an answer: after a while that is an answer that was lost.

test.describe.configure({ mode: 'default' });

/** Longer than the browser waits for an answer, and for one to a file, in milliseconds. */
const [TOO_LONG, TOO_LONG_FOR_A_FILE] = [26_000, 121_000];
const ALREADY = 'Já estava salvo: só a resposta se perdeu no caminho.';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const status = (page: Page) => page.getByRole('status').first();
const plan = (nome: string) =>
  Number(execute(`insert into planos (nome, plano_tipo, valor, ativo) values (?, 'JAVA', 4000, 0) returning id`, nome)[0]!.id);

test.beforeEach(({ page }) => page.clock.install());
test.afterEach(async ({ page }) => {
  execute(`delete from planos where nome like 'Pendurado%'`);
  // The answers that never came.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('a form can be sent again, and says that it was saved', async ({ page }) => {
  const id = plan('Pendurado');
  await enterAdmin(page, 'planos?busca=pendurado');
  const saving = await hold(page, 'SalvarPlano');
  await press(page, 'Editar Pendurado');
  await page.getByLabel('Valor mensal (R$) *').fill('42,90');
  await press(page, 'Atualizar');
  await saving.held(1);
  await page.clock.fastForward(TOO_LONG);
  await expect(page.locator('.row-form__notice')).toContainText('Não foi possível falar com o servidor.');
  await press(page, 'Atualizar');
  await expect(status(page)).toHaveText(ALREADY);
  expect(execute('select valor, versao from planos where id = ?', id)).toEqual([{ valor: 4290, versao: 2 }]);
});

test('an act without a form is settled, and the next one can be done', async ({ page }) => {
  plan('Pendurado');
  await enterAdmin(page, 'planos?busca=pendurado');
  const copying = await hold(page, 'DuplicarPlano');
  await press(page, 'Duplicar Pendurado');
  await copying.held(1);
  await page.clock.fastForward(TOO_LONG);
  await expect(status(page)).toHaveText(`${ALREADY} Cópia criada, inativa.`);
  page.on('dialog', (dialog) => void dialog.accept());
  await press(page, 'Excluir Pendurado');
  await expect(status(page)).toHaveText('Excluído.');
  expect(execute(`select count(*) as n from planos where nome like 'Pendurado%'`)).toEqual([{ n: 1 }]);
});

test('a dialog that hands out access can be closed', async ({ page }) => {
  writeAccount('pendurada');
  await enterAdmin(page, 'administradores');
  const drawing = await hold(page, 'RedefinirSenha');
  await press(page, 'Nova senha para pendurada');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Sortear nova senha' }).click();
  await drawing.held(1);
  await page.clock.fastForward(TOO_LONG);
  await expect(dialog).toContainText('A senha de pendurada pode já ser outra, que ninguém viu: vale a que aparecer por último.');
  await dialog.getByRole('button', { name: 'Agora não' }).click();
  await expect(dialog).toBeHidden();
  execute(`delete from administradores where usuario = 'pendurada'`);
});

const picture = async () => ({
  name: 'pendurada.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 600, height: 200, channels: 3, background: 'red' } })
    .png()
    .toBuffer(),
});

test('a picture on its way can be given up, and is when no answer comes', async ({ page }) => {
  await enterAdmin(page, 'banner');
  const sending = await hold(page, 'EnviarImagem');
  const input = page.getByLabel('Imagem', { exact: true });
  const create = page.getByRole('button', { name: 'Cadastrar' });
  await input.setInputFiles(await picture());
  await sending.held(1);
  await expect(create).toBeDisabled();
  await press(page, 'Desistir do envio');
  await expect(create).toBeEnabled();
  await expect(page.getByRole('progressbar')).toBeHidden();
  await input.setInputFiles(await picture());
  await sending.held(2);
  await page.clock.fastForward(TOO_LONG_FOR_A_FILE);
  await expect(page.getByText('Não foi possível falar com o servidor.')).toBeVisible();
  await expect(create).toBeEnabled();
  // A form over which a picture was on its way asks no more than others.
  await expect(page.getByText('Aguarde o envio da imagem antes de salvar!')).toBeHidden();
});

test('the screen of the files can be used again', async ({ page }) => {
  await enterAdmin(page, 'catalogo');
  const comparing = await hold(page, 'CompararCatalogo');
  const buffer = Buffer.from(JSON.stringify({ formato: 'catalogo', versao: 1, destaques: [] }));
  await page.getByLabel('Arquivo JSON ou CSV').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await press(page, 'Mostrar diferenças');
  await comparing.held(1);
  // A file may take the server longer than anything else.
  await page.clock.fastForward(TOO_LONG);
  await expect(status(page)).toHaveText('Conferindo o arquivo…');
  await page.clock.fastForward(TOO_LONG_FOR_A_FILE);
  await expect(status(page)).toContainText('Não foi possível falar com o servidor.');
  await expect(page.getByRole('button', { name: 'Mostrar diferenças' })).toBeEnabled();
});
