import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { createKey } from '../support/accessKeys.ts';
import { catalogueDoor } from '../support/catalogueFile.ts';
import { criarPlano } from '../support/factories.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';

// What a scheduled price leaves behind: once it is over, and in a copy of its plan.

let shop: Shop;
let plano: Plano;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
});
afterAll(() => shop.close());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-12-05T02:59:59.999Z') });
  const em = shop.orm.em.fork();
  await em.nativeUpdate(Plano, {}, { ativo: false });
  const days = { agendadoInicio: '2026-12-05', agendadoFim: '2026-12-10', agendadoValor: 17.3 };
  plano = await criarPlano(em, { valor: 24.9, desconto1: 0, desconto2: 0, desconto3: 0, ...days });
});
afterEach(() => {
  vi.useRealTimers();
});

const BEGINS = '2026-12-05T03:00:00.000Z';
const ENDS = '2026-12-11T02:59:59.999Z';
const OVER = '2026-12-11T03:00:00.000Z';

let accounts = 0;
/** Somebody of the team, who comes in now: sessions end sooner than a week. */
const comeIn = (): Promise<Staff> => signIn(shop, `ana${++accounts}`);
const sold = async () => (await shop.app.inject('/api/planos/listarativos')).json();

describe('a price that was scheduled and is over', () => {
  const saved = async (input: object) => {
    const { versao } = await shop.orm.em.fork().findOneOrFail(Plano, plano.id);
    return (await comeIn()).graphql(
      'mutation ($id: ID, $versao: Int, $input: PlanoInput!) { salvarPlano(id: $id, versao: $versao, input: $input) { valor } }',
      { id: String(plano.id), versao, input },
    );
  };

  it('keeps no plan from costing the same, at any door', async () => {
    vi.setSystemTime(ENDS);
    expect((await saved({ valor: 17.3 })).errors?.[0]?.extensions).toMatchObject({ campos: [{ campo: 'valor' }, {}] });
    vi.setSystemTime(OVER);
    expect((await saved({ valor: 17.3 })).errors).toBeUndefined();
    expect((await saved({ valor: 24.9 })).errors).toBeUndefined();
    const desk = await comeIn();
    const precos = [{ id: String(plano.id), versao: plano.versao + 2, valor: 17.3 }];
    const listed = await desk.graphql(
      'mutation ($precos: [PrecoDoPlano!]!) { salvarPrecos(precos: $precos) { feitas { id } deixadas { mensagem } } }',
      { precos },
    );
    expect(listed.data!.salvarPrecos).toEqual({ feitas: [{ id: String(plano.id) }], deixadas: [] });
    expect((await saved({ valor: 24.9 })).errors).toBeUndefined();
    const door = catalogueDoor(shop, desk);
    const [row] = JSON.parse(await door.exported()).planos.filter(({ nome }: Plano) => nome === plano.nome) as object[];
    expect((await door.compare({ planos: [{ ...row, valor: 17.3 }] })).erros).toEqual([]);
    const { headers } = await createKey(desk, ['catalogo:ler', 'catalogo:escrever']);
    const put = await shop.app.inject({
      method: 'PUT',
      url: `/api/planos/${plano.id}`,
      headers,
      payload: { valor: 17.3 },
    });
    expect(put.statusCode).toBe(200);
    expect(await sold()).toMatchObject([{ valor: 17.3 }]);
  });

  it('differs from what it stands for again once its days come back', async () => {
    vi.setSystemTime(OVER);
    expect((await saved({ valor: 17.3 })).errors).toBeUndefined();
    for (const agendadoFim of ['2026-12-20', null])
      expect((await saved({ agendadoFim })).errors?.[0]?.extensions).toMatchObject({ erro: 'DADOS_INVALIDOS' });
  });
});

describe('a copy of a plan', () => {
  const copied = async () => {
    const { data, errors } = await (
      await comeIn()
    ).graphql(
      'mutation ($id: ID!) { duplicarPlano(id: $id) { valor desconto2 promocional ativo agendadoInicio agendadoValor } }',
      { id: String(plano.id) },
    );
    expect(errors).toBeUndefined();
    return data!.duplicarPlano;
  };
  const NOTHING = { ativo: false, agendadoInicio: null, agendadoValor: null };

  it('costs what the plan does where a price is in force without an end', async () => {
    const endless = { agendadoFim: null, agendadoDesconto2: 40, agendadoPromocional: true };
    await shop.orm.em.fork().nativeUpdate(Plano, { id: plano.id }, endless);
    expect(await copied()).toEqual({ valor: 24.9, desconto2: 0, promocional: false, ...NOTHING });
    vi.setSystemTime(BEGINS);
    expect(await copied()).toEqual({ valor: 17.3, desconto2: 40, promocional: true, ...NOTHING });
  });

  it('has the price of always where another is in force for some days, or was', async () => {
    for (const now of [BEGINS, OVER]) {
      vi.setSystemTime(now);
      expect(await copied()).toMatchObject({ valor: 24.9, ...NOTHING });
    }
  });
});
