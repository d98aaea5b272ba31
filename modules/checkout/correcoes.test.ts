import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from './assinatura.entity.ts';
import type { AssinaturaStatus } from './assinatura.ts';

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
});
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

const em = () => shop.orm.em.fork();
const linhas = () => em().find(Assinatura, {}, { orderBy: { id: 'asc' } });

/** A first order and its corrections, each of the last one; answers their ids. */
async function cadeia(tamanho: number): Promise<number[]> {
  let anterior: string | undefined;
  for (let n = 0; n < tamanho; n++) {
    const chave = novaChave();
    const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave, numero: String(n), substitui: anterior };
    const { errors } = await shop.graphql(
      'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }',
      { input },
    );
    expect(errors).toBeUndefined();
    anterior = chave;
  }
  return (await linhas()).map(({ id }) => id);
}

async function somadas(): Promise<number> {
  const { data } = await staff.graphql('{ painelAdmin { porDia { quantidade } } }');
  return (data!.painelAdmin as { porDia: { quantidade: number }[] }).porDia.at(-1)!.quantidade;
}

async function contam(): Promise<boolean[]> {
  const { data } = await staff.graphql('{ assinaturas(pagina: 1) { itens { id contaNasSomas } } }');
  const { itens } = data!.assinaturas as { itens: { contaNasSomas: boolean }[] };
  return itens.map(({ contaNasSomas }) => contaNasSomas).toReversed();
}

it('a chain ends where nobody would still be correcting, and an order beyond it stands by itself, and only names what it was to correct', async () => {
  const ids = await cadeia(25);
  const [primeira] = await linhas();
  const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave: novaChave(), numero: 'x', substitui: primeira!.chave };
  await shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', { input });
  const pedidos = await linhas();
  expect(pedidos).toHaveLength(ids.length + 1);
  // Nobody follows more than twenty links, from wherever he begins.
  for (const pedido of pedidos) {
    let links = 0;
    for (let next = pedido; next.substituidaPorId !== null; links++)
      next = pedidos.find(({ id }) => id === next.substituidaPorId)!;
    expect(links).toBeLessThanOrEqual(20);
  }
  const citado = pedidos.find(({ id }) => id === pedidos.at(-1)!.substituiId);
  expect(pedidos.at(-1)).toMatchObject({ soCita: true, status: 'nova' });
  expect(citado).toMatchObject({ status: 'nova', substituidaPorId: null });
  expect(pedidos.filter(({ substituidaPorId }) => substituidaPorId === pedidos.at(-1)!.id)).toEqual([]);
});

describe('of orders that correct one another only the last that stands counts (D38, D42)', () => {
  const ABERTA = 'em_atendimento';
  it.each<[string, AssinaturaStatus[], boolean[]]>([
    ['a new order and its correction', ['substituida', 'nova'], [false, true]],
    ['an order that staff had taken up, and its correction', [ABERTA, 'nova'], [false, true]],
    ['an order that was finished, and its correction', ['concluida', ABERTA], [false, true]],
    ['an order whose correction was cancelled', [ABERTA, 'cancelada'], [true, false]],
    ['a chain of three that staff work', [ABERTA, 'concluida', 'nova'], [false, false, true]],
    ['a chain whose middle was replaced', [ABERTA, 'substituida', 'nova'], [false, false, true]],
    ['a chain whose last was cancelled', [ABERTA, 'concluida', 'cancelada'], [false, true, false]],
    ['a chain of which nothing stands', ['substituida', 'substituida', 'cancelada'], [false, false, false]],
  ])('%s', async (_what, status, esperado) => {
    const ids = await cadeia(status.length);
    for (const [n, id] of ids.entries()) await em().nativeUpdate(Assinatura, { id }, { status: status[n]! });
    expect(await somadas()).toBe(esperado.filter(Boolean).length);
    expect(await contam()).toEqual(esperado);
  });

  it('an order whose correction was deleted counts again', async () => {
    const [primeira, segunda] = await cadeia(2);
    await em().nativeUpdate(Assinatura, { id: primeira! }, { status: ABERTA });
    await em().nativeDelete(Assinatura, { id: segunda! });
    expect([await somadas(), await contam()]).toEqual([1, [true]]);
  });

  it('the export says which corrects which', async () => {
    const [primeira, segunda] = await cadeia(2);
    const { body } = await staff.rest('GET', '/api/assinaturas/exportar');
    const [titulos, ...celulas] = body.split('\r\n').map((line) => line.split(';'));
    const lida = (titulo: string) => celulas.slice(0, 2).map((linha) => linha[titulos!.indexOf(titulo)]);
    expect([lida('substitui_id'), lida('substituida_por_id')]).toEqual([
      [String(primeira), ''],
      ['', String(segunda)],
    ]);
  });
});

describe('a confirmed price', () => {
  const CONFIRMAR =
    'mutation ($id: ID!, $versao: Int!, $valor: Float!) { confirmarValor(id: $id, versao: $versao, valor: $valor) { valor versao contaNasSomas } }';

  it('can be corrected while nothing but staff knows it, traced; that of a plan never', async () => {
    await cadeia(1);
    const payload = { ...TEMPORARIO, valor: 10 };
    expect((await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).statusCode).toBe(200);
    const [comPlano, semPlano] = await linhas();
    const { id } = semPlano!;
    for (const [versao, valor] of [
      [1, 0],
      [2, 149.9],
      [3, 149.9],
    ] as const) {
      const { data } = await staff.graphql(CONFIRMAR, { id, versao, valor });
      expect(data!.confirmarValor).toEqual({ valor, versao: Math.min(versao + 1, 3), contaNasSomas: true });
    }
    const { errors } = await staff.graphql(CONFIRMAR, { id: comPlano!.id, versao: 1, valor: 1 });
    expect(errors![0]!.extensions.erro).toBe('VALOR_JA_CONFERIDO');
    const trace = await staff.graphql(
      `{ alteracoes(tabela: "pedido", linhaId: ${id}) { itens { mudancas { campo de para } } } }`,
    );
    expect((trace.data!.alteracoes as { itens: { mudancas: unknown[] }[] }).itens.map(({ mudancas }) => mudancas)).toEqual([
      [{ campo: 'valor', de: 0, para: 149.9 }],
      [
        { campo: 'valor', de: 10, para: 0 },
        { campo: 'valorConferido', de: false, para: true },
      ],
    ]);
  });
});
