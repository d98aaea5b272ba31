import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { execute, writeAccount } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Passkeys stand in for the code of the second factor (090): made by a device, used at the sign-in and over what is open, and removed.

test.describe.configure({ mode: 'default' });

const USER = 'passkey.colega';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const passkeys = (page: Page) => page.getByRole('region', { name: 'Passkeys', exact: true });

test.beforeEach(() => writeAccount(USER));
test.afterEach(({ complaints }) => {
  execute(`delete from administradores where usuario = '${USER}'`);
  // The browser writes every 401 to its console.
  complaints.splice(0);
});

/** A device in the browser, as one with a sensor of fingerprints. Answers how to have it agree to what it is asked, or to nothing, and how to have it wait. */
async function plugIn(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  const { authenticatorId } = await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    agree: (isUserVerified: boolean) => devtools.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
    wait: (waits: boolean) => devtools.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled: !waits }),
  };
}

async function confirm(page: Page, deed: string, nome?: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  if (nome) await dialog.getByLabel('Como chamá-la').fill(nome);
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: deed, exact: true }).click();
}

/** Turns the second factor on; answers its secret. */
async function turnOn(page: Page): Promise<string> {
  await press(page, 'Ligar o segundo fator');
  await confirm(page, 'Continuar');
  const secret = (await page.locator('.second-factor code').first().textContent())!.replaceAll(' ', '');
  await page.getByLabel('2. Código que o aplicativo mostra').fill(await generate({ secret }));
  await press(page, 'Ligar');
  await page.getByLabel('Guardei').check();
  return secret;
}

async function givePassword(page: Page): Promise<void> {
  await page.getByLabel('Usuário').fill(USER);
  await page.getByLabel('Senha').fill(ADMIN.password);
  await press(page, 'Entrar');
}

test('one is made, opens the account without a code, also over what is open, and is removed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await plugIn(page);
  await enterAdmin(page, 'senha', USER);
  await expect(passkeys(page)).toHaveCount(0);
  await turnOn(page);

  await press(page, 'Criar passkey');
  await expectAccessible(page);
  await confirm(page, 'Criar', 'Notebook');
  await expect(passkeys(page).getByRole('status')).toHaveText(
    'Passkey “Notebook” criada: ao entrar, ela vale no lugar do código.',
  );
  await expect(passkeys(page)).toContainText('ainda não');
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // The same device has one of this account already.
  await press(page, 'Criar passkey');
  await confirm(page, 'Criar', 'De novo');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Este aparelho já tem uma passkey desta conta.');
  await press(page, 'Agora não');

  await page.context().clearCookies();
  await page.reload();
  await givePassword(page);
  const use = page.getByRole('button', { name: 'Usar passkey' });
  await expect(page.getByRole('alert')).toHaveText(
    'Use sua passkey, ou digite o código do aplicativo ou um código de recuperação.',
  );
  await expect(use).toBeFocused();
  await expectAccessible(page);
  await use.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha conta');
  await expect(passkeys(page)).not.toContainText('ainda não');

  // Over what is open, once the session has ended.
  await page.context().clearCookies();
  await press(page, 'Novos códigos de recuperação');
  await confirm(page, 'Sortear');
  const again = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await again.getByLabel('Senha').fill(ADMIN.password);
  await again.getByRole('button', { name: 'Entrar e continuar' }).click();
  await again.getByRole('button', { name: 'Usar passkey' }).click();
  await expect(page.getByRole('region', { name: 'Segundo fator' }).getByRole('listitem')).toHaveCount(10);
  await page.getByLabel('Guardei').check();

  await press(page, 'Excluir a passkey Notebook');
  await confirm(page, 'Excluir');
  await expect(passkeys(page).getByRole('status')).toHaveText('Passkey “Notebook” excluída.');
  await expect(passkeys(page).getByRole('row')).toHaveCount(0);
});

test('one that is not used leaves the code, and nobody outside of it', async ({ page }) => {
  const { agree } = await plugIn(page);
  await enterAdmin(page, 'senha', USER);
  const secret = await turnOn(page);
  await agree(false);
  await press(page, 'Criar passkey');
  await confirm(page, 'Criar', 'Celular');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('A passkey não foi criada');
  await agree(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(passkeys(page)).toContainText('Celular');

  await page.context().clearCookies();
  await page.reload();
  await givePassword(page);
  await agree(false);
  await page.getByRole('button', { name: 'Usar passkey' }).click();
  await expect(page.getByRole('alert')).toHaveText('A passkey não foi usada. Tente de novo, ou digite o código.');
  execute(`update administradores set fator_passo = 0 where usuario = '${USER}'`);
  await page.getByLabel('Código', { exact: true }).fill(await generate({ secret }));
  await press(page, 'Entrar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha conta');
});

test('a device that waits keeps nobody from giving it up, or from the code', async ({ page }) => {
  const { wait } = await plugIn(page);
  await enterAdmin(page, 'senha', USER);
  const secret = await turnOn(page);
  await wait(true);
  await press(page, 'Criar passkey');
  await confirm(page, 'Criar', 'Celular');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Aguarde…' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Agora não' }).click();
  await expect(dialog.getByRole('alert')).toContainText('A passkey não foi criada');
  await wait(false);
  // Nor is a device asked, or anything kept, once it was given up while the server was asked.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('PrepararPasskey')) await held;
    await route.continue();
  });
  await dialog.getByRole('button', { name: 'Criar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Agora não' }).click();
  goOn();
  await expect(dialog.getByRole('alert')).toHaveText('A passkey não foi criada: você desistiu.');
  await dialog.getByRole('button', { name: 'Criar', exact: true }).click();
  await expect(passkeys(page)).toContainText('Celular');
  await expect(passkeys(page).getByRole('row')).toHaveCount(2);

  // Over what is open: given up, it is nobody's any more, and the next question is asked and answered.
  await page.context().clearCookies();
  await press(page, 'Novos códigos de recuperação');
  await confirm(page, 'Sortear');
  const again = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await again.getByLabel('Senha').fill(ADMIN.password);
  await again.getByRole('button', { name: 'Entrar e continuar' }).click();
  await wait(true);
  await again.getByRole('button', { name: 'Usar passkey' }).click();
  await again.getByRole('button', { name: 'Agora não' }).click();
  await expect(again).toHaveCount(0);
  await press(page, 'Sortear');
  await wait(false);
  await again.getByLabel('Senha').fill(ADMIN.password);
  await again.getByRole('button', { name: 'Entrar e continuar' }).click();
  await again.getByRole('button', { name: 'Usar passkey' }).click();
  await expect(page.getByRole('region', { name: 'Segundo fator' }).getByRole('listitem')).toHaveCount(10);
  await page.getByLabel('Guardei').check();

  await page.context().clearCookies();
  await page.reload();
  await givePassword(page);
  await wait(true);
  await page.getByRole('button', { name: 'Usar passkey' }).press('Enter');
  const waiting = page.getByRole('button', { name: 'Confirme no aparelho…' });
  await expect(waiting).toBeFocused();
  await expectAccessible(page);
  // A second press, and one that is held, end nothing.
  await waiting.press('Enter');
  await waiting.dblclick({ force: true });
  await expect(waiting).toBeVisible();
  await press(page, 'Desistir da passkey');
  await page.getByRole('button', { name: 'Usar passkey' }).press('Enter');
  await expect(waiting).toBeVisible();
  execute(`update administradores set fator_passo = 0 where usuario = '${USER}'`);
  await page.getByLabel('Código', { exact: true }).fill(await generate({ secret }));
  await press(page, 'Entrar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha conta');
});

test('a sign-in that was given up answers for no later one', async ({ page }) => {
  await enterAdmin(page, 'senha', USER);
  await page.context().clearCookies();
  await press(page, 'Ligar o segundo fator');
  await confirm(page, 'Continuar');
  const again = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  let come = () => {};
  const stored = new Promise<void>((resolve) => (come = resolve));
  // The first answer comes late, the others at once.
  await page.route('**/auth/login', async (route) => {
    const response = await route.fetch();
    come();
    await held;
    await route.fulfill({ response });
  });
  await again.getByLabel('Senha').fill(ADMIN.password);
  await again.getByRole('button', { name: 'Entrar e continuar' }).click();
  await again.getByRole('button', { name: 'Agora não' }).click();
  // Its cookie is the browser's by now.
  await stored;
  await page.context().clearCookies();
  await press(page, 'Continuar');
  await expect(again).toBeVisible();
  const answered = page.waitForResponse('**/auth/login');
  goOn();
  await answered;
  await expect(again).toBeVisible();
  await page.context().clearCookies();
  await again.getByLabel('Senha').fill(ADMIN.password);
  await again.getByRole('button', { name: 'Entrar e continuar' }).click();
  await expect(page.locator('.second-factor code').first()).toBeVisible();
});
