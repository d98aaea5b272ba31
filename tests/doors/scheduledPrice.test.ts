import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { createKey } from '../support/accessKeys.ts';
import { criarDestaque, criarPlano } from '../support/factories.ts';
import { FORMULARIO, novaChave } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// A price that begins and ends on a day is, from its first instant to its last, the one that every door says and that an order is stored with.

let shop: Shop;
let at: string;
let plano: Plano;
beforeAll(async () => {
  // As in production, where answers are kept.
  shop = await openShop({ NODE_ENV: 'production', DEMO_DATA: 'off', BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  await shop.app.listen({ port: 0, host: '127.0.0.1' });
  at = `http://127.0.0.1:${(shop.app.server.address() as AddressInfo).port}`;
});
afterAll(() => shop.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(BEFORE) });
  const em = shop.orm.em.fork();
  await em.nativeUpdate(Plano, {}, { ativo: false });
  plano = await criarPlano(em, {
    valor: 24.9,
    desconto1: 0,
    desconto2: 0,
    desconto3: 0,
    agendadoInicio: '2026-12-05',
    agendadoFim: '2026-12-10',
    agendadoValor: 17.3,
  });
});
afterEach(() => {
  vi.useRealTimers();
});

const BEFORE = '2026-12-05T02:59:59.999Z';
const BEGINS = '2026-12-05T03:00:00.000Z';
const ENDS = '2026-12-11T02:59:59.999Z';
const OVER = '2026-12-11T03:00:00.000Z';
const DAYS = [
  ['the last instant before', BEFORE, 24.9, '2026-12-04'],
  ['its first instant', BEGINS, 17.3, '2026-12-10'],
  ['its last instant', ENDS, 17.3, '2026-12-10'],
  ['the first instant after', OVER, 24.9, null],
] as const;

let accounts = 0;
/** Somebody of the team, who comes in now: sessions end sooner than a week. */
const comeIn = (): Promise<Staff> => signIn(shop, `ana${++accounts}`);
const page = async (path: string) => (await fetch(at + path)).text();
const json = async (path: string) => JSON.parse(await page(path));
const order = (valor: number) =>
  shop.graphql('mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }', {
    input: { ...FORMULARIO, planoId: String(plano.id), periodo: 1, valor, chave: novaChave() },
  });

const QUOTED_TO_STAFF =
  'query ($cliente: ContatoDoPedidoInput!, $pedido: NovoPedidoInput!) { cotacaoDoPedido(cliente: $cliente, pedido: $pedido) { valor } }';

/** What a door says that the plan costs for a month. */
const DOORS: Readonly<Record<string, () => Promise<unknown>>> = {
  'the list over GraphQL': async () =>
    ((await shop.graphql('{ planos { valor } }')).data!.planos as { valor: number }[])[0]!.valor,
  'one over GraphQL': async () =>
    ((await shop.graphql('query ($id: ID!) { plano(id: $id) { valor } }', { id: String(plano.id) })).data!.plano as Plano).valor,
  'the list over REST': async () => (await json('/api/planos/listarativos'))[0].valor,
  'one over REST': async () => (await json(`/api/planos/buscar/${plano.id}`)).valor,
  'the price feed': async () => Number((await json('/api/planos.json')).itemListElement[0].price),
  'a quote': async () => {
    const payload = { planoId: plano.id, pagamento: 1 };
    return (await shop.app.inject({ method: 'POST', url: '/api/cotacao', payload })).json().valor;
  },
  'the quote of the desk': async () => {
    const pedido = { planoId: String(plano.id), periodo: 1, tipoDominio: 'ja-tenho' };
    const { data } = await (await comeIn()).graphql(QUOTED_TO_STAFF, { cliente: {}, pedido });
    return (data!.cotacaoDoPedido as { valor: number }).valor;
  },
};
const PAGES = ['/', '/plano-hospedagem-php', '/plano-hospedagem-php?periodo=1', '/qual-plano?oque=site&quantos=1&quem=voces'];

describe('a price with days', () => {
  it.each(Object.entries(DOORS))('is what %s says from its first instant to its last', async (_door, read) => {
    for (const [, now, valor] of DAYS) {
      vi.setSystemTime(now);
      expect(await read(), now).toBe(valor);
    }
  });

  it.each([...PAGES, 'the order page'])('is what %s shows, which is kept until the day ends', async (path) => {
    const url = path.startsWith('/') ? path : `/assineja-hospedagem-php?planoId=${plano.id}&periodo=1`;
    for (const [, now, valor] of DAYS) {
      vi.setSystemTime(now);
      const shown = await page(url);
      expect([/\b24,90\b/.test(shown), /\b17,30\b/.test(shown)], now).toEqual([valor === 24.9, valor === 17.3]);
      expect(await page(url)).toBe(shown);
    }
  });

  it.each(DAYS)('at %s is the only one that an order is stored with', async (_when, now, valor) => {
    vi.setSystemTime(now);
    const other = valor === 24.9 ? 17.3 : 24.9;
    expect((await order(other)).errors).toMatchObject([{ extensions: { erro: 'VALOR_ATUALIZADO' } }]);
    const { data, errors } = await order(valor);
    expect(errors).toBeUndefined();
    const { clienteIdB } = data!.criarAssinatura as { clienteIdB: string };
    const stored = await shop.orm.em.fork().findOneOrFail(Assinatura, { clienteIdB });
    expect(stored.valor).toBe(valor);
    expect(stored.planoDados).toMatchObject({ valor, desconto1: 0 });
    expect(Object.keys(stored.planoDados!).filter((nome) => /^agendado|^preco/.test(nome))).toEqual([]);
  });

  it.each(DAYS)('at %s says until when it is known to hold', async (_when, now, _valor, precoAte) => {
    vi.setSystemTime(now);
    expect((await shop.graphql('{ planos { precoAte } }')).data).toEqual({ planos: [{ precoAte }] });
    expect((await json('/api/planos.json')).itemListElement[0].priceValidUntil).toBe(precoAte ?? '2027-01-31');
  });

  it('is told machines in the heads of pages no longer than it holds', async () => {
    vi.setSystemTime(BEGINS);
    const offer = /"price":"17.30","priceCurrency":"BRL","priceValidUntil":"([\d-]+)"/.exec(await page('/plano-hospedagem-php'));
    expect(offer?.[1]).toBe('2026-12-10');
  });

  it('is nobody’s but the team’s before it begins, and stored beside the price of always', async () => {
    const [listed] = await json('/api/planos/listarativos');
    expect(Object.keys(listed).filter((nome) => nome.startsWith('agendado'))).toEqual([]);
    const publicly = await shop.graphql('{ planos { agendadoInicio agendadoFim agendadoValor agendadoPromocional } }');
    expect(publicly.data).toEqual({
      planos: [{ agendadoInicio: null, agendadoFim: null, agendadoValor: null, agendadoPromocional: false }],
    });
    vi.setSystemTime(BEGINS);
    const kept = { valor: 24.9, agendadoValor: 17.3, agendadoInicio: '2026-12-05', agendadoFim: '2026-12-10' };
    const staff = await comeIn();
    const { data } = await staff.graphql(
      '{ planosCadastrados(ativo: true) { itens { valor agendadoValor agendadoInicio agendadoFim } } }',
    );
    expect(data).toEqual({ planosCadastrados: { itens: [kept] } });
    const { headers } = await createKey(staff, ['catalogo:ler']);
    const all = await fetch(`${at}/api/planos/listarativos`, { headers });
    expect(await all.json()).toContainEqual(expect.objectContaining({ id: plano.id, ...kept }));
  });

  it('changes what it says alone, a discount of none among it, and gives its seal', async () => {
    const em = shop.orm.em.fork();
    await em.nativeUpdate(
      Plano,
      { id: plano.id },
      {
        agendadoValor: null,
        agendadoDesconto1: 0,
        agendadoDesconto2: 40,
        agendadoPromocional: true,
        desconto1: 10,
        desconto3: 5,
      },
    );
    const QUERY = '{ planos { valor desconto1 desconto2 desconto3 promocional } }';
    expect((await shop.graphql(QUERY)).data).toEqual({
      planos: [{ valor: 24.9, desconto1: 10, desconto2: 0, desconto3: 5, promocional: false }],
    });
    vi.setSystemTime(BEGINS);
    expect((await shop.graphql(QUERY)).data).toEqual({
      planos: [{ valor: 24.9, desconto1: 0, desconto2: 40, desconto3: 5, promocional: true }],
    });
  });

  it('without a last day goes on', async () => {
    await shop.orm.em.fork().nativeUpdate(Plano, { id: plano.id }, { agendadoFim: null });
    vi.setSystemTime('2031-01-01T12:00:00Z');
    expect((await shop.graphql('{ planos { valor precoAte } }')).data).toEqual({ planos: [{ valor: 17.3, precoAte: null }] });
  });
});

const IGUAL = 'É igual ao do preço agendado: escreva o de sempre. Para que o agendado fique, esvazie o preço agendado.';

describe('what staff schedule', () => {
  const save = async (input: object) =>
    (await comeIn()).graphql(
      `mutation ($id: ID, $versao: Int, $input: PlanoInput!) {
        salvarPlano(id: $id, versao: $versao, input: $input) { agendadoInicio agendadoFim agendadoValor agendadoDesconto1 versao }
      }`,
      { id: String(plano.id), versao: plano.versao, input },
    );

  it.each([
    [
      { agendadoInicio: null },
      'agendadoInicio',
      'Informe o primeiro dia do preço agendado, ou esvazie o que dele está preenchido.',
    ],
    [{ agendadoFim: '2026-12-04' }, 'agendadoFim', 'O fim não pode ser antes do início.'],
    [{ agendadoValor: null }, 'agendadoValor', 'Informe o que muda nesses dias: o valor, um desconto ou o selo.'],
    [{ agendadoValor: -1 }, 'agendadoValor', 'O valor não pode ser negativo.'],
    [{ agendadoDesconto2: 101 }, 'agendadoDesconto2', 'O desconto vai de 0 a 100.'],
    [{ agendadoInicio: '31/02/2026' }, 'agendadoInicio', 'Data inválida.'],
  ])('%j is refused at its field', async (input, campo, mensagem) => {
    const { errors } = await save(input);
    expect(errors?.[0]?.extensions).toMatchObject({
      erro: 'DADOS_INVALIDOS',
      campos: expect.arrayContaining([{ campo, mensagem }]),
    });
  });

  it('is not made the price of always by a program that reads the price of the day and writes it back', async () => {
    const em = shop.orm.em.fork();
    const seal = { agendadoDesconto2: 40, agendadoPromocional: true };
    await em.nativeUpdate(Plano, { id: plano.id }, seal);
    vi.setSystemTime(BEGINS);
    const desk = await comeIn();
    const { headers } = await createKey(desk, ['catalogo:ler', 'catalogo:escrever']);
    const writer = await createKey(desk, ['catalogo:escrever']);
    const put = async (credentials: Record<string, string>, body: object) => {
      const response = await fetch(`${at}/api/planos/${plano.id}`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...credentials },
        body: JSON.stringify(body),
      });
      return (await response.json()).campos;
    };
    const CAMPOS = 'valor desconto1 desconto2 desconto3 promocional';
    const read = await desk.graphql(`{ planos { id versao ${CAMPOS} } }`);
    const [{ id, versao, ...input }] = read.data!.planos as [{ id: string; versao: number }];
    const written = await desk.graphql(
      'mutation ($id: ID, $versao: Int, $input: PlanoInput!) { salvarPlano(id: $id, versao: $versao, input: $input) { id } }',
      { id, versao, input },
    );
    const refused = expect.arrayContaining(
      ['valor', 'desconto2', 'promocional'].map((campo) => expect.objectContaining({ campo, mensagem: IGUAL })),
    );
    expect(written.errors?.[0]?.extensions).toMatchObject({ erro: 'DADOS_INVALIDOS', campos: refused });
    const [listed] = await json('/api/planos/listarativos');
    expect(await put(writer.headers, listed)).toEqual(refused);
    const { contrato: _contrato, ...one } = await json(`/api/planos/buscar/${plano.id}`);
    expect(await put(headers, one)).toEqual(refused);
    const stored = await shop.orm.em.fork().findOneOrFail(Plano, plano.id);
    expect(stored).toMatchObject({ valor: 24.9, desconto2: 0, promocional: false, agendadoValor: 17.3, ...seal });
  });

  it('is taken away whole, and shown at once where its days have begun', async () => {
    vi.setSystemTime(BEGINS);
    expect(await json('/api/planos/listarativos')).toMatchObject([{ valor: 17.3 }]);
    const { data, errors } = await save({ agendadoInicio: null, agendadoFim: null, agendadoValor: null });
    expect(errors).toBeUndefined();
    expect(data!.salvarPlano).toMatchObject({ agendadoInicio: null, agendadoFim: null, agendadoValor: null });
    expect(await json('/api/planos/listarativos')).toMatchObject([{ valor: 24.9 }]);
  });
});

describe('a highlight with days', () => {
  it('is on the home page from its first instant to its last', async () => {
    await criarDestaque(shop.orm.em.fork(), { titulo: 'Semana do cPanel', dataInicio: '2026-12-05', dataFim: '2026-12-10' });
    for (const [now, shown] of [
      [BEFORE, false],
      [BEGINS, true],
      [ENDS, true],
      [OVER, false],
    ] as const) {
      vi.setSystemTime(now);
      expect((await page('/')).includes('Semana do cPanel'), now).toBe(shown);
    }
  });
});
