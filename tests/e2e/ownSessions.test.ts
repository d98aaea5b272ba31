import { expect } from '@playwright/test';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { execute, writeAccount } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Whoever is signed in, of whatever role, sees in Minha conta where the own account is open, and ends it there (086).

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const USER = 'sessao.propria';

test.describe.configure({ mode: 'default' });
test.beforeEach(() => writeAccount(USER, 'shop', 'leitura'));
test.afterEach(() => execute(`delete from administradores where usuario = '${USER}'`));

/** Signs in from another browser; its cookies. */
async function signInElsewhere(): Promise<string> {
  const answer = await fetch(`${origin('shop')}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify({ ...ADMIN, username: USER }),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; '); // prettier-ignore
}

test('the other sessions are seen and ended, one or all, by whoever only reads, with the keyboard', async ({
  page,
  complaints,
}) => {
  const cookie = await signInElsewhere();
  await enterAdmin(page, 'senha', USER);
  const section = page.getByRole('region', { name: 'Onde sua conta está aberta' });
  const rows = section.getByRole('row');
  await expect(rows).toHaveCount(3);
  const other = rows.filter({ hasText: 'Firefox no Linux' });
  await expect(rows.filter({ hasText: 'Chrome' })).toContainText('esta');
  await expectAccessible(page);
  await other.getByRole('button', { name: /^Encerrar a sessão de Firefox no Linux, desde/ }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toHaveText(/^Encerrar a sessão de Firefox no Linux, desde/);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  expect((await fetch(`${origin('shop')}/auth/me`, { headers: { cookie } })).status).toBe(200);

  await other.getByRole('button', { name: /^Encerrar a sessão/ }).press('Enter');
  await dialog.getByLabel('Sua senha').fill('não é a senha');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toHaveText('A senha atual não confere.');
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveText('1 sessão encerrada.');
  await expect(rows).toHaveCount(2);
  await expect(section.getByText('Sua conta não está aberta em nenhum outro navegador.')).toBeVisible();
  expect((await fetch(`${origin('shop')}/auth/me`, { headers: { cookie } })).status).toBe(401);

  await signInElsewhere();
  await signInElsewhere();
  await page.reload();
  await section.getByRole('button', { name: 'Encerrar todas as outras' }).press('Enter');
  await expect(dialog.getByRole('heading')).toHaveText('Encerrar todas as outras sessões da sua conta');
  // One that begins after the list was shown goes too.
  await signInElsewhere();
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveText('3 sessões encerradas.');
  await expect(rows).toHaveCount(2);
  complaints.splice(0);
});

for (const width of [360, 768, 1440])
  test(`they are read at ${width} px without a sideways scroll`, async ({ page }) => {
    await signInElsewhere();
    await page.setViewportSize({ width, height: 900 });
    await enterAdmin(page, 'senha', USER);
    await expect(page.getByRole('table', { name: 'Sessões da sua conta' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/own-${width}.png`, fullPage: true });
  });
