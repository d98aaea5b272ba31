import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { Registro } from '../../modules/processes/registro.entity.ts';
import { createKey, machineDoor, type AccessKey } from '../support/accessKeys.ts';
import { criarPlano } from '../support/factories.ts';
import { criarCupom, novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { TellingShop } from '../support/tellingShop.ts';

// Another system copies the orders (058).

let told: TellingShop;
let reader: AccessKey;
let ask: ReturnType<typeof machineDoor>['ask'];
beforeAll(async () => {
  told = await TellingShop.open();
  reader = await createKey(told.staff, ['pedidos:ler']);
  ({ ask } = machineDoor(told.shop));
});
afterAll(() => told.close());
afterEach(async () => {
  await told.reset();
  await em().nativeDelete(Assinatura, { id: { $gt: 0 } });
});

interface Told {
  clienteIdB: string;
  codigo: string;
  status: string;
  pagaEm: string | null;
  referenciaExterna: string | null;
  alteradoEm: string;
}
interface Page {
  pedidos: Told[];
  cursor: string;
  mais: boolean;
}
const em = () => told.shop.orm.em.fork();
const read = async (query = '') => (await ask(`/api/pedidos${query}`, { headers: reader.headers })).json<Page>();
const names = ({ pedidos }: Page) => pedidos.map(({ clienteIdB }) => clienteIdB);
/** Reads on to the end. Answers the last cursor. */
async function readOn(cursor = '', hear: (told: Told) => void = () => {}): Promise<string> {
  for (;;) {
    const page = await read(`?limite=7${cursor && `&desde=${cursor}`}`);
    page.pedidos.forEach(hear);
    if (!page.mais) return page.cursor;
    ({ cursor } = page);
  }
}

it('an order tells by every door what its total consists of, as a quote of the same says it, and one that nobody has confirmed tells nothing', async () => {
  const plano = await criarPlano(em(), { planoTipo: 'VPSCPANEL', valor: 50, desconto2: 10 });
  await criarCupom(em(), { codigo: 'DEZ', valor: 10 });
  const escolhas = { planoId: String(plano.id), periodo: 12, espacoAdicional: 50, ipAdicional: 1, cupom: 'DEZ' };
  const quote = 'query ($input: CotacaoInput!) { cotacao(input: $input) { valor linhas { descricao valor } } }';
  const { data } = await told.shop.graphql(quote, { input: escolhas });
  const { valor, linhas } = data!.cotacao as { valor: number; linhas: { valor: number }[] };
  const { clienteIdB } = await told.order({ ...escolhas, valor });
  const pedido = (await ask(`/api/pedidos/${clienteIdB}`, { headers: reader.headers })).json();
  const query = 'query ($pedido: String!) { pedido(pedido: $pedido) { linhas { descricao valor } } }';
  const porGraphql = (await machineDoor(told.shop).graphql(reader.headers, query, { pedido: clienteIdB })).data!.pedido;
  expect([pedido.valor, pedido.linhas, porGraphql]).toEqual([valor, linhas, { linhas }]);
  expect(linhas).toHaveLength(5);
  expect(Math.round(100 * linhas.reduce((soma, linha) => soma + linha.valor, 0))).toBe(Math.round(100 * valor));
  const payload = { ...TEMPORARIO, valor: 100, chave: novaChave() };
  const avulso = (await told.shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload })).json();
  expect((await ask(`/api/pedidos/${avulso.clienteIdB}`, { headers: reader.headers })).json()).toMatchObject({
    valorConferido: false,
    linhas: [],
  });
});

describe('who mirrors orders', () => {
  it('hears of each, and again when it has changed, as it is then', async () => {
    const { cursor: before } = await read('?limite=500');
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push((await told.order()).clienteIdB);
    const first = await read(`?limite=3&desde=${before}`);
    expect([names(first), first.mais]).toEqual([ids.slice(0, 3), true]);
    const rest = await read(`?desde=${first.cursor}`);
    expect([names(rest), rest.mais]).toEqual([ids.slice(3), false]);
    expect(await read(`?desde=${rest.cursor}`)).toEqual({ pedidos: [], cursor: rest.cursor, mais: false });
    await told.handle(ids[1]!, 'em_atendimento');
    await told.handle(ids[1]!, 'cancelada');
    const again = await read(`?desde=${rest.cursor}`);
    expect(again.pedidos).toMatchObject([{ clienteIdB: ids[1], status: 'cancelada', valor: 240, cpf_cnpj: expect.any(String) }]);
    expect(names(await read(`?limite=500&desde=${before}`))).toEqual([ids[0], ids[2], ids[3], ids[4], ids[1]]);
  });

  it('has at the end what there is, and heard of no change twice, while many write', async () => {
    let cursor = await readOn();
    const copy = new Map<string, Told>();
    const heard = new Set<string>();
    const twice: string[] = [];
    const hear = (order: Told) => {
      const change = `${order.clienteIdB} ${order.alteradoEm} ${order.status}`;
      if (heard.has(change)) twice.push(change);
      heard.add(change);
      copy.set(order.clienteIdB, order);
    };
    const write = async () => {
      for (let n = 0; n < 15; n++) {
        const { clienteIdB } = await told.order();
        await told.handle(clienteIdB, n % 2 === 0 ? 'em_atendimento' : 'concluida');
      }
    };
    const written = new AbortController();
    const readWhileWritten = async () => {
      while (!written.signal.aborted) cursor = await readOn(cursor, hear);
    };
    const reading = readWhileWritten();
    await Promise.all([write(), write(), write()]);
    written.abort();
    await reading;
    await readOn(cursor, hear);
    const stored = await em().findAll(Assinatura);
    expect(stored).toHaveLength(45);
    expect(new Map([...copy].map(([id, { status }]) => [id, status]))).toEqual(
      new Map(stored.map(({ clienteIdB, status }) => [clienteIdB, status])),
    );
    expect(twice).toEqual([]);
  });

  it('goes on after the last order was erased', async () => {
    const last = await told.order();
    const cursor = await readOn();
    await em().nativeDelete(Assinatura, { clienteIdB: last.clienteIdB });
    const next = await told.order();
    expect(names(await read(`?desde=${cursor}`))).toEqual([next.clienteIdB]);
  });

  it('is sent back to the beginning by a database that has gone back', async () => {
    const copied = await told.order();
    const cursor = await readOn();
    // A copy has the orders, and not what the database remembers of places.
    await em().nativeDelete(Registro, { nome: 'espelho' });
    const later = await told.order();
    expect((await ask(`/api/pedidos?desde=${cursor}`, { headers: reader.headers })).json().codigo).toBe('CURSOR_DESCONHECIDO');
    const heard: string[] = [];
    const onward = await readOn('', ({ clienteIdB }) => heard.push(clienteIdB));
    expect(heard).toEqual([copied.clienteIdB, later.clienteIdB]);
    const [series, place] = onward.split('-');
    const beyond = `/api/pedidos?desde=${series}-${Number(place) + 1}`;
    expect((await ask(beyond, { headers: reader.headers })).json().codigo).toBe('CURSOR_DESCONHECIDO');
  });

  it('hears once of what changes between two of its pages, also where others have read before', async () => {
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push((await told.order()).clienteIdB);
    await readOn();
    let page = await read('?limite=1');
    const heard = names(page);
    // More than get a place at once for so short a page.
    for (const id of ids.slice(1)) await told.handle(id, 'em_atendimento');
    for (; page.mais; heard.push(...names(page))) page = await read(`?limite=1&desde=${page.cursor}`);
    expect(heard).toEqual(ids);
  });

  it.each([
    ['?limite=0', 400, 'DADOS_INVALIDOS'],
    ['?limite=501', 400, 'DADOS_INVALIDOS'],
    ['?limite=x', 400, 'DADOS_INVALIDOS'],
    ['?desde=abc', 400, 'DADOS_INVALIDOS'],
    ['?desde=-1', 400, 'DADOS_INVALIDOS'],
    ['?desde=00000000-99999999999', 400, 'DADOS_INVALIDOS'],
    ['?desde=00000000-0', 409, 'CURSOR_DESCONHECIDO'],
    ['?limite=1&limite=2', 400, 'DADOS_INVALIDOS'],
    ['?outra=1', 400, 'DADOS_INVALIDOS'],
  ])('is told what is wrong with %s', async (query, status, code) => {
    const answer = await ask(`/api/pedidos${query}`, { headers: reader.headers });
    expect([answer.statusCode, answer.json().codigo]).toEqual([status, code]);
  });

  it('reads of each order what staff have noted on it', async () => {
    const { cursor } = await read('?limite=500');
    const orders = [await told.order(), await told.order(), await told.order()];
    const note =
      'mutation ($id: ID!, $nota: String!) { atenderAssinatura(id: $id, versao: 1, nota: $nota) { nota notas { texto } } }';
    const ids = [];
    for (const { clienteIdB } of orders) ids.push((await em().findOneOrFail(Assinatura, { clienteIdB })).id);
    for (const nota of ['uma', 'duas'])
      for (const id of ids.slice(1)) {
        const { errors } = await told.staff.graphql(note, { id: String(id), nota: `${nota} de ${id}` });
        expect(errors).toBeUndefined();
      }
    const query = `{ pedidosDesde(cursor: "${cursor}") { pedidos { id nota notas { texto } } } }`;
    const { data } = await machineDoor(told.shop).graphql(reader.headers, query);
    const { pedidos } = data!.pedidosDesde as { pedidos: { id: string; nota: string; notas: object[] }[] };
    const noted = (id: number) => ['uma', 'duas'].map((nota) => `${nota} de ${id}`);
    expect(pedidos.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual([
      { id: String(ids[0]), nota: '', notas: [] },
      ...ids.slice(1).map((id) => {
        const texts = noted(id);
        return { id: String(id), nota: texts.join('\n\n'), notas: texts.map((texto) => ({ texto })) };
      }),
    ]);
  });

  it('reads the same over GraphQL', async () => {
    const { cursor } = await read('?limite=500');
    const { clienteIdB } = await told.order();
    const query = `{ pedidosDesde(cursor: "${cursor}") { pedidos { clienteIdB alteradoEm pagaEm referenciaExterna } mais } }`;
    expect((await machineDoor(told.shop).graphql(reader.headers, query)).data).toEqual({
      pedidosDesde: {
        pedidos: [{ clienteIdB, alteradoEm: expect.any(String), pagaEm: null, referenciaExterna: null }],
        mais: false,
      },
    });
  });
});
