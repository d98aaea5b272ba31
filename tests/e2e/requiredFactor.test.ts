import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { generate } from 'otplib';
import { ADMIN } from '../support/admin.ts';
import { startServer, type ServerProcess } from '../support/crash.ts';
import { PORTS } from '../support/ports.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// A shop that asks administrators for a second factor: whoever has none is led to turn it on, and then goes on (086).

test.describe.configure({ mode: 'default' });

const USER = 'sem.fator';
const BEFORE = 'Sua conta precisa do segundo fator';

let dataDir: string;
let server: ServerProcess;
const settings = { ADMIN_PASSWORD: ADMIN.password, DEMO_DATA: 'off' };
const start = (more: Record<string, string>) => startServer(PORTS.guarded, dataDir, { ...settings, ...more });

function execute(sql: string): void {
  const database = new DatabaseSync(join(dataDir, 'site.db'));
  database.exec(`pragma busy_timeout = 5000; ${sql}`);
  database.close();
}

test.beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'guarded-'));
  server = await start({ SECOND_FACTOR: 'administrators' });
});
test.afterAll(async () => {
  await server.kill('SIGTERM');
  rmSync(dataDir, { recursive: true });
});
test.beforeEach(() =>
  execute(`delete from administradores where usuario = '${USER}';
    insert into administradores (usuario, senha_hash, papel, criado_em, ativo)
    select '${USER}', senha_hash, 'administrador', 0, 1 from administradores order by id limit 1`),
);
test.afterEach(({ complaints }) => {
  // The browser writes every refusal to its console.
  complaints.splice(0);
});

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const section = (page: Page) => page.getByRole('region', { name: 'Segundo fator' });

async function signIn(page: Page, screen: string): Promise<void> {
  await page.goto(`${server.url}/ipe/${screen}`);
  await page.getByLabel('Usuário').fill(USER);
  await page.getByLabel('Senha').fill(ADMIN.password);
  await press(page, 'Entrar');
}

async function turnOn(page: Page): Promise<void> {
  await press(page, 'Ligar o segundo fator');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByRole('img', { name: 'QR Code para o aplicativo de códigos' })).toBeVisible();
  const secret = (await section(page).locator('code').first().textContent())!.replaceAll(' ', '');
  await page.getByLabel('2. Código que o aplicativo mostra').fill(await generate({ secret }));
  await press(page, 'Ligar');
  await expect(section(page).getByRole('listitem')).toHaveCount(10);
}

test('who has none is led from any screen to Minha conta, turns it on there, and goes on', async ({ page }) => {
  await signIn(page, 'assinaturas');
  await page.waitForURL('**/ipe/senha');
  await expect(page.getByText(BEFORE)).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Administração' }).getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('button', { name: /^Ir para/ })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 2 })).toHaveText(['Segundo fator', 'Senha']);
  await expectAccessible(page);
  for (const address of ['planos', 'administradores', '']) {
    await page.goto(`${server.url}/ipe/${address}`);
    await page.waitForURL('**/ipe/senha');
  }
  await turnOn(page);
  await expectAccessible(page);
  await expect(section(page).getByText(/^Guarde agora estes códigos/)).toBeVisible();
  await page.getByRole('link', { name: 'Já guardei os códigos: continuar' }).click();
  await expect(page.getByRole('link', { name: 'Administradores' })).toBeVisible();
  await page.goto(`${server.url}/ipe/senha`);
  await expect(section(page)).toContainText('Nesta loja, sua conta precisa dele');
  await expect(page.getByRole('button', { name: 'Desligar' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Novos códigos de recuperação' })).toBeVisible();
});

test('who leaves instead is out', async ({ page }) => {
  await signIn(page, 'senha');
  await expect(page.getByText(BEFORE)).toBeVisible();
  await press(page, 'Sair');
  await page.waitForURL('**/ipe/login');
});

test('a tab that was open when the setting came says so, loses nothing, and goes on once it is on', async ({ page, context }) => {
  await server.kill('SIGTERM');
  server = await start({});
  await signIn(page, 'cupons');
  await page.waitForURL('**/ipe/cupons');
  await page.getByLabel('Código').fill('DIGITADO');
  await server.kill('SIGTERM');
  server = await start({ SECOND_FACTOR: 'administrators' });
  // The tab hears it with what it asks for all the time.
  const alert = page.getByRole('alert').filter({ hasText: BEFORE });
  await expect(alert).toContainText('O que você digitou e não salvou continua aqui.');
  await expect(page.getByLabel('Código')).toHaveValue('DIGITADO');
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    alert.getByRole('link', { name: 'Abrir Minha conta' }).click(),
  ]);
  await expect(other.getByText(BEFORE)).toBeVisible();
  await turnOn(other);
  await other.close();
  await expect(alert).toHaveCount(0);
  await expect(page.getByLabel('Código')).toHaveValue('DIGITADO');
});

for (const width of [360, 768, 1440])
  test(`it reads well at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, 'senha');
    await expect(page.getByText(BEFORE)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/factor-${width}.png`, fullPage: true });
  });
