import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { criarCupom, day, FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { Plano } from '../catalogue/plano.entity.ts';
import { Cupom } from '../coupons/cupom.entity.ts';
import { Assinatura } from './assinatura.entity.ts';

let shop: Shop;
let painel: Plano;
let php: Plano;
let fora: Plano;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  painel = await criarPlano(shop.em, { planoTipo: 'VPSCPANEL', nome: 'cPanel 30', valor: 329.9, desconto3: 12 });
  php = await criarPlano(shop.em, { valor: 24.99, desconto1: 0, desconto2: 12.5 });
  fora = await criarPlano(shop.em, { ativo: false });
  await criarCupom(shop.em);
  await criarCupom(shop.em, { codigo: 'MUITO', tipo: 'fixo', valor: 9999 });
  await criarCupom(shop.em, { codigo: 'VENCIDO', dataInicio: day(-9), dataFim: day(-8) });
  await criarCupom(shop.em, { codigo: 'DESLIGADO', ativo: false });
  await criarCupom(shop.em, { codigo: 'SO-CPANEL', planoId: painel.id });
  await criarCupom(shop.em, { codigo: 'DE-FORA', planoId: fora.id });
});
afterAll(() => shop.close());

const QUOTE = 'query ($input: CotacaoInput!) { cotacao(input: $input) { valor linhas { descricao valor } } }';
const ORDER = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { valor } }';

async function post(url: string, payload: object) {
  const { statusCode, body } = await shop.app.inject({ method: 'POST', url, payload });
  return { status: statusCode, body: JSON.parse(body) };
}
const throughRest = (said: object) => post('/api/cotacao', said);
const throughGraphQL = async (input: object) => (await post('/graphql', { query: QUOTE, variables: { input } })).body;

/** Choices as GraphQL spells them, for REST. */
function forRest({ periodo, espacoAdicional, ipAdicional, ...said }: Record<string, unknown>): Record<string, unknown> {
  const renamed = { pagamento: periodo, espaco_adicional: espacoAdicional, ip_adicional: ipAdicional };
  return { ...said, ...Object.fromEntries(Object.entries(renamed).filter(([, value]) => value !== undefined)) };
}

describe('a quote', () => {
  it('says the total and what it consists of, through both doors', async () => {
    const input = { planoId: String(painel.id), periodo: 12, espacoAdicional: 100, ipAdicional: 1, cupom: ' florada10 ' };
    const cotacao = {
      valor: 3895.69,
      linhas: [
        { descricao: 'VPS cPanel/WHM: cPanel 30, 12 meses', valor: 3958.8 },
        { descricao: 'Espaço adicional de 100 GB, 12 meses', valor: 720 },
        { descricao: '1 IP adicional, 12 meses', valor: 240 },
        { descricao: 'Desconto de 12% no plano anual', valor: -590.26 },
        { descricao: 'Cupom de desconto FLORADA10', valor: -432.85 },
      ],
    };
    expect(await throughRest(forRest(input))).toMatchObject({ status: 200, body: cotacao });
    expect(await throughGraphQL({ ...input, selectedSystem: 'Debian 13' })).toEqual({ data: { cotacao } });
  });

  it('has a line for the plan alone where nothing else was chosen, and nothing is taken off', async () => {
    const { body } = await throughRest({ planoId: php.id, pagamento: 1 });
    expect(body).toEqual({ valor: 24.99, linhas: [{ descricao: 'Hospedagem PHP: PHP Ramo, 1 mês', valor: 24.99 }] });
  });

  it('takes off no more than there is to pay', async () => {
    const { body } = await throughRest({ planoId: php.id, pagamento: 12, cupom: 'MUITO' });
    expect(body).toEqual({
      valor: 0,
      linhas: [
        { descricao: 'Hospedagem PHP: PHP Ramo, 12 meses', valor: 299.88 },
        // 262.395 is left, which is 262.40.
        { descricao: 'Desconto de 12,5% no plano anual', valor: -37.48 },
        { descricao: 'Cupom de desconto MUITO', valor: -262.4 },
      ],
    });
  });

  it('reads numbers and texts as an order does', async () => {
    const plain = await throughRest({ planoId: painel.id, pagamento: 12, espaco_adicional: 50 });
    const written = { planoId: ` ${painel.id} `, pagamento: ' 12 ', espaco_adicional: '50', ip_adicional: '', cupom: null };
    expect(await throughRest({ ...written, selectedSystem: '  ' })).toEqual(plain);
    expect(await throughRest({ ...written, pagamento: '12.0' })).toEqual(plain);
    const { status, body } = await throughRest({ ...written, pagamento: '0xC' });
    expect([status, body.campos]).toEqual([400, [{ campo: 'pagamento', mensagem: 'Deve ser um número.' }]]);
  });

  it('is of the price of this moment, whatever this process has at hand', async () => {
    const { id } = await criarPlano(shop.em, { valor: 10, desconto1: 0 });
    const ask = async () => (await throughRest({ planoId: id, pagamento: 1 })).body.valor;
    await shop.graphql('{ planos { valor } }');
    expect(await ask()).toBe(10);
    await shop.em.fork().nativeUpdate(Plano, { id }, { valor: 11 });
    expect(await ask()).toBe(11);
  });

  it('stores nothing and uses up no coupon', async () => {
    const em = shop.em.fork();
    const before = await em.find(Cupom, {}, { orderBy: { id: 'asc' } });
    const input = { planoId: String(php.id), periodo: 12, cupom: 'FLORADA10' };
    for (let times = 0; times < 3; times++) {
      expect((await throughRest(forRest(input))).status).toBe(200);
      expect((await throughGraphQL(input)).errors).toBeUndefined();
    }
    expect(await em.fork().find(Cupom, {}, { orderBy: { id: 'asc' } })).toEqual(before);
    expect([await em.count(Assinatura), await em.count(Alteracao)]).toEqual([0, 0]);
  });

  it('leaves what else was asked for over GraphQL as it is where it is refused', async () => {
    const query = '{ planos { id } cotacao(input: { planoId: "999999", periodo: 12 }) { valor } }';
    const { data, errors } = await shop.graphql(query);
    expect(data).toMatchObject({ planos: expect.any(Array), cotacao: null });
    expect(errors?.[0]?.extensions.erro).toBe('PLANO_INDISPONIVEL');
  });
});

describe('what an order is refused for', () => {
  const WRONG: [string, () => Record<string, unknown>, string[]][] = [
    ['a plan that is not on sale', () => ({ planoId: String(fora.id) }), ['planoId']],
    ['a plan that there is not', () => ({ planoId: '999999' }), ['planoId']],
    ['an id that is none', () => ({ planoId: 'php' }), ['planoId']],
    ['a period of another family', () => ({ periodo: 6 }), ['periodo']],
    ['a period that no family has', () => ({ periodo: 3 }), ['periodo']],
    ['disk where none is sold', () => ({ espacoAdicional: 50 }), ['espacoAdicional']],
    ['disk of another size', () => ({ planoId: String(painel.id), espacoAdicional: 51 }), ['espacoAdicional']],
    ['an address where none is sold', () => ({ ipAdicional: 1 }), ['ipAdicional']],
    ['two addresses', () => ({ planoId: String(painel.id), ipAdicional: 2 }), ['ipAdicional']],
    ['a system where there is none to choose', () => ({ selectedSystem: 'Debian 13' }), ['selectedSystem']],
    ['a system of another family', () => ({ planoId: String(painel.id), selectedSystem: 'Arch Linux' }), ['selectedSystem']],
    ['a coupon that there is not', () => ({ cupom: 'NADA' }), ['cupom']],
    ['a coupon that has ended', () => ({ cupom: 'VENCIDO' }), ['cupom']],
    ['a coupon that is switched off', () => ({ cupom: 'DESLIGADO' }), ['cupom']],
    ['a coupon of another plan', () => ({ cupom: 'SO-CPANEL' }), ['cupom']],
    ['a coupon of a plan that is not on sale', () => ({ cupom: 'DE-FORA' }), ['cupom']],
    [
      'all of it at once',
      () => ({ periodo: 6, espacoAdicional: 50, ipAdicional: 1, selectedSystem: 'CP/M', cupom: 'NADA' }),
      ['periodo', 'espacoAdicional', 'ipAdicional', 'selectedSystem', 'cupom'],
    ],
    [
      'what is none of it',
      () => ({
        periodo: -1,
        espacoAdicional: -50,
        ipAdicional: 2_000_000,
        selectedSystem: 'x'.repeat(61),
        cupom: 'x'.repeat(61),
      }),
      ['selectedSystem', 'espacoAdicional', 'ipAdicional', 'cupom'],
    ],
  ];

  it.each(WRONG)('refuses a quote in the same words, field by field: %s', async (_what, wrong, fields) => {
    const said = { planoId: String(php.id), periodo: 12, ...wrong() };
    const { plano: _plano, ...temporario } = TEMPORARIO;
    const order = await post('/api/temporarios/salvar', { ...temporario, ...forRest(said), valor: 1, chave: novaChave() });
    const quote = await throughRest(forRest(said));
    expect(quote).toEqual(order);
    expect(quote.status).toBeGreaterThanOrEqual(400);
    const named = fields.map((field) => Object.keys(forRest({ [field]: 1 }))[0]);
    expect(quote.body.campos.map(({ campo }: { campo: string }) => campo)).toEqual(named);

    const input = { ...FORMULARIO, ...said, valor: 1, chave: novaChave() };
    const { body: ordered } = await post('/graphql', { query: ORDER, variables: { input } });
    const { errors } = await throughGraphQL(said);
    const told = ({ message, extensions }: { message: string; extensions: object }) => ({ message, extensions });
    expect(errors.map(told)).toEqual(ordered.errors.map(told));
    expect(errors[0].extensions.campos.map(({ campo }: { campo: string }) => campo)).toEqual(fields);
  });

  it.each([
    ['no plan', { pagamento: 12 }, 'PLANO_AUSENTE', ['planoId']],
    ['a plan that is nothing', { planoId: ' ', pagamento: 12 }, 'PLANO_AUSENTE', ['planoId']],
    ['nothing', {}, 'DADOS_INVALIDOS', ['planoId', 'pagamento']],
  ])('names what is missing: %s', async (_what, said, codigo, fields) => {
    const { status, body } = await throughRest(said);
    expect([status, body.codigo, body.detail]).toEqual([400, codigo, 'Informe o plano escolhido.']);
    expect(body.campos.map(({ campo }: { campo: string }) => campo)).toEqual(fields);
  });
});
