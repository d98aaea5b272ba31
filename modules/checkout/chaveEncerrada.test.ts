import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey, machineDoor, type AccessKey } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Ato } from '../editing/ato.entity.ts';
import { Assinatura } from './assinatura.entity.ts';

// What a machine is told of an order whose answer was lost, so that it never orders twice.

let shop: Shop;
let staff: Staff;
let planoId: string;
let both: AccessKey;
let orders: AccessKey;
let updates: AccessKey;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0 })).id);
  both = await createKey(staff, ['pedidos:criar', 'pedidos:atualizar']);
  orders = await createKey(staff, ['pedidos:criar']);
  updates = await createKey(staff, ['pedidos:atualizar']);
});
afterAll(() => shop.close());
beforeEach(async () => {
  await em().nativeDelete(Assinatura, {});
  await em().nativeDelete(Ato, {});
});

const em = () => shop.orm.em.fork();
const CLOSED = { feito: false, linhaId: null, versao: null };

/** What becomes of an order at one of the two doors. */
interface Ordered {
  clienteIdB?: string;
  erro?: string;
}
const DOORS: Readonly<Record<string, (chave: string, key: AccessKey | null) => Promise<Ordered>>> = {
  async REST(chave, key) {
    const answer = await machineDoor(shop).ask('/api/temporarios/salvar', {
      method: 'POST',
      headers: { ...key?.headers, 'idempotency-key': chave },
      payload: { ...TEMPORARIO, valor: 100 },
    });
    const { clienteIdB, codigo } = answer.json<{ clienteIdB?: string; codigo: string }>();
    return answer.statusCode === 200 ? { clienteIdB: clienteIdB! } : { erro: codigo };
  },
  async GraphQL(chave, key) {
    const input = { ...FORMULARIO, planoId, periodo: 12, valor: 240, chave };
    const order = 'mutation ($input: AssinaturaInput!) { criarAssinatura(input: $input) { clienteIdB } }';
    const { data, errors } = await machineDoor(shop).graphql(key?.headers ?? {}, order, { input });
    return errors ? { erro: errors[0]!.extensions.erro } : (data!.criarAssinatura as Ordered);
  },
};
async function close(chave: string, { headers }: { headers: Record<string, string> }): Promise<unknown> {
  const query = 'mutation ($chave: String!) { encerrarAto(chave: $chave) { feito linhaId versao } }';
  const { data, errors } = await machineDoor(shop).graphql(headers, query, { chave });
  return data?.encerrarAto ?? errors![0]!.extensions.erro;
}
const stored = () => em().find(Assinatura, {}, { orderBy: { id: 'asc' } });
const forgetActs = () => em().nativeDelete(Ato, {});

describe.each(Object.entries(DOORS))('an order over %s', (_door, order) => {
  it.each([
    ['', async () => {}],
    [' that nobody remembers as an act any more', forgetActs],
  ])('is known as done by its key%s, to whoever may order, and goes on to answer its repeat', async (_when, later) => {
    const chave = novaChave();
    const { clienteIdB } = await order(chave, both);
    await later();
    const [{ id }] = (await stored()) as [Assinatura];
    for (const key of [both, orders]) expect(await close(chave, key)).toEqual({ feito: true, linhaId: String(id), versao: 1 });
    expect(await order(chave, both)).toEqual({ clienteIdB });
    expect(await stored()).toHaveLength(1);
  });

  it('is known by its key in the quotes of a header, and kept out by it, at every door', async () => {
    const [chave, later] = [novaChave(), novaChave()];
    const { clienteIdB } = await order(`"${chave}"`, both);
    expect(await close(`"${chave}"`, both)).toMatchObject({ feito: true });
    expect(await order(chave, both)).toEqual({ clienteIdB });
    expect(await close(` "${later}" `, both)).toEqual(CLOSED);
    for (const spelling of [later, `"${later}"`]) expect(await order(spelling, both)).toEqual({ erro: 'ATO_ENCERRADO' });
    expect(await stored()).toHaveLength(1);
  });

  it('that comes after its key was closed is refused, whichever key brings it', async () => {
    const chave = novaChave();
    expect([await close(chave, both), await close(chave, both)]).toEqual([CLOSED, CLOSED]);
    for (const key of [both, orders]) expect(await order(chave, key)).toEqual({ erro: 'ATO_ENCERRADO' });
    expect(await stored()).toEqual([]);
    // A week is as long as an answer may be waited for.
    await em().nativeUpdate(Ato, {}, { em: new Date(Date.now() - 8 * 86_400_000) });
    expect(await order(chave, both)).toEqual({ clienteIdB: expect.any(String) });
  });

  it('that comes while its key is being closed is stored and known, or neither', async () => {
    for (const chave of Array.from({ length: 12 }, () => novaChave())) {
      const [ordered, closed] = await Promise.all([order(chave, both), close(chave, orders)]);
      const rows = await em().find(Assinatura, { chave });
      if (ordered.erro) expect([ordered.erro, closed, rows]).toEqual(['ATO_ENCERRADO', CLOSED, []]);
      else expect([closed, rows.length]).toEqual([{ feito: true, linhaId: String(rows[0]!.id), versao: 1 }, 1]);
    }
  });

  it('of a visitor is his own: no machine and no person of the staff knows of it, or keeps it out', async () => {
    const [chave, later] = [novaChave(), novaChave()];
    await order(chave, null);
    for (const key of [both, staff]) {
      expect(await close(chave, key)).toEqual(CLOSED);
      expect(await close(later, key)).toEqual(CLOSED);
    }
    expect(await order(later, null)).toEqual({ clienteIdB: expect.any(String) });
  });

  it('is nothing to a key that may not order', async () => {
    const chave = novaChave();
    expect(await close(chave, updates)).toEqual(CLOSED);
    await order(chave, both);
    expect(await close(chave, updates)).toEqual(CLOSED);
    expect(await close(chave, both)).toMatchObject({ feito: true });
  });

  it('that was erased may be ordered again under its key', async () => {
    const chave = novaChave();
    const first = await order(chave, both);
    await em().nativeDelete(Assinatura, {});
    const second = await order(chave, both);
    expect([second.erro, second.clienteIdB === first.clienteIdB]).toEqual([undefined, false]);
  });
});

it('an order and another act may have one key, and closing it closes both', async () => {
  const chave = novaChave();
  const { clienteIdB } = await DOORS.GraphQL!(chave, both);
  const update =
    'mutation ($pedido: String!, $chave: String) { atualizarPedido(pedido: $pedido, status: em_atendimento, chave: $chave) { status } }';
  const say = () => machineDoor(shop).graphql(both.headers, update, { pedido: clienteIdB, chave });
  expect(await close(chave, both)).toMatchObject({ feito: true });
  expect((await say()).errors![0]!.extensions.erro).toBe('ATO_ENCERRADO');
});
