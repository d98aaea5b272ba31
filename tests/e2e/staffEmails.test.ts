import { expect } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { textsOutOfTheirBox } from '../support/overflow.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Staff see every letter as it arrives, though no mail is set up (059).

for (const width of [360, 768, 1440]) {
  test(`letters are shown as they arrive at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterAdmin(page, 'emails');
    await expect(page.getByText('A loja não envia e-mails: falta SMTP_URL na configuração.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enviar este exemplo à equipe' })).toHaveCount(0);
    const letter = page.frameLocator('iframe').first();
    await expect(letter.getByRole('heading', { level: 1 })).toHaveText('Recebemos o seu pedido');
    await expect(letter.getByText('Total do período')).toBeVisible();
    await page.locator('select[name=exemplo]').selectOption('Equipe: nova mensagem');
    await expect(letter.getByRole('heading', { level: 1 })).toHaveText('Nova mensagem pelo site');
    await expect(page.getByLabel('E-mail em texto simples')).toContainText('> O meu site exemplo[.]com[.]br cresceu.');
    expect(page.url()).toContain('exemplo=mensagem');
    // What looks at the page would run in the frames, where nothing may.
    await page.locator('iframe').evaluateAll((frames) => frames.forEach((frame) => frame.remove()));
    await expectAccessible(page);
    expect(await textsOutOfTheirBox(page)).toEqual([]);
  });
}

for (const colorScheme of ['light', 'dark'] as const)
  test(`a letter is no wider than a phone and can be read, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.emulateMedia({ colorScheme });
    // Browsers ask for it where a page names none.
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await enterAdmin(page, 'emails');
    for (const example of ['criado', 'cancelado', 'pedido', 'mensagem']) {
      await page.goto(`/api/emails/${example}`);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
      expect(await page.locator('img').evaluateAll((all) => all.every((img) => (img as HTMLImageElement).naturalWidth > 0))).toBe(
        true,
      );
      await expectAccessible(page, ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa']);
    }
  });
