import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { MENSAGENS_DE_USO } from '../../modules/coupons/cupom.ts';
import { Cupom } from '../../modules/coupons/cupom.entity.ts';
import { criarPlano } from '../support/factories.ts';
import { criarCupom, day, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openBeside, openShop, type Shop } from '../support/shop.ts';
import { signIn } from '../support/staff.ts';

// A coupon is used as often as it may be and not once more, whichever server is asked, and however many come at once.

let shop: Shop;
let second: FastifyInstance;
let php: string;
let java: string;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  second = await openBeside(shop);
  const em = shop.orm.em.fork();
  const preco = { valor: 100, desconto1: 0, desconto2: 0, desconto3: 0 };
  php = String((await criarPlano(em, preco)).id);
  java = String((await criarPlano(em, { ...preco, planoTipo: 'PROMOCIONAL-HOSPEDAGEM-JAVA', nome: 'Java Copa' })).id);
});
afterAll(async () => {
  await second.close();
  await shop.close();
});
beforeEach(async () => {
  const em = shop.orm.em.fork();
  await em.nativeDelete(Assinatura, {});
  await em.nativeDelete(Cupom, {});
});

const CPFS = ['52998224725', '11144477735', '39053344705', '15350946056'];
/** What one customer says of himself, who is not the others. */
const customer = (n: number) => ({ cpf_cnpj: CPFS[n]!, email: `cliente${n}@empresa.com.br` });

interface Answer {
  status: number;
  clienteIdB?: string;
  mensagem?: string;
}

async function order(said: Record<string, unknown> = {}, app: FastifyInstance = shop.app): Promise<Answer> {
  const payload = { ...TEMPORARIO, planoId: php, valor: 1080, cupom: 'FLORADA10', chave: novaChave(), ...said };
  const response = await app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
  const { clienteIdB, fields, detail } = response.json();
  return { status: response.statusCode, clienteIdB, mensagem: fields?.[0]?.mensagem ?? detail };
}

const told = (answers: readonly Answer[]) => answers.map(({ status, mensagem }) => (status === 200 ? 'stored' : mensagem));

const stored = () => shop.orm.em.fork().count(Assinatura, { cupom: 'FLORADA10' });

async function cancel(clienteIdB: string): Promise<void> {
  await shop.orm.em.fork().nativeUpdate(Assinatura, { clienteIdB }, { status: 'cancelada' });
}

/** What a visitor who only asks is told. */
async function ask(planoId: string): Promise<unknown> {
  const query = '($codigo: String!, $planoId: ID!) { cupom(codigo: $codigo, planoId: $planoId) { codigo } }';
  const { data, errors } = await shop.graphql(`query ${query}`, { codigo: 'FLORADA10', planoId });
  const payload = { planoId, pagamento: 12, cupom: 'FLORADA10' };
  const quote = await shop.app.inject({ method: 'POST', url: '/api/cotacao', payload });
  const said = errors?.[0]?.message ?? (data?.cupom ? 'good' : 'gone');
  expect(quote.statusCode === 200 ? 'good' : quote.json().detail).toBe(said);
  return said;
}

it('of many at once, on two servers, as many have it as there are uses', async () => {
  await criarCupom(shop.orm.em.fork(), { limite: 5 });
  const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => order(customer(n % 4), n % 2 ? second : shop.app)));
  expect(told(answers).toSorted()).toEqual([
    ...Array<string>(19).fill(MENSAGENS_DE_USO.esgotado),
    ...Array<string>(5).fill('stored'),
  ]);
  expect(await stored()).toBe(5);
  expect(await ask(php)).toBe(MENSAGENS_DE_USO.esgotado);
});

it('a use of an order that is cancelled, or that its customer corrects, is free again', async () => {
  await criarCupom(shop.orm.em.fork(), { limite: 1 });
  const chave = novaChave();
  expect((await order({ ...customer(0), chave })).status).toBe(200);
  const corrected = await order({ ...customer(0), numero: '77', substitui: chave });
  expect(corrected.status).toBe(200);
  expect(told([await order(customer(1))])).toEqual([MENSAGENS_DE_USO.esgotado]);
  await cancel(corrected.clienteIdB!);
  expect(await ask(php)).toBe('good');
  expect(told([await order(customer(1))])).toEqual(['stored']);
});

it('an order that staff work on can be corrected, though nothing is left', async () => {
  await criarCupom(shop.orm.em.fork(), { limite: 1, limitePorCliente: 1, primeiroPedido: true });
  const chave = novaChave();
  await order({ ...customer(0), chave });
  await shop.orm.em.fork().nativeUpdate(Assinatura, { chave }, { status: 'em_atendimento' });
  expect(told([await order({ ...customer(0), numero: '77', substitui: chave })])).toEqual(['stored']);
});

it('a customer, by document or address, has it as often as one may, at once and later', async () => {
  await criarCupom(shop.orm.em.fork(), { limitePorCliente: 2 });
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      order(n % 2 ? { ...customer(0), cpf_cnpj: CPFS[1]! } : customer(0), n % 4 < 2 ? second : shop.app),
    ),
  );
  expect(told(answers).toSorted()).toEqual([...Array<string>(6).fill(MENSAGENS_DE_USO.porCliente), 'stored', 'stored']);
  // Whether or not an unpaid order of his own is why.
  expect(told(answers)).toContainEqual(
    expect.stringContaining('Se um pedido seu ainda não pago o usa, fale conosco para trocá-lo.'),
  );
  expect(told([await order(customer(2))])).toEqual(['stored']);
  // Without the coupon nobody is kept from anything.
  expect(told([await order({ ...customer(0), cupom: '', valor: 1200 })])).toEqual(['stored']);
});

it('a paid order that is corrected to another total has had its use, and is told so, and of no unpaid one', async () => {
  await criarCupom(shop.orm.em.fork(), { limitePorCliente: 1 });
  const chave = novaChave();
  await order({ ...customer(0), chave });
  await shop.orm.em.fork().nativeUpdate(Assinatura, { chave }, { pagaEm: new Date() });
  const longer = { ...customer(0), pagamento: 24, valor: 2160 };
  const refusal = 'O pedido que você corrige já foi pago com este cupom: fale conosco para trocá-lo.';
  expect(told([await order({ ...longer, substitui: chave })])).toEqual([refusal]);
  // What another order of his has used is no matter of this one.
  expect(told([await order(longer)])).toEqual([MENSAGENS_DE_USO.porCliente]);
  // Where the payment goes along it is one use.
  expect(told([await order({ ...customer(0), numero: '77', substitui: chave })])).toEqual(['stored']);
});

it('so is one whose coupon is good for first orders alone, or has no use left', async () => {
  for (const limits of [{ primeiroPedido: true }, { limite: 1 }]) {
    const em = shop.orm.em.fork();
    await em.nativeDelete(Assinatura, {});
    await em.nativeDelete(Cupom, {});
    await criarCupom(em, limits);
    const chave = novaChave();
    await order({ ...customer(0), chave });
    await em.nativeUpdate(Assinatura, { chave }, { pagaEm: new Date() });
    const answer = await order({ ...customer(0), pagamento: 24, valor: 2160, substitui: chave });
    expect(answer.mensagem).toBe(MENSAGENS_DE_USO.pagoComEle);
  }
});

it('one for first orders is had once, also where two such coupons are sent at once', async () => {
  const em = shop.orm.em.fork();
  await criarCupom(em, { primeiroPedido: true });
  await criarCupom(em, { codigo: 'BEMVINDO', primeiroPedido: true });
  const answers = await Promise.all(
    ['FLORADA10', 'BEMVINDO', 'FLORADA10', 'BEMVINDO'].map((cupom, n) =>
      order({ ...customer(0), cupom }, n % 2 ? second : shop.app),
    ),
  );
  expect(told(answers).toSorted()).toEqual([...Array<string>(3).fill(MENSAGENS_DE_USO.primeiroPedido), 'stored']);
  await order({ ...customer(1), cupom: '', valor: 1200 });
  expect(told([await order(customer(1)), await order(customer(2))])).toEqual([MENSAGENS_DE_USO.primeiroPedido, 'stored']);
});

it('one of some families is good for their plans and promotions, and says for which', async () => {
  await criarCupom(shop.orm.em.fork(), { familias: 'NODEJS JAVA' });
  const refusal = 'Cupom válido apenas para Hospedagem Node.js e Hospedagem Java.';
  expect(await ask(php)).toBe(refusal);
  expect(await ask(java)).toBe('good');
  expect(told([await order(), await order({ planoId: java })])).toEqual([refusal, 'stored']);
  const { familias } = (await shop.app.inject('/api/cupons/codigo/florada10')).json();
  expect(familias).toEqual(['NODEJS', 'JAVA']);
});

it('one that is planned anew counts from its first day on', async () => {
  const em = shop.orm.em.fork();
  await criarCupom(em, { limite: 1, dataInicio: day(-30) });
  await order(customer(0));
  await em.nativeUpdate(Assinatura, { cupom: 'FLORADA10' }, { dataCadastro: day(-20) });
  expect(told([await order(customer(1))])).toEqual([MENSAGENS_DE_USO.esgotado]);
  await em.nativeUpdate(Cupom, { codigo: 'FLORADA10' }, { dataInicio: day(-2) });
  expect(told([await order(customer(1))])).toEqual(['stored']);
});

it('what was paid was had: whoever corrects a paid order has no second use', async () => {
  await criarCupom(shop.orm.em.fork(), { limite: 1, limitePorCliente: 1 });
  const chave = novaChave();
  await order({ ...customer(0), chave });
  await shop.orm.em.fork().nativeUpdate(Assinatura, { chave }, { pagaEm: new Date() });
  const other = { ...customer(0), planoId: java, substitui: chave };
  expect(told([await order({ ...other, pagamento: 6, valor: 540 })])).toEqual([MENSAGENS_DE_USO.pagoComEle]);
  expect(await stored()).toBe(1);
});

it('whoever asks again from where it was used up is not told so, since the order may be the same one', async () => {
  const em = shop.orm.em.fork();
  await criarCupom(em, { limite: 1 });
  const chave = novaChave();
  await order({ ...customer(0), chave });
  await em.nativeUpdate(Assinatura, { chave }, { aceitoDe: '127.0.0.1' });
  expect(await ask(php)).toBe('good');
  expect(told([await order({ ...customer(0), numero: '77', substitui: chave })])).toEqual(['stored']);
  await em.nativeUpdate(Assinatura, { cupom: 'FLORADA10' }, { aceitoDe: '192.0.2.9' });
  expect(await ask(php)).toBe(MENSAGENS_DE_USO.esgotado);
});

it('one of a family that is gone is good for nothing', async () => {
  await criarCupom(shop.orm.em.fork(), { familias: 'EXTINTA' });
  expect(await ask(php)).toBe('Cupom inválido.');
  expect(told([await order()])).toEqual(['Cupom inválido.']);
});

it('the code of one that was used stays, so that its uses do', async () => {
  const staff = await signIn(shop);
  const { id, versao } = await criarCupom(shop.orm.em.fork(), { limite: 1 });
  const rename = (codigo: string) =>
    staff.graphql(
      'mutation ($id: ID!, $versao: Int!, $codigo: String!) { salvarCupom(id: $id, versao: $versao, input: { codigo: $codigo }) { versao } }',
      { id: String(id), versao, codigo },
    );
  await order();
  expect((await rename('OUTRO')).errors?.[0]?.extensions.erro).toBe('CUPOM_USADO');
  expect((await rename(' florada10 ')).errors).toBeUndefined();
  expect(await stored()).toBe(1);
});

it('who has no turn left for orders is told the same of a customer as of nobody', async () => {
  const limited = await openShop({ BOT_CHECK: 'off' });
  try {
    const em = limited.orm.em.fork();
    const { id } = await criarPlano(em, { valor: 100, desconto2: 0 });
    await criarCupom(em, { primeiroPedido: true });
    const send = async (said: Record<string, unknown>) => {
      const payload = { ...TEMPORARIO, planoId: id, valor: 1200, cupom: '', chave: novaChave(), ...said };
      return (await limited.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json().codigo;
    };
    await Promise.all(Array.from({ length: 10 }, () => send(customer(0))));
    const guess = (n: number) => send({ ...customer(n), cupom: 'FLORADA10', valor: 1080 });
    expect([await guess(0), await guess(1)]).toEqual(['MUITAS_TENTATIVAS', 'MUITAS_TENTATIVAS']);
  } finally {
    await limited.close();
  }
});
