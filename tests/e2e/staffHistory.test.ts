import { expect } from '@playwright/test';
import { enterAdmin } from '../support/admin.ts';
import { execute } from '../support/table.ts';
import { writeOrder } from '../support/unpriced.ts';
import { expectAccessible, test } from '../support/visitor.ts';

// All that has happened to an order in one list, and its price as its customer reads it.

const HOUR = 3_600_000;

test('what was done, told and written of an order stands in one list, the newest first, and that it came last', async ({
  page,
}) => {
  const since = Date.now();
  const id = writeOrder('Com história', 'shop', { criada_em: since - 9 * HOUR, valor_conferido: 1 });
  const happened = (hoursAgo: number, changes: object) =>
    execute(
      `insert into alteracoes (em, usuario, acao, tabela, linha_id, rotulo, sem_versao, mudancas) values (?, 'ana', 'alterou', 'pedido', ?, 'Com história', 0, ?)`,
      since - hoursAgo * HOUR,
      id,
      JSON.stringify([changes]),
    );
  const told = (hoursAgo: number, tipo: string, destino: string, estado: string) =>
    execute(
      `insert into entregas (evento, tipo, destino, tabela, linha_id, dados, criada_em, proxima_em, tentativas, estado)
       values (?, ?, ?, 'pedido', ?, '{}', ?, 0, 1, ?)`,
      `${tipo} ${id}`,
      tipo,
      destino,
      id,
      since - hoursAgo * HOUR,
      estado,
    );
  told(8, 'pedido.criado', 'email:cliente', 'desistida');
  happened(6, { campo: 'nota', de: null, para: 'Liguei' });
  happened(4, { campo: 'pagaEm', de: null, para: new Date(since - 4 * HOUR).toISOString() });
  told(3, 'pedido.pago', 'webhook:1', 'entregue');
  await enterAdmin(page, `assinaturas?id=${id}`);
  const lines = page.getByRole('list', { name: 'Histórico de Com história' }).locator(':scope > li');
  await expect(lines).toContainText([
    /Pedido pago.*webhook:1.*Entregue/,
    /ana.*Pago em/,
    /ana.*Nota.*Liguei/,
    /Pedido criado.*E-mail para o cliente.*Sem entrega/,
    /Com história fez o pedido/,
  ]);
  await expectAccessible(page);
});

test('the price is a receipt, with what is due now', async ({ page }) => {
  const id = writeOrder('Com preço', 'shop', { valor_conferido: 1 });
  await enterAdmin(page, `assinaturas?id=${id}`);
  const price = page.getByRole('region', { name: 'Preço', exact: true });
  await expect(price).toContainText(/Total do período\s*R\$\s100,00\s*A receber agora\s*R\$\s100,00/);
  execute('update assinaturas set paga_em = ? where id = ?', Date.now(), id);
  await page.reload();
  await expect(price).toContainText('Nada: consta como paga em');
  execute('update assinaturas set paga_em = null, valor_conferido = 0 where id = ?', id);
  await page.reload();
  await expect(price).toContainText('Nada enquanto o valor não é conferido');
});
