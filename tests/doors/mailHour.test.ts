import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { Entrega } from '../../modules/outbox/entrega.entity.ts';
import { MailShop, newDay } from '../support/mailShop.ts';
import { SOON } from '../support/tellingShop.ts';

// How many letters an hour go to addresses that nobody has written to, and to the staff, and what becomes of those above it (059).

const NOVO = 'Muitos pedidos de endereços novos nesta hora: este e-mail espera a vez dele.';
const DA_EQUIPE = 'Muitos e-mails à equipe nesta hora: este vai junto com outros, em um só.';
const PASSADO = 'O cliente já recebeu um e-mail mais novo deste pedido.';
const PLENTY = 1000;
const VENDAS = 'vendas@loja.example';

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open({ SESSION_IDLE_MINUTES: '9999', SESSION_HOURS: '999' });
});
afterAll(() => shop.close());
afterEach(async () => {
  await shop.reset();
  vi.useRealTimers();
});

/** Whom the shop has never written to. */
let strangers = 0;
const stranger = () => `estranho${++strangers}@empresa-${strangers}.com.br`;
const orderFor = (emailPrincipal: string) => shop.order({ emailPrincipal });
const orders = async (how: number) => {
  const all = [];
  for (let n = 0; n < how; n++) all.push(await orderFor(stranger()));
  return all;
};
/** The clock stands still, and is put forward: no hour runs out while a slow machine works. */
const stopClock = () => void vi.useFakeTimers({ toFake: ['Date'] });
const hourLater = () => void vi.setSystemTime(Date.now() + 3_601_000);
const toCustomers = () => shop.server.received.filter(({ para }) => !para.includes(VENDAS));
const states = async (how: number, destino?: string) =>
  (await shop.entries(destino))
    .slice(0, how)
    .map(({ estado }) => estado)
    .toSorted();
const times = (n: number, state: string) => Array<string>(n).fill(state);
const waiting = async () =>
  (await shop.staff.graphql('{ painelAdmin { confirmacoesEmEspera emailsDaEquipeEmEspera avisosDesistidos } }')).data!
    .painelAdmin;

describe('addresses that nobody has written to', () => {
  it('are sent so many letters an hour; the others wait, uncounted, staff are told how many, and each hour brings as many', async () => {
    stopClock();
    await shop.deliver({ limites: newDay({ first: 2, staff: PLENTY }) });
    await orders(5);
    const held = { estado: 'esperando', tentativas: 0, resposta: NOVO };
    const waits = async () =>
      (await shop.entries()).filter(({ estado, resposta }) => estado === 'esperando' && resposta === NOVO);
    await expect.poll(waits, SOON).toEqual([held, held, held].map((one) => expect.objectContaining(one)));
    await expect.poll(() => toCustomers().length, SOON).toBe(2);
    expect(await waiting()).toEqual({ confirmacoesEmEspera: 3, emailsDaEquipeEmEspera: 0, avisosDesistidos: 0 });
    for (const came of [4, 5]) {
      hourLater();
      await expect.poll(() => toCustomers().length, SOON).toBe(came);
      await expect.poll(() => states(5), SOON).toEqual([...times(came, 'entregue'), ...times(5 - came, 'esperando')].toSorted());
    }
    expect(await waiting()).toEqual({ confirmacoesEmEspera: 0, emailsDaEquipeEmEspera: 0, avisosDesistidos: 0 });
  });

  it('are no alarm while they wait for their hour, nor is what stands behind them, and are one when that has passed, or they have failed', async () => {
    stopClock();
    await shop.deliver({ limites: newDay({ first: 1, staff: PLENTY }) });
    await orders(1);
    await expect.poll(() => toCustomers().length, SOON).toBe(1);
    const { clienteIdB } = await orderFor(stranger());
    const isHeld = async () => (await shop.entries()).filter(({ resposta }) => resposta === NOVO).length;
    await expect.poll(isHeld, SOON).toBe(1);
    await shop.still();
    await shop.staff.graphql('mutation ($p: String!, $em: String) { atualizarPedido(pedido: $p, pagaEm: $em) { id } }', {
      p: clienteIdB,
      em: new Date().toISOString(),
    });
    const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
    const write = (values: object) => shop.shop.em.fork().nativeUpdate(Entrega, { estado: 'esperando' }, values);
    const late = async () =>
      Number(/^deliveries_oldest_waiting_seconds (.*)$/m.exec(await shop.shop.app.metrics.registry.metrics())![1]);
    await write({ criadaEm: ago(5) });
    expect([await shop.shop.em.fork().count(Entrega, { estado: 'esperando', destino: 'email:cliente' }), await late()]).toEqual([
      2, 0,
    ]);
    await write({ proximaEm: ago(3) });
    expect(await late()).toBe(3 * 3600);
    await write({ proximaEm: ago(-1), tentativas: 1 });
    expect(await late()).toBe(5 * 3600);
  });

  it('keep no letter from whoever was written to before, and those that wait go in their order', async () => {
    stopClock();
    await shop.deliver({ limites: newDay({ first: 1, staff: PLENTY }) });
    const known = stranger();
    await orderFor(known);
    await expect.poll(() => shop.mailsTo(known).length, SOON).toBe(1);
    const [first, second] = [stranger(), stranger()];
    for (const one of [first, second]) {
      await orderFor(one);
      await expect.poll(async () => (await shop.entries())[0], SOON).toMatchObject({ resposta: NOVO });
    }
    await orderFor(known);
    await expect.poll(() => shop.mailsTo(known).length, SOON).toBe(2);
    hourLater();
    await expect.poll(() => shop.mailsTo(first).length, SOON).toBe(1);
    expect(shop.mailsTo(second)).toEqual([]);
    hourLater();
    await expect.poll(() => shop.mailsTo(second).length, SOON).toBe(1);
  });

  it('are told what becomes of an order before its confirmation has its turn, which is then too late', async () => {
    stopClock();
    await shop.deliver({ limites: newDay({ first: 1, staff: PLENTY }) });
    await orders(1);
    await expect.poll(() => toCustomers().length, SOON).toBe(1);
    const email = stranger();
    const { clienteIdB } = await orderFor(email);
    await expect.poll(async () => (await shop.entries())[0], SOON).toMatchObject({ resposta: NOVO });
    await shop.pay(clienteIdB, new Date().toISOString());
    await expect.poll(() => shop.mailsTo(email).map(({ subject }) => subject), SOON).toHaveLength(1);
    expect(shop.mailsTo(email)[0]!.subject).toMatch(/^Recebemos o seu pagamento/);
    hourLater();
    await expect.poll(async () => (await shop.entries())[1], SOON).toMatchObject({ estado: 'descartada', resposta: PASSADO });
    expect(shop.mailsTo(email)).toHaveLength(1);
  });
});

it('what becomes of orders goes before the confirmations of new ones', async () => {
  const email = stranger();
  await orders(8);
  const { clienteIdB } = await orderFor(email);
  await shop.pay(clienteIdB, new Date().toISOString());
  await shop.deliver();
  await expect.poll(() => states(10), SOON).not.toContain('esperando');
  const place = toCustomers().findIndex(({ subject }) => subject!.startsWith('Recebemos o seu pagamento'));
  // Three are on their way at once.
  expect([0, 1, 2]).toContain(place);
});

it('staff are sent so many letters an hour; the others wait for minutes and go in one, and that is said', async () => {
  stopClock();
  await shop.deliver({ limites: newDay({ first: PLENTY, staff: 2 }) });
  await orders(5);
  const waits = async () =>
    (await shop.entries('email:equipe')).filter(({ estado, resposta }) => estado === 'esperando' && resposta === DA_EQUIPE)
      .length;
  await expect.poll(waits, SOON).toBe(3);
  await expect.poll(() => shop.mailsTo(VENDAS).length, SOON).toBe(2);
  await expect.poll(() => toCustomers().length, SOON).toBe(5);
  expect(await waiting()).toEqual({ confirmacoesEmEspera: 0, emailsDaEquipeEmEspera: 3, avisosDesistidos: 0 });
  vi.setSystemTime(Date.now() + 601_000);
  await expect.poll(() => states(5, 'email:equipe'), SOON).toEqual(times(5, 'entregue'));
  expect(shop.mailsTo(VENDAS).map(({ subject }) => subject!.replace(/ [0-9A-Z-]{9}:.*/, ''))).toEqual([
    'Novo pedido',
    'Novo pedido',
    'Mais 3 pedidos em poucos minutos',
  ]);
  expect((await shop.staff.graphql('mutation { testarEmail(exemplo: criado) }')).errors ?? []).toEqual([]);
});

it('a shop counts its hours as its settings say', async () => {
  const own = await MailShop.open({ RATE_LIMIT: 'on', MAIL_NEW_PER_HOUR: '1', MAIL_STAFF_PER_HOUR: '2' });
  own.shop.app.outbox.start();
  for (let n = 0; n < 4; n++) await own.order({ emailPrincipal: stranger() });
  const held = async (destino: string) =>
    (await own.entries(destino)).filter(({ estado, resposta }) => estado === 'esperando' && resposta).length;
  await expect.poll(async () => [await held('email:cliente'), await held('email:equipe')], SOON).toEqual([3, 2]);
  await expect.poll(() => own.server.received.length, SOON).toBe(3);
  await own.close();
});
