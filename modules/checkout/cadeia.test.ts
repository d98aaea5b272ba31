import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { machineDoor } from '../../tests/support/accessKeys.ts';
import { follow } from '../../tests/support/followed.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { openLetterDesk, type LetterDesk } from '../../tests/support/letterDesk.ts';
import { statusDoors } from '../../tests/support/statusDoors.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { Entrega } from '../outbox/entrega.entity.ts';
import { Assinatura } from './assinatura.entity.ts';
import { codigoDe } from './codigo.ts';
import { MotivoDoCancelamento } from './motivo.ts';

// Whoever withdraws from a correction wants none of what it corrects either; of whom nothing comes is not asked for what he has replaced (069, 077).

let desk: LetterDesk;
beforeAll(async () => {
  desk = await openLetterDesk();
  const webhook =
    'mutation { criarWebhook(url: "https://recebe.example/avisos", eventos: ["pedido.alterado", "pedido.cancelado"]) { id } }';
  expect((await desk.staff.graphql(webhook)).errors).toBeUndefined();
});
afterAll(() => desk.shop.close());
beforeEach(() => desk.clear());

const { linhas, pedir, dizer } = linkedOrders(() => desk);
type Made = Awaited<ReturnType<typeof pedir>>;
const stored = async ({ clienteIdB }: Made) => (await linhas()).find((row) => row.clienteIdB === clienteIdB)!;
const statuses = async () => (await linhas()).map(({ status, motivo }) => [status, motivo]);
const queue = async (which: string) => {
  const { data } = await desk.staff.graphql(`{ assinaturas(${which}: true) { itens { clienteIdB } } }`);
  return (data!.assinaturas as { itens: { clienteIdB: string }[] }).itens.map(({ clienteIdB }) => clienteIdB);
};

/** Each door by which an order is cancelled. */
const DOORS = Object.entries(statusDoors(() => desk)).map(
  ([door, say]) => [door, (made: Made, motivo: string | null) => say(made, { status: 'cancelada', motivo })] as const,
);
const cancel = (made: Made, motivo: string | null) => statusDoors(() => desk).REST(made, { status: 'cancelada', motivo });

/** What staff are told before they cancel an order for a reason. */
async function foretold({ clienteIdB }: Made, motivo: string | null) {
  const query =
    'query ($p: String!, $m: MotivoDoCancelamento) { pedido(pedido: $p) { voltaSeCancelada(motivo: $m) canceladasJunto(motivo: $m) { id } pagamentoSeCancelada(motivo: $m) } }';
  const { data } = await desk.staff.graphql(query, { p: clienteIdB, m: motivo });
  const { canceladasJunto, ...dito } = data!.pedido as {
    voltaSeCancelada: string | null;
    canceladasJunto: { id: string }[];
    pagamentoSeCancelada: string | null;
  };
  return { ...dito, canceladasJunto: canceladasJunto.map(({ id }) => id) };
}

/** A first order, its correction that was paid, and what is asked of both. */
async function paidCorrection() {
  const a = await pedir();
  const b = await pedir({ substitui: a.chave });
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  await dizer(b.clienteIdB, { status: 'concluida' });
  await desk.letters();
  return { a, b };
}

it('what costs nothing, and is over, asks for nothing to be paid once more', async () => {
  const free = await pedir();
  await desk.shop.orm.em.fork().nativeUpdate(Assinatura, {}, { valor: 0 });
  const b = await pedir({ substitui: free.chave });
  const c = await pedir({ substitui: b.chave, meses: 24 });
  await cancel(c, 'nao_pago');
  expect(await queue('aCobrar')).toEqual([]);
  expect((await stored(b)).status).toBe('cancelada');
});

describe.each(DOORS)('%s', (_door, end) => {
  it('cancels with a correction that its customer withdraws from what it corrects; the money is owed back, once', async () => {
    const { a, b } = await paidCorrection();
    const before = (await stored(a)).alteradaEm!;
    const { id } = await stored(a);
    expect(await foretold(b, 'desistencia')).toEqual({
      voltaSeCancelada: null,
      canceladasJunto: [String(id)],
      pagamentoSeCancelada: null,
    });
    expect(await end(b, 'desistencia')).toBeUndefined();
    expect(await statuses()).toEqual([
      ['cancelada', 'desistencia'],
      ['cancelada', 'desistencia'],
    ]);
    expect(await desk.read(a.clienteIdB)).toMatchObject({ liberado: false, noLugar: null, motivo: 'desistencia' });
    expect(await desk.read(b.clienteIdB)).toMatchObject({ liberado: false, noLugar: null });
    expect((await stored(a)).alteradaEm!.getTime()).toBeGreaterThan(before.getTime());
    expect(await queue('aDevolver')).toEqual([b.clienteIdB]);
    expect([await queue('aCobrar'), await queue('aAcertar'), await queue('abertas')]).toEqual([[], [], []]);
    const em = desk.shop.em.fork();
    const told = await em.find(Entrega, { destino: { $like: 'webhook:%' } }, { orderBy: { id: 'asc' } });
    expect(told.slice(-2).map(({ tipo, linhaId }) => [tipo, linhaId])).toEqual([
      ['pedido.cancelado', id],
      ['pedido.cancelado', (await stored(b)).id],
    ]);
    const trace = await em.find(Alteracao, { tabela: 'pedido', linhaId: id }, { orderBy: { id: 'desc' }, limit: 1 });
    expect(trace[0]!.mudancas).toContainEqual({ campo: 'motivo', de: null, para: 'desistencia' });
    const letters = await desk.letters();
    expect(letters.map(({ codigo }) => codigo)).toEqual([codigoDe(b.clienteIdB)]);
    for (const text of [letters[0]!.text, (await follow(desk.shop, b.clienteIdB)).seen]) {
      expect(text).toContain('foi cancelado. O cancelamento foi a seu pedido. O pagamento de 20/11/2026 está com a gente');
      expect(text).not.toContain('No lugar dele vale');
    }
    expect((await follow(desk.shop, a.clienteIdB)).seen).not.toContain('No lugar dele vale');
    // Given back, it is so wherever it had gone along, and nobody is asked to pay.
    await dizer(b.clienteIdB, { pagaEm: null });
    expect((await desk.letters()).map(({ tipo, codigo }) => [tipo, codigo])).toEqual([
      ['pedido.devolvido', codigoDe(b.clienteIdB)],
    ]);
    expect(await queue('aDevolver')).toEqual([]);
  });

  it.each(['nao_pago', 'sem_contato'])('cancels with it, for %s, what it corrects, up to the first', async (motivo) => {
    const a = await pedir();
    const b = await pedir({ substitui: a.chave });
    const c = await pedir({ substitui: b.chave, meses: 24 });
    const ids = (await linhas()).map(({ id }) => String(id));
    expect(await foretold(c, motivo)).toMatchObject({ voltaSeCancelada: null, canceladasJunto: [ids[1], ids[0]] });
    await desk.letters();
    expect(await end(c, motivo)).toBeUndefined();
    expect(await statuses()).toEqual(ids.map(() => ['cancelada', motivo]));
    const letters = await desk.letters();
    expect(letters.map(({ codigo }) => codigo)).toEqual([codigoDe(c.clienteIdB)]);
    expect(letters[0]!.text).not.toMatch(/No lugar dele vale|PIX/);
    expect(await queue('aCobrar')).toEqual([]);
  });
});

it('with nothing paid of the correction, an order that was paid goes on, unless its customer withdraws', async () => {
  for (const motivo of ['nao_pago', 'sem_contato', 'desistencia']) {
    await desk.clear();
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.chave, meses: 24 });
    const together = motivo === 'desistencia';
    const { id } = await stored(a);
    const { canceladasJunto, pagamentoSeCancelada } = await foretold(b, motivo);
    expect(canceladasJunto).toEqual(together ? [String(id)] : []);
    if (together) expect(pagamentoSeCancelada).toBe(`Nenhuma delas vale: o que foi pago pela assinatura ${id} é para devolver.`);
    await desk.letters();
    expect(await cancel(b, motivo)).toBeUndefined();
    expect((await stored(a)).status).toBe(together ? 'cancelada' : 'nova');
    expect((await desk.read(a.clienteIdB)).liberado).toBe(!together);
    expect(await queue('aDevolver')).toEqual(together ? [a.clienteIdB] : []);
    const [letter, ...others] = await desk.letters();
    expect(others).toEqual([]);
    expect(letter!.text.includes('está com a gente')).toBe(together);
  }
});

it('for every other reason, and for none, what was corrected holds again; so does what somebody works', async () => {
  const others = Object.values(MotivoDoCancelamento).filter((m) => !['desistencia', 'nao_pago', 'sem_contato'].includes(m));
  for (const motivo of [...others, null]) {
    const a = await pedir();
    const b = await pedir({ substitui: a.chave });
    expect(await foretold(b, motivo)).toMatchObject({ voltaSeCancelada: String((await stored(a)).id), canceladasJunto: [] });
    await cancel(b, motivo);
    expect((await stored(a)).status).toBe('nova');
    // Said later, it is said of that order alone.
    await dizer(b.clienteIdB, { pagaEm: null });
    await machineDoor(desk.shop).ask(`/api/pedidos/${b.clienteIdB}`, {
      method: 'PATCH',
      headers: desk.headers,
      payload: { motivo: 'desistencia' },
    });
    expect((await stored(a)).status).toBe('nova');
  }
});

it.each(['desistencia', 'nao_pago', 'sem_contato'])(
  'for %s, what somebody works ends as well: nobody is given, or asked for, what he does not want',
  async (motivo) => {
    const a = await pedir();
    await dizer(a.clienteIdB, { status: 'em_atendimento' });
    const b = await pedir({ substitui: a.chave });
    const { id } = await stored(a);
    expect(await foretold(b, motivo)).toMatchObject({ voltaSeCancelada: null, canceladasJunto: [String(id)] });
    await desk.letters();
    await cancel(b, motivo);
    expect(await statuses()).toEqual([
      ['cancelada', motivo],
      ['cancelada', motivo],
    ]);
    expect(await queue('aCobrar')).toEqual([]);
    expect((await desk.letters()).map(({ codigo }) => codigo)).toEqual([codigoDe(b.clienteIdB)]);
  },
);

describe.each([...Object.values(MotivoDoCancelamento), null])('once a correction was delivered, %s', (motivo) => {
  it.each(['substituida', 'em_atendimento'])('ends with it what it had corrected, %s by then', async (status) => {
    const a = await pedir();
    if (status !== 'substituida') await dizer(a.clienteIdB, { status });
    const b = await pedir({ substitui: a.chave });
    await dizer(b.clienteIdB, { pagaEm: PAGO });
    await dizer(b.clienteIdB, { status: 'concluida' });
    const { id } = await stored(a);
    expect(await foretold(b, motivo)).toMatchObject({ voltaSeCancelada: null, canceladasJunto: [String(id)] });
    await desk.letters();
    expect(await cancel(b, motivo)).toBeUndefined();
    expect((await statuses()).map(([said]) => said)).toEqual(['cancelada', 'cancelada']);
    expect([await queue('porLiberar'), await queue('aCobrar'), await queue('aAcertar')]).toEqual([[], [], []]);
    expect(await queue('aDevolver')).toEqual([b.clienteIdB]);
    for (const { text } of await desk.letters()) expect(text).not.toContain('No lugar dele vale');
  });

  it.each([12, 24] as const)(
    'leaves to whoever works it what was paid itself, a correction of %i months notwithstanding',
    async (meses) => {
      const a = await pedir();
      await dizer(a.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' });
      const b = await pedir({ substitui: a.chave, meses });
      await dizer(b.clienteIdB, { status: 'concluida' });
      const goesOn = motivo !== 'desistencia';
      const { id } = await stored(a);
      expect((await foretold(b, motivo)).canceladasJunto).toEqual(goesOn ? [] : [String(id)]);
      await cancel(b, motivo);
      expect((await statuses()).map(([said]) => said)).toEqual([goesOn ? 'em_atendimento' : 'cancelada', 'cancelada']);
      expect(await queue('aDevolver')).toEqual(goesOn ? [] : [a.clienteIdB]);
    },
  );

  it('asks for nothing where it was a trial that is over', async () => {
    const a = await pedir();
    const b = await pedir({ substitui: a.chave, meses: 24 });
    await dizer(b.clienteIdB, { status: 'concluida' });
    await desk.shop.orm.em.fork().nativeUpdate(Assinatura, {}, { planoTipo: 'PHP', dataCadastro: '2026-01-01' });
    expect(await queue('testeAcabou')).toEqual([b.clienteIdB]);
    await cancel(b, motivo);
    expect([await queue('aCobrar'), await queue('testeAcabou')]).toEqual([[], []]);
  });
});

it.each(['desistencia', 'nao_pago', 'sem_contato'])(
  'for %s, one whose correction alone was paid ends with it, whichever was said first; the money is owed back, once',
  async (motivo) => {
    for (const together of [true, false]) {
      await desk.clear();
      const a = await pedir();
      const b = await pedir({ substitui: a.chave });
      if (together) await dizer(b.clienteIdB, { pagaEm: PAGO });
      await cancel(b, motivo);
      if (!together) await dizer(b.clienteIdB, { pagaEm: PAGO });
      expect((await statuses()).map(([said]) => said)).toEqual(['cancelada', 'cancelada']);
      expect(await desk.read(a.clienteIdB)).toMatchObject({ liberado: false, pagaEm: null });
      expect(await queue('aDevolver')).toEqual([b.clienteIdB]);
    }
  },
);

it('what costs nothing is not ended because its correction was not paid', async () => {
  const a = await pedir();
  await desk.shop.orm.em.fork().nativeUpdate(Assinatura, {}, { valor: 0 });
  const b = await pedir({ substitui: a.chave });
  await cancel(b, 'nao_pago');
  expect((await stored(a)).status).toBe('nova');
  expect(await desk.read(a.clienteIdB)).toMatchObject({ liberado: true });
});

it('taken up again, a correction has behind it again what was cancelled with it', async () => {
  const { a, b } = await paidCorrection();
  await cancel(b, 'desistencia');
  expect(await dizer(b.clienteIdB, { status: 'nova' })).toBeUndefined();
  expect(await statuses()).toEqual([
    ['substituida', null],
    ['nova', null],
  ]);
  expect(await desk.read(b.clienteIdB)).toMatchObject({ pagaEm: PAGO, liberado: true });
  expect(await queue('aDevolver')).toEqual([]);
  await cancel(b, 'outro');
  expect(await stored(a)).toMatchObject({ status: 'nova', pagaEm: new Date(PAGO) });
  // What was paid by another total waits beside it again.
  await desk.clear();
  const c = await pedir();
  await dizer(c.clienteIdB, { pagaEm: PAGO });
  const d = await pedir({ substitui: c.chave, meses: 24 });
  await cancel(d, 'desistencia');
  await dizer(d.clienteIdB, { status: 'nova' });
  expect((await linhas()).map(({ status }) => status)).toEqual(['nova', 'nova']);
  expect(await queue('aAcertar')).toEqual([d.clienteIdB]);
});

it('whoever holds an order by another address hears of its end where he was not told that it was replaced', async () => {
  const a = await pedir({ emailPrincipal: 'mariaa@empresa.com.br' });
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave });
  await desk.letters();
  await cancel(b, 'desistencia');
  const letters = await desk.letters();
  expect(letters.map(({ para, codigo }) => [para, codigo])).toEqual([
    ['mariaa@empresa.com.br', codigoDe(a.clienteIdB)],
    ['maria@empresa.com.br', codigoDe(b.clienteIdB)],
  ]);
  expect(letters[0]!.text).toContain(
    'foi cancelado. O cancelamento foi a seu pedido. O pagamento de 20/11/2026 está com a gente',
  );
});
