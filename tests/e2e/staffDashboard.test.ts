import { expect, type Page } from '@playwright/test';
import { diaDoInstante } from '../../modules/brazil/instante.ts';
import { enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { executeAt, writeMessage } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test, watchLayoutShift } from '../support/visitor.ts';

// What staff see when they arrive: what waits and since when, today against a week ago, thirty days by day, and the plans that lead.

// Its shop begins without orders.
test.use({ baseURL: origin('empty') });
test.describe.configure({ mode: 'default' });

const DAY_MS = 86_400_000;
const ago = (days: number) => ({
  criada_em: Date.now() - days * DAY_MS,
  data_cadastro: diaDoInstante(new Date(Date.now() - days * DAY_MS)),
});
const TYPES = ['PHP', 'VPSLINUX', 'JAVA', 'NODEJS', 'SPRING', 'VPSICP', 'DEDICADO'];

/** Orders that count, of as many plan types as there are, the first types with the most of them. */
function writeSold(days: number, types = TYPES): void {
  for (const [i, plano_tipo] of types.entries())
    for (let n = i; n < types.length; n += 1)
      writeOrder('Painel', 'empty', { ...ago(days), plano_tipo, valor_conferido: 1, status: 'concluida', valor: 1000 });
}

const clear = () => {
  for (const table of ['assinaturas', 'mensagens', 'entregas', 'planos']) executeAt('empty', `delete from ${table}`);
};
test.beforeEach(clear);
test.afterEach(clear);

const days = (page: Page) => page.getByRole('listbox', { name: 'Assinaturas por dia' }).getByRole('option');
const tip = (page: Page) => page.locator('.chart__tip');
const plain = (text: string | null) => (text ?? '').replaceAll('\u00a0', ' ');

test('each day is reached by the keyboard and says its numbers, which the table has too', async ({ page }) => {
  writeSold(2);
  writeSold(1, ['PHP']);
  await enterAdmin(page);
  await expect(days(page)).toHaveCount(30);
  // One stop, which is today.
  await page.getByRole('link', { name: '29 assinaturas em 30 dias' }).focus();
  await page.keyboard.press('Tab');
  await expect(days(page).last()).toBeFocused();
  await expect(days(page).last()).toHaveAccessibleName(/: 0 assinaturas, R\$\s0,00$/);
  await page.keyboard.press('ArrowLeft');
  await expect(days(page).nth(28)).toHaveAccessibleName(/: 1 assinatura, R\$\s10,00\. Hospedagem PHP: 1$/);
  await page.keyboard.press('ArrowLeft');
  const two = days(page).nth(27);
  await expect(two).toBeFocused();
  expect(plain(await two.getAttribute('aria-label'))).toMatch(
    /^[A-ZÇÁ].*, \d\d\/\d\d: 28 assinaturas, R\$ 280,00\. Hospedagem PHP: 7; .*; Outras: 3$/,
  );
  await expect(tip(page)).toContainText('28 assinaturas');
  await expect(tip(page)).toContainText('Outras: 3');
  await page.keyboard.press('Escape');
  await expect(tip(page)).toHaveCount(0);
  await page.keyboard.press('Home');
  await expect(days(page).first()).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(days(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(days(page).last()).toBeFocused();
  // The next stop is past all of them.
  await page.keyboard.press('Tab');
  await expect(page.getByText('Ver como tabela')).toBeFocused();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('region', { name: 'Assinaturas por dia, em tabela' }).getByRole('row');
  await expect(rows).toHaveCount(31);
  expect(
    plain(await rows.nth(3).innerText())
      .split(/\s*\t\s*/)
      .slice(1),
  ).toEqual(['28', 'R$ 280,00', '7', '6', '5', '4', '3', '3']);
});

test('a day is told to whoever points at it, and to whoever goes on to what is told', async ({ page }) => {
  writeSold(20, ['PHP', 'JAVA']);
  await enterAdmin(page);
  await days(page).nth(9).hover();
  await expect(tip(page)).toContainText('3 assinaturas');
  await tip(page).hover();
  await expect(tip(page)).toContainText('3 assinaturas');
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(tip(page)).toHaveCount(0);
});

for (const [name, media] of [
  ['by day', { colorScheme: 'light' }],
  ['by night', { colorScheme: 'dark' }],
  ['in the colours of the system', { forcedColors: 'active' }],
] as const)
  test(`layers stand out from the ground ${name}, and are told apart without their colours`, async ({ page }) => {
    writeSold(2);
    await page.emulateMedia(media);
    await enterAdmin(page);
    const layers = await page.locator('.chart__legend .chart__bar').evaluateAll((bars) =>
      bars.map((bar) => {
        const ground = getComputedStyle(bar.closest('.chart')!).backgroundColor;
        const light = (colour: string) => {
          const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
            const value = Number(part) / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        const [bright = 0, dark = 0] = [light(getComputedStyle(bar).stroke), light(ground)].toSorted((a, b) => b - a);
        const pattern = document.querySelector(bar.getAttribute('fill')!.slice(4, -1))!;
        return {
          contrast: (bright + 0.05) / (dark + 0.05),
          texture: pattern.innerHTML.replaceAll(/var\([^)]*\)/g, ''),
        };
      }),
    );
    expect(layers).toHaveLength(6);
    for (const { contrast } of layers) expect(contrast).toBeGreaterThanOrEqual(3);
    expect(new Set(layers.map(({ texture }) => texture)).size).toBe(6);
  });

for (const width of [360, 768, 1440])
  test(`all of it is accessible and no wider than the screen at ${width} px, and stands still`, async ({ page }) => {
    writeSold(2);
    writeOrder('Esperando', 'empty', ago(3));
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enterAdmin(page);
    const layoutShift = await watchLayoutShift(page);
    await page.reload();
    // First and last: what is told of them has least room.
    for (const day of [days(page).first(), days(page).nth(27), days(page).last()]) {
      await day.focus();
      await expect(tip(page)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      const box = (await tip(page).boundingBox())!;
      expect([box.x >= 0, box.x + box.width <= width]).toEqual([true, true]);
    }
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await layoutShift()).toBe(0);
    await page.getByText('Ver como tabela').click();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  });

test('what waits says since when, and leads to its list with the oldest first', async ({ page }) => {
  for (const [nome, dias] of [
    ['Nova', 0],
    ['Velha', 3],
    ['Média', 1],
  ] as const)
    writeOrder(nome, 'empty', ago(dias));
  writeMessage('Só uma', 'empty');
  for (const dias of [5, 2])
    executeAt(
      'empty',
      `insert into entregas (evento, tipo, destino, tabela, linha_id, criada_em, proxima_em, estado)
       values (?, 'pedido.criado', 'email:cliente', 'pedido', 1, ?, ?, 'desistida')`,
      `evento ${dias}`,
      Date.now() - dias * DAY_MS,
      Date.now(),
    );
  await enterAdmin(page);
  const figures = page.locator('.figures');
  await expect(figures.getByRole('link', { name: '1 mensagem esperando agora' })).toBeVisible();
  const names = page.locator('tbody td[data-label="Nome"]');
  for (const wait of [
    /^3 assinaturas esperando a mais antiga há 3 dias$/,
    /^3 com valor por conferir, .* a mais antiga há 3 dias$/,
  ]) {
    await figures.getByRole('link', { name: wait }).click();
    await expect(names).toHaveText(['Velha', 'Média', 'Nova']);
    await page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Home', exact: true }).click();
  }
  await figures.getByRole('link', { name: /^2 avisos ou e-mails sem entrega o mais antigo há 5 dias$/ }).click();
  const happened = page.locator('tbody td[data-label="Aconteceu"]');
  const first = await happened.first().innerText();
  await expect(page.getByText('As mais antigas primeiro.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver as mais novas primeiro' }).click();
  await expect(happened.last()).toHaveText(first);
  await expectAccessible(page);
});

test('today is told against the same day of last week; a shop without orders is told so', async ({ page }) => {
  await enterAdmin(page);
  const today = page.getByRole('region', { name: 'Hoje e há uma semana' });
  await expect(today).toContainText('Nos dois dias, nada até esta hora.');
  await expect(page.getByText('0 assinaturas em 30 dias')).toBeVisible();
  await expect(page.locator('.chart')).toHaveCount(0);
  writeSold(0, ['PHP']);
  await page.reload();
  await expect(today).toContainText('1 assinatura a mais e R$ 10,00 a mais.');
});

/** Robots that say that they are one are not counted, and the browser of these tests does. */
const PERSON = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

test('whoever comes to an order page is counted once, also where it was fetched at the press; the desk says what share ordered', async ({
  page,
  browser,
}) => {
  executeAt('empty', 'delete from visitas_do_dia');
  executeAt('empty', 'insert into visitas_do_dia (dia, quantidade) values (?, 9)', ago(1).data_cadastro);
  executeAt('empty', `insert into planos (nome, plano_tipo, valor, ativo) values ('PHP Contado', 'PHP', 4000, 1)`);
  const counted = page.getByRole('region', { name: 'Da página de assinatura ao pedido' });
  await enterAdmin(page);
  const before = Number(/^(\d+) chegada/.exec((await counted.locator('dd').first().textContent())!)![1]);
  const visitor = await (await browser.newContext({ baseURL: origin('empty'), userAgent: PERSON })).newPage();
  await visitor.goto('/plano-hospedagem-php');
  // The rules by which pages are fetched ahead come by themselves, after the page.
  await visitor.waitForLoadState('networkidle');
  await visitor.locator('.plan-card a[href^="/assineja"]').first().click();
  await visitor.waitForURL(/assineja/);
  await visitor.reload();
  await visitor.context().close();
  await page.reload();
  await expect(counted).toContainText(before === 0 ? '1 chegada' : `${before + 1} chegadas`);
  writeOrder('Painel', 'empty', { ...ago(0), contrato_versao: 'x', de_maquina: 0 });
  await page.reload();
  await expect(counted).toContainText('1 pedido');
  await expectAccessible(page);
});

test('a plan that leads leads to itself', async ({ page }) => {
  const plan = (nome: string) =>
    Number(executeAt('empty', `insert into planos (nome, plano_tipo, valor) values (?, 'JAVA', 4000) returning id`, nome)[0]!.id);
  const plano_id = plan('Java Líder');
  plan('Java Outra');
  const sold = { ...ago(0), plano_tipo: 'JAVA', valor_conferido: 1, status: 'concluida' };
  writeOrder('Painel', 'empty', { ...sold, plano_id });
  writeOrder('Painel', 'empty', { ...sold, plano_id: 987_654, plano: 'Java que já foi' });
  await enterAdmin(page);
  const row = page.getByRole('row', { name: /Java que já foi/ }).first();
  await expect(row).toContainText('excluído');
  await expect(row.getByRole('link')).toHaveCount(0);
  await page.getByRole('link', { name: 'Java Líder' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Planos');
  await expect(page.getByRole('row', { name: /Java Líder/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /Java Outra/ })).toHaveCount(0);
});
