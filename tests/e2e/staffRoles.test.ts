import { expect, type Page } from '@playwright/test';
import { ADMIN, enterAdmin, openScreen } from '../support/admin.ts';
import { writeOrder } from '../support/unpriced.ts';
import { execute, writeAccount, writeMessage } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// What each role of the team is shown: its screens, and on them what it may do.

test.afterEach(() => {
  execute(`delete from administradores where usuario like 'papel.%'`);
});

/** The screens of the menu, by their names. */
const menu = (page: Page) => page.getByRole('navigation', { name: 'Administração' }).getByRole('link').allTextContents();
const names = async (page: Page) => (await menu(page)).map((text) => text.trim());

test('who edits the site sees plans and banners, no order and no message, and is led past what is not theirs', async ({
  page,
  complaints,
}) => {
  writeAccount('papel.conteudo', 'shop', 'conteudo');
  await page.goto('/ipe/login');
  await page.getByLabel('Usuário').fill('papel.conteudo');
  await page.getByLabel('Senha').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/ipe/banner');
  await expect(page.getByText('Você entrou como papel.conteudo, Conteúdo')).toBeVisible();
  expect(await names(page)).toEqual([
    'Banners',
    'Banners ICP',
    'Destaques Home',
    'Depoimentos',
    'Planos',
    'Cupons',
    'Avisos do site',
    'Textos do site',
    'Calendário',
    'Catálogo em arquivo',
    'Alterações',
    'Minha conta',
  ]);
  const answer = await page.goto('/ipe/assinaturas');
  expect(answer!.status()).toBe(403);
  await expect(page.getByText(/^Esta tela não é do seu papel: Conteúdo cuida de planos/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ver planos de hospedagem' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Ir para Banners' }).click();
  await page.waitForURL('**/ipe/banner');
  // The browser writes the 403 to its console.
  complaints.splice(0);
  await openScreen(page, 'alteracoes');
  const words = page.getByLabel('O quê').getByRole('option');
  expect(await words.allTextContents()).toEqual([
    'Todos',
    'plano',
    'destaque',
    'depoimento',
    'cupom',
    'banner',
    'banner ICP',
    'aviso',
    'texto do site',
  ]);
  await expect(
    page.getByText('Só o que o seu papel lê: plano, destaque, depoimento, cupom, banner, banner ICP, aviso e texto do site.'),
  ).toBeVisible();
  // An address of somebody else's is not taken for all.
  await openScreen(page, 'alteracoes?tabela=pedido');
  await expect(page.getByLabel('O quê')).toHaveValue('pedido');
  await expect(page.getByText('O seu papel não lê alterações de pedido.')).toBeVisible();
  await openScreen(page, 'planos');
  await expect(page.getByRole('heading', { name: 'Novo Plano' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Ir para' });
  await dialog.getByRole('searchbox').fill('assinaturas');
  await expect(dialog.getByText('Nada com este texto.')).toBeVisible();
  await dialog.getByRole('searchbox').fill('novo cupom');
  await expect(dialog.getByRole('menuitem', { name: 'Novo cupom' })).toBeVisible();
  await expectAccessible(page);
});

test('who only reads sees the message and the plans, and nothing to press that would change them', async ({ page }) => {
  writeAccount('papel.leitura', 'shop', 'leitura');
  const id = writeMessage('Só para ler');
  await enterAdmin(page, `mensagens?id=${id}`, 'papel.leitura');
  await expect(page.getByRole('heading', { level: 2, name: 'Só para ler', exact: true })).toBeVisible();
  await expect(page.getByText('Responsável: ninguém')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar atendimento' })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /Só para ler/ })).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /^Depois de salvar/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pular para o atendimento' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Pular para a que está aberta' })).toHaveCount(1);
  const queues = page.getByRole('navigation', { name: 'Filas' });
  await expect(queues.getByRole('link', { name: /^Esperando/ })).toBeVisible();
  await expect(queues.getByRole('link', { name: /^Minhas/ })).toHaveCount(0);
  await page.getByText('Atalhos do teclado').click();
  await expect(page.getByText('abrem a próxima e a anterior, Esc fecha, / vai à procura.')).toBeVisible();
  await page.keyboard.press('Control+k');
  const goTo = page.getByRole('dialog', { name: 'Ir para' });
  await goTo.getByRole('searchbox').fill('mensagens: esperando');
  await expect(goTo.getByRole('menuitem', { name: 'Mensagens: Esperando' })).toBeVisible();
  await goTo.getByRole('searchbox').fill('mensagens: minhas');
  await expect(goTo.getByText('Nada com este texto.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await openScreen(page, 'dashboard');
  await expect(page.getByText('Use o menu lateral para ver assinaturas, mensagens e o que a loja oferece.')).toBeVisible();
  await openScreen(page, 'planos');
  await expect(page.getByRole('button', { name: /^Histórico/ }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Editar|Excluir|Duplicar|Reordenar)/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Novo Plano' })).toHaveCount(0);
  expect(await names(page)).not.toContain('Administradores');
  execute('delete from mensagens where id = ?', id);
});

test('who answers orders works a message, and is refused what an administrator has taken from him meanwhile', async ({
  page,
  complaints,
}) => {
  writeAccount('papel.vendas', 'shop', 'vendas');
  const id = writeMessage('De quem atende');
  await enterAdmin(page, `mensagens?id=${id}`, 'papel.vendas');
  await page.getByRole('button', { name: 'Assumir' }).click();
  await expect(page.getByText('Agora está com papel.vendas.')).toBeVisible();
  execute(`update administradores set papel = 'leitura' where usuario = 'papel.vendas'`);
  await page.getByRole('article').getByLabel('Status').selectOption({ index: 2 });
  await page.getByRole('button', { name: 'Salvar atendimento' }).click();
  await expect(page.getByText(/^Seu papel não permite isto: Leitura lê pedidos/)).toBeVisible();
  await expect(page.getByText('Seu papel mudou para Leitura: recarregue a página.')).toBeVisible();
  expect(execute('select status from mensagens where id = ?', id)).toEqual([{ status: 'nova' }]);
  execute('delete from mensagens where id = ?', id);
  complaints.splice(0);
});

test('an administrator gives a role, with the password, and sees which each account has', async ({ page }) => {
  writeAccount('papel.outro');
  await enterAdmin(page, 'administradores');
  const row = page.getByRole('table', { name: 'Administradores' }).getByRole('row').filter({ hasText: 'papel.outro' });
  await expect(row).toContainText('Administração');
  await row.getByRole('button', { name: 'Papel de papel.outro' }).click();
  const dialog = page.getByRole('dialog', { name: 'Papel de papel.outro' });
  await dialog.getByLabel('Papel').selectOption('vendas');
  // All of it is in view, on a phone too.
  const before = page.viewportSize()!;
  for (const width of [360, before.width]) {
    await page.setViewportSize({ ...before, width });
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  }
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Mudar o papel' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toContainText('Vendas');
  expect(execute(`select papel from administradores where usuario = 'papel.outro'`)).toEqual([{ papel: 'vendas' }]);
  // One's own is somebody else's to give.
  const own = page.getByRole('table', { name: 'Administradores' }).getByRole('row').filter({ hasText: 'Minha conta' });
  await expect(own.getByRole('button', { name: /^Papel/ })).toHaveCount(0);
});

test('what stands with whoever loses his role is told before, and found and given to somebody else afterwards', async ({
  page,
}) => {
  writeAccount('papel.saiu', 'shop', 'vendas');
  const id = writeMessage('De quem saiu');
  execute(`update mensagens set responsavel = 'papel.saiu' where id = ?`, id);
  await enterAdmin(page, 'administradores');
  const row = page.getByRole('table', { name: 'Administradores' }).getByRole('row').filter({ hasText: 'papel.saiu' });
  await row.getByRole('button', { name: 'Desativar papel.saiu' }).click();
  await expect(page.getByRole('dialog', { name: 'Desativar papel.saiu' })).toContainText('Em aberto com papel.saiu: 1 mensagem.');
  await page.getByRole('button', { name: 'Agora não' }).click();
  await row.getByRole('button', { name: 'Papel de papel.saiu' }).click();
  const dialog = page.getByRole('dialog', { name: 'Papel de papel.saiu' });
  await dialog.getByLabel('Papel').selectOption('leitura');
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Mudar o papel' }).click();
  await expect(dialog).toBeHidden();
  await openScreen(page, 'mensagens');
  await page.getByLabel('Responsável').selectOption('papel.saiu');
  await page.getByRole('link', { name: 'De quem saiu' }).click();
  await page.getByRole('button', { name: 'Assumir' }).click();
  await expect(page.getByText(`Agora está com ${ADMIN.username}.`)).toBeVisible();
  await openScreen(page, 'administradores');
  await row.getByRole('button', { name: 'Papel de papel.saiu' }).click();
  await expect(dialog).toContainText('Nada em aberto está com papel.saiu.');
  execute('delete from mensagens where id = ?', id);
});

test('a tab that is open says that its role is another, keeps what is typed, and reads as the new one once it is loaded again', async ({
  page,
  complaints,
}) => {
  writeAccount('papel.mudou', 'shop', 'vendas');
  const id = writeMessage('De quem mudou');
  await enterAdmin(page, `mensagens?id=${id}`, 'papel.mudou');
  const note = page.getByRole('article').getByLabel('Nota');
  await note.fill('Ligar amanhã');
  execute(`update administradores set papel = 'conteudo' where usuario = 'papel.mudou'`);
  const changed = page.getByRole('alert').filter({ hasText: 'Seu papel mudou para Conteúdo: recarregue a página.' });
  // Nobody has pressed anything: the tab asks all the time.
  await expect(changed).toBeVisible({ timeout: 15_000 });
  await expect(note).toHaveValue('Ligar amanhã');
  await expect(page.getByText('não existe, ou não existe mais')).toHaveCount(0);
  await expectAccessible(page);
  await note.fill('');
  await page.getByRole('link', { name: 'Planos', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Planos' })).toBeVisible();
  await page.getByRole('link', { name: 'Mensagens', exact: true }).click();
  await expect(page.getByText(/^Seu papel não permite isto: Conteúdo cuida de planos/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Planos', exact: true }).click();
  await changed.getByRole('button', { name: 'Recarregar' }).click();
  await expect(page.getByText('Você entrou como papel.mudou, Conteúdo')).toBeVisible();
  expect(await names(page)).not.toContain('Mensagens');
  await expect(changed).toHaveCount(0);
  execute('delete from mensagens where id = ?', id);
  complaints.splice(0);
});

test('who signs in for a screen that is not theirs is led to their first one, and leaves from what is refused', async ({
  page,
  complaints,
}) => {
  writeAccount('papel.entra', 'shop', 'conteudo');
  const signIn = async () => {
    await page.getByLabel('Usuário').fill('papel.entra');
    await page.getByLabel('Senha').fill(ADMIN.password);
    await page.getByRole('button', { name: 'Entrar' }).click();
  };
  await page.goto('/ipe/assinaturas?status=nova');
  await signIn();
  await page.waitForURL('**/ipe/banner');
  // Nobody has a screen that there is not.
  for (const tela of ['assinaturas', 'naoexiste']) {
    await page.goto(`/ipe/${tela}`);
    await expect(page.getByRole('link', { name: 'Ir para Banners' })).toBeVisible();
    await expect(page.getByText('Os planos continuam no lugar')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Sair' }).click();
  await page.waitForURL('**/ipe/login');
  await page.goto('/ipe/cupons?busca=nada');
  await signIn();
  await page.waitForURL('**/ipe/cupons?busca=nada');
  complaints.splice(0);
});

test('the history of an order leads to what its reader may do with what was told of it', async ({ page }) => {
  const id = writeOrder('De muitos');
  execute(
    `insert into entregas (evento, tipo, destino, tabela, linha_id, dados, criada_em, proxima_em, tentativas, estado, resposta)
     values ('papeis', 'pedido.criado', 'email:cliente', 'pedido', ?, '{}', ?, 0, 1, 'desistida', '550')`,
    id,
    Date.now(),
  );
  writeAccount('papel.muitos', 'shop', 'leitura');
  await enterAdmin(page, `assinaturas?id=${id}`, 'papel.muitos');
  const told = page.getByRole('list', { name: 'Histórico de De muitos' });
  await expect(told.getByText('Sem entrega')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Enviar de novo/ })).toHaveCount(0);
  execute(`update administradores set papel = 'vendas' where usuario = 'papel.muitos'`);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Enviar de novo', exact: true })).toBeVisible();
  execute(`delete from entregas where evento = 'papeis'`);
  execute('delete from assinaturas where id = ?', id);
});
