import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { businessDay } from '../../platform/calendar.ts';
import { catalogueDoor, PLANO, type CatalogueDoor } from '../../tests/support/catalogueFile.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn } from '../../tests/support/staff.ts';

// What is said of the rows of a file, before it is applied and after, as their forms would say it.

let shop: Shop;
let door: CatalogueDoor;
beforeAll(async () => {
  shop = await openShop({ RATE_LIMIT: 'off' });
  door = catalogueDoor(shop, await signIn(shop));
});
afterAll(() => shop.close());
beforeEach(() => door.clear());

const IN_FORCE = { agendadoInicio: '2020-01-01', agendadoFim: '2099-12-31', agendadoValor: 17.3 };

/** What is said of each row that a file changes, or of each that it adds. */
async function said(file: object | string, which: 'novas' | 'alteradas' = 'alteradas') {
  const { tabelas, erros } = await door.compare(file);
  expect(erros).toEqual([]);
  return tabelas.flatMap((tabela) => tabela[which].map(({ aviso, perguntas }) => ({ aviso, perguntas })));
}
const NOTHING = { aviso: null, perguntas: [] };

describe('a plan whose scheduled price is in force', () => {
  const FOLLOWS = 'O site segue com o preço agendado: R$ 17,30 em vez de R$ 31,00, até 31/12/2099.';

  it('is named where a file changes what that stands for, before and after, over JSON and CSV', async () => {
    await door.take({ planos: [{ ...PLANO, ...IN_FORCE }] });
    expect(await said({ planos: [{ ...PLANO, valor: 31 }] })).toEqual([{ aviso: FOLLOWS, perguntas: [] }]);
    const csv = 'planos;valor\r\nPHP/PHP Ipê;31,00\r\n';
    expect(await said(csv)).toEqual([{ aviso: FOLLOWS, perguntas: [] }]);
    expect((await door.take(csv)).tabelas[0]!.alteradas).toMatchObject([{ aviso: FOLLOWS }]);
    const { data } = await shop.graphql('{ planos { valor } }');
    expect(data).toEqual({ planos: [{ valor: 17.3 }] });
  });

  it('is not where visitors see what changes, or see no such plan', async () => {
    await door.take({ planos: [{ ...PLANO, ...IN_FORCE, desconto1: 5 }] });
    expect(await said({ planos: [{ ...PLANO, desconto1: 7 }] })).toEqual([NOTHING]);
    expect(await said({ planos: [{ ...PLANO, descricao: 'Outra' }] })).toEqual([NOTHING]);
    expect(await said({ planos: [{ ...PLANO, valor: 31, ativo: false }] })).toEqual([NOTHING]);
    await door.take({ planos: [{ ...PLANO, agendadoInicio: '2099-01-01' }] });
    expect(await said({ planos: [{ ...PLANO, valor: 31 }] })).toEqual([NOTHING]);
  });

  it('is named for a discount and for the seal too', async () => {
    await door.take({ planos: [{ ...PLANO, ...IN_FORCE, agendadoDesconto2: 40, agendadoPromocional: true, desconto2: 10 }] });
    expect(await said({ planos: [{ ...PLANO, desconto2: 12 }] })).toMatchObject([{ aviso: expect.stringContaining('40%') }]);
  });
});

describe('days of a scheduled price that make today’s another', () => {
  const QUESTION =
    'O preço muda já, pois o primeiro dia do preço agendado, 05/12/2020, já passou: de R$ 29,90 para R$ 17,30; com o selo PROMOÇÃO.';
  const WRONG_YEAR = { agendadoInicio: '2020-12-05', agendadoValor: 17.3, agendadoPromocional: true };

  it('are asked about where the first has passed, of a plan that is there and of a new one', async () => {
    expect(await said({ planos: [{ ...PLANO, ...WRONG_YEAR }] }, 'novas')).toEqual([{ aviso: null, perguntas: [QUESTION] }]);
    await door.take({ planos: [PLANO] });
    expect(await said({ planos: [{ ...PLANO, ...WRONG_YEAR }] })).toEqual([{ aviso: null, perguntas: [QUESTION] }]);
    // Once it is there, a row that leaves its days alone asks nothing of them.
    await door.take({ planos: [{ ...PLANO, ...WRONG_YEAR }] });
    expect(await said({ planos: [{ ...PLANO, ...WRONG_YEAR, agendadoValor: 18, descricao: 'Outra' }] })).toEqual([NOTHING]);
  });

  it('are not where they begin today, are to come, or are over', async () => {
    await door.take({ planos: [PLANO] });
    for (const days of [
      { agendadoInicio: businessDay(new Date()) },
      { agendadoInicio: '2099-12-05' },
      { agendadoInicio: '2020-12-05', agendadoFim: '2020-12-10' },
    ])
      expect(await said({ planos: [{ ...PLANO, ...days, agendadoValor: 17.3 }] }), JSON.stringify(days)).toEqual([NOTHING]);
  });

  it('are asked about where what is in force is put off, and not where the plan costs the same', async () => {
    await door.take({ planos: [{ ...PLANO, ...WRONG_YEAR, agendadoPromocional: false }] });
    const later = { ...PLANO, agendadoInicio: '2099-12-05', agendadoValor: 19 };
    expect(await said({ planos: [later] })).toEqual([
      {
        aviso: null,
        perguntas: [
          'O preço muda já, pois o preço agendado que vale hoje deixa de valer: de R$ 17,30 para R$ 29,90. Para que nada mude hoje, ponha no plano o que vale hoje.',
        ],
      },
    ]);
    expect(await said({ planos: [{ ...later, valor: 17.3 }] })).toEqual([NOTHING]);
  });
});

describe('a price that jumps', () => {
  it('is asked about as in the form of its row, of every table, and a large one where there was none', async () => {
    const cupom = { codigo: 'IPE', tipo: 'fixo', valor: 5, dataInicio: '2026-01-01', dataFim: '2026-12-31' };
    await door.take({ planos: [PLANO], cupons: [cupom] });
    expect(await said({ planos: [{ ...PLANO, valor: 2990, desconto1: 60 }], cupons: [{ ...cupom, valor: 500 }] })).toEqual([
      { aviso: null, perguntas: ['Valor mensal (R$): muda de R$ 29,90 para R$ 2.990,00.', 'Desconto 1 (%): 60%.'] },
      { aviso: null, perguntas: [expect.stringMatching(/: muda de R\$ 5,00 para R\$ 500,00\.$/)] },
    ]);
    // What would be given away is asked about however small the amount is.
    expect(await said({ cupons: [{ ...cupom, codigo: 'GRATIS', valor: 30, dataFim: '2999-12-31' }] }, 'novas')).toEqual([
      { aviso: null, perguntas: [expect.stringMatching(/^Com ele, 1 plano sai de graça em algum período/)] },
    ]);
    expect(await said({ planos: [{ ...PLANO, nome: 'Caro', valor: 2990 }] }, 'novas')).toEqual([
      { aviso: null, perguntas: ['Valor mensal (R$): R$ 2.990,00.'] },
    ]);
    expect(await said({ planos: [{ ...PLANO, valor: 31 }], cupons: [{ ...cupom, tipo: 'porcentagem' }] })).toEqual([
      NOTHING,
      { aviso: null, perguntas: [expect.stringMatching(/: muda de R\$ 5,00 para 5%\.$/)] },
    ]);
  });
});
