import { expect, type Page } from '@playwright/test';
import { Webhook as Verifier } from 'standardwebhooks';
import { enterAdmin, enterApi, openScreen } from '../support/admin.ts';
import { loseAnswers } from '../support/held.ts';
import { textsOutOfTheirBox } from '../support/overflow.ts';
import { origin } from '../support/ports.ts';
import { openReceiver, type Receiver } from '../support/receiver.ts';
import { executeAt, writeMessage } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Staff manage who outside is told of what happens, and see what came of it (052, 053).

test.describe.configure({ mode: 'default' });
test.use({ baseURL: origin('empty'), permissions: ['clipboard-read', 'clipboard-write'] });

let receiver: Receiver;
test.beforeEach(async () => {
  receiver = await openReceiver();
});
test.afterEach(async () => {
  await receiver.close();
  // Through the doors: the shop remembers whom it tells.
  const api = await enterApi(origin('empty'));
  const graphql = async (query: string) => (await (await api.post('/graphql', { data: { query } })).json()).data;
  for (const { id } of (await graphql('{ webhooks { id } }')).webhooks) await graphql(`mutation { excluirWebhook(id: "${id}") }`);
  await api.dispose();
  for (const table of ['entregas', 'mensagens', 'assinaturas']) executeAt('empty', `delete from ${table}`);
});

const status = (page: Page) => page.getByRole('status').first();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const secretOf = (page: Page) => page.locator('.shown-once code').textContent();
const rows = (page: Page, name: string) => page.getByRole('table', { name, exact: true }).getByRole('row');

/** Answers yes to every question of the browser. Answers what was asked. */
function answerYes(page: Page): string[] {
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.accept();
  });
  return asked;
}

async function createWebhook(page: Page, ...eventos: string[]): Promise<string> {
  await page.getByLabel('Endereço').fill(receiver.url);
  for (const evento of eventos) await page.getByRole('checkbox', { name: evento }).check();
  await press(page, 'Criar webhook');
  await expect(status(page)).toHaveText('Webhook criado. Copie o segredo agora.');
  await page.getByLabel('Guardei').check();
  return (await secretOf(page))!;
}

/** A message of which the only webhook could not be told. */
function giveUp(assunto: string): void {
  executeAt(
    'empty',
    `insert into entregas (evento, tipo, destino, tabela, linha_id, dados, criada_em, proxima_em, tentativas, estado, resposta)
     select ?, 'mensagem.recebida', 'webhook:' || id, 'contato', ?, '{"versao":1}', ?, 0, 9, 'desistida', '500: quebrado' from webhooks`,
    crypto.randomUUID(),
    writeMessage(assunto, 'empty'),
    Date.now(),
  );
}

test('a webhook is created with the events that are ticked; its secret is shown once, is copied, and signs', async ({ page }) => {
  await enterAdmin(page, 'webhooks');
  await press(page, 'Criar webhook');
  await expect(page.getByText('Escolha pelo menos um evento', { exact: false })).toBeVisible();
  const secret = await createWebhook(page, 'Plano alterado', 'Mensagem recebida');
  expect(secret).toMatch(/^whsec_.{44}$/);
  await press(page, 'Copiar o segredo');
  await expect(page.getByText('Copiado.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expectAccessible(page);
  await expect(rows(page, 'Webhooks').last()).toContainText('Mensagem recebida, Plano alterado');
  await openScreen(page, 'webhooks');
  expect(await page.content()).not.toContain(secret);

  await page.getByRole('button', { name: /^Editar 127/ }).click();
  await press(page, 'Enviar um teste');
  await expect(page.getByText('O teste chegou. O endereço respondeu: 204')).toBeVisible();
  await expect(rows(page, 'Últimas entregas').last()).toContainText('Entregue');
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
  expect(new Verifier(secret).verify(body, headers as never)).toMatchObject({ type: 'webhook.teste' });

  receiver.answer = () => ({ status: 503, body: 'fora do ar' });
  await press(page, 'Enviar um teste');
  await expect(page.getByText('O teste não foi aceito: 503: fora do ar')).toBeVisible();
  await expect(rows(page, 'Últimas entregas').nth(1)).toContainText('503: fora do ar');
  await expectAccessible(page);
});

test('a webhook is changed, paused with its reason shown, goes on, gets another secret and is deleted', async ({ page }) => {
  const asked = answerYes(page);
  await enterAdmin(page, 'webhooks');
  const before = await createWebhook(page, 'Pedido criado');
  await page.getByRole('button', { name: /^Editar 127/ }).click();
  await page.getByRole('checkbox', { name: 'Pedido cancelado' }).check();
  await press(page, 'Salvar');
  await expect(status(page)).toHaveText('Webhook salvo.');
  await expect(rows(page, 'Webhooks').last()).toContainText('Pedido criado, Pedido cancelado');

  await page.getByRole('button', { name: /^Editar 127/ }).click();
  await press(page, 'Pausar');
  await expect(status(page)).toHaveText('Webhook pausado.');
  await expect(rows(page, 'Webhooks').last()).toContainText('Pausado por admin.');
  await expect(page.getByRole('button', { name: 'Enviar um teste' })).toBeDisabled();
  await openScreen(page, 'dashboard');
  await page.getByRole('link', { name: '1 webhook pausado' }).click();
  await page.getByRole('button', { name: /^Editar 127/ }).click();
  await press(page, 'Retomar');
  await expect(status(page)).toHaveText('Webhook retomado: o que esperava vai agora.');
  await expect(rows(page, 'Webhooks').last()).toContainText('no ar');
  // What was done with it is no conflict of whoever goes on writing.
  await page.getByRole('checkbox', { name: 'Pedido pago' }).check();
  await press(page, 'Salvar');
  await expect(status(page)).toHaveText('Webhook salvo.');

  await page.getByRole('button', { name: /^Editar 127/ }).click();
  await press(page, 'Trocar o segredo');
  await expect(status(page)).toHaveText('Segredo trocado.');
  const after = (await secretOf(page))!;
  expect(after).not.toBe(before);
  await expect(page.getByText('O segredo anterior também assina até')).toBeVisible();
  await press(page, 'Enviar um teste');
  await expect(page.getByText('O teste chegou.', { exact: false })).toBeVisible();
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
  for (const secret of [before, after]) expect(() => new Verifier(secret).verify(body, headers as never)).not.toThrow();

  await page.getByRole('button', { name: /^Excluir 127/ }).click();
  await expect(status(page)).toHaveText('Excluído.');
  await expect(page.getByText('Nada por aqui.')).toBeVisible();
  expect(asked).toHaveLength(2);
});

test('a new secret whose answer was lost is another one, which the next press shows', async ({ page, complaints }) => {
  answerYes(page);
  await enterAdmin(page, 'webhooks');
  const before = await createWebhook(page, 'Pedido criado');
  await page.getByRole('button', { name: /^Editar 127/ }).click();
  const rotating = await loseAnswers(page, 'TrocarSegredoDoWebhook');
  await press(page, 'Trocar o segredo');
  await expect(status(page)).toContainText('pode já ser outro, que ninguém viu');
  await rotating.stop();
  await press(page, 'Trocar o segredo');
  await expect(status(page)).toHaveText('Segredo trocado.');
  const after = (await secretOf(page))!;
  await press(page, 'Enviar um teste');
  await expect(page.getByText('O teste chegou.', { exact: false })).toBeVisible();
  const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
  for (const secret of [before, after]) expect(() => new Verifier(secret).verify(body, headers as never)).not.toThrow();
  // The browser writes the lost answer to its console.
  expect(complaints.splice(0)).toHaveLength(1);
});

test('what was given up is told on the first screen, and sent again, or discarded, one by one or all that the list shows', async ({
  page,
}) => {
  const asked = answerYes(page);
  await enterAdmin(page, 'webhooks');
  await createWebhook(page, 'Mensagem recebida');
  for (const assunto of ['um', 'dois', 'três', 'quatro']) giveUp(assunto);
  await openScreen(page, 'dashboard');
  await page.getByRole('link', { name: '4 avisos ou e-mails sem entrega' }).click();
  await expect(page.getByLabel('Estado')).toHaveValue('desistida');
  await expect(rows(page, 'Entregas')).toHaveCount(5);
  await expect(rows(page, 'Entregas').nth(1)).toContainText('500: quebrado');
  await expectAccessible(page);
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await textsOutOfTheirBox(page)).toEqual([]);
  }
  await page
    .getByRole('button', { name: /^Descartar Mensagem/ })
    .first()
    .click();
  await expect(status(page)).toHaveText('1 entrega descartada.');
  await expect(rows(page, 'Entregas')).toHaveCount(4);
  receiver.answer = () => 204;
  await page
    .getByRole('button', { name: /^Enviar agora Mensagem/ })
    .first()
    .click();
  await expect(status(page)).toHaveText('1 entrega vai agora; de um webhook pausado, quando for retomado.');
  await expect.poll(() => receiver.received.length).toBe(1);
  await press(page, 'Enviar todas agora');
  await expect(status(page)).toHaveText('2 entregas vão agora; de um webhook pausado, quando for retomado.');
  await expect.poll(() => receiver.received.length).toBe(3);
  // What came of them is stored a moment later.
  await expect(async () => {
    await openScreen(page, 'entregas?estado=entregue');
    await expect(rows(page, 'Entregas')).toHaveCount(4, { timeout: 1000 });
  }).toPass();
  await page.getByLabel('Destino').selectOption(receiver.url);
  await expect(rows(page, 'Entregas')).toHaveCount(4);
  await page
    .getByRole('link', { name: /^mensagem/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mensagens');
  expect(asked).toHaveLength(1);
});

test('all are discarded where the newest of them is shown, and nobody discards what he has not seen', async ({ page }) => {
  for (let i = 0; i < 60; i++)
    executeAt(
      'empty',
      `insert into entregas (evento, tipo, destino, tabela, linha_id, dados, criada_em, proxima_em, tentativas, estado)
       values (?, 'pedido.criado', 'email:cliente', 'pedido', ?, '{}', ?, 0, 9, 'desistida')`,
      `muitas-${i}`,
      i,
      Date.now(),
    );
  await enterAdmin(page, 'entregas?estado=desistida&destino=email:cliente');
  const all = page.getByRole('button', { name: 'Descartar todas' });
  await expect(all).toBeVisible();
  await page.getByRole('link', { name: 'Ver as mais antigas primeiro' }).click();
  await expect(page.getByText('As mais antigas primeiro.')).toBeVisible();
  await expect(all).toHaveCount(0);
  answerYes(page);
  await page.getByRole('link', { name: 'Ver as mais novas primeiro' }).click();
  await all.click();
  await expect(status(page)).toHaveText('60 entregas descartadas.');
});

test('an order shows who was told of it, and leads to where that is decided', async ({ page }) => {
  const id = writeOrder('Avisada', 'empty');
  executeAt(
    'empty',
    `insert into entregas (evento, tipo, destino, tabela, linha_id, dados, criada_em, proxima_em, tentativas, estado, resposta)
     values ('e', 'pedido.criado', 'email:cliente', 'pedido', ?, '{}', ?, 0, 1, 'desistida', 'O servidor de e-mail respondeu: 550 5.1.1 No such user')`,
    id,
    Date.now(),
  );
  await enterAdmin(page, `assinaturas?id=${id}`);
  const told = page
    .getByRole('list', { name: 'Histórico de Avisada' })
    .getByRole('listitem')
    .filter({ hasText: 'Pedido criado' });
  await expect(told).toContainText(/Pedido criado.*E-mail para o cliente.*Sem entrega.*No such user/);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Enviar de novo ou descartar' }).click();
  await expect(rows(page, 'Entregas')).toHaveCount(2);
  await expect(page.getByText(`Só as que tratam da assinatura ${id}.`)).toBeVisible();
  answerYes(page);
  await page.getByRole('button', { name: /^Descartar Pedido criado/ }).click();
  await expect(status(page)).toHaveText('1 entrega descartada.');
  await openScreen(page, `assinaturas?id=${id}`);
  await expect(told).toContainText('Descartada');
});
