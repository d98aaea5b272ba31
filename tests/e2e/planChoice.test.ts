import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { formatarReais } from '../../modules/catalogue/preco.ts';
import { textsOutOfTheirBox } from '../support/overflow.ts';
import { enterApi } from '../support/admin.ts';
import { origin } from '../support/ports.ts';
import { expectAccessible, test, visit } from '../support/visitor.ts';

const ANSWERED = '/qual-plano?oque=site&quantos=5&quem=voces';
/** More than a family holds, and a server for who wants none. */
const SERVER = '/qual-plano?oque=node&quantos=50&quem=voces';

const chosen = (page: Page) => page.locator('.chosen');

/** What the catalogue says now of a plan. */
async function onSale(request: APIRequestContext, nome: string): Promise<{ id: number; valor: number; desconto3: number }> {
  const planos = await (await request.get('/api/planos/listarativos')).json();
  return planos.find((plano: { nome: string }) => plano.nome === nome);
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('three answers, given with the keyboard alone, lead to one plan of the catalogue, with its reason', async ({
      page,
      request,
    }) => {
      if (javaScriptEnabled) await visit(page, '/qual-plano');
      else await page.goto('/qual-plano');
      await page.getByRole('radio', { name: /WordPress/ }).focus();
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${ANSWERED}#plano`);
      await expect(chosen(page).getByRole('heading', { level: 2 })).toHaveText('Hospedagem PHP: PHP Ramo');
      await expect(chosen(page)).toBeInViewport();
      await expect(chosen(page).locator('.chosen__reason')).toHaveText(/^Você vai ter até 5 sites e só quer publicar: [^.]+\.$/);
      const { id, valor, desconto3 } = await onSale(request, 'PHP Ramo');
      await expect(page.locator('.price__amount')).toHaveText(formatarReais((valor * (100 - desconto3)) / 100));
      const loud = page.locator('main .button--primary');
      await expect(loud).toHaveAttribute('href', `/assineja-hospedagem-php?planoId=${id}&periodo=24`);
      // What was answered stays, and one answer can be changed.
      await expect(page.getByRole('radio', { name: 'De 2 a 5' })).toBeChecked();
      await page.getByRole('radio', { name: 'Um', exact: true }).check();
      await page.getByRole('button', { name: 'VER O MEU PLANO' }).click();
      await expect(chosen(page).getByRole('heading', { level: 2 })).toHaveText('Hospedagem PHP: PHP Broto');
      await loud.click();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page).toHaveURL(/^[^?]+\/assineja-hospedagem-php\?planoId=\d+&periodo=24$/);
    });

    test('a question without an answer is not sent', async ({ page }) => {
      await page.goto('/qual-plano');
      await page.getByRole('radio', { name: /n8n/ }).check();
      await page.getByRole('button', { name: 'VER O MEU PLANO' }).click();
      await expect(page.getByRole('radio', { name: 'Um', exact: true })).toBeFocused();
      await expect(page).toHaveURL('/qual-plano');
    });

    test('the questions are one link away from the home page, the menu and every plan page', async ({ page }) => {
      await page.goto('/');
      await page.locator('.doors').getByRole('link', { name: 'Responda três perguntas' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Três perguntas, um plano');
      await page.goto('/plano-vps-linux');
      await page.locator('.plans').getByRole('link', { name: 'Responda três perguntas' }).click();
      await expect(page).toHaveURL('/qual-plano');
      await page.goto('/sobre-nos');
      await page.locator('.mega > summary').click();
      await page
        .locator('.mega')
        .getByRole('link', { name: /Qual plano é o meu/ })
        .click();
      await expect(page).toHaveURL('/qual-plano');
    });
  });

test('an address that answers in part is asked for the rest, and nonsense in it is ignored', async ({ page, request }) => {
  await page.goto('/qual-plano?quantos=20');
  await expect(page.getByRole('alert')).toHaveText('Falta responder: O que você vai colocar no ar? Quem vai cuidar do servidor?');
  await expect(page.getByRole('radio', { name: 'De 6 a 20' })).toBeChecked();
  await expect(chosen(page)).toHaveCount(0);
  const bare = await (await request.get('/qual-plano')).text();
  for (const nonsense of [
    'oque=%3Cscript%3E',
    'oque=SITE&quantos=0&quem=',
    'quem=__proto__',
    `oque=${'9'.repeat(4000)}`,
    'oque=%00',
  ])
    expect(await (await request.get(`/qual-plano?${nonsense}`)).text(), nonsense.slice(0, 40)).toBe(bare);
});

test('a server for who wants none is said to be looked after by its owner', async ({ page }) => {
  await page.goto(SERVER);
  await expect(chosen(page).locator('.notice')).toContainText('quem cuida do sistema dele é você');
});

test('where no plan is large enough the company is to be asked, and no plan to be bought', async ({ page }) => {
  const shop = origin('empty');
  const api = await enterApi(shop);
  const nome = `Windows ${crypto.randomUUID()}`;
  const { id } = await (
    await api.post('/api/planos', { data: { nome, planoTipo: 'VPSWINDOWS', valor: 9, ram1: 2, disco: 10, ativo: true } })
  ).json();
  await page.goto(`${shop}/qual-plano?oque=windows&quantos=50&quem=painel`);
  await expect(chosen(page)).toContainText('fale conosco antes de assinar');
  const loud = page.locator('main .button--primary');
  await expect(loud.first()).toHaveAttribute('href', '/atendimento');
  await expect(chosen(page).getByRole('link', { name: 'Perguntar no WhatsApp' })).toHaveAttribute(
    'href',
    /text=Ol%C3%A1!.*sistemas%20para%20Windows.*painel/,
  );
  await expect(page.locator('.plan-card .button')).toHaveClass(/button--ghost/);
  await api.delete(`/api/planos/${id}`);
});

test('a shop that sells nothing of the kind says what to do', async ({ page }) => {
  await visit(page, `${origin('empty')}/qual-plano?oque=automacao&quantos=1&quem=voces`);
  await expect(chosen(page)).toContainText('Não há plano à venda para estas respostas.');
  await expect(chosen(page).getByRole('link')).toHaveAttribute('href', '/atendimento');
  await expectAccessible(page);
});

for (const colorScheme of ['light', 'dark'] as const)
  test(`every state is accessible and nothing leaves its box, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    for (const address of ['/qual-plano', '/qual-plano?quantos=20', ANSWERED, SERVER]) {
      await visit(page, address);
      for (const width of [1440, 1000, 760, 759, 360, 320]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await textsOutOfTheirBox(page), `${address} at ${width} px`).toEqual([]);
        if (width === 1440 || width === 360) await expectAccessible(page);
      }
    }
  });
