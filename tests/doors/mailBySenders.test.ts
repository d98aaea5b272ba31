import { afterAll, beforeAll, expect, it } from 'vitest';
import { MailShop } from '../support/mailShop.ts';
import { SOON } from '../support/tellingShop.ts';

// Who orders for somebody else's mailbox uses up a part of what it is sent, and leaves its owner his (059).

const REDE =
  'Da mesma rede já vieram 2 pedidos com este endereço em um dia. Confira se foi o dono dele quem pediu, e envie a confirmação daqui.';
const CONFIRMATION = 'A confirmação, com o que você pediu e como pagar, segue por e-mail';

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open({ RATE_LIMIT: 'on', TRUST_PROXY: '1', NODE_ENV: 'production' });
  shop.shop.app.outbox.start();
});
afterAll(() => shop.close());

/** Whether the page after an order promises its confirmation, which reads what the page says that follows the order. */
const promises = async (clienteIdB: string) =>
  (await shop.shop.app.inject(`/acompanhar/${clienteIdB}`)).body.includes(CONFIRMATION);
const said = async (clienteIdB: string) => {
  const { data } = await shop.shop.graphql(`{ acompanhamento(clienteIdB: "${clienteIdB}") { confirmacaoPorEmail } }`);
  return (data!.acompanhamento as { confirmacaoPorEmail: boolean }).confirmacaoPorEmail;
};
const newest = async () => (await shop.entries())[0]!;
const settled = () => expect.poll(async () => (await newest()).estado, SOON).not.toBe('esperando');

it('five orders of a stranger leave the owner of a mailbox the letter about his own, and no page promises what is kept back', async () => {
  const emailPrincipal = 'vitima@empresa.com.br';
  const strangers: { clienteIdB: string; codigo: string }[] = [];
  for (let n = 0; n < 5; n++) {
    // However the address is written.
    const input = { emailPrincipal: n % 2 ? 'vitima+a@empresa.com.br' : emailPrincipal };
    strangers.push(await shop.order(input, '198.51.100.1'));
    expect([await promises(strangers[n]!.clienteIdB), await said(strangers[n]!.clienteIdB)]).toEqual([n < 2, n < 2]);
    await settled();
  }
  expect(await newest()).toMatchObject({ estado: 'desistida', tentativas: 0, resposta: REDE });
  const own = await shop.order({ emailPrincipal }, '203.0.113.7');
  expect(await promises(own.clienteIdB)).toBe(true);
  await expect.poll(() => shop.mailsTo(emailPrincipal).some(({ text }) => text!.includes(own.codigo)), SOON).toBe(true);
  expect(await said(own.clienteIdB)).toBe(true);
  expect(shop.server.received.filter(({ para }) => para[0]!.startsWith('vitima'))).toHaveLength(3);
  // Staff are told of all of them, and may send what was kept back.
  const toStaff = (codigo: string) =>
    shop.mailsTo('vendas@loja.example').filter(({ subject }) => subject!.includes(codigo)).length;
  await expect.poll(() => [...strangers, own].map(({ codigo }) => toStaff(codigo)), SOON).toEqual([1, 1, 1, 1, 1, 1]);
  const kept = (await shop.entries()).find(({ resposta }) => resposta === REDE)!;
  await shop.staff.graphql(`mutation { tentarEntregas(id: "${kept.id}") }`);
  const state = async () => (await shop.entries()).find(({ id }) => id === kept.id)!.estado;
  await expect.poll(state, SOON).toBe('entregue');
});

it('addresses of one subscriber are one network, and the five of a mailbox are full for all of them, which no page hides', async () => {
  const emailPrincipal = 'outra@empresa.com.br';
  const counts = [];
  for (const address of [
    '2001:db8:1:1::1',
    '2001:db8:1:2::1',
    '2001:db8:1:3::1',
    '192.0.2.1',
    '192.0.2.2',
    '192.0.2.3',
    '192.0.2.4',
  ]) {
    const { clienteIdB } = await shop.order({ emailPrincipal }, address);
    counts.push(await promises(clienteIdB));
    await settled();
  }
  expect(counts).toEqual([true, true, false, true, true, true, false]);
  expect(shop.mailsTo(emailPrincipal)).toHaveLength(5);
});

it('a confirmation that waits for another hour is not promised in some minutes', async () => {
  const own = await MailShop.open({ RATE_LIMIT: 'on', TRUST_PROXY: '1', MAIL_NEW_PER_HOUR: '1' });
  own.shop.app.outbox.start();
  const orders = [await own.order({ emailPrincipal: 'um@empresa.com.br' }, '192.0.2.8')];
  await expect.poll(async () => (await own.entries())[0]!.estado, SOON).toBe('entregue');
  orders.push(await own.order({ emailPrincipal: 'dois@empresa.com.br' }, '192.0.2.9'));
  await expect.poll(async () => (await own.entries())[0]!.resposta, SOON).toContain('espera a vez');
  const seen = [];
  for (const { clienteIdB } of orders) {
    const { data } = await own.shop.graphql(`{ acompanhamento(clienteIdB: "${clienteIdB}") { confirmacaoPorEmail } }`);
    seen.push(data!.acompanhamento);
  }
  expect(seen).toEqual([{ confirmacaoPorEmail: true }, { confirmacaoPorEmail: false }]);
  await own.close();
});
