import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { criarCupom, day } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';
import { Plano } from '../catalogue/plano.entity.ts';
import { PlanoTipo } from '../catalogue/plano.ts';
import { Cupom } from './cupom.entity.ts';
import { situacaoDoCupom } from './situacaoDoCupom.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.em.nativeDelete(Cupom, {});
  shop.em.clear();
});

const cupom = async (codigo: string, planoId: string) => {
  const { data, errors } = await shop.graphql(
    'query ($codigo: String!, $planoId: ID!) { cupom(codigo: $codigo, planoId: $planoId) { codigo tipo valor dataInicio dataFim plano { id nome } familias } }',
    { codigo, planoId },
  );
  return errors?.[0]?.message ?? data?.cupom;
};

describe('a coupon', () => {
  it('is answered whole, its code without regard to case and space', async () => {
    const plano = await criarPlano(shop.em, { nome: 'PHP Copa' });
    await criarCupom(shop.em, { tipo: 'fixo', valor: 20, planoId: plano.id });
    expect(await cupom(' florada10 ', String(plano.id))).toEqual({
      codigo: 'FLORADA10',
      tipo: 'fixo',
      valor: 20,
      dataInicio: day(-1),
      dataFim: day(1),
      plano: { id: String(plano.id), nome: 'PHP Copa' },
      familias: [],
    });
    const rest = await shop.app.inject('/api/cupons/codigo/Florada10');
    expect(rest.json()).toEqual({
      codigo: 'FLORADA10',
      tipo: 'fixo',
      valor: 20,
      dataInicio: day(-1),
      dataFim: day(1),
      plano: { id: plano.id, nome: 'PHP Copa' },
      familias: [],
    });
  });

  it('counts its first and its last day', async () => {
    await criarCupom(shop.em, { dataInicio: day(0), dataFim: day(0) });
    expect(await cupom('FLORADA10', '1')).toMatchObject({ codigo: 'FLORADA10' });
  });

  it.each([
    ['no code', ' ', '1', 'Você precisa selecionar um plano e informar o cupom.'],
    ['no plan', 'X', '', 'Você precisa selecionar um plano e informar o cupom.'],
    ['an unknown code', 'NADA', '1', 'Cupom inválido.'],
    ['an odd code', "' or 1=1 --", '1', 'Cupom inválido.'],
  ])('with %s is refused with the message to the letter', async (_what, codigo, planoId, mensagem) => {
    expect(await cupom(codigo, planoId)).toBe(mensagem);
  });

  it('that is unknown is a 404 over REST', async () => {
    const { statusCode, body } = await shop.app.inject('/api/cupons/codigo/NADA');
    expect(statusCode).toBe(404);
    expect(JSON.parse(body)).toMatchObject({ codigo: 'CUPOM_INVALIDO', detail: 'Cupom inválido.' });
  });

  it.each([{ codigo: 'minusculo' }, { codigo: '' }, { valor: -1 }, { valor: 101 }, { dataInicio: day(2), dataFim: day(1) }])(
    'is never stored as %j',
    async (dados) => {
      await expect(criarCupom(shop.em.fork(), dados)).rejects.toThrow(/constraint/i);
    },
  );
});

describe('where a coupon stands', () => {
  const agora = new Date('2026-06-15T12:00:00Z');
  const HOJE = { ativo: true, dataInicio: '2026-06-01', dataFim: '2026-06-30', planoId: 7, familias: null, limite: null };

  it.each([
    [{}, [7], 0, 'No ar'],
    [{}, [], 0, 'Sem plano à venda'],
    [{ planoId: null }, [], 0, 'No ar'],
    [{ dataInicio: '2026-06-20' }, [7], 0, 'Agendado'],
    [{ dataInicio: '2026-06-20' }, [], 0, 'Sem plano à venda'],
    [{ dataFim: '2026-06-10' }, [], 0, 'Encerrado'],
    [{ ativo: false }, [], 0, 'Desligado'],
    [{ planoId: null, familias: 'PHP JAVA' }, [7], 0, 'No ar'],
    [{ planoId: null, familias: 'JAVA' }, [7], 0, 'Sem plano à venda'],
    [{ limite: 2 }, [7], 1, 'No ar'],
    [{ limite: 2 }, [7], 2, 'Esgotado'],
    [{ limite: 2 }, [], 2, 'Sem plano à venda'],
    [{ limite: 2, dataFim: '2026-06-10' }, [7], 2, 'Encerrado'],
  ])('%j with the plans %j of PHP on sale and %i uses is %s', (dados, ids, usos, situacao) => {
    const aVenda = ids.map((id) => ({ id, planoTipo: 'PROMOCIONAL-HOSPEDAGEM-PHP' as const }));
    expect(situacaoDoCupom({ ...HOJE, ...dados }, { aVenda, usos, agora })).toBe(situacao);
  });
});

describe('guessing codes', () => {
  it('is limited per visitor through both doors together', async () => {
    const limited = await openShop();
    const statuses: number[] = [];
    for (let n = 0; n < 12; n++) {
      statuses.push((await limited.app.inject('/api/cupons/codigo/NADA')).statusCode);
      await limited.graphql('{ cupom(codigo: "X", planoId: "1") { codigo } }');
    }
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(404));
    const last = await limited.app.inject('/api/cupons/codigo/NADA');
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
    expect(last.json().detail).toMatch(/^Muitas tentativas\. Aguarde \d+ segundos/);
    await limited.close();
  });
});

describe('what staff are told of a coupon that they have stored', () => {
  const store = async (dados: object) => {
    const staff = await signIn(shop, 'equipe');
    const { data, errors } = await staff.graphql('mutation ($input: CupomInput!) { salvarCupom(input: $input) { resumo } }', {
      input: { codigo: 'IPE', tipo: 'fixo', dataInicio: day(-1), dataFim: day(1), ...dados },
    });
    expect(errors).toBeUndefined();
    return (data!.salvarCupom as { resumo: string }).resumo;
  };

  it.each([
    [{ valor: 29.99 }, 'no ar, já vale.'],
    [{ valor: 30 }, /^no ar, já vale\. Atenção: com ele, 1 plano sai de graça em algum período/],
    [{ valor: 50 }, /Atenção: com ele, 2 planos saem de graça/],
    [{ valor: 50, familias: 'JAVA' }, /Atenção: com ele, 1 plano sai de graça/],
    [{ valor: 100, tipo: 'porcentagem' }, /Atenção: com ele, 2 planos saem de graça/],
    [{ valor: 99, tipo: 'porcentagem' }, 'no ar, já vale.'],
    [{ valor: 99.99, tipo: 'porcentagem', familias: 'PHP' }, /Atenção: com ele, 1 plano sai de graça/],
    // Of the price that the plan of Java has on those days.
    [
      { valor: 20, familias: 'JAVA', dataInicio: day(1), dataFim: day(5) },
      /^agendado, ainda não vale\. Atenção: com ele, 1 plano sai/,
    ],
    [{ valor: 20, familias: 'JAVA' }, 'no ar, já vale.'],
    [{ valor: 50, dataInicio: day(1) }, /^agendado, ainda não vale\. Atenção/],
    [{ valor: 50, ativo: false }, 'desligado, não vale.'],
  ])('%j is told so', async (dados, dito) => {
    await shop.em.nativeDelete(Plano, {});
    await criarPlano(shop.em.fork(), { valor: 30, desconto1: 0, desconto2: 50 });
    await criarPlano(shop.em.fork(), {
      valor: 50,
      desconto1: 0,
      planoTipo: PlanoTipo.JAVA,
      agendadoInicio: day(3),
      agendadoFim: day(4),
      agendadoValor: 20,
    });
    expect(await store(dados)).toEqual(typeof dito === 'string' ? dito : expect.stringMatching(dito));
  });
});
