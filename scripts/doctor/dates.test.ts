import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { Entrada } from '../../modules/admin/entrada.entity.ts';
import { runCommand } from '../../tests/support/command.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave } from '../../tests/support/factories.order.ts';
import { openShop } from '../../tests/support/shop.ts';

const DAY_MS = 86_400_000;

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

it('doctor says when what is past its term was last deleted, and what waits for the operator', { timeout: 60_000 }, async () => {
  const shop = await openShop();
  onTestFinished(shop.close);
  const said = async () => (await runCommand('doctor', [], shop.config.dataDir)).stdout;
  const record = (daysAgo: number) =>
    writeFileSync(
      join(shop.config.dataDir, 'prazos-cumpridos.json'),
      JSON.stringify({
        em: new Date(Date.now() - daysAgo * DAY_MS),
        prazos: { assinaturas: 60, mensagens: 60, alteracoes: 60, entradas: 6 },
      }),
      { mode: 0o600 },
    );
  record(10);
  expect(await said()).toMatch(/^ok +prazos: cumpridos em \d{4}-/m);
  // Past six months now, however long they are, and not yet the last time.
  const em = new Date(Date.now() - 185 * DAY_MS);
  await shop.em.insert(Entrada, { usuario: null, visitante: '::1', conhecido: false, resultado: 'recusada', em });
  expect(await said()).toMatch(/^ok +prazos: cumpridos em/m);
  record(40);
  const { code, stdout } = await runCommand('doctor', [], shop.config.dataDir);
  expect([code, stdout]).toEqual([
    2,
    expect.stringMatching(/^falha +prazos: nada é apagado, porque .* 40 dias.*1 de entradas: .*prazos$/m),
  ]);
});
