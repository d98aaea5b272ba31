import { expect } from '@playwright/test';
import { ADMIN, enterAdmin } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { execute, writeAccount } from '../support/table.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// Who is signed in now, and where, is seen and ended by the team.

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

test.afterEach(() => execute(`delete from administradores where usuario = 'mesa.sessao'`));

/** Signs in to the account of the journeys from another browser; its cookies. */
async function signInElsewhere(): Promise<string> {
  const answer = await fetch(`${origin('shop')}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': FIREFOX },
    body: JSON.stringify(ADMIN),
  });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie().map((one) => one.split(';')[0]).join('; '); // prettier-ignore
}

test('a session in another browser is seen, and ended with the password alone', async ({ page }) => {
  execute('delete from sessoes');
  writeAccount('mesa.sessao');
  await enterAdmin(page, 'administradores');
  const cookie = await signInElsewhere();
  await page.reload();
  const sessions = page.getByRole('table', { name: 'Sessões abertas' });
  const other = sessions.getByRole('row').filter({ hasText: 'Firefox no Linux' });
  await expect(other).toContainText('admin');
  await expect(sessions.getByRole('row').filter({ hasText: 'Chrome' })).toContainText('esta');
  const accounts = page.getByRole('table', { name: 'Administradores' });
  await expect(accounts.getByRole('row').filter({ hasText: 'mesa.sessao' })).toContainText('nenhuma registrada');
  await expectAccessible(page);
  await other.getByRole('button', { name: /^Encerrar a sessão de admin, Firefox no Linux/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText('1 sessão encerrada.');
  await expect(other).toHaveCount(0);
  expect((await fetch(`${origin('shop')}/auth/me`, { headers: { cookie } })).status).toBe(401);
  // One that is seen only now is among all others.
  await signInElsewhere();
  await signInElsewhere();
  await page.reload();
  await page.getByRole('button', { name: 'Encerrar as minhas outras sessões' }).click();
  await expect(dialog.getByRole('heading')).toHaveText('Encerrar todas as outras sessões da sua conta');
  await dialog.getByLabel('Sua senha').fill(ADMIN.password);
  await dialog.getByRole('button', { name: 'Encerrar', exact: true }).click();
  await expect(page.getByRole('status').first()).toHaveText('2 sessões encerradas.');
  await expect(sessions.getByRole('row')).toHaveCount(2);
});

test.describe('screens', () => {
  for (const width of [360, 768, 1440])
    test(`the sessions are read at ${width} px without a sideways scroll`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await enterAdmin(page, 'administradores');
      await expect(page.getByRole('table', { name: 'Sessões abertas' })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      if (process.env.SHOTS) await page.screenshot({ path: `/tmp/sess-${width}.png`, fullPage: true });
    });
});
