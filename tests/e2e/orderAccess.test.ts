import { expect, type Page } from '@playwright/test';
import { openOrder } from '../support/order.ts';
import { test, visit } from '../support/visitor.ts';

// The forms for who uses a keyboard, a screen reader or the system's own colours (WCAG 2.2).

const FORMS: readonly [name: string, button: string, open: (page: Page) => Promise<unknown>][] = [
  ['the order', 'ASSINE JÁ', (page) => openOrder(page, '/assineja-vps-cpanel', 'cPanel 30')],
  ['the contact form', 'Enviar mensagem', (page) => visit(page, '/atendimento')],
];

for (const [name, button, open] of FORMS)
  test.describe(name, () => {
    test('tells of an empty submission once, with a link to each wrong field', async ({ page }) => {
      await open(page);
      // Everything that a screen reader would read out by itself.
      await page.evaluate(() => {
        const said: string[] = [];
        Object.assign(window, { said });
        for (const region of document.querySelectorAll('[role=alert], [aria-live], [role=status], output'))
          new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
            subtree: true,
            childList: true,
            characterData: true,
          });
      });
      await page.getByRole('button', { name: button }).click();
      await expect(page.getByRole('alert')).toHaveText('Confira estes campos e envie novamente:');
      const links = page.getByRole('list', { name: 'Campos para corrigir' }).getByRole('link');
      const invalid = page.locator('[aria-invalid=true]');
      await expect(links).toHaveCount(await invalid.count());
      expect(await page.evaluate(() => (window as unknown as { said: string[] }).said)).toEqual([
        'Confira estes campos e envie novamente:',
      ]);
      for (const link of await links.all()) {
        const label = (await link.textContent())!;
        await link.click();
        const focused = page.locator(':focus');
        await expect(focused).toHaveAttribute('aria-invalid', 'true');
        expect(await focused.evaluate((field: HTMLInputElement) => field.labels?.[0]?.textContent)).toContain(label);
        const described = (await focused.getAttribute('aria-describedby'))!.split(' ');
        const texts = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
        expect(texts.join('')).not.toBe('');
      }
    });

    test('says which fields have to be filled, before anybody tries', async ({ page }) => {
      await open(page);
      const fields = page.locator('form input:not([type=radio]), form select, form textarea');
      for (const field of await fields.all()) {
        const label = await field.evaluate((element: HTMLInputElement) => element.labels?.[0]?.textContent ?? '');
        const required = await field.getAttribute('aria-required');
        expect([label, required === 'true']).toEqual([label, REQUIRED.has(label)]);
      }
    });
  });

const REQUIRED = new Set([
  'E-mail principal', 'CPF ou CNPJ', 'Nome completo ou razão social', 'CEP', 'Endereço', 'Bairro', 'Cidade', 'Estado',
  'Nome', 'E-mail', 'Celular', 'Assunto', 'Mensagem', 'Li e aceito: Contrato de VPS e servidor dedicado',
]); // prettier-ignore

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [768, 900],
  [1440, 700],
  [1440, 900],
] as const)
  test.describe(`at ${width} × ${height}`, () => {
    test.use({ viewport: { width, height } });

    test('nothing that has the focus is under the bar or the header (2.4.11)', async ({ page }) => {
      // Without motion a scroll is over when the key is.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openOrder(page, '/assineja-vps-cpanel', 'cPanel 30');
      await page.getByLabel('Subdomínio temporário grátis').focus();
      const hidden: string[] = [];
      for (let steps = 0; steps < 40; steps++) {
        await page.keyboard.press('Tab');
        const focused = await page.evaluate(() => {
          const element = document.activeElement as HTMLElement;
          if (!element.closest('form.order')) return null;
          const { left, right, top, bottom } = element.getBoundingClientRect();
          const seen = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2)[0];
          const covered = !seen || !(element === seen || element.contains(seen) || seen.contains(element));
          return { what: element.textContent || (element as HTMLInputElement).name, covered };
        });
        if (!focused) break;
        if (focused.covered) hidden.push(focused.what);
      }
      expect(hidden).toEqual([]);
    });

    for (const [rota, nome] of [
      ['/assineja-hospedagem-php', 'PHP Ramo'],
      ['/assineja-server-dedicado', 'EPYC 16'],
    ] as const)
      test(`the summary of ${nome} shows every line`, async ({ page }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await openOrder(page, rota, nome);
        const lines = page.locator('.order-summary ul').first().locator('li');
        expect(await lines.count()).toBeGreaterThan(10);
        for (const line of await lines.all()) {
          const seen = await line.evaluate((element) => {
            element.scrollIntoView({ block: 'nearest' });
            const { left, right, top, bottom } = element.getBoundingClientRect();
            return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
          });
          expect([await line.textContent(), seen]).toEqual([await line.textContent(), true]);
        }
      });

    test('the total is in view wherever one is in the form', async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
      await page.getByText('Mais informações (opcional)').click();
      for (const label of ['CEP', 'Cidade', 'Informações adicionais (opcional)']) {
        await page.getByLabel(label, { exact: true }).focus();
        await expect(page.locator(width < 900 ? '.order-bar strong' : '.receipt__total output')).toBeInViewport();
      }
    });
  });

test('what is chosen is seen in the colours of the system too', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  for (const [url, chosen, other] of [
    ['/plano-hospedagem-php', '[aria-pressed=true]', '[aria-pressed=false]'],
    ['/', '.carousel__dot[aria-current]', '.carousel__dot:not([aria-current])'],
  ] as const) {
    await visit(page, url);
    const paint = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const look = (pseudo?: string) => {
            const { backgroundColor, color, borderColor, outlineStyle } = getComputedStyle(element, pseudo);
            return [backgroundColor, color, borderColor, outlineStyle].join(' ');
          };
          return look() + look('::before');
        });
    expect(await paint(chosen)).not.toBe(await paint(other));
  }
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
  const radio = page.getByLabel('Mensal (1 MÊS)');
  const before = await radio.screenshot();
  await radio.check();
  expect((await radio.screenshot()).equals(before)).toBe(false);
});
