import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { MailShop, newDay } from '../support/mailShop.ts';
import { SOON } from '../support/tellingShop.ts';

// Who orders for many strangers keeps no letter from anybody else, and what is done about his orders writes to nobody (068).

const DA_REDE = 'Muitos pedidos da mesma rede nesta hora: este e-mail espera a vez dele.';
const DAS_REDES = 'Muitos pedidos de poucas redes nesta hora: este e-mail espera a vez dele.';
const JUNTAS = 'Muitos e-mails à equipe nesta hora: este vai junto com outros, em um só.';
const DO_DOMINIO = 'Muitos pedidos de endereços deste domínio em um dia: este e-mail espera a vez dele.';
const VENDAS = 'vendas@loja.example';
const PLENTY = 1000;

afterEach(() => void vi.useRealTimers());

let strangers = 0;
const stranger = () => `inventado${++strangers}@empresa-${strangers}.com.br`;
const stopClock = () => void vi.useFakeTimers({ toFake: ['Date'] });
const later = (minutes: number) => void vi.setSystemTime(Date.now() + minutes * 60_000 + 1000);

/** A shop with its limits on, that delivers. */
async function open(settings: Record<string, string> = {}) {
  const shop = await MailShop.open({
    RATE_LIMIT: 'on',
    TRUST_PROXY: '1',
    MAIL_NEW_PER_HOUR: '20',
    MAIL_STAFF_PER_HOUR: '20',
    SESSION_IDLE_MINUTES: '9999',
    SESSION_HOURS: '999',
    ...settings,
  });
  onTestFinished(() => shop.close());
  shop.shop.app.outbox.start();
  return shop;
}
const promised = async (shop: MailShop, clienteIdB: string) => {
  const { data } = await shop.shop.graphql(`{ acompanhamento(clienteIdB: "${clienteIdB}") { confirmacaoPorEmail } }`);
  return (data!.acompanhamento as { confirmacaoPorEmail: boolean }).confirmacaoPorEmail;
};
const toCustomers = (shop: MailShop) => shop.server.received.filter(({ para }) => !para.includes(VENDAS));
const toStaff = (shop: MailShop) => shop.mailsTo(VENDAS).map(({ subject }) => subject!);
const states = async (shop: MailShop, destino?: string) => {
  const all = (await shop.entries(destino)).map(({ estado, resposta }) => (estado === 'esperando' ? resposta : estado));
  return Object.fromEntries([...new Set(all)].map((one) => [one, all.filter((other) => other === one).length]));
};

describe.each([
  ['address', (_n: number) => '198.51.100.66'],
  ['subscriber with many addresses', (n: number) => `2001:db8:66:${n}::1`],
])('orders of one %s for strangers', (_who, address) => {
  it('bring about a tenth of the letters of an hour: whoever orders elsewhere has his, and staff hear of his order at once', async () => {
    const shop = await open();
    const said = [];
    for (let n = 0; n < 10; n++) {
      const { clienteIdB } = await shop.order({ emailPrincipal: stranger() }, address(n));
      said.push(await promised(shop, clienteIdB));
    }
    expect(said).toEqual([true, true, ...Array<boolean>(8).fill(false)]);
    const emailPrincipal = stranger();
    const { clienteIdB, codigo } = await shop.order({ emailPrincipal }, '203.0.113.7');
    expect(await promised(shop, clienteIdB)).toBe(true);
    await expect.poll(() => shop.mailsTo(emailPrincipal).length, SOON).toBe(1);
    await expect.poll(() => toStaff(shop).some((subject) => subject.includes(codigo)), SOON).toBe(true);
    await expect.poll(() => states(shop), SOON).toEqual({ entregue: 3, [DA_REDE]: 8 });
    await expect.poll(() => states(shop, 'email:equipe'), SOON).toEqual({ entregue: 3, [JUNTAS]: 8 });
    expect([toCustomers(shop).length, toStaff(shop).length]).toEqual([3, 3]);
  });
});

it('what waits goes in the turns of its network, and never takes the place of who has not come yet', async () => {
  stopClock();
  const shop = await open();
  for (let network = 0; network < 6; network++)
    for (let n = 0; n < 6; n++) await shop.order({ emailPrincipal: stranger() }, `198.51.100.${network}`);
  await expect.poll(() => states(shop), SOON).toEqual({ entregue: 12, [DA_REDE]: 24 });
  // Two of each network are due: of such go half of what an hour takes.
  later(61);
  await expect.poll(() => states(shop), SOON).toEqual({ entregue: 22, [DAS_REDES]: 2, [DA_REDE]: 12 });
  const emailPrincipal = stranger();
  await shop.order({ emailPrincipal }, '203.0.113.7');
  await expect.poll(() => shop.mailsTo(emailPrincipal).length, SOON).toBe(1);
  later(61);
  await expect.poll(() => states(shop), SOON).toEqual({ entregue: 33, [DAS_REDES]: 4 });
});

it('who was written to before waits for nobody, from however busy a network', async () => {
  const shop = await open();
  const emailPrincipal = stranger();
  await shop.order({ emailPrincipal }, '198.51.100.9');
  await expect.poll(() => states(shop), SOON).toEqual({ entregue: 1 });
  for (let n = 0; n < 5; n++) await shop.order({ emailPrincipal: stranger() }, '198.51.100.1');
  const { clienteIdB } = await shop.order({ emailPrincipal }, '198.51.100.1');
  expect(await promised(shop, clienteIdB)).toBe(true);
  await expect.poll(() => shop.mailsTo(emailPrincipal).length, SOON).toBe(2);
});

it('an order that comes while the hour is full is promised no letter', async () => {
  const shop = await open({ MAIL_NEW_PER_HOUR: '1' });
  await shop.order({ emailPrincipal: stranger() }, '192.0.2.1');
  await expect.poll(() => toCustomers(shop).length, SOON).toBe(1);
  const { clienteIdB } = await shop.order({ emailPrincipal: stranger() }, '192.0.2.2');
  expect(await promised(shop, clienteIdB)).toBe(false);
});

it('staff are told in one letter, minutes later, of what was too much for one each, orders and messages, and miss none', async () => {
  stopClock();
  const shop = await open();
  const codes = [];
  for (let n = 0; n < 5; n++) codes.push((await shop.order({ emailPrincipal: stranger() }, '198.51.100.1')).codigo);
  const contato = (assunto: string) => shop.contact({ assunto }, '198.51.100.1');
  await contato('Dúvida em exemplo.com.br');
  await expect.poll(() => states(shop, 'email:equipe'), SOON).toEqual({ entregue: 2, [JUNTAS]: 4 });
  const { data } = await shop.staff.graphql('{ painelAdmin { emailsDaEquipeEmEspera } }');
  expect(data!.painelAdmin).toEqual({ emailsDaEquipeEmEspera: 4 });
  later(11);
  await expect.poll(() => states(shop, 'email:equipe'), SOON).toEqual({ entregue: 6 });
  const letters = shop.mailsTo(VENDAS);
  expect(letters.map(({ subject }) => subject).at(-1)).toBe('Mais 3 pedidos e 1 mensagem em poucos minutos');
  expect(letters).toHaveLength(3);
  for (const code of codes) expect(letters.filter(({ text, subject }) => (subject! + text).includes(code))).toHaveLength(1);
  expect(letters.at(-1)!.text).toContain('Dúvida em exemplo[.]com[.]br');
  expect((await shop.entries('email:equipe'))[0]).toMatchObject({ resposta: 'Foi junto com outros, em um só e-mail.' });
});

it('one that waits alone to be told with others is a letter like any other', async () => {
  stopClock();
  const shop = await open();
  let codigo = '';
  for (let n = 0; n < 3; n++) ({ codigo } = await shop.order({ emailPrincipal: stranger() }, '198.51.100.1'));
  await expect.poll(() => states(shop, 'email:equipe'), SOON).toEqual({ entregue: 2, [JUNTAS]: 1 });
  later(11);
  await expect.poll(() => toStaff(shop).at(-1), SOON).toContain(`Novo pedido ${codigo}`);
});

describe('what staff send by its name', () => {
  it('goes, however full the hour is', async () => {
    const shop = await open();
    for (let n = 0; n < 4; n++) await shop.order({ emailPrincipal: stranger() }, '198.51.100.1');
    await expect.poll(() => states(shop), SOON).toEqual({ entregue: 2, [DA_REDE]: 2 });
    const again = async (destino: string, text: string) => {
      const { id } = (await shop.entries(destino)).find(({ resposta }) => resposta === text)!;
      await shop.staff.graphql(`mutation { tentarEntregas(id: "${id}") }`);
      return expect.poll(async () => (await shop.entries(destino)).find((one) => one.id === id)!.estado, SOON).toBe('entregue');
    };
    await again('email:cliente', DA_REDE);
    await again('email:equipe', JUNTAS);
    expect([toCustomers(shop).length, toStaff(shop).length]).toEqual([3, 3]);
  });

  it('goes where the hour of the shop is full, and is tried again without waiting for another', async () => {
    stopClock();
    const shop = await MailShop.open({ SESSION_IDLE_MINUTES: '9999', SESSION_HOURS: '999' });
    onTestFinished(() => shop.close());
    await shop.deliver({ limites: newDay({ first: 1, staff: PLENTY }) });
    for (let n = 0; n < 3; n++) await shop.order({ emailPrincipal: stranger() });
    await expect.poll(async () => (await states(shop)).entregue, SOON).toBe(1);
    const { id } = (await shop.entries()).find(({ estado }) => estado === 'esperando')!;
    let refused = 0;
    shop.server.answer = () => (++refused > 2 ? null : { code: 451, text: 'depois' });
    await shop.staff.graphql(`mutation { tentarEntregas(id: "${id}") }`);
    later(5);
    await expect.poll(async () => (await shop.entries()).find((one) => one.id === id)!.estado, SOON).toBe('entregue');
    expect((await states(shop)).entregue).toBe(2);
  });
});

describe('an order that its customer was never told of', () => {
  it('is cancelled without a letter while nobody has paid it, unless staff ask for one', async () => {
    stopClock();
    const shop = await open();
    const orders = [];
    for (let n = 0; n < 6; n++) orders.push(await shop.order({ emailPrincipal: stranger() }, '198.51.100.1'));
    await expect.poll(() => toCustomers(shop).length, SOON).toBe(2);
    for (const { clienteIdB } of orders) await shop.handle(clienteIdB, 'cancelada');
    const cancelled = async () =>
      (await shop.entries()).filter(({ tipo }) => tipo === 'pedido.cancelado').map(({ estado }) => estado);
    await expect
      .poll(async () => (await cancelled()).toSorted(), SOON)
      .toEqual([...Array<string>(4).fill('descartada'), 'entregue', 'entregue']);
    expect(toCustomers(shop)).toHaveLength(4);
    const { id } = (await shop.entries()).find(({ tipo, estado }) => tipo === 'pedido.cancelado' && estado === 'descartada')!;
    let refused = 0;
    shop.server.answer = () => (++refused > 1 ? null : { code: 451, text: 'depois' });
    await shop.staff.graphql(`mutation { tentarEntregas(id: "${id}") }`);
    const entry = async () => (await shop.entries()).find((one) => one.id === id)!;
    await expect
      .poll(entry, SOON)
      .toMatchObject({ estado: 'esperando', resposta: expect.stringMatching(/^A equipe pediu .*451/) });
    later(2);
    await expect.poll(() => toCustomers(shop).length, SOON).toBe(5);
  });

  it('has its first letter within the letters of an hour, whatever that says, unless it says that it was paid', async () => {
    stopClock();
    const shop = await MailShop.open({ SESSION_IDLE_MINUTES: '9999', SESSION_HOURS: '999' });
    onTestFinished(() => shop.close());
    const [first, second, paid] = [
      await shop.order({ emailPrincipal: stranger() }),
      await shop.order({ emailPrincipal: stranger() }),
      await shop.order({ emailPrincipal: stranger() }),
    ];
    await shop.staff.graphql('mutation { descartarEntregas }');
    for (const { clienteIdB } of [first, second]) await shop.handle(clienteIdB, 'concluida');
    await shop.deliver({ limites: newDay({ first: 1, staff: PLENTY }) });
    await expect.poll(() => toCustomers(shop).length, SOON).toBe(1);
    await shop.pay(paid.clienteIdB, new Date().toISOString());
    await expect.poll(() => toCustomers(shop).length, SOON).toBe(2);
    expect(toCustomers(shop).at(-1)!.subject).toMatch(/^Recebemos o seu pagamento/);
    later(61);
    await expect.poll(() => toCustomers(shop).length, SOON).toBe(3);
  });
});

it('of orders that come at once from many networks as many are promised as the hour takes', async () => {
  const shop = await open({ MAIL_NEW_PER_HOUR: '10' });
  const orders = await Promise.all(
    Array.from({ length: 20 }, (_, n) => shop.order({ emailPrincipal: stranger() }, `203.0.113.${n}`)),
  );
  const said = await Promise.all(orders.map(({ clienteIdB }) => promised(shop, clienteIdB)));
  expect(said.filter(Boolean)).toHaveLength(10);
  await expect.poll(() => toCustomers(shop).length, SOON).toBe(10);
  const sent = toCustomers(shop).map(({ text }) => text!);
  for (const [n, { codigo }] of orders.entries()) expect(sent.some((text) => text.includes(codigo))).toBe(said[n]);
});

it('of orders that come at once for one mailbox from many networks five are promised, and go', async () => {
  const shop = await open();
  const emailPrincipal = stranger();
  const orders = await Promise.all(Array.from({ length: 8 }, (_, n) => shop.order({ emailPrincipal }, `203.0.113.${n}`)));
  const said = await Promise.all(orders.map(({ clienteIdB }) => promised(shop, clienteIdB)));
  expect(said.filter(Boolean)).toHaveLength(5);
  await expect.poll(() => shop.mailsTo(emailPrincipal).length, SOON).toBe(5);
});

describe.each([
  ['address', (_n: number) => '198.51.100.66'],
  ['subscriber with many addresses', (n: number) => `2001:db8:66:${n}::1`],
])('orders of one %s for one domain', (_who, address) => {
  it('leave others room in it, and what was too much waits for another day, which it leaves half of', async () => {
    stopClock();
    const shop = await open({ MAIL_NEW_PER_HOUR: '1000' });
    const order = async (who: string, from: string) => {
      const emailPrincipal = `${who}@padaria-do-bairro.com.br`;
      const { clienteIdB } = await shop.order({ emailPrincipal }, from);
      return promised(shop, clienteIdB);
    };
    const said = [];
    for (let n = 0; n < 24; n++) {
      said.push(await order(`qualquer${n}`, address(n)));
      // Ten orders a minute are one visitor's.
      if (n % 8 === 7) later(1);
    }
    expect(said).toEqual([...Array<boolean>(10).fill(true), ...Array<boolean>(14).fill(false)]);
    await expect.poll(() => states(shop), SOON).toEqual({ entregue: 10, [DO_DOMINIO]: 10, desistida: 4 });
    expect(await order('padeira', '203.0.113.7')).toBe(true);
    await expect.poll(() => states(shop), SOON).toEqual({ entregue: 11, [DO_DOMINIO]: 10, desistida: 4 });
    later(24 * 60);
    await expect.poll(() => states(shop), SOON).toEqual({ entregue: 21, desistida: 4 });
    expect(await order('padeiro', '203.0.113.8')).toBe(true);
    await expect.poll(() => states(shop), SOON).toEqual({ entregue: 22, desistida: 4 });
  });
});

it('a domain behind which there may be one mailbox has so many first letters a day; a provider has no such end', async () => {
  stopClock();
  const shop = await MailShop.open({ SESSION_IDLE_MINUTES: '9999', SESSION_HOURS: '999' });
  onTestFinished(() => shop.close());
  await shop.deliver({ limites: newDay() });
  for (let n = 0; n < 22; n++) await shop.order({ emailPrincipal: `qualquer${n}@padaria-do-bairro.com.br` });
  for (let n = 0; n < 22; n++) await shop.order({ emailPrincipal: `alguem${n}@uol.com.br` });
  await expect.poll(() => states(shop), SOON).toEqual({ entregue: 42, [DO_DOMINIO]: 2 });
  later(24 * 60);
  await expect.poll(() => states(shop), SOON).toEqual({ entregue: 44 });
});
