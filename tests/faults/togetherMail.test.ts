import { expect, it, onTestFinished } from 'vitest';
import { LINHA_DE_COMANDO } from '../../modules/editing/autor.ts';
import { tentarEntregas } from '../../modules/outbox/entrega.admin.service.ts';
import { Entrega } from '../../modules/outbox/entrega.entity.ts';
import { criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave } from '../support/factories.order.ts';
import { openMailServer } from '../support/mailServer.ts';
import { openTwo, sql, useDatabases } from '../support/machines.ts';
import { SOON } from '../support/tellingShop.ts';

// Two processes over one PostgreSQL write each letter once, and count together how many an address is sent (059).

const newDatabase = useDatabases();

/** Two shops that write letters, and what orders at one of them. */
async function openMail(settings: Record<string, string> = {}) {
  const server = await openMailServer();
  onTestFinished(() => server.close());
  const mail = { SMTP_URL: server.url, MAIL_FROM: 'loja@loja.example', MAIL_STAFF: 'vendas@loja.example' };
  const shops = await openTwo(await newDatabase(), { BOT_CHECK: 'off', ...mail, ...settings });
  const { id } = await criarPlano(shops[0].em.fork(), { valor: 20, desconto2: 0 });
  for (const { app } of shops) app.outbox.start();
  const query = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
  const order = (which: 0 | 1, emailPrincipal: string, address: string) => {
    const input = { ...FORMULARIO, emailPrincipal, planoId: String(id), periodo: 12, valor: 240, chave: novaChave() };
    const headers = { 'x-forwarded-for': address };
    return shops[which].app.inject({ method: 'POST', url: '/graphql', headers, payload: { query, variables: { input } } });
  };
  return { server, shops, order };
}

it('each letter goes once, whichever process has taken the order, and an address has its five of both', async () => {
  const { server, shops, order } = await openMail();
  for (let n = 0; n < 8; n++)
    for (const i of [0, 1] as const)
      await order(i, n < 4 ? `cliente${n}${i}@empresa.com.br` : 'maria@empresa.com.br', `198.51.100.${n}`);
  const states = () => sql<{ estado: string }>(shops[0].orm, `select estado from entregas where estado = 'esperando'`);
  await expect.poll(states, { ...SOON, timeout: 20_000 }).toEqual([]);
  const to = server.received.map(({ para }) => para.join());
  const count = (who: RegExp) => to.filter((one) => who.test(one)).length;
  expect([count(/^vendas/), count(/^cliente/), count(/^maria/)]).toEqual([16, 8, 5]);
  expect(new Set(to.filter((one) => one.startsWith('cliente'))).size).toBe(8);
  expect(new Set(server.received.map(({ messageId }) => messageId)).size).toBe(to.length);
});

it('a confirmation is counted once, however often either of them tries it', async () => {
  const { server, shops, order } = await openMail();
  let refused = 0;
  server.answer = (para) => {
    if (para !== 'maria@empresa.com.br') return null;
    refused += 1;
    return { code: 451, text: 'depois' };
  };
  await order(0, 'maria@empresa.com.br', '198.51.100.1');
  const destino = 'email:cliente';
  for (let n = 1; n < 8; n++) {
    const waits = () =>
      sql(shops[0].orm, `select 1 from entregas where destino = '${destino}' and tomada_ate is null and resposta is not null`);
    await expect.poll(async () => [refused, (await waits()).length], SOON).toEqual([n, 1]);
    if (n === 7) server.answer = () => null;
    await shops[n % 2]!.em.fork().nativeUpdate(Entrega, { destino }, { resposta: null });
    await tentarEntregas(shops[n % 2]!.em.fork(), { destino }, LINHA_DE_COMANDO);
  }
  const came = () => server.received.filter(({ para }) => para.includes('maria@empresa.com.br')).length;
  await expect.poll(came, SOON).toBe(1);
  for (let n = 0; n < 5; n++) await order((n % 2) as 0 | 1, 'maria@em\u00ADpresa.com.br', `198.51.100.${n}`);
  const states = () =>
    sql<{ estado: string }>(shops[0].orm, `select estado from entregas where destino = '${destino}' order by estado`);
  const five = Array.from({ length: 5 }, () => ({ estado: 'entregue' }));
  await expect.poll(states, SOON).toEqual([{ estado: 'desistida' }, ...five]);
});

it('the letters of an hour to strangers, and to the staff, are counted of both together; the others wait', async () => {
  const { server, shops, order } = await openMail({ MAIL_NEW_PER_HOUR: '3', MAIL_STAFF_PER_HOUR: '4' });
  for (let n = 0; n < 8; n++) await order((n % 2) as 0 | 1, `estranho${n}@empresa.com.br`, `198.51.100.${n}`);
  const settled = () =>
    sql<{ destino: string; estado: string; n: number }>(
      shops[0].orm,
      `select destino, estado, count(*)::int as n from entregas where estado <> 'esperando' or resposta is not null
       group by destino, estado order by destino, estado`,
    );
  await expect.poll(settled, { ...SOON, timeout: 20_000 }).toEqual([
    { destino: 'email:cliente', estado: 'entregue', n: 3 },
    { destino: 'email:cliente', estado: 'esperando', n: 5 },
    { destino: 'email:equipe', estado: 'entregue', n: 4 },
    { destino: 'email:equipe', estado: 'esperando', n: 4 },
  ]);
  expect(server.received).toHaveLength(7);
});

it('a network has its share of an hour at both together, and one letter to the staff says what was above it', async () => {
  const { server, shops, order } = await openMail({ MAIL_NEW_PER_HOUR: '20', MAIL_STAFF_PER_HOUR: '20' });
  for (let n = 0; n < 8; n++) await order((n % 2) as 0 | 1, `estranho${n}@empresa-${n}.com.br`, '198.51.100.1');
  const settled = () =>
    sql<{ destino: string; estado: string; n: number }>(
      shops[0].orm,
      `select destino, estado, count(*)::int as n from entregas where estado <> 'esperando' or proxima_em > criada_em
       group by destino, estado order by destino, estado`,
    );
  await expect.poll(settled, { ...SOON, timeout: 20_000 }).toEqual([
    { destino: 'email:cliente', estado: 'entregue', n: 2 },
    { destino: 'email:cliente', estado: 'esperando', n: 6 },
    { destino: 'email:equipe', estado: 'entregue', n: 2 },
    { destino: 'email:equipe', estado: 'esperando', n: 6 },
  ]);
  expect(server.received).toHaveLength(4);
  await sql(shops[0].orm, `update entregas set proxima_em = criada_em where destino = 'email:equipe'`);
  const toStaff = () => server.received.flatMap(({ para, subject }) => (para.includes('vendas@loja.example') ? [subject!] : []));
  await expect.poll(() => toStaff().length, { ...SOON, timeout: 20_000 }).toBe(3);
  expect(toStaff().at(-1)).toBe('Mais 6 pedidos em poucos minutos');
  await expect
    .poll(async () => (await settled()).find((one: { destino: string }) => one.destino === 'email:equipe'), SOON)
    .toEqual({
      destino: 'email:equipe',
      estado: 'entregue',
      n: 8,
    });
});
