import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { machineDoor } from '../../tests/support/accessKeys.ts';
import { linkedOrders, openLinkedShop, PAGO } from '../../tests/support/linkedOrders.ts';
import { statusDoors } from '../../tests/support/statusDoors.ts';
import { Alteracao } from '../editing/alteracao.entity.ts';
import { apagarAlteracoesAntigas } from '../editing/alteracao.service.ts';
import { Assinatura } from './assinatura.entity.ts';

// That a customer has withdrawn is taken back, and everything behind the correction is as it was: who works an order works it, and its payment is where it was (069).

let at: Awaited<ReturnType<typeof openLinkedShop>>;
beforeAll(async () => void (at = await openLinkedShop()));
afterAll(() => at.shop.close());
beforeEach(async () => void (await at.shop.em.nativeDelete(Assinatura, {})));

const { linhas, pedir, dizer } = linkedOrders(() => at);
type Made = Awaited<ReturnType<typeof pedir>>;
/** How each order stands, as a machine reads it: the status, whether it is paid itself, and whether it is to be delivered. */
async function standing() {
  const read = async ({ clienteIdB }: Assinatura) => {
    const answer = await machineDoor(at.shop).ask(`/api/pedidos/${clienteIdB}`, { headers: at.headers });
    const { status, pagaEm, liberado } = answer.json<{ status: string; pagaEm: string | null; liberado: boolean }>();
    return [status, pagaEm === null ? 'unpaid' : 'paid', liberado ? 'released' : 'kept'];
  };
  return Promise.all((await linhas()).map(read));
}

const DOORS = statusDoors(() => at);
const say = DOORS.REST;

/** An order that is paid, and worked. */
async function worked(paid = true): Promise<Made> {
  const a = await pedir();
  if (paid) await dizer(a.clienteIdB, { pagaEm: PAGO });
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  return a;
}

describe.each(Object.entries(DOORS))('%s', (_door, set) => {
  it.each(['nova', 'em_atendimento', 'concluida'])(
    'what somebody works has its payment, and is worked, once its correction is %s again',
    async (status) => {
      const a = await worked();
      const b = await pedir({ substitui: a.chave });
      const before = await standing();
      expect(before).toEqual([
        ['em_atendimento', 'paid', 'kept'],
        ['nova', 'unpaid', 'kept'],
      ]);
      expect(await set(b, { status: 'cancelada', motivo: 'desistencia' })).toBeUndefined();
      expect((await standing()).map(([said]) => said)).toEqual(['cancelada', 'cancelada']);
      expect(await set(b, { status })).toBeUndefined();
      expect(await standing()).toEqual([before[0], [status, 'unpaid', 'kept']]);
      const traced = await at.shop.em
        .fork()
        .find(Alteracao, { tabela: 'pedido', linhaId: (await linhas())[0]!.id }, { orderBy: { id: 'desc' }, limit: 1 });
      expect(traced[0]!.mudancas).toContainEqual({ campo: 'status', de: 'cancelada', para: 'em_atendimento' });
    },
  );
});

it('so it is as where no reason was said, which leaves what is worked alone', async () => {
  const a = await worked();
  const b = await pedir({ substitui: a.chave });
  for (const motivo of ['outro', 'desistencia', null]) {
    await say(b, { status: 'cancelada', motivo });
    await say(b, { status: 'nova' });
    expect(await standing(), String(motivo)).toEqual([
      ['em_atendimento', 'paid', 'kept'],
      ['nova', 'unpaid', 'kept'],
    ]);
  }
});

it.each([
  ['of another total', { meses: 24 }, true],
  ['with nothing paid', {}, false],
  ['of another person', { emailPrincipal: 'outra@empresa.com.br' }, true],
] as const)('%s too; who sees to it still does', async (_how, other, paid) => {
  const a = await worked(paid);
  await at.shop.orm.em.fork().nativeUpdate(Assinatura, { clienteIdB: a.clienteIdB }, { responsavel: 'ana' });
  const b = await pedir({ substitui: a.chave, ...other });
  const before = await standing();
  for (const motivo of paid ? ['desistencia'] : ['desistencia', 'nao_pago', 'sem_contato']) {
    await say(b, { status: 'cancelada', motivo });
    await say(b, { status: 'nova' });
    expect(await standing(), motivo).toEqual(before);
    expect((await linhas())[0]).toMatchObject({ responsavel: 'ana', motivo: null, status: 'em_atendimento' });
  }
});

it('a correction that was delivered while what it corrects is worked leaves that as it was', async () => {
  const a = await worked();
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await say(b, { status: 'concluida' });
  await say(b, { status: 'cancelada', motivo: 'desistencia' });
  expect((await standing()).map(([said]) => said)).toEqual(['cancelada', 'cancelada']);
  await say(b, { status: 'concluida' });
  expect((await standing()).map(([said]) => said)).toEqual(['em_atendimento', 'concluida']);
});

it('of a chain the one that is worked is, whichever it is, with its payment, and which of the corrections is taken up', async () => {
  // The first one is worked.
  const a = await worked();
  const b = await pedir({ substitui: a.chave });
  const c = await pedir({ substitui: b.chave });
  const before = await standing();
  await say(c, { status: 'cancelada', motivo: 'desistencia' });
  await say(c, { status: 'nova' });
  expect(await standing()).toEqual(before);
  await say(c, { status: 'cancelada', motivo: 'desistencia' });
  await say(b, { status: 'nova' });
  expect((await standing()).slice(0, 2)).toEqual([
    ['em_atendimento', 'paid', 'kept'],
    ['nova', 'unpaid', 'kept'],
  ]);
  // The second one, to which the payment of the first has gone along.
  for (const meses of [12, 24] as const) {
    await at.shop.em.nativeDelete(Assinatura, {});
    const first = await pedir();
    await dizer(first.clienteIdB, { pagaEm: PAGO });
    const second = await pedir({ substitui: first.chave });
    await dizer(second.clienteIdB, { status: 'em_atendimento' });
    const third = await pedir({ substitui: second.chave, meses });
    const then = await standing();
    expect(then.map(([status]) => status)).toEqual(['substituida', 'em_atendimento', 'nova']);
    await say(third, { status: 'cancelada', motivo: 'desistencia' });
    await say(third, { status: 'nova' });
    expect(await standing(), String(meses)).toEqual(then);
  }
});

it('a payment that had gone along counts for one that stands, also where nobody works it', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave });
  const c = await pedir({ substitui: b.chave, meses: 24 });
  const before = await standing();
  expect(before.map(([status]) => status)).toEqual(['substituida', 'nova', 'nova']);
  await say(c, { status: 'cancelada', motivo: 'desistencia' });
  await say(c, { status: 'nova' });
  expect(await standing()).toEqual(before);
});

it('what is taken up itself, or was touched since, is as it is said now', async () => {
  const a = await worked();
  const b = await pedir({ substitui: a.chave });
  await say(b, { status: 'cancelada', motivo: 'desistencia' });
  await say(a, { status: 'nova' });
  expect(await standing()).toEqual([
    ['nova', 'paid', 'released'],
    ['cancelada', 'unpaid', 'kept'],
  ]);
  // Worked again, and cancelled by itself: nothing of that is behind the correction.
  await say(a, { status: 'em_atendimento' });
  await say(a, { status: 'cancelada' });
  await say(b, { status: 'nova' });
  expect((await standing()).map(([said]) => said)).toEqual(['cancelada', 'nova']);
});

it('what came meanwhile stays where it was said', async () => {
  const a = await worked(false);
  const b = await pedir({ substitui: a.chave });
  await say(b, { status: 'cancelada', motivo: 'desistencia' });
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  await say(b, { status: 'nova' });
  expect(await standing()).toEqual([
    ['em_atendimento', 'paid', 'kept'],
    ['nova', 'unpaid', 'kept'],
  ]);
});

it('where the trace is past its term nobody knows who worked what: it waits, or is replaced', async () => {
  const a = await worked();
  const b = await pedir({ substitui: a.chave });
  await say(b, { status: 'cancelada', motivo: 'desistencia' });
  await apagarAlteracoesAntigas(at.shop.em.fork(), new Date(new Date().getTime() + 60_000));
  await say(b, { status: 'nova' });
  expect(await standing()).toEqual([
    ['substituida', 'paid', 'kept'],
    ['nova', 'paid', 'released'],
  ]);
});
