import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey, machineDoor } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { day } from '../../tests/support/factories.order.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from './assinatura.entity.ts';

// Of orders that go back to one first order, one stands for a payment, whatever is done with them, in whatever order, and through whichever door.

let shop: Shop;
let staff: Staff;
let planoId: string;
let headers: Record<string, string>;
beforeAll(async () => {
  const PIX = { PIX_KEY: 'financeiro@ipe.example', PIX_NAME: 'IPE HOSPEDAGEM', PIX_CITY: 'SAO PAULO' };
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off', ...PIX });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0, desconto3: 0 })).id);
  headers = (await createKey(staff, ['pedidos:ler', 'pedidos:criar', 'pedidos:atualizar'])).headers;
});
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

const { linhas, pedir, dizer, acompanhar } = linkedOrders(() => ({ shop, staff, planoId }));

/** The doors through which it is said of an order how it is worked; each answers the code of the refusal. */
const PORTAS = {
  GraphQL: dizer,
  async REST(pedido: string, dito: object) {
    const answer = await machineDoor(shop).ask(`/api/pedidos/${pedido}`, { method: 'PATCH', headers, payload: dito });
    return answer.statusCode === 200 ? undefined : answer.json().codigo;
  },
  async tela(pedido: string, { status }: { status?: string }) {
    const { id, versao } = await shop.orm.em.fork().findOneOrFail(Assinatura, { clienteIdB: pedido });
    const { errors } = await staff.graphql(
      'mutation ($id: ID!, $versao: Int!, $status: AssinaturaStatus) { atenderAssinatura(id: $id, versao: $versao, status: $status, nota: "") { id } }',
      { id: String(id), versao, status },
    );
    return errors?.[0]?.extensions.erro;
  },
} as const;

const estados = async () => (await linhas()).map(({ status, pagaEm }) => [status, pagaEm !== null]);

/** A first order that is paid, a correction of it that was cancelled, and another correction of it. */
async function duasCorrecoes() {
  const primeira = await pedir();
  await dizer(primeira.clienteIdB, { pagaEm: PAGO });
  const segunda = await pedir({ substitui: primeira.chave });
  await dizer(segunda.clienteIdB, { status: 'cancelada' });
  return { primeira, segunda, terceira: await pedir({ substitui: primeira.chave }) };
}

describe.each(Object.entries(PORTAS))('through %s', (_porta, dizerPor) => {
  it.each(['nova', 'concluida'])('a cancelled correction is not %s again beside another that stands', async (status) => {
    const { segunda, terceira } = await duasCorrecoes();
    expect(await dizerPor(segunda.clienteIdB, { status })).toBe('PEDIDO_SUBSTITUIDO');
    expect(await estados()).toEqual([
      ['substituida', true],
      ['cancelada', true],
      ['nova', true],
    ]);
    expect(await dizerPor(terceira.clienteIdB, { status: 'concluida' })).toBeUndefined();
    expect(await dizerPor(segunda.clienteIdB, { status })).toBe('PEDIDO_SUBSTITUIDO');
  });

  it.each(['nova', 'concluida'])('a cancelled correction is not %s beside the first that was concluded', async (status) => {
    const primeira = await pedir();
    await dizer(primeira.clienteIdB, { pagaEm: PAGO });
    const segunda = await pedir({ substitui: primeira.chave });
    await dizer(segunda.clienteIdB, { status: 'cancelada' });
    expect(await dizerPor(primeira.clienteIdB, { status: 'concluida' })).toBeUndefined();
    expect(await dizerPor(segunda.clienteIdB, { status })).toBe('PEDIDO_SUBSTITUIDO');
    // Nobody is stuck: once the first is taken back, the correction goes on.
    await dizer(primeira.clienteIdB, { status: 'cancelada' });
    expect(await dizerPor(segunda.clienteIdB, { status })).toBeUndefined();
  });

  it('what was corrected does not come back beside its correction', async () => {
    const primeira = await pedir();
    await dizer(primeira.clienteIdB, { pagaEm: PAGO });
    const segunda = await pedir({ substitui: primeira.chave });
    expect(await dizerPor(primeira.clienteIdB, { status: 'em_atendimento' })).toBe('PEDIDO_SUBSTITUIDO');
    expect(await dizerPor(segunda.clienteIdB, { status: 'cancelada' })).toBeUndefined();
    expect(await dizerPor(primeira.clienteIdB, { status: 'em_atendimento' })).toBeUndefined();
  });
});

it('money that went back is nobody’s, neither at a correction that was cancelled before', async () => {
  const { segunda, terceira } = await duasCorrecoes();
  await dizer(terceira.clienteIdB, { pagaEm: null });
  expect((await linhas()).map(({ pagaEm }) => pagaEm)).toEqual([null, null, null]);
  await dizer(terceira.clienteIdB, { status: 'cancelada' });
  await dizer(segunda.clienteIdB, { status: 'nova' });
  expect(await estados()).toEqual([
    ['substituida', false],
    ['nova', false],
    ['cancelada', false],
  ]);
});

it('a payment whose day is corrected is still one', async () => {
  const { segunda, terceira } = await duasCorrecoes();
  await dizer(terceira.clienteIdB, { pagaEm: '2026-11-21T15:00:00.000Z' });
  await dizer(terceira.clienteIdB, { pagaEm: null });
  await dizer(terceira.clienteIdB, { status: 'cancelada' });
  await dizer(segunda.clienteIdB, { status: 'concluida' });
  expect((await linhas()).map(({ pagaEm }) => pagaEm)).toEqual([null, null, null]);
});

it('of two corrections of one order the page, the letter and the staff name the one that stands', async () => {
  const { primeira, segunda, terceira } = await duasCorrecoes();
  expect(await acompanhar(primeira.clienteIdB)).toMatchObject({ substituidoPor: terceira.clienteIdB });
  expect(await acompanhar(segunda.clienteIdB)).toMatchObject({ noLugar: { clienteIdB: terceira.clienteIdB, pago: true } });
  await dizer(terceira.clienteIdB, { status: 'cancelada' });
  expect(await dizer(segunda.clienteIdB, { status: 'nova' })).toBeUndefined();
  expect(await estados()).toEqual([
    ['substituida', true],
    ['nova', true],
    ['cancelada', true],
  ]);
  expect(await acompanhar(primeira.clienteIdB)).toMatchObject({ substituidoPor: segunda.clienteIdB });
  expect(await acompanhar(terceira.clienteIdB)).toMatchObject({ noLugar: { clienteIdB: segunda.clienteIdB, pago: true } });
  const { data } = await staff.graphql('{ assinaturas(pagina: 1) { itens { situacao } } }');
  expect((data!.assinaturas as { itens: { situacao: string }[] }).itens.map(({ situacao }) => situacao).toReversed()).toEqual([
    expect.stringMatching(
      /^No lugar dela vale a assinatura \d+, que a corrige\. O pagamento conta para a assinatura \d+: não é para devolver\.$/,
    ),
    expect.stringMatching(/^Corrige a assinatura \d+, e vale no lugar dela\.$/),
    expect.stringMatching(
      /^No lugar dela vale a assinatura \d+, do mesmo cliente\. O pagamento conta para a assinatura \d+: não é para devolver\.$/,
    ),
  ]);
});

it('a payment stays with the first that is being worked on, and its correction that goes on again has none of it', async () => {
  const primeira = await pedir();
  await dizer(primeira.clienteIdB, { status: 'em_atendimento' });
  const segunda = await pedir({ substitui: primeira.chave });
  await dizer(segunda.clienteIdB, { pagaEm: PAGO });
  await dizer(segunda.clienteIdB, { status: 'cancelada' });
  await dizer(segunda.clienteIdB, { status: 'nova' });
  expect(await estados()).toEqual([
    ['em_atendimento', true],
    ['nova', false],
  ]);
  expect(await acompanhar(segunda.clienteIdB)).toMatchObject({ pagamento: null, pagoPorOutro: { valor: 240 } });
});

it('one that only names what was over stands by itself, though that is corrected otherwise', async () => {
  const { primeira, terceira } = await duasCorrecoes();
  await dizer(terceira.clienteIdB, { status: 'cancelada' });
  await dizer(primeira.clienteIdB, { status: 'concluida' });
  const quarta = await pedir({ substitui: primeira.chave });
  await dizer(quarta.clienteIdB, { pagaEm: PAGO });
  expect(await dizer(quarta.clienteIdB, { status: 'concluida' })).toBeUndefined();
  await dizer(quarta.clienteIdB, { pagaEm: null });
  expect((await linhas())[0]).toMatchObject({ status: 'concluida', pagaEm: new Date(PAGO) });
  const { data } = await staff.graphql('{ painelAdmin { porDia { quantidade } } }');
  expect((data!.painelAdmin as { porDia: { quantidade: number }[] }).porDia.at(-1)!.quantidade).toBe(2);
});

it('whoever cancels a correction is told which order waits again, through each door', async () => {
  const primeira = await pedir();
  await dizer(primeira.clienteIdB, { pagaEm: PAGO });
  const segunda = await pedir({ substitui: primeira.chave });
  const ler = async (pedido: string, method: 'GET' | 'PATCH', payload?: object) =>
    (await machineDoor(shop).ask(`/api/pedidos/${pedido}`, { method, headers, payload })).json();
  expect((await ler(primeira.clienteIdB, 'GET')).noLugar).toBe(segunda.clienteIdB);
  expect(await ler(segunda.clienteIdB, 'PATCH', { status: 'cancelada' })).toMatchObject({ noLugar: primeira.clienteIdB });
  expect(await ler(primeira.clienteIdB, 'GET')).toMatchObject({ status: 'nova', pagaEm: PAGO, noLugar: null });
  await dizer(segunda.clienteIdB, { status: 'nova' });
  const { data } = await machineDoor(shop).graphql(
    headers,
    'mutation ($pedido: String!) { atualizarPedido(pedido: $pedido, status: cancelada) { noLugar } }',
    { pedido: segunda.clienteIdB },
  );
  expect(data).toEqual({ atualizarPedido: { noLugar: primeira.clienteIdB } });
  await dizer(primeira.clienteIdB, { status: 'cancelada' });
  expect((await ler(segunda.clienteIdB, 'GET')).noLugar).toBeNull();
});

it('a trial counts from the first order, the days to pay from the newest, and again from where staff have given them again', async () => {
  const prazos = async (clienteIdB: string) => {
    const query = 'query ($id: ID!) { acompanhamento(clienteIdB: $id) { pagamento { forma ate testeAte } } }';
    const { data } = await shop.graphql(query, { id: clienteIdB });
    return (data!.acompanhamento as { pagamento: { forma: string; ate: string; testeAte: string | null } }).pagamento;
  };
  const primeira = await pedir();
  await shop.em.nativeUpdate(Assinatura, { clienteIdB: primeira.clienteIdB }, { dataCadastro: day(-12) });
  const antes = await prazos(primeira.clienteIdB);
  expect(antes).toMatchObject({ forma: 'pix', testeAte: day(2) });
  const segunda = await pedir({ substitui: primeira.chave });
  const terceira = await pedir({ substitui: segunda.chave });
  expect(await prazos(terceira.clienteIdB)).toEqual({ ...antes, ate: day(5) });
  await shop.em.nativeUpdate(Assinatura, { clienteIdB: primeira.clienteIdB }, { dataCadastro: day(-40) });
  expect(await prazos(terceira.clienteIdB)).toEqual({ forma: 'pix', ate: day(5), testeAte: null });
  await shop.em.nativeUpdate(Assinatura, { clienteIdB: primeira.clienteIdB }, { dataCadastro: day(-12) });
  await dizer(terceira.clienteIdB, { status: 'cancelada' });
  const deNovo = await prazos(segunda.clienteIdB);
  expect(deNovo.ate > antes.ate).toBe(true);
  const quarta = await pedir({ substitui: segunda.chave });
  expect(await prazos(quarta.clienteIdB)).toEqual(deNovo);
  // One that stands by itself is tried by itself.
  await dizer(quarta.clienteIdB, { status: 'concluida' });
  expect(await prazos((await pedir({ substitui: quarta.chave })).clienteIdB)).toMatchObject({ testeAte: day(14) });
});
