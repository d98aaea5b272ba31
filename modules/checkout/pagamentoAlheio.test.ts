import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from './assinatura.entity.ts';

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0, desconto3: 0 })).id);
});
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

const { linhas, pedir, dizer, acompanhar } = linkedOrders(() => ({ shop, staff, planoId }));

describe('what is paid', () => {
  const pago = async (dados: Parameters<typeof pedir>[0] = {}) => {
    const primeira = await pedir(dados);
    await dizer(primeira.clienteIdB, { pagaEm: PAGO });
    return primeira;
  };
  const estados = async () =>
    (await linhas()).map(({ status, pagaEm, substituiId }) => [status, pagaEm !== null, substituiId !== null]);
  const INTACTO = [
    ['nova', true, false],
    ['nova', false, false],
  ];
  const CORRIGIDO = [
    ['substituida', true, false],
    ['nova', true, true],
  ];

  it('is corrected by nobody who may have guessed its key', async () => {
    await pago({ chave: 'pedido-7001' });
    await pedir({ substitui: 'pedido-7001' });
    expect(await estados()).toEqual(INTACTO);
  });

  it('is corrected by nobody who has come into its family by a key that he guessed, by his own', async () => {
    await pedir({ chave: 'pedido-7001' });
    const dele = await pedir({ substitui: 'pedido-7001', dominio: 'do-estranho.com.br' });
    await dizer(dele.clienteIdB, { status: 'cancelada' });
    const [primeira] = await linhas();
    await dizer(primeira!.clienteIdB, { pagaEm: PAGO });
    await pedir({ substitui: dele.chave });
    expect((await estados()).filter(([status]) => status === 'nova')).toEqual(INTACTO);
  });

  it('is corrected by nobody who guesses the key of another of its family', async () => {
    await pedir({ chave: 'pedido-7001' });
    const b = await pedir({ substitui: 'pedido-7001', chave: 'pedido-7002', meses: 24 });
    await dizer(b.clienteIdB, { status: 'cancelada' });
    await dizer((await linhas())[0]!.clienteIdB, { pagaEm: PAGO });
    await dizer(b.clienteIdB, { status: 'nova' });
    const antes = await estados();
    await pedir({ substitui: 'pedido-7001' });
    expect(await estados()).toEqual([...antes, ['nova', false, false]]);
  });

  it('is corrected by no stranger who has the address of its page', async () => {
    const { clienteIdB } = await pago();
    await pedir({ substitui: clienteIdB, emailPrincipal: 'ladrao@empresa.com.br', nomeEmpresa: 'Ladrão da Silva' });
    expect(await estados()).toEqual(INTACTO);
  });

  it('is corrected by a machine that names it by its identifier, or by the key under which it has sent it', async () => {
    const headers = (await createKey(staff, ['pedidos:criar'])).headers;
    const { clienteIdB } = await pago({ headers });
    await pedir({ substitui: clienteIdB, headers });
    expect(await estados()).toEqual(CORRIGIDO);
    await shop.em.nativeDelete(Assinatura, {});
    await pago({ headers, chave: 'pedido-7001' });
    await pedir({ substitui: 'pedido-7001', headers });
    expect(await estados()).toEqual(CORRIGIDO);
  });

  it.each([{ emailPrincipal: 'outra@empresa.com.br' }, { cpfCnpj: '111.444.777-35' }])(
    'pays for no correction that says %j: staff settle it',
    async (outro) => {
      const { chave, clienteIdB } = await pago();
      const correcao = await pedir({ substitui: chave, ...outro });
      expect(await estados()).toEqual([
        ['nova', true, false],
        ['nova', false, true],
      ]);
      expect(await acompanhar(correcao.clienteIdB)).toMatchObject({ pagamento: null, pagoPorOutro: { valor: 240 } });
      expect(await acompanhar(clienteIdB)).toMatchObject({ pagoEm: PAGO });
    },
  );
});
