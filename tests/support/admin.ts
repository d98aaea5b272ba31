import { expect, request, type APIRequestContext, type Page } from '@playwright/test';

export const ADMIN = { username: 'admin', password: 'administrador de teste' };

/** Opens a screen in a browser that has signed in: by the door that the login uses, which spares its page. */
export async function enterAdmin(page: Page, tela = 'dashboard', username = ADMIN.username): Promise<void> {
  const answer = await page.request.post('/auth/login', { data: { username, password: ADMIN.password } });
  expect(answer.status()).toBe(200);
  await openScreen(page, tela);
}

/** Signs in through the login page and waits for the screen that was wanted. */
export async function enterByLogin(page: Page, tela = 'dashboard', usuario = ADMIN.username): Promise<void> {
  await page.goto(`/ipe/${tela}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Área Administrativa');
  await hydrated(page);
  await page.getByLabel('Usuário').fill(usuario);
  await page.getByLabel('Senha').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL((url) => url.pathname + url.search === `/ipe/${tela}`);
  await hydrated(page);
}

/** A program of an administrator's, signed in to the shop at an address. */
export async function enterApi(baseURL: string): Promise<APIRequestContext> {
  const api = await request.newContext({ baseURL });
  await api.post('/auth/login', { data: ADMIN });
  return api;
}

/** Opens a screen of the signed-in administrator. */
export async function openScreen(page: Page, tela: string): Promise<void> {
  await page.goto(`/ipe/${tela}`);
  await hydrated(page);
}

/** Waits until React has attached itself to the screen. */
async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__reactProps'));
  });
}
