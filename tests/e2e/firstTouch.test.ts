import { expect, type Page } from '@playwright/test';
import { holdScripts } from '../support/held.ts';
import { planoId } from '../support/order.ts';
import { hydrated, test } from '../support/visitor.ts';

/** Opens a page whose scripts are still on their way; they arrive when the returned function is called. */
async function openWithoutScripts(page: Page, url: string): Promise<() => Promise<void>> {
  const arrive = await holdScripts(page);
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('#rodape').waitFor({ state: 'attached' });
  // Nobody sees a page, or touches it, before its stylesheets are there.
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  );
  return async () => {
    arrive();
    await hydrated(page);
  };
}

test('what is typed into the contact form before its scripts arrive stays, and is known', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/atendimento');
  await page.getByLabel('Nome').pressSequentially('Maria Souza');
  await page.getByLabel('Mensagem').pressSequentially('Boa tarde');
  await arrive();
  await expect(page.getByLabel('Nome')).toHaveValue('Maria Souza');
  await expect(page.getByLabel('Mensagem')).toHaveValue('Boa tarde');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.locator('#email-message')).not.toBeEmpty();
  await expect(page.locator('#nome-message')).toBeEmpty();
  // The tab's memory has it, too.
  await page.unrouteAll({ behavior: 'wait' });
  await page.reload();
  await hydrated(page);
  await expect(page.getByLabel('Nome')).toHaveValue('Maria Souza');
});

test('what is typed and chosen on an order page before its scripts arrive stays, and is reckoned with', async ({ page }) => {
  const arrive = await openWithoutScripts(page, `/assineja-vps-cpanel?planoId=${await planoId(page.request, 'cPanel 30')}`);
  await page.getByLabel('E-mail principal').pressSequentially('maria@example.com');
  await page.getByLabel('Disco além do que vem no plano').selectOption({ label: '100 GB – R$ 60,00 por mês' });
  await page.getByLabel(/^Mensal/).check();
  await arrive();
  await expect(page.getByLabel('E-mail principal')).toHaveValue('maria@example.com');
  await expect(page.getByLabel(/^Mensal/)).toBeChecked();
  await expect(page.getByLabel('Disco além do que vem no plano')).toHaveValue('100');
  await expect(page).toHaveURL(/periodo=1$/);
  await expect(page.locator('.receipt__total output')).toContainText('389,90');
});

test('the last letter may be typed while the page is being taken over', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/atendimento');
  const typing = page.getByLabel('Assunto').pressSequentially('Uma dúvida sobre o plano', { delay: 40 });
  await arrive();
  await typing;
  await expect(page.getByLabel('Assunto')).toHaveValue('Uma dúvida sobre o plano');
});

for (const [url, button] of [
  ['/atendimento', 'Enviar mensagem'],
  ['/assineja-vps-cpanel', 'ASSINE JÁ'],
] as const) {
  test(`a form of ${url} that is sent before its scripts arrive puts nothing into the address`, async ({ page }) => {
    const query = url === '/atendimento' ? '' : `?planoId=${await planoId(page.request, 'cPanel 30')}`;
    const arrive = await openWithoutScripts(page, url + query);
    await page.getByRole('button', { name: button }).click({ noWaitAfter: true });
    await arrive();
    await expect(page).toHaveURL(url + query);
  });
}

test('a menu that is opened before the scripts arrive gets its pictures', async ({ page }) => {
  const arrive = await openWithoutScripts(page, '/sobre-nos');
  await page.locator('.mega > summary').click();
  await arrive();
  await expect(page.locator('.mega__panel use').first()).toHaveAttribute('href', /menuIcons/);
});

test('the first touch is answered, however busy the browser is', async ({ page }) => {
  // A browser that is never idle.
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });
  await page.goto('/plano-vps-linux');
  await page.waitForLoadState('networkidle');
  const pressed = page.locator('.period button[aria-pressed="true"]').first();
  await expect(pressed).toHaveText('Anual');
  const sameDocument = await page.evaluateHandle(() => document);
  await page.getByRole('button', { name: 'Mensal' }).first().click();
  await expect(pressed).toHaveText('Mensal');
  expect(await sameDocument.evaluate((was) => was === document)).toBe(true);
});
