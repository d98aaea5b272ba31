import { expect } from '@playwright/test';
import { FAMILIAS } from '../../modules/catalogue/familia.ts';
import { ROTAS_INDEXADAS } from '../../modules/site/rotas.ts';
import { textsOutOfTheirBox } from '../support/overflow.ts';
import { origin } from '../support/ports.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

/** A4 between its margins, at 96 px an inch. */
const PAPER = 718;

test('on paper every column of every comparison is whole, and nothing of the frame is printed', async ({ page }) => {
  await page.setViewportSize({ width: PAPER, height: 1000 });
  await page.emulateMedia({ media: 'print' });
  for (const { rota } of FAMILIAS) {
    await page.goto(rota);
    for (const hidden of ['.header', '.footer', '.comparison tfoot']) await expect(page.locator(hidden).first()).toBeHidden();
    const cells = await page
      .locator('.comparison :is(thead, tbody) :is(th, td)')
      .evaluateAll((all) =>
        all.map((cell) => ({ right: cell.getBoundingClientRect().right, position: getComputedStyle(cell).position })),
      );
    expect(cells.length).toBeGreaterThan(20);
    // Also what is the same in all.
    await expect(page.getByRole('rowheader', { name: 'Multa de cancelamento' })).toBeVisible();
    expect(
      cells.filter(({ right, position }) => right > PAPER || position !== 'static'),
      rota,
    ).toEqual([]);
    expect(await page.locator('.comparison__table').evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0);
    expect(await textsOutOfTheirBox(page), rota).toEqual([]);
  }
});

test('the tree of a hero is whole, however low the hero is', async ({ page }) => {
  for (const rota of ROTAS_INDEXADAS) {
    await page.goto(rota);
    for (const width of [900, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const cut = await page
        .locator('.hero:not(.hero--drawn)')
        .evaluateAll((heroes) => heroes.map((hero) => parseFloat(getComputedStyle(hero, '::after').height) - hero.clientHeight));
      for (const excess of cut) expect(excess, `${rota} at ${width} px`).toBeLessThan(0);
    }
  }
});

test('every family has a drawing of its own, which stands beside the words and never behind them', async ({ page }) => {
  const seen = new Set<string>();
  for (const { rota } of FAMILIAS) {
    await page.goto(rota);
    const drawing = page.locator('.hero .drawing');
    const [file, symbol] = (await drawing.locator('use').getAttribute('href'))!.split('#');
    const answer = await page.request.get(file!);
    expect(answer.headers()['content-type']).toContain('image/svg+xml');
    expect(await answer.text()).toContain(`<symbol id="${symbol}"`);
    seen.add(file!);
    for (const width of [320, 360, 768, 900, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const covered = await drawing.evaluate((drawn) => {
        const { left, top, bottom } = drawn.getBoundingClientRect();
        const texts = [...drawn.parentElement!.querySelectorAll('h1, p, li')].flatMap((text) => {
          const range = document.createRange();
          range.selectNodeContents(text);
          return [...range.getClientRects()];
        });
        return texts.filter((line) => line.right > left && line.top < bottom && line.bottom > top).length;
      });
      expect(covered, `${rota} at ${width} px`).toBe(0);
    }
  }
  expect(seen.size).toBe(FAMILIAS.length);
});

test('the claims of a row stand at one height', async ({ page }) => {
  await page.goto('/plano-hospedagem-php');
  for (const width of [400, 768, 1100, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const claims = await page.locator('.quality__list li').evaluateAll((all) =>
      all.map((claim) => ({
        row: Math.round(claim.getBoundingClientRect().top),
        number: Math.round(claim.querySelector('strong')!.getBoundingClientRect().top),
      })),
    );
    for (const { row, number } of claims)
      expect(number, `at ${width} px`).toBe(claims.find((claim) => claim.row === row)!.number);
  }
});

test('every page reaches the foot of a high window', async ({ page, complaints }) => {
  await page.setViewportSize({ width: 1440, height: 2400 });
  for (const address of ['/nao-existe', '/atendimento-obrigado', '/assineja-vps-icp']) {
    await page.goto(address);
    const { footer, body } = await page.evaluate(() => ({
      footer: document.querySelector('.footer')!.getBoundingClientRect().bottom,
      body: innerHeight,
    }));
    expect(footer, address).toBeGreaterThanOrEqual(body);
  }
  // Chromium reports the status of the page that is not there.
  expect(new Set(complaints.splice(0)).size).toBe(1);
});

test('the words for who waits stand there while the first picture comes, and never where there is none', async ({ page }) => {
  const waiting = page.getByText('Carregando banners...');
  let arrive = () => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('/banner/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(waiting).toBeVisible();
  arrive();
  await page.unrouteAll({ behavior: 'wait' });
  await visit(page, `${origin('empty')}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(waiting).toHaveCount(0);
});

const KINDS = `/ /plano-vps-linux /plano-promocao /infraestrutura /painel-icp /sobre-nos /atendimento /contrato-de-hospedagem
  /assineja-vps-cpanel?planoId=33 /assineja-finalizada`.split(/\s+/);
for (const path of KINDS)
  test(`by night ${path} is dark, and read as well as by day`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await visit(page, path);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe('rgb(16, 23, 19)');
    await expectAccessible(page);
  });

test('a company with colours of its own is shown in them by night', async ({ page }) => {
  await page.goto(`${origin('branded')}/`);
  const byDay = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(byDay);
  await expectAccessible(page);
});

for (const [letters, width] of [
  [20, 360],
  [24, 360],
  [32, 640],
  [24, 1024],
  [32, 1280],
] as const) {
  test(`whoever has set letters of ${letters} px loses nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const client = await page.context().newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: letters } });
    for (const rota of [...ROTAS_INDEXADAS, '/assineja-vps-cpanel', '/atendimento-obrigado']) {
      await page.goto(rota);
      const [size, over] = await page.evaluate(() => {
        const root = document.documentElement;
        return [getComputedStyle(root).fontSize, root.scrollWidth - root.clientWidth];
      });
      expect([rota, size, over]).toEqual([rota, `${letters}px`, 0]);
    }
  });
}
