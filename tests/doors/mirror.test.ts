import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { Registro } from '../../modules/processes/registro.entity.ts';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { createKey, machineDoor, type AccessKey } from '../support/accessKeys.ts';
import { novaChave } from '../support/factories.order.ts';
import { SOON, TellingShop } from '../support/tellingShop.ts';

// Another system copies the orders, and says what has become of them (058).

let told: TellingShop;
let reader: AccessKey;
let writer: AccessKey;
let ask: ReturnType<typeof machineDoor>['ask'];
beforeAll(async () => {
  told = await TellingShop.open();
  reader = await createKey(told.staff, ['pedidos:ler']);
  writer = await createKey(told.staff, ['pedidos:ler', 'pedidos:atualizar']);
  ({ ask } = machineDoor(told.shop));
});
afterAll(() => told.close());
afterEach(async () => {
  await told.reset();
  await em().nativeDelete(Assinatura, { id: { $gt: 0 } });
});

/** This very moment, when orders of today may be paid, and some seconds after it. */
const now = (seconds = 0) => new Date(TODAY.getTime() + seconds * 1000).toISOString();
const TODAY = new Date();

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
const patch = (name: string, payload: object, { headers } = writer) =>
  ask(`/api/pedidos/${encodeURIComponent(name)}`, { method: 'PATCH', headers, payload });
/** Reads on to the end. Answers the last cursor. */
async function readOn(cursor = '', hear: (told: Told) => void = () => {}): Promise<string> {
  for (;;) {
    const page = await read(`?limite=7${cursor && `&desde=${cursor}`}`);
    page.pedidos.forEach(hear);
    if (!page.mais) return page.cursor;
    ({ cursor } = page);
  }
}

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

describe('who works orders elsewhere', () => {
  it('finds one by identifier, code and its own reference, and says that it was paid', async () => {
    const hook = await told.listen(['pedido.criado', 'pedido.alterado', 'pedido.pago']);
    told.deliver();
    const { clienteIdB } = await told.order();
    const said = { pagaEm: now().replace('Z', '+00:00'), referenciaExterna: 'FAT-0042' };
    const answer = await patch(clienteIdB, said);
    const paid = { clienteIdB, status: 'nova', pagaEm: now(), referenciaExterna: 'FAT-0042' };
    expect([answer.statusCode, answer.json()]).toEqual([200, expect.objectContaining(paid)]);
    const { codigo, alteradoEm } = answer.json<Told>();
    for (const name of [clienteIdB, codigo, codigo.toLowerCase().replace('-', ' '), 'FAT-0042'])
      expect((await ask(`/api/pedidos/${encodeURIComponent(name)}`, { headers: reader.headers })).json()).toMatchObject(paid);
    // Said again, nothing is done.
    expect((await patch('FAT-0042', said)).json()).toMatchObject({ ...paid, alteradoEm });
    expect((await patch(codigo, { status: 'concluida' })).json()).toMatchObject({ ...paid, status: 'concluida' });
    await expect.poll(told.types, SOON).toEqual(['pedido.criado', 'pedido.pago', 'pedido.alterado']);
    expect(told.receiver.received.at(-1)!.said.data).toMatchObject({ ...paid, status: 'concluida' });
    expect(await told.entries(hook)).toHaveLength(3);
    const trace = await told.staff.graphql('{ alteracoes(tabela: "pedido") { itens { usuario mudancas { campo } } } }');
    expect((trace.data!.alteracoes as { itens: object[] }).itens.slice(0, 2)).toMatchObject([
      { usuario: expect.stringContaining('cobrança') },
      { usuario: expect.stringContaining('cobrança'), mudancas: [{ campo: 'pagaEm' }, { campo: 'referenciaExterna' }] },
    ]);
  });

  it('is seen by staff in list and file, behind what was there before', async () => {
    const { clienteIdB } = await told.order();
    await em().nativeUpdate(Assinatura, { clienteIdB }, { dataCadastro: '2026-11-20' });
    await patch(clienteIdB, { pagaEm: '2026-11-21T02:30:00Z', referenciaExterna: '=FAT;1' });
    const { body } = await told.staff.rest('GET', `/api/assinaturas/exportar?busca=${clienteIdB}`);
    const [titles, row] = body.split('\r\n');
    expect(titles).toMatch(/;nota;paga em;referencia_externa;contrato;aceito em$/);
    expect(row).toMatch(/;;"?20\/11\/2026,? 23:30:00"?;"'=FAT;1";;$/);
  });

  it.each([null, ' '])('takes back what was wrong, the reference with %j', async (nothing) => {
    const { clienteIdB } = await told.order();
    await patch(clienteIdB, { pagaEm: now(), referenciaExterna: 'X' });
    const answer = await patch(clienteIdB, { pagaEm: null, referenciaExterna: nothing });
    expect(answer.json()).toMatchObject({ pagaEm: null, referenciaExterna: null });
  });

  it('is told of a payment once, also of an order that is cancelled with it', async () => {
    await told.listen(['pedido.alterado', 'pedido.pago', 'pedido.cancelado']);
    told.deliver();
    const [{ clienteIdB }, other] = [await told.order(), await told.order()];
    await patch(clienteIdB, { pagaEm: now() });
    await patch(clienteIdB, { pagaEm: now(1) });
    await expect.poll(told.types, SOON).toEqual(['pedido.pago', 'pedido.alterado']);
    await patch(other.clienteIdB, { pagaEm: now(), status: 'cancelada' });
    await expect.poll(told.types, SOON).toEqual(['pedido.pago', 'pedido.alterado', 'pedido.pago', 'pedido.cancelado']);
  });

  it('does not have a corrected order paid twice', async () => {
    const follow = async (id: string) => {
      const query = `{ acompanhamento(clienteIdB: "${id}") { etapa pagoEm pagamento { forma } substituidoPor } }`;
      return (await told.shop.graphql(query)).data!.acompanhamento;
    };
    const chaves = Array.from({ length: 4 }, () => novaChave());
    const paid = await told.order({ chave: chaves[0] });
    await patch(paid.clienteIdB, { pagaEm: now() });
    const corrected = await told.order({ chave: chaves[1], substitui: chaves[0], numero: '77' });
    expect(await follow(corrected.clienteIdB)).toEqual({
      substituidoPor: null,
      etapa: 'recebido',
      pagoEm: now(),
      pagamento: null,
    });
    expect(await follow(paid.clienteIdB)).toMatchObject({ etapa: 'substituido', pagamento: null });
    const late = await patch(paid.clienteIdB, { pagaEm: now(2) });
    expect([late.statusCode, late.json().codigo]).toEqual([409, 'PEDIDO_SUBSTITUIDO']);
    // One of another total is another order; what was paid stays paid.
    const dearer = await told.order({ chave: chaves[2], substitui: chaves[1], periodo: 1, valor: 20 });
    expect(await follow(corrected.clienteIdB)).toMatchObject({ etapa: 'recebido', pagoEm: now() });
    expect(await follow(dearer.clienteIdB)).toMatchObject({
      etapa: 'recebido',
      pagoEm: null,
      pagamento: { forma: expect.any(String) },
    });
    // One at which staff are already is paid as its correction.
    await told.handle(dearer.clienteIdB, 'em_atendimento');
    const last = await told.order({ chave: chaves[3], substitui: chaves[2], periodo: 1, valor: 20, numero: '78' });
    expect(await follow(dearer.clienteIdB)).toMatchObject({ etapa: 'em_atendimento', pagamento: null });
    expect(await follow(last.clienteIdB)).toMatchObject({ etapa: 'recebido', pagamento: { forma: expect.any(String) } });
    const worked = await patch(dearer.clienteIdB, { pagaEm: now(2) });
    expect([worked.statusCode, worked.json().codigo]).toEqual([409, 'PEDIDO_SUBSTITUIDO']);
    expect(await follow(dearer.clienteIdB)).toMatchObject({ pagoEm: null, substituidoPor: last.clienteIdB });
    // Staff have decided that the first one goes on.
    await told.handle(last.clienteIdB, 'cancelada');
    expect(await follow(dearer.clienteIdB)).toMatchObject({ etapa: 'em_atendimento', substituidoPor: null });
    expect((await patch(dearer.clienteIdB, { pagaEm: now(2) })).statusCode).toBe(200);
  });

  it('is told what is wrong, and nothing has changed', async () => {
    const [one, other] = [await told.order(), await told.order()];
    await patch(one.clienteIdB, { referenciaExterna: 'FAT-1' });
    const wrong: [object, number, string][] = [
      [{ referenciaExterna: 'FAT-1', status: 'concluida' }, 409, 'REFERENCIA_REPETIDA'],
      [{ referenciaExterna: one.clienteIdB }, 409, 'REFERENCIA_REPETIDA'],
      [{ referenciaExterna: one.clienteIdB.toUpperCase() }, 409, 'REFERENCIA_REPETIDA'],
      [{ referenciaExterna: ` ${codigoDe(one.clienteIdB).toLowerCase()}` }, 409, 'REFERENCIA_REPETIDA'],
      [{ pagaEm: '2999-01-01T00:00:00Z' }, 400, 'DADOS_INVALIDOS'],
      [{ pagaEm: 'ontem' }, 400, 'DADOS_INVALIDOS'],
      [{ status: 'substituida' }, 400, 'DADOS_INVALIDOS'],
      [{ status: 'paga' }, 400, 'DADOS_INVALIDOS'],
      [{ pagaEm: '1999-12-31T23:59:59Z' }, 400, 'DADOS_INVALIDOS'],
      [{ pagaEm: 0 }, 400, 'DADOS_INVALIDOS'],
      [{ referenciaExterna: 'x'.repeat(201) }, 400, 'DADOS_INVALIDOS'],
      [{ referenciaExterna: 'a\u0000b' }, 400, 'CARACTERE_INVALIDO'],
      [[], 400, 'DADOS_INVALIDOS'],
      [{ valor: 1 }, 400, 'DADOS_INVALIDOS'],
    ];
    for (const [payload, status, code] of wrong) {
      const answer = await patch(other.clienteIdB, payload);
      expect([payload, answer.statusCode, answer.json().codigo]).toEqual([payload, status, code]);
    }
    const after = await ask(`/api/pedidos/${other.clienteIdB}`, { headers: reader.headers });
    expect(after.json()).toMatchObject({ status: 'nova', pagaEm: null, referenciaExterna: null });
    expect((await patch(other.clienteIdB, { status: 'concluida' }, reader)).json().codigo).toBe('ESCOPO_AUSENTE');
    expect((await patch(other.clienteIdB.toUpperCase(), { status: null })).json()).toMatchObject({ status: 'nova' });
    for (const name of ['nada', '__proto__', '%', "' or 1=1 --", 'FAT-2'])
      expect([name, (await patch(name, {})).statusCode]).toEqual([name, 404]);
    const long = 'x'.repeat(200);
    await patch(other.clienteIdB, { referenciaExterna: long });
    expect([(await patch(`${long}x`, {})).statusCode, (await patch('a\u0000b', {})).statusCode]).toEqual([404, 400]);
    expect((await ask('/api/pedidos')).statusCode).toBe(401);
  });
});
