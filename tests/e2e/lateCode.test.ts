import { expect, type Page } from '@playwright/test';
import { fillOrder, openOrder, planoId, sendOrder } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { hydrated, test, visit } from '../support/visitor.ts';

// What a page fetches late may be lost on the way, or be gone since a new version is in place: nothing that was typed is lost by it, and
// whatever the page is there for can be done.

const SHOP = origin('measured');
/** What an order says that could not leave (section 8). */
const UNSENT = 'Erro ao enviar os dados. Tente novamente mais tarde.';
const NO_LINE = 'Sem internet: nada foi enviado. Tente novamente.';
const MESSAGE = { Nome: 'João', 'E-mail': 'joao@exemplo.com', Celular: '11', Assunto: 'Dúvida', Mensagem: 'Oi' };

async function fillMessage(page: Page): Promise<void> {
  for (const [label, answer] of Object.entries(MESSAGE)) await page.getByLabel(label, { exact: true }).fill(answer);
}

/** Presses until the form is sent, as a visitor does who is told to try again. */
async function pressUntil(page: Page, button: string, thanks: RegExp): Promise<void> {
  await expect(async () => {
    if (!thanks.test(page.url())) await page.getByRole('button', { name: button }).click({ timeout: 500 });
    await expect(page).toHaveURL(thanks, { timeout: 5000 });
  }).toPass({ timeout: 20_000 });
}

interface Journey {
  address: (page: Page) => Promise<string>;
  act: (page: Page) => Promise<void>;
  /** How often a file may be lost. */
  losses: number;
}

/** Where each page with late code is, and what is done there that needs all of it. */
const JOURNEYS: Readonly<Record<string, Journey>> = {
  'site-_index': {
    losses: 1,
    address: async () => '/',
    async act(page) {
      await page.getByLabel('Qual é o seu domínio?').fill('livre');
      await page.getByRole('button', { name: 'Verificar', exact: true }).click();
      // What answers may be what is lost: the form leads to the plans then, and the visitor comes here again.
      const answered = page.getByRole('search').getByText('está disponível para registro');
      const led = page.waitForURL(/dominio=livre/).then(() => visit(page, `${SHOP}/`));
      await Promise.race([answered.waitFor(), led]);
      for (const part of await page.locator('.lazy-part').all()) await part.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      await expect(page.getByText('Uma parte desta página não carregou por completo.')).toHaveCount(0);
    },
  },
  'site-_atendimento': {
    losses: 2,
    address: async () => '/atendimento',
    async act(page) {
      await fillMessage(page);
      await pressUntil(page, 'Enviar mensagem', /\/atendimento-obrigado$/);
    },
  },
  'assinatura-_assineja': {
    losses: 2,
    address: async (page) => `/assineja-hospedagem-php?planoId=${await planoId(page.request, 'PHP Ramo')}`,
    async act(page) {
      // Brought back by the browser, the page asks what the plan is by now.
      await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
      await fillOrder(page);
      await pressUntil(page, 'ASSINE JÁ', /\/assineja-finalizada\?/);
    },
  },
};

const files = async (page: Page, path: string, pattern: RegExp) => {
  const text = await (await page.request.get(SHOP + path)).text();
  return [...text.matchAll(pattern)].map(([, file]) => new URL(file!, SHOP + path).pathname);
};

/** The files that the scripts of a page may fetch late, by the page's address: what its entry, and whatever that imports at once, imports by a call. */
async function lateFiles(page: Page, address: string): Promise<string[]> {
  const reached = new Set(await files(page, address, /<script[^>]* src="([^"]+\.js)"/g));
  const late = new Set<string>();
  for (const file of reached) {
    for (const next of await files(page, file, /(?:from|import)\s*["'`](\.[^"'`]+\.js)["'`]/g)) reached.add(next);
    for (const next of await files(page, file, /import\(["'`](\.[^"'`]+\.js)["'`]\)/g)) late.add(next);
  }
  return [...late].filter((file) => !reached.has(file));
}

/** Name of a page's script in the build. */
async function entryOf(page: Page, address: string): Promise<string> {
  const scripts = await files(page, address, /<script[^>]* src="([^"]+\.js)"/g);
  return /pages_-(.+)_client\./.exec(scripts.join())?.[1] ?? '';
}

const chromiumNotes = (complaint: string) => /ERR_FAILED|404/.test(complaint);

for (const [entry, { address, act, losses }] of Object.entries(JOURNEYS)) {
  for (let lost = 1; lost <= losses; lost++) {
    test(`${entry} does what it is there for, whichever of its late files is lost ${lost} times`, async ({ page, browser }) => {
      const at = await address(page);
      expect(await entryOf(page, at)).toBe(entry);
      const late = await lateFiles(page, at);
      expect(late.length).toBeGreaterThan(1);
      const complaints: string[] = [];
      const asked: string[] = [];
      for (const file of late) {
        const visitor = await browser.newPage();
        visitor.on('pageerror', (error) => complaints.push(`${file}: ${error.message}`));
        let left = lost;
        await visitor.route(
          (url) => url.pathname === file,
          async (route) => {
            asked.push(file);
            if (left-- > 0) await route.abort();
            else await route.continue();
          },
        );
        await visit(visitor, SHOP + at);
        await act(visitor);
        await expect(visitor.locator('#conteudo')).not.toBeEmpty();
        await visitor.close();
      }
      expect(complaints).toEqual([]);
      expect([...new Set(asked)].toSorted()).toEqual(late.toSorted());
    });
  }
}

test('every public page with late code of its own has a journey', async ({ page }) => {
  const map = await (await page.request.get(`${SHOP}/sitemap.xml`)).text();
  const shared = new Set(await lateFiles(page, '/sobre-nos'));
  const missing: string[] = [];
  for (const [, path] of map.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)) {
    const own = (await lateFiles(page, path!)).filter((file) => !shared.has(file));
    const entry = await entryOf(page, path!);
    if (own.length > 0 && !(entry in JOURNEYS)) missing.push(entry);
  }
  expect(missing).toEqual([]);
});

for (const [what, address, press, failure] of [
  ['an order', '/assineja-hospedagem-php', 'ASSINE JÁ', UNSENT],
  ['a message', '/atendimento', 'Enviar mensagem', NO_LINE],
] as const) {
  test(`${what} that is sent without a line is sent by the next press`, async ({ page, context, complaints }) => {
    await visit(page, address + (what === 'an order' ? `?planoId=${await planoId(page.request, 'PHP Ramo')}` : ''));
    await context.setOffline(true);
    if (what === 'an order') await fillOrder(page);
    else await fillMessage(page);
    await page.getByRole('button', { name: press }).click();
    await expect(page.getByRole('alert').first()).toHaveText(failure);
    await context.setOffline(false);
    if (what === 'an order') await sendOrder(page);
    else {
      await page.getByRole('button', { name: press }).click();
      await expect(page).toHaveURL(/\/atendimento-obrigado$/, { timeout: 20_000 });
    }
    complaints.length = 0;
  });
}

test('an order whose line is gone by the time it is sent says so, and is sent by the next press', async ({
  page,
  context,
  complaints,
}) => {
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  await fillOrder(page);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  const send = page.getByRole('button', { name: 'ASSINE JÁ' });
  await send.click();
  await expect(page.getByRole('alert').last()).toHaveText(NO_LINE);
  await expect(page.getByRole('link', { name: 'Recarregar' })).toHaveCount(0);
  await context.setOffline(false);
  await sendOrder(page);
  complaints.length = 0;
});

test('an order page of a build that is gone names what is wrong, and is sent after it was loaded anew', async ({
  page,
  complaints,
}) => {
  const at = `/assineja-hospedagem-php?planoId=${await planoId(page.request, 'PHP Ramo')}`;
  const gone = new Set(await lateFiles(page, at));
  await page.route(
    (url) => gone.has(url.pathname),
    (route) => route.fulfill({ status: 404, body: '' }),
  );
  await visit(page, at);
  await page.getByLabel('Cidade').fill('Recife');
  await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
  await expect(page.getByRole('alert').first()).toHaveText(UNSENT);
  await expect(page.getByText('O que você preencheu fica guardado.')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recarregar a página' }).click();
  await hydrated(page);
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife');
  await fillOrder(page);
  await sendOrder(page);
  expect(complaints.splice(0).every(chromiumNotes)).toBe(true);
});

test('the server names what is wrong where the rules of a form are gone', async ({ page, complaints }) => {
  const at = `/assineja-hospedagem-php?planoId=${await planoId(page.request, 'PHP Ramo')}`;
  await page.goto(at);
  for (const file of await lateFiles(page, at)) {
    const code = await (await page.request.get(file)).text();
    if (code.includes('Campo obrigatório.')) await page.route((url) => url.pathname === file, (route) => route.abort()); // prettier-ignore
  }
  await page.reload();
  await hydrated(page);
  await fillOrder(page);
  await page.getByLabel('Cidade').fill('');
  await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
  await expect(page.locator('#cidade-message')).toHaveText('Campo obrigatório.', { timeout: 20_000 });
  await page.getByLabel('Cidade').fill('São Paulo');
  await sendOrder(page);
  expect(complaints.splice(0).every(chromiumNotes)).toBe(true);
});
