import { expect, type Page } from '@playwright/test';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { execute, executeAt, writeAccount } from '../support/table.ts';
import { origin } from '../support/ports.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// A colleague is invited by a link, chooses the password behind it, and comes in; so does whoever has lost it (088).

test.describe.configure({ mode: 'default' });

const NEW = 'quatro girafas tocam oboé';
const status = (page: Page) => page.getByRole('status').first();
const shown = (page: Page) => page.getByRole('region', { name: 'Link de acesso' }).locator('code');
const rowOf = (page: Page, usuario: string) =>
  page
    .getByRole('table', { name: 'Administradores' })
    .getByRole('row')
    .filter({ has: page.getByText(usuario, { exact: true }) });

test.afterEach(({ complaints }) => {
  execute(`delete from administradores where usuario like 'link.%'`);
  // The browser writes every refusal to its console.
  complaints.splice(0);
});

/** Invites by the form; answers the link that is shown. */
async function invite(page: Page, usuario: string, email = ''): Promise<string | null> {
  const form = page.getByRole('form', { name: 'Novo administrador' });
  await form.getByLabel('Usuário').fill(usuario);
  await form.getByLabel('E-mail (opcional)').fill(email);
  await form.getByLabel('Papel').selectOption('vendas');
  await form.getByLabel('Sua senha').fill(ADMIN.password);
  await form.getByRole('button', { name: 'Convidar por link' }).click();
  await expect(status(page)).toContainText(usuario);
  return email === '' ? shown(page).textContent() : null;
}

async function confirm(page: Page, deed: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: deed, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

test('a colleague is invited, chooses a password behind the link, and comes in', async ({ page, browser }) => {
  await enterAdmin(page, 'administradores');
  await expectAccessible(page);
  const link = (await invite(page, 'link.colega'))!;
  expect(link).toMatch(/\/ipe\/acesso#[\w-]{43}$/);
  await expect(page.getByRole('region', { name: 'Link de acesso' })).toContainText('Entregue-o só à pessoa');
  await expect(rowOf(page, 'link.colega')).toContainText('ainda não veio');
  await expectAccessible(page);
  // It does not go with a stray click, and nobody is asked once it is kept.
  const questions: string[] = [];
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void (dialog.type() === 'beforeunload' ? dialog.accept() : dialog.dismiss());
  });
  const elsewhere = page.getByRole('navigation', { name: 'Administração' }).getByRole('link', { name: 'Minha conta' });
  await elsewhere.click();
  expect(questions).toEqual([expect.stringMatching(/^Isto só aparece uma vez/)]);
  await expect(shown(page)).toHaveText(link);
  await page.getByRole('region', { name: 'Link de acesso' }).getByLabel('Guardei').check();
  await elsewhere.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Minha conta');
  expect(questions).toHaveLength(1);
  await page.goto(`${origin('shop')}/ipe/administradores`);

  const context = await browser.newContext({ baseURL: origin('shop') });
  const guest = await context.newPage();
  const requests: string[] = [];
  guest.on('request', (request) => requests.push(request.url()));
  const answer = await guest.goto(link);
  expect(answer!.headers()).toMatchObject({
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Escolha a sua senha');
  await expect(guest.getByLabel('Usuário')).toHaveValue('link.colega');
  await expectAccessible(guest);
  // With the keyboard, and a password that the house does not take, of which nothing is lost but it.
  await guest.getByLabel('Senha (10 caracteres ou mais)').fill('senha123456');
  await guest.keyboard.press('Tab');
  await guest.keyboard.type('outra');
  await guest.keyboard.press('Enter');
  await expect(guest.getByText('As duas senhas são diferentes.')).toBeVisible();
  await guest.getByLabel('Repita a senha').fill('senha123456');
  await guest.keyboard.press('Enter');
  await expect(guest.locator('#erro-senha')).toContainText('Esta senha está entre as mais usadas');
  await expectAccessible(guest);
  for (const label of ['Senha (10 caracteres ou mais)', 'Repita a senha']) await guest.getByLabel(label).fill(NEW);
  await guest.keyboard.press('Enter');
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Senha escolhida');
  await expectAccessible(guest);
  expect(new URL(guest.url()).hash).toBe('');
  const token = link.split('#')[1]!;
  expect(requests.filter((url) => url.includes(token))).toEqual([]);
  await guest.getByRole('link', { name: 'Ir para a entrada' }).click();
  await guest.getByLabel('Usuário').fill('link.colega');
  await guest.getByLabel('Senha').fill(NEW);
  await guest.getByRole('button', { name: 'Entrar' }).click();
  await expect(guest.getByText('Você entrou como link.colega, Vendas')).toBeVisible();
  // Once.
  await guest.goto(link);
  await guest.reload();
  await expect(guest.getByRole('alert')).toHaveText(/^Este link não vale mais/);
  await guest.goto(`${origin('shop')}/ipe/acesso`);
  await expect(guest.getByRole('alert')).toHaveText(/^O endereço que você abriu está sem o que o link traz/);
  await context.close();

  await page.reload();
  await expect(rowOf(page, 'link.colega')).not.toContainText('ainda não veio');
});

test('who has lost the password is given a link, and an address; who has not come is invited again', async ({ page }) => {
  writeAccount('link.antiga');
  await enterAdmin(page, 'administradores');
  const row = rowOf(page, 'link.antiga');
  await row.getByRole('button', { name: 'Link para nova senha link.antiga' }).click();
  await expect(page.getByRole('dialog')).toContainText('até lá, vale a que ela tem');
  await expectAccessible(page);
  await confirm(page, 'Criar o link');
  await expect(shown(page)).toHaveText(/#[\w-]{43}$/);
  await expect(row).toContainText('um link para nova senha vale até');
  await row.getByRole('button', { name: 'E-mail de link.antiga' }).click();
  await page.getByRole('dialog').getByLabel('E-mail').fill('antiga@exemplo.com');
  await confirm(page, 'Mudar o e-mail');
  await expect(row).toContainText('antiga@exemplo.com');
  await expect(row).not.toContainText('um link para nova senha');

  await invite(page, 'link.nova');
  const guest = rowOf(page, 'link.nova');
  execute(`update links_de_acesso set expira_em = 0`);
  await page.reload();
  await expect(guest).toContainText('o convite não vale mais');
  await guest.getByRole('button', { name: 'Convidar de novo link.nova' }).click();
  await confirm(page, 'Convidar de novo');
  await expect(shown(page)).toHaveText(/#[\w-]{43}$/);
  await expect(guest).not.toContainText('não vale mais');
});

test('who is shut out takes the links along that he gave, and the question before it names them', async ({ page }) => {
  for (const usuario of ['link.autora', 'link.levada']) writeAccount(usuario);
  await enterAdmin(page, 'administradores');
  await rowOf(page, 'link.levada').getByRole('button', { name: 'Link para nova senha link.levada' }).click();
  await confirm(page, 'Criar o link');
  const levada = rowOf(page, 'link.levada');
  await expect(levada).toContainText('um link para nova senha vale até');
  execute(`update links_de_acesso set criado_por = 'link.autora'
    where administrador_id = (select id from administradores where usuario = 'link.levada')`);
  await page.reload();
  const autora = rowOf(page, 'link.autora');
  for (const [button, said] of [
    ['Papel de link.autora', 'Fora da Administração, o link que ela deu a link.levada deixa de valer.'],
    ['Nova senha para link.autora', 'O link que ela deu a link.levada deixa de valer.'],
    ['Link para nova senha link.autora', 'Então também o link que ela deu a link.levada deixa de valer.'],
  ] as const) {
    await autora.getByRole('button', { name: button }).click();
    await expect(page.getByRole('dialog')).toContainText(said);
    await page.keyboard.press('Escape');
  }
  await autora.getByRole('button', { name: 'Desativar link.autora' }).click();
  await expect(page.getByRole('dialog')).toContainText('O link que ela deu a link.levada deixa de valer.');
  await confirm(page, 'Desativar');
  await expect(levada).not.toContainText('um link para nova senha');
});

/** Has the form of the page behind a link say a password. */
async function choosePassword(page: Page, password = NEW): Promise<void> {
  for (const label of ['Senha (10 caracteres ou mais)', 'Repita a senha']) await page.getByLabel(label).fill(password);
  await page.getByRole('button', { name: 'Escolher a senha' }).click();
}
/** As if a link had been pasted into the address of the page that is open: nothing is loaded anew. */
const paste = (page: Page, link: string) => page.evaluate((hash) => void (window.location.hash = hash), new URL(link).hash);

test('a link that is pasted into the open page is the one that counts, and nothing of the one before stays', async ({ page }) => {
  await enterAdmin(page, 'administradores');
  const first = (await invite(page, 'link.um'))!;
  const second = (await invite(page, 'link.dois'))!;
  await page.goto('about:blank');
  await page.goto(new URL(first).pathname);
  await expect(page.getByRole('alert')).toContainText('Abra de novo o link inteiro');
  // What mail programs and messengers leave behind a link is none of it.
  await paste(page, `${first}&utm_source=x`);
  await expect(page.getByLabel('Usuário')).toHaveValue('link.um');
  await expect(page.getByRole('alert')).toHaveText('');
  await page.getByLabel('Senha (10 caracteres ou mais)').fill('meia senha');
  await paste(page, `${second}.`);
  await expect(page.getByLabel('Usuário')).toHaveValue('link.dois');
  await expect(page.getByLabel('Senha (10 caracteres ou mais)')).toHaveValue('');
  await choosePassword(page);
  await expect(page.getByRole('status')).toContainText('link.dois');
  expect(new URL(page.url()).hash).toBe('');
  await paste(page, first);
  await expect(page.getByLabel('Usuário')).toHaveValue('link.um');
});

test('where the first question goes unanswered, it is asked again by a button, which loses no link', async ({ page }) => {
  await enterAdmin(page, 'administradores');
  const link = (await invite(page, 'link.sem.rede'))!;
  await page.route('**/auth/link', (route) => route.abort(), { times: 1 });
  await page.goto('about:blank');
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('Não foi possível falar com o servidor');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(page.getByLabel('Usuário')).toHaveValue('link.sem.rede');
  await expect(page.getByRole('alert')).toHaveText('');
});

test('where the answer to the password is lost, it says that it may be chosen, and so it does when the link is over then', async ({
  page,
}) => {
  await enterAdmin(page, 'administradores');
  const link = (await invite(page, 'link.sem.resposta'))!;
  await page.goto('about:blank');
  await page.goto(link);
  // The server does it, and nobody hears of it.
  await page.route(
    '**/auth/senha',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await choosePassword(page);
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('a senha pode já estar escolhida');
  await expect(page.getByRole('link', { name: 'Ir para a entrada' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Escolher a senha' }).click();
  await expect(alert).toContainText('a senha que você enviou antes pode estar valendo');
  await page.getByRole('link', { name: 'Ir para a entrada' }).click();
  await page.getByLabel('Usuário').fill('link.sem.resposta');
  await page.getByLabel('Senha').fill(NEW);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByText('Você entrou como link.sem.resposta, Vendas')).toBeVisible();
});

test('where the shop sends mail, the link goes by it and is shown to nobody', async ({ page }) => {
  await page.goto(`${origin('recaptcha')}/ipe/administradores`);
  await page.getByLabel('Usuário').fill(ADMIN.username);
  await page.getByLabel('Senha').fill(ADMIN.password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await page.waitForURL('**/ipe/administradores');
  await invite(page, 'link.por.carta', 'carta@exemplo.com');
  await expect(status(page)).toContainText('vai por e-mail a carta@exemplo.com');
  await expect(shown(page)).toHaveCount(0);
  executeAt('recaptcha', `delete from administradores where usuario = 'link.por.carta'`);
});

for (const width of [360, 768, 1440])
  test(`list and page read well at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await enterAdmin(page, 'administradores');
    const link = (await invite(page, `link.largo.${width}`, ''))!;
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await sideways()).toBeLessThanOrEqual(width);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/team-${width}.png`, fullPage: true });
    await page.goto(link);
    await expect(page.getByLabel('Repita a senha')).toBeVisible();
    expect(await sideways()).toBeLessThanOrEqual(width);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/access-${width}.png`, fullPage: true });
  });
