import { expect } from '@playwright/test';
import { enterAdmin, openScreen } from '../support/admin.ts';
import { ANSWERS, fillOrder, openOrder, sendOrder } from '../support/order.ts';
import { test } from '../support/visitor.ts';

test('an export holds what its list shows, whatever else the address says', async ({ page }) => {
  await openOrder(page, '/assineja-hospedagem-php', 'PHP Broto');
  await fillOrder(page, { ...ANSWERS, 'Nome completo ou razão social': 'Exportada Sozinha' });
  await sendOrder(page);
  await enterAdmin(page);
  const read = async (tela: string) => {
    await openScreen(page, tela);
    const address = await page.getByRole('link', { name: 'Exportar CSV' }).getAttribute('href');
    const answer = await page.request.get(address!);
    expect([tela, answer.status(), answer.headers()['content-type']]).toEqual([tela, 200, 'text/csv; charset=utf-8']);
    return (await answer.text()).trim().split('\r\n').length - 1;
  };
  const filters = 'busca=exportada+sozinha&status=nova&planoTipo=PHP&periodo=24&de=2020-01-01&ordenar=valor&desc=1&pagina=1&id=1';
  expect(await read(`assinaturas?${filters}`)).toBe(1);
  expect(await read(`assinaturas?${filters.replace('PHP', 'JAVA')}`)).toBe(0);
  expect(await read('assinaturas?busca=exportada+sozinha&status=lixo&de=2026-13-45&periodo=3&planoTipo=X')).toBe(1);
  expect(await read('mensagens?busca=nada+disso&status=lixo&id=9&x=1')).toBe(0);
  await openScreen(page, 'alteracoes?tabela=pedido');
  const line = page.locator('.changes > li').filter({ hasText: 'exportou pedido 1 linha' });
  await expect(line.first()).toBeVisible();
  await expect(line.filter({ hasText: 'Tipo: PHP' }).first()).toContainText('Texto procurado: há um, que não é guardado');
});
