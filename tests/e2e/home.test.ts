import { expect, type Locator, type Page } from '@playwright/test';
import { expectAccessible, test, visit, watchLayoutShift } from '../support/visitor.ts';

const START = Date.UTC(2026, 10, 21, 12);

const currentSlide = (page: Page) => page.locator('.carousel__slide[data-position="0"]');
const dot = (page: Page, n: number) => page.getByRole('button', { name: `Ir para o banner ${n}` });

async function swipe(page: Page, x: number, y: number): Promise<void> {
  await page.locator('.carousel__frame').evaluate(
    (frame, [dx, dy]) => {
      const at = (clientX: number, clientY: number) => new Touch({ identifier: 1, target: frame, clientX, clientY });
      const fire = (type: string, touch: Touch) =>
        frame.dispatchEvent(
          new TouchEvent(type, { bubbles: true, touches: type === 'touchend' ? [] : [touch], changedTouches: [touch] }),
        );
      fire('touchstart', at(200, 200));
      fire('touchend', at(200 + dx, 200 + dy));
    },
    [x, y] as const,
  );
}

test.describe('carousel', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });
  test.beforeEach(async ({ page }) => {
    await page.clock.install({ time: START });
    await visit(page, '/');
    // From here on time stands still but for `runFor`; the dot gives the first banner its full five seconds.
    await page.clock.pauseAt(START + 60_000);
    await dot(page, 1).click();
  });

  test('shows active banners inside their dates, in order', async ({ page }) => {
    await expect(page.locator('.carousel__slide img')).toHaveCount(3);
    await expect(currentSlide(page).getByRole('img')).toHaveAttribute('alt', 'Loja de aplicativos do painel ICP');
    await expect(page.locator('.carousel__slide').nth(1).locator('a')).toHaveAttribute('href', '/plano-promocao');
  });

  test('advances every 5 seconds and wraps around', async ({ page }) => {
    await page.clock.runFor(4900);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(200);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(5000);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(5000);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  });

  test('a dot jumps to its banner and the time starts again', async ({ page }) => {
    await page.clock.runFor(4000);
    await dot(page, 3).click();
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(4000);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(1500);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  });

  test('a swipe to the left goes on, to the right goes back', async ({ page }) => {
    await swipe(page, -41, 0);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await swipe(page, 41, 40);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await swipe(page, 300, 0);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  });

  test('a short or a vertical swipe does nothing', async ({ page }) => {
    await swipe(page, -40, 0);
    await swipe(page, -60, 61);
    await page.clock.runFor(400);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  });

  test('waits during a swipe and 300 ms after it', async ({ page }) => {
    await swipe(page, -100, 0);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(300);
    await page.clock.runFor(4900);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
    await page.clock.runFor(200);
    await expect(dot(page, 3)).toHaveAttribute('aria-current', 'true');
  });

  test('waits while the tab is hidden', async ({ page }) => {
    const setHidden = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { value, configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    await setHidden(true);
    await page.clock.runFor(12_000);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
    await setHidden(false);
    await page.clock.runFor(5100);
    await expect(dot(page, 2)).toHaveAttribute('aria-current', 'true');
  });

  test('can be paused', async ({ page }) => {
    await page.getByRole('button', { name: 'Pausar a rotação' }).click();
    await page.clock.runFor(12_000);
    await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
  });
});

test('the first banner loads eagerly and the next one ahead', async ({ page }) => {
  await visit(page, '/');
  const loading = page.locator('.carousel__slide img');
  await expect(loading.nth(0)).toHaveAttribute('loading', 'eager');
  await expect(loading.nth(0)).toHaveAttribute('fetchpriority', 'high');
  await expect(loading.nth(1)).toHaveAttribute('loading', 'eager');
  await expect(loading.nth(2)).toHaveAttribute('loading', 'lazy');
});

test('a banner says in text what it offers, and one link of it leads there', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, '/');
  const slide = currentSlide(page);
  await expect(slide.getByRole('link')).toHaveAccessibleName(/Docker sem complicação .*Ver planos VPS ICP$/);
  const frame = (await page.locator('.carousel__frame').boundingBox())!;
  for (const line of await slide.locator('.carousel__words > *').all()) {
    const box = (await line.boundingBox())!;
    expect(box.y).toBeGreaterThan(frame.y);
    expect(box.y + box.height).toBeLessThan(frame.y + frame.height);
    expect(box.x + box.width).toBeLessThan(frame.x + frame.width);
    expect(await line.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))).toBeGreaterThanOrEqual(16);
  }
  await slide.getByRole('link').click();
  await expect(page).toHaveURL(/\/plano-vps-icp$/);
});

test('the longest words that a banner can say are whole at every width', async ({ page }) => {
  await visit(page, '/');
  const words = currentSlide(page).locator('.carousel__words > *');
  await expect(words).toHaveCount(3);
  // Sentences first, then a word that has no end.
  for (const longest of [SENTENCES, ['a'.repeat(50), 'a'.repeat(110), 'a'.repeat(30)]]) await areWhole(page, words, longest);
});

const SENTENCES = [
  'Hospedagem profissional: atendimento o ano inteiro',
  'Migramos gratuitamente o seu site, com certificado de segurança, backup diário e suporte especializado em nuvem',
  'Conhecer hospedagem gerenciada',
];

async function areWhole(page: Page, words: Locator, longest: readonly string[]): Promise<void> {
  await words.evaluateAll(
    (elements, texts) => elements.forEach((element, i) => (element.textContent = texts[i]!.slice(0, [50, 110, 30][i]))),
    longest,
  );
  for (const width of [320, 360, 480, 640, 767, 768, 800, 860, 1024, 1440]) {
    await page.setViewportSize({ width, height: 740 });
    const frame = (await page.locator('.carousel__frame').boundingBox())!;
    for (const line of await words.all()) {
      const box = (await line.boundingBox())!;
      expect([width, box.y >= frame.y, box.y + box.height <= frame.y + frame.height]).toEqual([width, true, true]);
      expect(box.x + box.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(
        await line.evaluate(
          (element) => element.scrollWidth <= element.clientWidth || getComputedStyle(element).display === 'inline',
        ),
      ).toBe(true);
    }
  }
}

test('nothing rotates for who asks for reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await visit(page, '/');
  await page.clock.runFor(12_000);
  await expect(dot(page, 1)).toHaveAttribute('aria-current', 'true');
});

test('lists every family with its lowest price', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('.price-list li')).toHaveCount(12);
  await expect(page.locator('.price-list li').first()).toHaveText(
    'Hospedagem PHPa partir de R$ 11,18/mês pagando 24 meses: R$ 268,20',
  );
});

test('says at first what this is, for whom, since when and from which price, and has three doors', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hospedagem, VPS e servidores dedicados');
  await expect(page.locator('.arrival')).toContainText('no ar desde 2000');
  await expect(page.locator('.arrival__price')).toContainText('R$ 11,18/mês pagando 24 meses de uma vez: R$ 268,20');
  await expect(page.locator('.doors strong')).toHaveText(['Site ou loja', 'Aplicação', 'Servidor']);
  await expect(page.locator('.doors__price')).toHaveCount(3);
});

test.describe('the search for a domain', () => {
  const search = (page: Page) => page.getByRole('search');
  const ask = async (page: Page, typed: string) => {
    await page.getByLabel('Qual é o seu domínio?').fill(typed);
    await search(page).getByRole('button', { name: 'Verificar', exact: true }).first().click();
  };

  test('offers what is free for an order', async ({ page }) => {
    await visit(page, '/');
    await ask(page, 'livre');
    await expect(search(page)).toContainText('✅ O domínio livre.com.br está disponível para registro');
    await expect(search(page)).toContainText('R$ 40,00 por ano');
    await search(page).getByRole('link', { name: 'Continuar com este domínio' }).click();
    await expect(page).toHaveURL('/plano-hospedagem-php?registro=livre.com.br');
    // The order is to register it, not to use one that somebody has.
    await page.locator('.plan-card a').first().click();
    await expect(page.getByLabel('Sim, registrar domínio')).toBeChecked();
    await expect(page.getByLabel('Domínio', { exact: true })).toHaveValue('livre.com.br');
  });

  test('offers other names, each with its price, for one that is taken', async ({ page }) => {
    await visit(page, '/');
    await ask(page, 'https://www.tomado.com.br/');
    await expect(search(page)).toContainText('❌ O domínio tomado.com.br já está registrado, escolha outro nome.');
    const others = search(page).getByRole('listitem');
    await expect(others).toHaveCount(5);
    await others.filter({ hasText: 'tomadoonline.com.br' }).getByRole('button').click();
    // The registry of the tests knows nothing of it.
    await expect(search(page)).toContainText('Erro ao verificar domínio. Verifique o nome ou tente novamente.');
    // Nobody is stopped by what cannot be said.
    await search(page).getByRole('link', { name: 'Continuar com tomadoonline.com.br assim mesmo' }).click();
    await expect(page).toHaveURL('/plano-hospedagem-php?registro=tomadoonline.com.br');
  });

  test('takes spaces and accents out of a name', async ({ page }) => {
    await visit(page, '/');
    await ask(page, 'Padaria do Zé');
    await expect(search(page)).toContainText('Continuar com padariadoze.com.br assim mesmo');
  });

  test('asks for a name where none is typed', async ({ page }) => {
    await visit(page, '/');
    await ask(page, ' ');
    await expect(search(page)).toContainText('Digite um domínio para verificar.');
  });

  test('leads to the plans without JavaScript', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const page = await context.newPage();
    await page.goto('/');
    await ask(page, 'livre.com.br');
    await expect(page).toHaveURL('/plano-hospedagem-php?dominio=livre.com.br');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Hospedagem PHP');
    await context.close();
  });
});

const SECTIONS = ['Highlights', 'Services', 'About', 'Clients', 'Panel', 'Testimonials'];
const HEADINGS = [
  'Em destaque',
  'O que você quer colocar no ar?',
  'Desde 2000',
  'Quem confia, fica',
  'Ipê Control Panel',
  'O que dizem os clientes',
];

test('each lazy section loads its code only when it comes near', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.setViewportSize({ width: 1440, height: 600 });
  await visit(page, '/');
  await page.waitForLoadState('networkidle');
  const atFirst = scripts.length;
  await page.locator('.testimonials').scrollIntoViewIfNeeded();
  await expect.poll(() => scripts.length).toBeGreaterThanOrEqual(atFirst + 1);
  for (const heading of HEADINGS) await expect(page.getByRole('heading', { name: heading }).first()).toBeAttached();
  expect(SECTIONS).toHaveLength(HEADINGS.length);
});

test.describe('a lazy section that cannot be loaded', () => {
  test('is tried once more, keeps its text and offers a reload', async ({ page, complaints }) => {
    const tries: string[] = [];
    await page.setViewportSize({ width: 1440, height: 600 });
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route(/assets\/.*\.js/, (route) => {
      tries.push(new URL(route.request().url()).pathname);
      return route.abort();
    });
    await page.locator('.testimonials').scrollIntoViewIfNeeded();
    await expect(page.getByText('Uma parte desta página não carregou por completo.').first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recarregar a página' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'O que dizem os clientes' })).toBeVisible();
    const counts = new Map<string, number>();
    for (const path of tries) counts.set(path, (counts.get(path) ?? 0) + 1);
    expect(Math.max(...counts.values())).toBe(2);
    // Chromium notes every aborted request, also the last ones.
    await page.close();
    complaints.length = 0;
  });

  test('comes to life when the second try succeeds', async ({ page, complaints }) => {
    const failed = new Set<string>();
    await page.setViewportSize({ width: 1440, height: 600 });
    await visit(page, '/');
    await page.waitForLoadState('networkidle');
    await page.route(/assets\/.*\.js/, (route) => {
      const { pathname } = new URL(route.request().url());
      if (failed.has(pathname)) return route.continue();
      failed.add(pathname);
      return route.abort();
    });
    await page.locator('.testimonials').scrollIntoViewIfNeeded();
    await page.waitForFunction(() => {
      const section = document.querySelector('.testimonials');
      return section !== null && Object.keys(section).some((key) => key.startsWith('__reactProps'));
    });
    await expect(page.locator('.lazy-part:has(.testimonials) .reload-offer')).toHaveCount(0);
    expect(failed.size).toBeGreaterThan(0);
    await page.close();
    complaints.length = 0;
  });
});

for (const width of [360, 1440]) {
  test(`is accessible, still and no wider than the screen at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const layoutShift = await watchLayoutShift(page);
    await visit(page, '/');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await layoutShift()).toBe(0);
  });
}
