import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { linkedOrders, openLinkedShop } from '../../tests/support/linkedOrders.ts';
import { statusDoors } from '../../tests/support/statusDoors.ts';
import { Assinatura } from './assinatura.entity.ts';
import { codigoDe } from './codigo.ts';

// What a customer wants, or does, is said of the order that stands, and not of what it corrects (069, 077).

let at: Awaited<ReturnType<typeof openLinkedShop>>;
beforeAll(async () => void (at = await openLinkedShop()));
afterAll(() => at.shop.close());
beforeEach(async () => void (await at.shop.em.nativeDelete(Assinatura, {})));

const { linhas, pedir } = linkedOrders(() => at);
type Made = Awaited<ReturnType<typeof pedir>>;
const DOORS = statusDoors(() => at);
const cancel = (made: Made, motivo: string | null) => DOORS.REST(made, { status: 'cancelada', motivo });
const stored = async ({ clienteIdB }: Made) => (await linhas()).find((row) => row.clienteIdB === clienteIdB)!;
const statuses = async () => (await linhas()).map(({ status, motivo }) => [status, motivo]);

/** How a reason is refused, said by staff. */
async function dizerMotivo({ clienteIdB }: Made, motivo: string) {
  const query =
    'mutation ($p: String!, $motivo: MotivoDoCancelamento) { atualizarPedido(pedido: $p, status: cancelada, motivo: $motivo) { id } }';
  const [error] = (await at.staff.graphql(query, { p: clienteIdB, motivo })).errors ?? [];
  return error && { erro: error.extensions.erro, message: error.message };
}

describe.each(Object.entries(DOORS))('%s', (_door, end) => {
  it.each(['desistencia', 'nao_pago', 'sem_contato'])(
    'takes %s of the order that stands, not of what it corrects',
    async (motivo) => {
      const a = await pedir();
      const b = await pedir({ substitui: a.chave, meses: 24 });
      const before = await statuses();
      await end(a, { status: 'cancelada', motivo });
      expect(await statuses()).toEqual(before);
      expect(await dizerMotivo(a, motivo)).toMatchObject({
        erro: 'PEDIDO_SUBSTITUIDO',
        message: expect.stringContaining(codigoDe(b.clienteIdB)),
      });
      expect(await end(a, { status: 'cancelada' })).toBeUndefined();
      expect((await statuses()).map(([said]) => said)).toEqual(['cancelada', 'nova']);
    },
  );
});

describe.each(Object.entries(DOORS))('%s', (_door, end) => {
  it.each(['desistencia', 'nao_pago', 'sem_contato'])(
    'takes %s in no second act either, after it was cancelled for another reason, or for none',
    async (motivo) => {
      const a = await pedir();
      const b = await pedir({ substitui: a.chave, meses: 24 });
      await cancel(a, null);
      const before = await statuses();
      await end(a, { motivo });
      expect(await statuses()).toEqual(before);
      const { erro, message } = (await dizerMotivo(a, motivo))!;
      expect([erro, message]).toEqual([
        'PEDIDO_SUBSTITUIDO',
        `Este pedido foi corrigido por outro, ${codigoDe(b.clienteIdB)}, que vale no lugar dele. Diga esse motivo daquele: este, que já está cancelado, fica como está. Nada foi mudado.`,
      ]);
      expect(await end(a, { motivo: 'indisponivel' })).toBeUndefined();
      expect(await statuses()).toEqual([
        ['cancelada', 'indisponivel'],
        ['nova', null],
      ]);
      // Where the correction is over, it is said of whichever it is.
      await cancel(b, 'spam');
      expect(await end(a, { status: 'cancelada', motivo })).toBeUndefined();
      expect((await stored(a)).motivo).toBe(motivo);
    },
  );
});

it('of several that are cancelled at once such a reason is left out alone, and named', async () => {
  const a = await pedir();
  await pedir({ substitui: a.chave, meses: 24 });
  const other = await pedir();
  for (const made of [a, other]) await cancel(made, 'outro');
  const ditas = await Promise.all([a, other].map(stored));
  const query =
    'mutation ($linhas: [AtendimentoDeAssinatura!]!) { atenderAssinaturas(linhas: $linhas) { feitas { id } deixadas { id erro } } }';
  const { data } = await at.staff.graphql(query, {
    linhas: ditas.map(({ id, versao }) => ({ id: String(id), versao, motivo: 'desistencia' })),
  });
  expect(data!.atenderAssinaturas).toEqual({
    feitas: [{ id: String(ditas[1]!.id) }],
    deixadas: [{ id: String(ditas[0]!.id), erro: 'PEDIDO_SUBSTITUIDO' }],
  });
  expect((await stored(a)).motivo).toBe('outro');
});
