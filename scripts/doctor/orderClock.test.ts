import { expect, it, onTestFinished } from 'vitest';
import { runCommand } from '../../tests/support/command.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { openShop } from '../../tests/support/shop.ts';

it('doctor says, as the metrics do, that the clock is behind an order that is there', { timeout: 60_000 }, async () => {
  const shop = await openShop({ BOT_CHECK: 'off' });
  onTestFinished(shop.close);
  const em = shop.em.fork();
  const { id } = await criarPlano(em, { valor: 20, desconto2: 0 });
  const input = { ...FORMULARIO, planoId: String(id), periodo: 12, valor: 240, chave: novaChave() };
  const sent = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
  expect((await shop.graphql(sent, { input })).errors).toBeUndefined();
  const said = async () => (await runCommand('doctor', [], shop.config.dataDir)).stdout;
  const gauge = async () =>
    Number(/^clock_behind_newest_order_seconds (.*)$/m.exec(await shop.app.metrics.registry.metrics())![1]);
  expect([await said(), await gauge()]).toEqual([expect.stringMatching(/^ok +hora dos pedidos: nenhum é/m), 0]);
  await em.getConnection().execute(`update assinaturas set criada_em = criada_em + ${5 * 3_600_000}`);
  expect(await said()).toMatch(/^falha +hora dos pedidos: O relógio desta máquina está 5 h atrás do último pedido guardado/m);
  expect(await gauge()).toBeGreaterThan(4 * 3600);
});
