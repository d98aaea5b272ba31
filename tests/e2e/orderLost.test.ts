import { expect, type Page } from '@playwright/test';
import { enterApi } from '../support/admin.ts';
import { loseSuccesses } from '../support/held.ts';
import { acceptContract, fillOrder, openOrder, ordersOf, sendOrder, somebody } from '../support/order.ts';
import { origin } from '../support/ports.ts';
import { execute } from '../support/table.ts';
import { test } from '../support/visitor.ts';

// An order whose answer was lost is that order when it is sent again, and corrected when it says something else.

const total = '.receipt__total output';

/** Sends the order, whose answer gets lost. */
async function sendInVain(page: Page): Promise<void> {
  const answers = await loseSuccesses(page, 'criarAssinatura');
  await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
  await expect.poll(answers.lost, { timeout: 20_000 }).toBe(1);
  await expect(page.getByRole('alert')).toHaveText(
    'Erro ao enviar os dados. Tente novamente mais tarde. Talvez o pedido já tenha chegado. Pode tentar de novo agora: o mesmo pedido não é feito duas vezes.',
    { timeout: 20_000 },
  );
  await answers.stop();
}

test.describe('an order whose answer was lost', () => {
  test.afterEach(({ complaints }) => {
    // Chromium reports the answers that never came.
    expect(complaints.splice(0).every((complaint) => complaint.includes('ERR_FAILED'))).toBe(true);
  });

  test('sent again as it was is stored once', async ({ page }) => {
    const person = somebody();
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
    await fillOrder(page, person);
    await sendInVain(page);
    const { searchParams } = await sendOrder(page);
    const rows = ordersOf(person['E-mail principal']);
    expect(rows).toHaveLength(1);
    expect(execute('select id from assinaturas where cliente_id_b = ?', searchParams.get('id')!)).toEqual([{ id: rows[0]!.id }]);
  });

  test('sent again after a reload is stored once', async ({ page }) => {
    const person = somebody();
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
    await fillOrder(page, person);
    await sendInVain(page);
    await page.reload();
    await expect(page.getByLabel('Cidade')).toHaveValue('São Paulo');
    await sendOrder(page);
    expect(ordersOf(person['E-mail principal'])).toHaveLength(1);
  });

  for (const arrived of [true, false])
    test(`sent again after a reload, at another price by then, ${arrived ? 'is the one that was stored' : 'is stored once at the price that is shown then'}`, async ({
      page,
    }) => {
      const person = somebody();
      const staff = await enterApi(origin('shop'));
      const nome = `Preço muda ${arrived}`;
      const made = await staff.post('/api/planos', { data: { planoTipo: 'PHP', nome, valor: 50, ordem: 99 } });
      const { id } = (await made.json()) as { id: number };
      await openOrder(page, '/assineja-hospedagem-php', nome, '&periodo=1');
      await fillOrder(page, person);
      if (arrived) await sendInVain(page);
      else {
        await page.route('**/graphql', (route) =>
          route.request().postData()?.includes('criarAssinatura') ? route.abort() : route.fallback(),
        );
        await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
        await expect(page.getByRole('alert')).toContainText('Talvez o pedido já tenha chegado.', { timeout: 20_000 });
        await page.unroute('**/graphql');
      }
      const raised = await staff.put(`/api/planos/${id}`, { headers: { 'if-match': made.headers().etag! }, data: { valor: 70 } });
      expect(raised.ok()).toBe(true);
      await page.reload();
      await expect(page.locator(total)).toHaveText('R$ 70,00');
      if (!arrived) {
        await page.getByRole('button', { name: 'ASSINE JÁ' }).click();
        await expect(page.getByRole('alert')).toHaveText(
          'O valor do plano foi atualizado. Confira o novo total e envie novamente.',
          { timeout: 20_000 },
        );
      }
      await sendOrder(page);
      await expect(page.locator('.details').first()).toContainText(arrived ? 'R$ 50,00' : 'R$ 70,00');
      expect(ordersOf(person['E-mail principal'])).toMatchObject([{ status: 'nova', valor: arrived ? 5000 : 7000 }]);
      // The journeys that come after count the plans on sale.
      const off = await staff.put(`/api/planos/${id}`, {
        headers: { 'if-match': raised.headers().etag! },
        data: { ativo: false },
      });
      expect(off.ok()).toBe(true);
    });

  test('and corrected replaces the first, and the table holds what the page says', async ({ page }) => {
    const [wrong, right] = [somebody(), somebody()];
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo', '&periodo=24');
    await fillOrder(page, wrong);
    await sendInVain(page);
    await page.getByLabel('E-mail principal').fill(right['E-mail principal']);
    await page.getByLabel('Mensal (1 MÊS)').check();
    const shown = await page.locator(total).textContent();
    const { searchParams } = await sendOrder(page);
    await expect(page.locator('.details').first()).toContainText(right['E-mail principal']);
    await expect(page.locator('.details').first()).toContainText(shown!);
    const [first] = ordersOf(wrong['E-mail principal']);
    const [second] = ordersOf(right['E-mail principal']);
    expect(first).toMatchObject({ status: 'substituida', substituida_por_id: second!.id });
    expect(second).toMatchObject({ status: 'nova', pagamento: 1, substitui_id: first!.id });
    expect(Number(second!.valor) / 100).toBe(Number(searchParams.get('valor')));
  });

  test('corrected twice, each answer lost but the last, leaves one order to work', async ({ page }) => {
    const person = somebody();
    await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
    await fillOrder(page, person);
    await sendInVain(page);
    await page.getByLabel('Número').fill('1001');
    await sendInVain(page);
    await page.getByLabel('Número').fill('1002');
    await sendOrder(page);
    expect(ordersOf(person['E-mail principal']).map(({ status }) => status)).toEqual(['substituida', 'substituida', 'nova']);
  });

  for (const { answer, statuses, linked } of [
    { answer: 'Enviar este no lugar daquele', statuses: ['substituida', 'nova'], linked: true },
    { answer: 'Enviar este também', statuses: ['nova', 'nova'], linked: false },
  ])
    test(`and followed by one of another plan, is asked about: "${answer}"`, async ({ page }) => {
      const person = somebody();
      await openOrder(page, '/assineja-hospedagem-php', 'PHP Ramo');
      await fillOrder(page, person);
      await sendInVain(page);
      await openOrder(page, '/assineja-hospedagem-php', 'PHP Copa');
      await acceptContract(page);
      const send = page.locator('.order-finish').getByRole('button', { name: 'ASSINE JÁ' });
      // Also where it is pressed twice before the page has shown the first.
      await send.focus();
      await send.evaluate((button: HTMLButtonElement) => {
        button.click();
        button.click();
      });
      const question = page.getByRole('dialog', { name: 'Um pedido já foi enviado' });
      await expect(question).toContainText(/PHP Ramo, e a resposta não chegou/);
      await question.getByRole('button', { name: 'Voltar sem enviar' }).click();
      await expect(question).toBeHidden();
      expect(ordersOf(person['E-mail principal'])).toHaveLength(1);
      // Whoever has answered is not asked again, though this answer is lost as well, and the page reloaded.
      await expect(send).toBeFocused();
      const answers = await loseSuccesses(page, 'criarAssinatura');
      await send.click();
      await question.getByRole('button', { name: answer }).click();
      await expect.poll(answers.lost, { timeout: 20_000 }).toBe(1);
      await answers.stop();
      await page.reload();
      await acceptContract(page);
      await sendOrder(page);
      const [first, second, ...others] = ordersOf(person['E-mail principal']);
      expect(others).toEqual([]);
      expect([first!.status, second!.status]).toEqual(statuses);
      expect(second!.substitui_id).toBe(linked ? first!.id : null);
    });
});
