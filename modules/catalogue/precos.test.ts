import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { businessDay } from '../../platform/calendar.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { novaChave } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { Entrega } from '../outbox/entrega.entity.ts';
import { Plano } from './plano.entity.ts';

// The prices of several plans, stored together as if each was saved by itself.

let shop: Shop;
let staff: Staff;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  const webhook = 'mutation { criarWebhook(url: "https://recebe.example/avisos", eventos: ["plano.alterado"]) { id } }';
  expect((await staff.graphql(webhook)).errors).toBeUndefined();
});
afterAll(() => shop.close());

interface Price {
  id: string;
  versao: number;
  valor: number;
}
async function save(precos: readonly Price[]) {
  const query = `mutation ($precos: [PrecoDoPlano!]!, $chave: String) {
    salvarPrecos(precos: $precos, chave: $chave) { feitas { id versao } deixadas { id erro mensagem } }
  }`;
  const { data, errors } = await staff.graphql(query, { precos, chave: novaChave() });
  const done = data?.salvarPrecos as {
    feitas: Omit<Price, 'valor'>[];
    deixadas: { id: string; erro: string; mensagem: string }[];
  };
  return { done, erro: errors?.[0]?.extensions.erro };
}
const plan = async (valor = 10) => {
  const { id, versao } = await criarPlano(shop.em.fork(), { valor });
  return { id: String(id), versao };
};
const priceOf = async ({ id }: { id: string }) => (await shop.em.fork().findOneOrFail(Plano, { id: Number(id) })).valor;

async function traces({ id }: { id: string }) {
  const em = shop.em.fork();
  const changes = await em.find(Alteracao, { tabela: 'plano', linhaId: Number(id) });
  const told = await em.find(Entrega, { tabela: 'plano', linhaId: Number(id) });
  return {
    changes: changes.map(({ acao, usuario, mudancas, semVersao }) => ({ acao, usuario, mudancas, semVersao })),
    told: told.map(({ tipo, dados }) => [tipo, (dados as { valor: number }).valor]),
  };
}

it('leave of each plan what saving it by itself leaves, and are what everybody reads', async () => {
  const [single, ...plans] = [await plan(), await plan(), await plan()];
  const alone = 'mutation ($id: ID!, $versao: Int!) { salvarPlano(id: $id, versao: $versao, input: { valor: 12.5 }) { id } }';
  expect((await staff.graphql(alone, single)).errors).toBeUndefined();
  const { done } = await save(plans.map((one) => ({ ...one, valor: 12.5 })));
  expect(done).toEqual({ feitas: plans.map(({ id, versao }) => ({ id, versao: versao + 1 })), deixadas: [] });
  const expected = await traces(single!);
  expect([expected.changes.length, expected.told.length]).toEqual([1, 1]);
  for (const one of plans) expect(await traces(one)).toEqual(expected);
  const { data } = await shop.graphql('{ planos { id valor } }');
  const read = new Map((data!.planos as { id: string; valor: number }[]).map(({ id, valor }) => [id, valor]));
  expect(plans.map(({ id }) => read.get(id))).toEqual([12.5, 12.5]);
});

it('that are refused, or of plans that have moved on or are gone, are named; the others are stored', async () => {
  const [fine, moved, wrong] = [await plan(), await plan(), await plan()];
  await save([{ ...moved!, valor: 11 }]);
  const { done } = await save([
    { ...moved!, valor: 12 },
    { ...wrong!, valor: -1 },
    { ...fine!, valor: 13 },
    { id: '999999', versao: 1, valor: 14 },
  ]);
  expect(done.feitas.map(({ id }) => id)).toEqual([fine!.id]);
  expect(done.deixadas.map(({ id, erro }) => [id, erro])).toEqual([
    [moved!.id, 'ALTERADO_POR_OUTRA_PESSOA'],
    [wrong!.id, 'DADOS_INVALIDOS'],
    ['999999', 'NAO_ENCONTRADO'],
  ]);
  expect(await Promise.all([fine!, moved!, wrong!].map(priceOf))).toEqual([13, 11, 10]);
});

it('of no plan, of more than 100, and of one twice are refused as a whole', async () => {
  const one = await plan();
  const many = Array.from({ length: 101 }, (_, i) => ({ id: String(i + 1), versao: 1, valor: 1 }));
  for (const precos of [[], many, [1, 2].map((valor) => ({ ...one, valor }))])
    expect((await save(precos)).erro).toBe('DADOS_INVALIDOS');
  expect(await priceOf(one)).toBe(10);
});

describe('from a day on', () => {
  const LATER = '2099-12-01';
  const schedule = async (precos: readonly Price[], aPartirDe: string) => {
    const query = `mutation ($precos: [PrecoDoPlano!]!, $aPartirDe: String) {
      salvarPrecos(precos: $precos, aPartirDe: $aPartirDe) { feitas { id versao } deixadas { id erro mensagem } }
    }`;
    const { data, errors } = await staff.graphql(query, { precos, aPartirDe });
    return { done: data?.salvarPrecos, erro: errors?.[0]?.extensions };
  };
  const scheduled = async ({ id }: { id: string }) => {
    const { valor, agendadoInicio, agendadoFim, agendadoValor } = await shop.em.fork().findOneOrFail(Plano, { id: Number(id) });
    return { valor, agendadoInicio, agendadoFim, agendadoValor };
  };

  it('they are scheduled, and what has a price scheduled already is left and named', async () => {
    const plano = async (agendado: object) => {
      const { id, versao } = await criarPlano(shop.em.fork(), { valor: 10, ...agendado });
      return { id: String(id), versao };
    };
    const free = await plan();
    const over = await plano({
      agendadoInicio: '2026-01-01',
      agendadoFim: '2026-01-05',
      agendadoValor: 5,
      agendadoDesconto1: 30,
      agendadoPromocional: true,
    });
    const coming = await plano({ agendadoInicio: '2099-01-01', agendadoValor: 5 });
    const { done } = await schedule(
      [free, over, coming].map((one) => ({ ...one, valor: 10.5 })),
      LATER,
    );
    expect(done).toEqual({
      feitas: [free, over].map(({ id, versao }) => ({ id, versao: versao + 1 })),
      deixadas: [
        {
          id: coming.id,
          erro: 'PRECO_JA_AGENDADO',
          mensagem: 'Já tem um preço agendado, de 01/01/2099 em diante: mude-o no plano.',
        },
      ],
    });
    const stored = { valor: 10, agendadoInicio: LATER, agendadoFim: null, agendadoValor: 10.5 };
    expect([await scheduled(free), await scheduled(over)]).toEqual([stored, stored]);
    expect(await shop.em.fork().findOneOrFail(Plano, { id: Number(over.id) })).toMatchObject({
      agendadoDesconto1: null,
      agendadoPromocional: false,
    });
    expect(await scheduled(coming)).toMatchObject({ agendadoInicio: '2099-01-01', agendadoValor: 5 });
  });

  it.each([businessDay(new Date()), '2020-01-01', 'amanhã'])('%s is none that is to come', async (day) => {
    const one = await plan();
    const { erro } = await schedule([{ ...one, valor: 12 }], day);
    expect(erro).toMatchObject({ erro: 'DADOS_INVALIDOS', campos: [{ campo: 'aPartirDe' }] });
    expect(await scheduled(one)).toMatchObject({ valor: 10, agendadoInicio: null });
  });

  it('they are scheduled again where one is in force without an end, which becomes the plan’s own: nothing is sold at another price today', async () => {
    const { id, versao } = await criarPlano(shop.em.fork(), {
      valor: 10,
      desconto1: 5,
      desconto2: 7.25,
      desconto3: null,
      promocional: false,
      agendadoInicio: '2026-01-01',
      agendadoValor: 11.11,
      agendadoDesconto2: 0,
      agendadoDesconto3: 40,
      agendadoPromocional: true,
    });
    const sold = async () =>
      (await shop.graphql(`{ plano(id: ${id}) { valor desconto1 desconto2 desconto3 promocional } }`)).data;
    const before = await sold();
    expect(before).toEqual({ plano: { valor: 11.11, desconto1: 5, desconto2: 0, desconto3: 40, promocional: true } });
    const { done } = await schedule([{ id: String(id), versao, valor: 12.22 }], LATER);
    expect(done).toEqual({ feitas: [{ id: String(id), versao: versao + 1 }], deixadas: [] });
    expect(await sold()).toEqual(before);
    expect(await shop.em.fork().findOneOrFail(Plano, { id })).toMatchObject({
      valor: 11.11,
      desconto1: 5,
      desconto2: 0,
      desconto3: 40,
      promocional: true,
      agendadoInicio: LATER,
      agendadoFim: null,
      agendadoValor: 12.22,
      agendadoDesconto1: null,
      agendadoDesconto2: null,
      agendadoDesconto3: null,
      agendadoPromocional: false,
    });
    // What is to come now is somebody's, and what was seen of before is old.
    const again = await schedule([{ id: String(id), versao: versao + 1, valor: 13 }], '2099-12-31');
    expect(again.done).toMatchObject({ feitas: [], deixadas: [{ erro: 'PRECO_JA_AGENDADO' }] });
    const old = await criarPlano(shop.em.fork(), { valor: 10, agendadoInicio: '2026-01-01', agendadoValor: 11 });
    const stale = await schedule([{ id: String(old.id), versao: old.versao - 1, valor: 13 }], LATER);
    expect(stale.done).toMatchObject({ feitas: [], deixadas: [{ erro: 'ALTERADO_POR_OUTRA_PESSOA' }] });
    expect(await scheduled({ id: String(old.id) })).toMatchObject({ valor: 10, agendadoInicio: '2026-01-01', agendadoValor: 11 });
  });

  it('a price in force until a day is nobody’s to take away', async () => {
    const { id, versao } = await criarPlano(shop.em.fork(), {
      valor: 10,
      agendadoInicio: '2026-01-01',
      agendadoFim: '2099-01-31',
      agendadoValor: 5,
    });
    const { done } = await schedule([{ id: String(id), versao, valor: 12 }], LATER);
    expect(done).toMatchObject({ feitas: [], deixadas: [{ erro: 'PRECO_JA_AGENDADO' }] });
    expect(await scheduled({ id: String(id) })).toMatchObject({ valor: 10, agendadoFim: '2099-01-31', agendadoValor: 5 });
  });
});
