import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { createKey, machineDoor, type AccessKey } from '../support/accessKeys.ts';
import { novaChave } from '../support/factories.order.ts';
import { SOON, TellingShop } from '../support/tellingShop.ts';

// Another system works the orders, and says what has become of them (058).

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
const em = () => told.shop.orm.em.fork();
const patch = (name: string, payload: object, { headers } = writer, ifMatch?: string) =>
  ask(`/api/pedidos/${encodeURIComponent(name)}`, {
    method: 'PATCH',
    headers: { ...headers, ...(ifMatch && { 'if-match': ifMatch }) },
    payload,
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
    expect(titles).toMatch(/;nota;paga em;referencia_externa;contrato;aceito em;responsavel;familia;motivo do cancelamento$/);
    expect(row).toMatch(/;;"?20\/11\/2026,? 23:30:00"?;"'=FAT;1";;;;[A-Z_0-9]*;$/);
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
    // One of another total is not paid again; what was paid stays paid.
    const dearer = await told.order({ chave: chaves[2], substitui: chaves[1], periodo: 1, valor: 20 });
    expect(await follow(corrected.clienteIdB)).toMatchObject({ etapa: 'recebido', pagoEm: now() });
    expect(await follow(dearer.clienteIdB)).toMatchObject({
      etapa: 'recebido',
      pagoEm: null,
      pagamento: null,
    });
    // One at which staff are already is paid as its correction.
    await told.handle(dearer.clienteIdB, 'em_atendimento');
    const last = await told.order({ chave: chaves[3], substitui: chaves[2], periodo: 1, valor: 20, numero: '78' });
    expect(await follow(dearer.clienteIdB)).toMatchObject({ etapa: 'em_atendimento', pagamento: null });
    expect(await follow(last.clienteIdB)).toMatchObject({ etapa: 'recebido', pagamento: null });
    const worked = await patch(dearer.clienteIdB, { pagaEm: now(2) });
    expect([worked.statusCode, worked.json().codigo]).toEqual([409, 'PEDIDO_SUBSTITUIDO']);
    expect(await follow(dearer.clienteIdB)).toMatchObject({ pagoEm: null, substituidoPor: last.clienteIdB });
    // Staff have decided that the first one goes on.
    await told.handle(last.clienteIdB, 'cancelada');
    expect(await follow(dearer.clienteIdB)).toMatchObject({ etapa: 'em_atendimento', substituidoPor: null });
    expect((await patch(dearer.clienteIdB, { pagaEm: now(2) })).statusCode).toBe(200);
  });

  it('undoes nothing of the staff by saying again what stayed without an answer, where it names the version that it read', async () => {
    const { clienteIdB } = await told.order();
    const seen = await ask(`/api/pedidos/${clienteIdB}`, { headers: reader.headers });
    const etag = String(seen.headers.etag);
    const said = { status: 'em_atendimento', pagaEm: now() };
    const first = await patch(clienteIdB, said, writer, etag);
    expect([first.statusCode, first.headers.etag]).toEqual([200, expect.stringMatching(/^"\d+"$/)]);
    expect(first.headers.etag).not.toBe(etag);
    await told.handle(clienteIdB, 'concluida');
    const again = await patch(clienteIdB, said, writer, etag);
    expect([again.statusCode, again.json().codigo]).toEqual([409, 'ALTERADO_POR_OUTRA_PESSOA']);
    expect((await patch(clienteIdB, {}, writer, 'nada')).json().codigo).toBe('VERSAO_INVALIDA');
    expect((await patch(clienteIdB, {})).json()).toMatchObject({ status: 'concluida' });
  });

  it('asks whether an order has changed since it was read', async () => {
    const { clienteIdB } = await told.order();
    const read = (known?: string) =>
      ask(`/api/pedidos/${clienteIdB}`, { headers: { ...reader.headers, ...(known && { 'if-none-match': known }) } });
    const etag = String((await read()).headers.etag);
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const same = await read(known);
      expect([same.statusCode, same.body, same.headers.etag]).toEqual([304, '', etag]);
    }
    await patch(clienteIdB, { status: 'em_atendimento' });
    const other = await read(etag);
    expect([other.statusCode, other.json().status]).toEqual([200, 'em_atendimento']);
    expect((await ask('/api/pedidos/nada', { headers: { ...reader.headers, 'if-none-match': etag } })).statusCode).toBe(404);
  });

  it('says instants as its language writes them', async () => {
    const { clienteIdB } = await told.order();
    const [day, minute] = [now().slice(0, 10), '00:00'];
    for (const dito of [`${day}T${minute}Z`, `${day}T${minute}+00:00`, `${day}T${minute}:00+0000`]) {
      const { statusCode, body } = await patch(clienteIdB, { pagaEm: dito });
      expect([dito, statusCode, JSON.parse(body).pagaEm]).toEqual([dito, 200, `${day}T00:00:00.000Z`]);
      await patch(clienteIdB, { pagaEm: null });
    }
  });

  it('is told of a change with the instant that every other door says', async () => {
    await told.listen(['pedido.criado', 'pedido.alterado']);
    told.deliver();
    const { clienteIdB } = await told.order();
    await told.handle(clienteIdB, 'em_atendimento');
    await expect.poll(told.types, SOON).toEqual(['pedido.criado', 'pedido.alterado']);
    const { alteradoEm } = (await ask(`/api/pedidos/${clienteIdB}`, { headers: reader.headers })).json<Told>();
    expect(told.receiver.received.at(-1)!.said.data.alteradoEm).toBe(alteradoEm);
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
