import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { novaChave } from '../support/factories.order.ts';
import { MailShop } from '../support/mailShop.ts';
import { SOON } from '../support/tellingShop.ts';

// Who orders for somebody else's mailbox uses up a part of what it is sent, and leaves its owner his (059).

const REDE =
  'Da mesma rede já vieram pedidos demais com este endereço em um dia. Confira se foi o dono dele quem pediu, e envie a confirmação daqui.';
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
    expect([await promises(strangers[n]!.clienteIdB), await said(strangers[n]!.clienteIdB)]).toEqual([n < 3, n < 3]);
    await settled();
  }
  expect(await newest()).toMatchObject({ estado: 'desistida', tentativas: 0, resposta: REDE });
  const own = await shop.order({ emailPrincipal }, '203.0.113.7');
  expect(await promises(own.clienteIdB)).toBe(true);
  await expect.poll(() => shop.mailsTo(emailPrincipal).some(({ text }) => text!.includes(own.codigo)), SOON).toBe(true);
  expect(await said(own.clienteIdB)).toBe(true);
  expect(shop.server.received.filter(({ para }) => para[0]!.startsWith('vitima'))).toHaveLength(4);
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
  expect(counts).toEqual([true, true, true, true, true, false, false]);
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

describe('corrections', () => {
  const CORRIGIDO = 'O cliente já recebeu 3 confirmações deste pedido e dos que ele corrige em um dia. Envie esta daqui.';
  /** Orders of which each corrects the one before it, and whether each is promised its confirmation. */
  const corrected = async (from: MailShop, how: number, dados: object, after: () => Promise<void> = async () => {}) => {
    const [orders, promised] = [[] as string[], [] as boolean[]];
    let substitui: string | undefined;
    for (let n = 0; n < how; n++) {
      const chave = novaChave();
      const { clienteIdB, codigo } = await from.order({ numero: String(n), chave, substitui, ...dados }, '198.51.100.40');
      orders.push(codigo);
      const { data } = await from.shop.graphql(`{ acompanhamento(clienteIdB: "${clienteIdB}") { confirmacaoPorEmail } }`);
      promised.push((data!.acompanhamento as { confirmacaoPorEmail: boolean }).confirmacaoPorEmail);
      substitui = chave;
      await after();
    }
    return { orders, promised, ultima: substitui };
  };
  const codes = (from: MailShop, to: string) => from.mailsTo(to).map(({ subject }) => /pedido (\S+)$/.exec(subject!)![1]);

  it('have the place of what they correct: three letters of all of them come, and the mailbox has lost one of its five', async () => {
    const emailPrincipal = 'corrige@empresa.com.br';
    const { orders, promised } = await corrected(shop, 4, { emailPrincipal }, settled);
    expect(promised).toEqual([true, true, true, false]);
    expect(codes(shop, emailPrincipal)).toEqual(orders.slice(0, 3));
    expect(await newest()).toMatchObject({ estado: 'desistida', resposta: CORRIGIDO });
    await shop.staff.graphql(`mutation { tentarEntregas(id: "${(await newest()).id}") }`);
    await expect.poll(() => codes(shop, emailPrincipal), SOON).toEqual(orders);
    const others = [];
    for (let n = 0; n < 5; n++) {
      others.push(await said((await shop.order({ emailPrincipal }, `203.0.113.${40 + n}`)).clienteIdB));
      await settled();
    }
    expect(others).toEqual([true, true, true, true, false]);
    expect(codes(shop, emailPrincipal)).toHaveLength(8);
  });

  it('that come before the letters went leave the one that stands its letter, however many they are', async () => {
    const own = await MailShop.open({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    onTestFinished(() => own.close());
    const emailPrincipal = 'depressa@empresa.com.br';
    const { orders, promised } = await corrected(own, 6, { emailPrincipal });
    expect(promised).not.toContain(false);
    own.shop.app.outbox.start();
    await expect.poll(() => codes(own, emailPrincipal), SOON).toEqual(orders.slice(-1));
  });

  it('of an order that had no place have none, and those for another mailbox take their own', async () => {
    const own = await MailShop.open({ RATE_LIMIT: 'on', TRUST_PROXY: '1' });
    onTestFinished(() => own.close());
    const emailPrincipal = 'alvo@empresa.com.br';
    for (let n = 0; n < 3; n++) await own.order({ emailPrincipal }, '198.51.100.40');
    expect((await corrected(own, 3, { emailPrincipal })).promised).toEqual([false, false, false]);
    const chave = novaChave();
    await own.order({ emailPrincipal: 'meu@empresa.com.br', chave }, '198.51.100.40');
    await own.order({ emailPrincipal, substitui: chave, numero: '9' }, '198.51.100.40');
    expect((await own.entries())[0]).toMatchObject({ estado: 'desistida', resposta: REDE });
  });
});
