import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { execute, writeAccount } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// The second factor of an account of the team: turned on, asked for, and turned off (081).

test.describe.configure({ mode: 'default' });

const USER = 'fator.colega';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const section = (page: Page) => page.getByRole('region', { name: 'Segundo fator' });

/** As if half a minute had passed since the last code. */
const nextStep = () => execute(`update administradores set fator_passo = 0 where usuario = '${USER}'`);

async function confirm(page: Page, deed: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: deed, exact: true }).click();
}

/** Turns it on; answers the secret and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await press(page, 'Ligar o segundo fator');
  await confirm(page, 'Continuar');
  await expect(page.getByRole('img', { name: 'QR Code para o aplicativo de códigos' })).toBeVisible();
  const secret = (await section(page).locator('code').first().textContent())!.replaceAll(' ', '');
  await expectAccessible(page);
  await page.getByLabel('2. Código que o aplicativo mostra').fill('000000');
  await press(page, 'Ligar');
  await expect(section(page).getByRole('alert')).toContainText('O código não confere');
  await page.getByLabel('2. Código que o aplicativo mostra').fill(await generate({ secret }));
  await press(page, 'Ligar');
  await expect(section(page).getByRole('status').first()).toHaveText('Ligado. As outras sessões desta conta foram encerradas.');
  const codes = await section(page).getByRole('listitem').allTextContents();
  expect(codes).toHaveLength(10);
  return { secret, codes };
}

async function signIn(page: Page, code?: string): Promise<void> {
  await page.getByLabel('Usuário').fill(USER);
  await page.getByLabel('Senha').fill(ADMIN.password);
  await press(page, 'Entrar');
  if (code === undefined) return;
  await page.getByLabel('Código', { exact: true }).fill(code);
  await press(page, 'Entrar');
}

test.beforeEach(() => writeAccount(USER));
test.afterEach(({ complaints }) => {
  execute(`delete from administradores where usuario = '${USER}'`);
  // The browser writes every 401 to its console.
  complaints.splice(0);
});

test('is turned on with an application, asked for at the next sign-in, and turned off, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterAdmin(page, 'senha', USER);
  const { secret, codes } = await turnOn(page);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  // What is shown this once does not go with a stray click; once it is kept nobody asks.
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.evaluate(() => document.querySelector('nav')?.querySelectorAll('a')[1]?.click());
  await expect.poll(() => questions).toEqual([expect.stringMatching(/^Isto só aparece uma vez/)]);
  await press(page, 'Novos códigos de recuperação');
  await expect.poll(() => questions).toHaveLength(2);
  await expect(section(page).getByRole('listitem')).toHaveCount(10);
  await section(page).getByLabel('Guardei').check();

  await page.context().clearCookies();
  await page.reload();
  await signIn(page);
  await expect(page.getByRole('alert')).toHaveText('Digite também o código do aplicativo, ou um código de recuperação.');
  await expect(page.getByLabel('Código', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Senha')).toHaveValue(ADMIN.password);
  await expectAccessible(page);
  await page.getByLabel('Código', { exact: true }).fill('123456');
  await press(page, 'Entrar');
  await expect(page.getByRole('alert')).toContainText('O código não confere');
  nextStep();
  await page.getByLabel('Código', { exact: true }).fill(await generate({ secret }));
  await press(page, 'Entrar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha conta');
  await expect(section(page)).toContainText('10 códigos de recuperação');

  await page.context().clearCookies();
  await page.reload();
  await signIn(page, codes[0]);
  await expect(section(page)).toContainText('9 códigos de recuperação');
  await press(page, 'Desligar');
  await confirm(page, 'Desligar');
  await expect(section(page).getByRole('status').first()).toHaveText('Desligado: para entrar, basta a senha.');
  await page.context().clearCookies();
  await page.reload();
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha conta');
});

test('is asked for where the session has ended over what is open, and taken away by an administrator for whoever lost it', async ({
  page,
}) => {
  await enterAdmin(page, 'senha', USER);
  const { secret } = await turnOn(page);
  await section(page).getByLabel('Guardei').check();
  execute('delete from sessoes');
  nextStep();
  await press(page, 'Novos códigos de recuperação');
  await confirm(page, 'Sortear');
  const dialog = page.getByRole('dialog', { name: 'Sua sessão terminou' });
  await dialog.getByLabel('Senha', { exact: true }).fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
  await dialog.getByLabel('Código', { exact: true }).fill(await generate({ secret }));
  await dialog.getByRole('button', { name: 'Entrar e continuar' }).click();
  await expect(section(page).getByRole('listitem')).toHaveCount(10);

  await page.context().clearCookies();
  await enterAdmin(page, 'administradores');
  const row = page.getByRole('row').filter({ hasText: USER }).first();
  await row.getByRole('button', { name: /^Tirar o segundo fator/ }).click();
  await confirm(page, 'Tirar o segundo fator');
  await expect(row.getByRole('button', { name: /^Tirar o segundo fator/ })).toHaveCount(0);
});

test('where the shop has another secret, the sign-in says so, and whoever came in by a recovery code connects the application anew', async ({
  page,
}) => {
  await enterAdmin(page, 'senha', USER);
  const { codes } = await turnOn(page);
  await section(page).getByLabel('Guardei').check();
  // Sealed with a key that the shop has no more, as after a restore.
  execute(`update administradores set fator_segredo = 'Fe26.2*' where usuario = '${USER}'`);
  await page.context().clearCookies();
  await page.reload();
  await signIn(page, '123456');
  await expect(page.getByRole('alert')).toContainText('O aplicativo de códigos desta conta não serve mais');
  await page.getByLabel('Código', { exact: true }).fill(codes[0]!);
  await press(page, 'Entrar');
  await expect(section(page)).toContainText('O seu aplicativo de códigos não serve mais');
  await expectAccessible(page);
  await press(page, 'Conectar o aplicativo de novo');
  await confirm(page, 'Continuar');
  const secret = (await section(page).locator('form code').first().textContent())!.replaceAll(' ', '');
  await page.getByLabel('2. Código que o aplicativo mostra').fill(await generate({ secret }));
  await press(page, 'Ligar');
  await expect(section(page).getByRole('listitem')).toHaveCount(10);
  await expect(section(page)).not.toContainText('não serve mais');
});

test('a tab whose secret another tab has replaced says so', async ({ page, context }) => {
  await enterAdmin(page, 'senha', USER);
  const begin = async (tab: Page) => {
    await press(tab, 'Ligar o segundo fator');
    await confirm(tab, 'Continuar');
    return (await section(tab).locator('code').first().textContent())!.replaceAll(' ', '');
  };
  const secret = await begin(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await begin(other);
  await page.getByLabel('2. Código que o aplicativo mostra').fill(await generate({ secret }));
  await press(page, 'Ligar');
  await expect(section(page).getByRole('alert')).toContainText('outra aba começou a ligar o segundo fator');
  await other.getByLabel('2. Código que o aplicativo mostra').fill('000000');
  await press(other, 'Ligar');
  await expect(section(other).getByRole('alert')).toContainText('ponha o relógio do celular em hora automática');
});
