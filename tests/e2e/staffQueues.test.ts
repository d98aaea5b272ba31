import { expect, type Page } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt, writeAccount, writeMessage } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// The queues of the desk: what waits, since when and for whom, and how fast it can be worked. A shop in which nobody else orders.

const SHOP = 'recaptcha';
const HOUR = 3_600_000;
const SCREENS = [
  'dashboard',
  'assinaturas',
  'mensagens',
  'banner',
  'planos',
  'cupons',
  'entregas',
  'alteracoes',
  'administradores',
  'chaves',
];

const order = (nome: string, hoursAgo = 0, more: Parameters<typeof writeOrder>[2] = {}) =>
  writeOrder(nome, SHOP, { criada_em: Date.now() - hoursAgo * HOUR, valor_conferido: 1, tel_cel: '11999990000', ...more });
test.use({ baseURL: origin(SHOP) });
test.describe.configure({ mode: 'default' });
test.beforeAll(() => {
  executeAt(SHOP, `update assinaturas set status = 'cancelada', valor_conferido = 1, paga_em = null`);
  executeAt(SHOP, `update mensagens set status = 'respondida'`);
});

const statusOf = (id: number) => executeAt(SHOP, 'select status from assinaturas where id = ?', id)[0]!.status;
const names = (page: Page) =>
  page
    .getByRole('row')
    .getByRole('link')
    .filter({ has: page.locator('strong') })
    .allInnerTexts();

test('queues say how many wait in them, the oldest first, beside the menu and in the title', async ({ page }) => {
  order('Fila nova', 1);
  order('Fila antiga', 50);
  order('Fila em curso', 0, { status: 'em_atendimento' });
  order('Fila paga', 0, { status: 'em_atendimento', paga_em: Date.now() });
  order('Fila sem preço', 0, { status: 'concluida', valor_conferido: 0 });
  await enterAdmin(page, 'assinaturas');
  const queues = page.getByRole('navigation', { name: 'Filas' });
  await expect(queues.getByRole('link', { name: 'Esperando 2' })).toBeVisible();
  await expect(queues.getByRole('link', { name: 'Aguardando pagamento 3' })).toBeVisible();
  await expect(queues.getByRole('link', { name: 'Sem preço conferido 1' })).toBeVisible();
  await expect(queues.getByRole('link', { name: 'Todas' })).toHaveAttribute('aria-current', 'page');
  await expect(
    page.getByRole('navigation', { name: 'Administração' }).getByRole('listitem').filter({ hasText: 'Assinaturas' }),
  ).toHaveText('Assinaturas2 esperando');
  await expect(page).toHaveTitle(/^\(2\) Assinaturas \|/);
  await queues.getByRole('link', { name: /Esperando/ }).click();
  await expect(queues.getByRole('link', { name: /Esperando/ })).toHaveAttribute('aria-current', 'page');
  await expect(queues.getByRole('link', { name: 'Todas' })).not.toHaveAttribute('aria-current', 'page');
  await expect.poll(() => names(page)).toEqual(['Fila antiga', 'Fila nova']);
  await expect(page.getByRole('row', { name: /Fila antiga/ })).toContainText('há 2 dias');
  await queues.getByRole('link', { name: /Aguardando pagamento/ }).click();
  await expect.poll(() => names(page)).toEqual(['Fila antiga', 'Fila nova', 'Fila em curso']);
  await expectAccessible(page);
});

test('what comes while the list is looked at appears in it and is said, and keeps nobody signed in', async ({ page }) => {
  await enterAdmin(page, 'assinaturas?status=nova&ordenar=criadaEm');
  await expect(page.getByRole('navigation', { name: 'Filas' }).getByRole('link', { name: /Esperando \d/ })).toBeVisible();
  executeAt(SHOP, 'update sessoes set vista_em = vista_em - ?', HOUR / 2);
  const seen = () => executeAt(SHOP, 'select max(vista_em) as vista from sessoes')[0]!.vista;
  const before = seen();
  order('Chegou agora');
  await expect(page.getByRole('log').filter({ hasText: 'Chegou assinatura nova.' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Chegou agora' })).toBeVisible();
  // The list is asked for by itself too.
  expect(seen()).toBe(before);
  writeMessage('Chegou escrita', SHOP);
  await expect(page.getByRole('log').filter({ hasText: 'Chegou mensagem nova.' })).toBeVisible();
});

test('ten orders that wait are taken up with the keyboard alone, in 40 presses at most', async ({ page }) => {
  executeAt(SHOP, `update assinaturas set status = 'concluida'`);
  const ids = Array.from({ length: 10 }, (_, i) => order(`Teclado ${i}`, 20 - i));
  await enterAdmin(page, 'assinaturas?status=nova&ordenar=criadaEm');
  await page.getByRole('link', { name: 'Teclado 0' }).click();
  const choice = page.getByLabel('Depois de salvar, abrir a próxima da lista');
  await choice.check();
  await page.getByRole('link', { name: 'Fechar' }).click();
  await expect(page.getByRole('article')).toBeHidden();
  let presses = 0;
  const press = async (key: string) => {
    presses++;
    await page.keyboard.press(key);
  };
  await press('j');
  for (const [i, id] of ids.entries()) {
    await expect(page.getByRole('heading', { level: 2, name: new RegExp(`Teclado ${i}$`) }).first()).toBeFocused();
    await press('s');
    await expect(page.getByRole('article').getByLabel('Status')).toBeFocused();
    await press('E');
    await press('Control+Enter');
    await expect.poll(() => statusOf(id)).toBe('em_atendimento');
  }
  expect(presses).toBeLessThanOrEqual(40);
  await expect(page.getByText('Não há mais nenhuma nesta página.')).toBeVisible();
});

test('j and k go through the rows, Escape closes, / searches; and keys of one letter can be turned off', async ({ page }) => {
  await enterAdmin(page, 'assinaturas?busca=teclado&ordenar=criadaEm');
  const open = (i: number) => page.getByRole('heading', { level: 2, name: new RegExp(`Teclado ${i}$`) }).first();
  await page.keyboard.press('j');
  await expect(open(0)).toBeFocused();
  await page.keyboard.press('j');
  await expect(open(1)).toBeFocused();
  await page.keyboard.press('k');
  await expect(open(0)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('article')).toBeHidden();
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Procurar' })).toBeFocused();
  await page.keyboard.type('jk');
  await expect(page.getByRole('searchbox', { name: 'Procurar' })).toHaveValue('tecladojk');
  await page.getByText('Atalhos do teclado').click();
  await page.getByLabel('Usar os de uma tecla só').uncheck();
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('j');
  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox', { name: 'Procurar' })).not.toBeFocused();
  await expect(page.getByRole('article')).toBeHidden();
});

test('of two who take up one order, one has it, and the other is told who', async ({ page, browser }) => {
  writeAccount('bia', SHOP);
  const id = order('Disputada');
  const other = await (await browser.newContext({ baseURL: origin(SHOP) })).newPage();
  await enterAdmin(page, `assinaturas?id=${id}`);
  await enterAdmin(other, `assinaturas?id=${id}`, 'bia');
  await page.getByRole('button', { name: 'Assumir' }).click();
  await expect(page.getByText('Agora está com admin.')).toBeVisible();
  await other.getByRole('button', { name: 'Assumir' }).click();
  await expect(other.getByText('Agora é admin quem cuida deste pedido. Nada foi mudado.')).toBeVisible();
  await expect(other.getByRole('article').getByLabel('Responsável')).toHaveValue('admin');
  await other.getByRole('button', { name: 'Assumir' }).click();
  await expect(other.getByText('Agora está com bia.')).toBeVisible();
  await other.getByRole('link', { name: 'Minhas 1' }).click();
  await expect.poll(() => names(other)).toEqual(['Disputada']);
  await other.context().close();
});

test('on a phone every list can be worked: nothing is wider than the screen, and menu and filters are folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enterAdmin(page, 'dashboard');
  for (const screen of SCREENS) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Administração' }).locator(`a[href$="/${screen}"]`).click();
    await page.waitForURL(new RegExp(`/${screen}$`));
    await expect(page.getByRole('navigation', { name: 'Administração' })).toBeHidden();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(sideways, screen).toBe(0);
  }
  await page.goto('/ipe/assinaturas?busca=disputada');
  await expect(page.getByLabel('Família')).toBeHidden();
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(page.getByLabel('Família')).toBeVisible();
  await page.getByRole('link', { name: 'Disputada' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await expect(page.getByRole('table', { name: 'Assinaturas' })).toBeHidden();
  await expect(page.getByRole('link', { name: /^Ligar para/ })).toHaveAttribute('href', 'tel:11999990000');
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5511999990000\?text=Pedido/,
  );
  await page.getByRole('link', { name: 'Fechar' }).click();
  await expect(page.getByRole('link', { name: 'Disputada' })).toBeFocused();
});
