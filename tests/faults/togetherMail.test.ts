import { expect, it, onTestFinished } from 'vitest';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave } from '../support/factories.order.ts';
import { openMailServer } from '../support/mailServer.ts';
import { openTwo, sql, useDatabases } from '../support/machines.ts';
import { SOON } from '../support/tellingShop.ts';

// Two processes over one PostgreSQL write each letter once, and count together how many an address is sent (059).

const newDatabase = useDatabases();

it('each letter goes once, whichever process has taken the order, and an address has its five of both', async () => {
  const server = await openMailServer();
  onTestFinished(() => server.close());
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'loja@loja.example', MAIL_STAFF: 'vendas@loja.example' };
  const shops = await openTwo(await newDatabase(), { BOT_CHECK: 'off', ...mail });
  const { id } = await criarPlano(shops[0].em.fork(), { valor: 20, desconto2: 0 });
  for (const { app } of shops) app.outbox.start();
  const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
  for (let n = 0; n < 8; n++)
    for (const [i, shop] of shops.entries()) {
      const emailPrincipal = n < 4 ? `cliente${n}${i}@empresa.com.br` : 'maria@empresa.com.br';
      const input = { ...FORMULARIO, emailPrincipal, planoId: String(id), periodo: 12, valor: 240, chave: novaChave() };
      const headers = { 'x-forwarded-for': `198.51.100.${n}` };
      await shop.app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables: { input } } });
    }
  const states = () => sql<{ estado: string }>(shops[0].orm, `select estado from entregas where estado = 'esperando'`);
  await expect.poll(states, { ...SOON, timeout: 20_000 }).toEqual([]);
  const to = server.received.map(({ para }) => para.join());
  const count = (who: RegExp) => to.filter((one) => who.test(one)).length;
  expect([count(/^vendas/), count(/^cliente/), count(/^maria/)]).toEqual([16, 8, 5]);
  expect(new Set(to.filter((one) => one.startsWith('cliente'))).size).toBe(8);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(to.length);
});
