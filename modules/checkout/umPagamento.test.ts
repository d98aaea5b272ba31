import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { criarPlano } from '../../tests/support/factories.ts';
import { FORMULARIO, novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from './assinatura.entity.ts';
import type { AssinaturaStatus } from './assinatura.ts';

// One payment pays for one order, whatever corrects it and whatever staff do with either.

let shop: Shop;
let staff: Staff;
let planoId: string;
beforeAll(async () => {
  const PIX = { PIX_KEY: 'financeiro@ipe.example', PIX_NAME: 'IPE HOSPEDAGEM', PIX_CITY: 'SAO PAULO' };
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off', ...PIX });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0, desconto3: 0 })).id);
});
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

const { linhas, pedir, dizer, acompanhar } = linkedOrders(() => ({ shop, staff, planoId }));

/** What the staff's screen of an order says. */
async function atender({ id, versao }: Assinatura, status: string) {
  const { errors } = await staff.graphql(
    'mutation ($id: ID!, $versao: Int!, $status: AssinaturaStatus) { atenderAssinatura(id: $id, versao: $versao, status: $status, nota: "") { id } }',
    { id: String(id), versao, status },
  );
  expect(errors).toBeUndefined();
}

const ABERTOS = ['nova', 'em_atendimento'] as const;
const FECHADOS = ['concluida', 'cancelada'] as const;

describe.each([12, 24] as const)('an order of %i months that names one of 12', (meses) => {
  describe.each([null, PAGO])('which was paid: %s', (pagaEm) => {
    it.each(ABERTOS)(
      'while that is %s is its correction, and has its payment where the total is the same and nobody works it',
      async (status) => {
        const primeira = await pedir();
        expect(await dizer(primeira.clienteIdB, { pagaEm, status })).toBeUndefined();
        await pedir({ substitui: primeira.chave, meses });
        const [a, b] = await linhas();
        expect([a!.substituidaPorId, b!.substituiId]).toEqual([b!.id, a!.id]);
        expect(b!.pagaEm?.toISOString() ?? null).toBe(meses === 12 && status === 'nova' ? pagaEm : null);
        // What was paid with another total, or may be delivered already, stays with staff: they settle the difference.
        const fica = status !== 'nova' || (pagaEm !== null && meses === 24);
        expect(a!.status).toBe(fica ? status : 'substituida');
      },
    );

    it.each(FECHADOS)('once that is %s stands by itself, unpaid, and says which it names', async (status) => {
      const primeira = await pedir();
      expect(await dizer(primeira.clienteIdB, { pagaEm, status })).toBeUndefined();
      const segunda = await pedir({ substitui: primeira.chave, meses });
      await pedir({ substitui: primeira.chave, meses });
      const [a, b, c] = await linhas();
      expect(a).toMatchObject({ status, substituidaPorId: null });
      for (const outra of [b!, c!]) expect(outra).toMatchObject({ status: 'nova', pagaEm: null, substituiId: a!.id });
      expect(await acompanhar(segunda.clienteIdB)).toMatchObject({ pagamento: { forma: 'pix' }, pagoPorOutro: null });
    });
  });
});

it('whoever has paid another total is not asked to pay again, whichever of the two goes on', async () => {
  const primeira = await pedir();
  await dizer(primeira.clienteIdB, { pagaEm: PAGO });
  const segunda = await pedir({ substitui: primeira.chave, meses: 24 });
  const semPix = { pagamento: null, pagoPorOutro: { valor: 240 } };
  expect(await acompanhar(segunda.clienteIdB)).toMatchObject(semPix);
  const terceira = await pedir({ substitui: segunda.chave, meses: 24 });
  expect(await acompanhar(terceira.clienteIdB)).toMatchObject(semPix);
  // The sums count what stands, once.
  const { data } = await staff.graphql('{ painelAdmin { porDia { valor } } }');
  expect((data!.painelAdmin as { porDia: { valor: number }[] }).porDia.at(-1)!.valor).toBe(480);
  await dizer(terceira.clienteIdB, { status: 'cancelada' });
  await dizer(segunda.clienteIdB, { status: 'cancelada' });
  expect(await acompanhar(primeira.clienteIdB)).toMatchObject({ pagoEm: PAGO, pagamento: null, substituidoPor: null });
});

describe.each(ABERTOS)('of an order that was %s and its correction', (status) => {
  describe.each([null, PAGO])('paid before: %s', (pagaEm) => {
    it('the first holds again once the correction is cancelled, through both doors, and no longer once that goes on', async () => {
      const primeira = await pedir();
      await dizer(primeira.clienteIdB, { pagaEm, status });
      const segunda = await pedir({ substitui: primeira.chave });
      await atender((await linhas())[1]!, 'cancelada');
      const volta = { status, pagaEm: pagaEm && new Date(pagaEm) };
      expect((await linhas())[0]).toMatchObject(volta);
      expect(await acompanhar(primeira.clienteIdB)).toMatchObject({ substituidoPor: null, noLugar: null });
      expect(await acompanhar(segunda.clienteIdB)).toMatchObject({
        pagamento: null,
        noLugar: { clienteIdB: primeira.clienteIdB, pago: pagaEm !== null },
      });
      expect(await dizer(segunda.clienteIdB, { status: 'em_atendimento' })).toBeUndefined();
      expect((await linhas())[0]!.status).toBe(status === 'nova' ? 'substituida' : status);
      expect(await acompanhar(primeira.clienteIdB)).toMatchObject({ substituidoPor: segunda.clienteIdB });
      expect(await dizer(segunda.clienteIdB, { status: 'cancelada' })).toBeUndefined();
      expect((await linhas())[0]).toMatchObject(volta);
      // Nobody is refused to say of it that it was paid.
      expect(await dizer(primeira.clienteIdB, { pagaEm: PAGO })).toBeUndefined();
    });

    it('the correction holds where the first is cancelled, and has the payment', async () => {
      const primeira = await pedir();
      await dizer(primeira.clienteIdB, { pagaEm, status });
      const segunda = await pedir({ substitui: primeira.chave });
      await atender((await linhas())[0]!, 'cancelada');
      expect(await acompanhar(primeira.clienteIdB)).toMatchObject({
        noLugar: { clienteIdB: segunda.clienteIdB, pago: pagaEm !== null },
      });
    });
  });

  it('a payment of the correction goes back with it, where the total is the same', async () => {
    const primeira = await pedir();
    await dizer(primeira.clienteIdB, { status });
    const segunda = await pedir({ substitui: primeira.chave });
    await dizer(segunda.clienteIdB, { pagaEm: PAGO });
    await atender((await linhas())[1]!, 'cancelada');
    expect((await linhas())[0]).toMatchObject({ status, pagaEm: new Date(PAGO) });
    expect(await acompanhar(segunda.clienteIdB)).toMatchObject({ noLugar: { clienteIdB: primeira.clienteIdB, pago: true } });
  });
});

describe('a payment of a correction that is said at the same time as its cancellation', () => {
  const PAY = { pagaEm: PAGO };
  const CANCEL = { status: 'cancelada' };

  it.each([
    ['first', [PAY, CANCEL]],
    ['last', [CANCEL, PAY]],
  ])('goes to the order that holds again, whichever is said %s', async (_which, said) => {
    const primeira = await pedir();
    const segunda = await pedir({ substitui: primeira.chave });
    for (const dito of said) expect(await dizer(segunda.clienteIdB, dito)).toBeUndefined();
    const [a, c] = await linhas();
    expect(a).toMatchObject({ status: 'nova', pagaEm: new Date(PAGO), pagamentoId: c!.pagamentoId });
    expect(await dizer(segunda.clienteIdB, { pagaEm: null })).toBeUndefined();
    expect((await linhas()).map(({ pagaEm }) => pagaEm)).toEqual([null, null]);
  });

  it('stays where it is, of another total', async () => {
    const primeira = await pedir();
    const segunda = await pedir({ substitui: primeira.chave, meses: 24 });
    for (const dito of [CANCEL, PAY]) await dizer(segunda.clienteIdB, dito);
    expect((await linhas()).map(({ pagaEm }) => pagaEm !== null)).toEqual([false, true]);
  });
});

it('a total that nobody has confirmed has no payment from another, whichever of the two it is', async () => {
  const sem = (total: number, substitui?: string) => {
    const chave = novaChave();
    const payload = {
      ...TEMPORARIO,
      email: FORMULARIO.emailPrincipal,
      plano: 'Servidor dedicado',
      valor: total,
      chave,
      substitui,
    };
    return shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload }).then((answer) => {
      expect(answer.statusCode).toBe(200);
      return { chave, clienteIdB: answer.json().clienteIdB as string };
    });
  };
  const primeira = await pedir();
  await dizer(primeira.clienteIdB, { pagaEm: PAGO });
  await sem(240, primeira.chave);
  expect(await linhas()).toMatchObject([
    { status: 'nova', pagaEm: new Date(PAGO) },
    { pagaEm: null, valorConferido: false },
  ]);
  // The other way round: it goes back to none either.
  await shop.em.nativeDelete(Assinatura, {});
  const incerta = await sem(240);
  const certa = await pedir({ substitui: incerta.chave });
  await dizer(certa.clienteIdB, { pagaEm: PAGO });
  await dizer(certa.clienteIdB, { status: 'cancelada' });
  expect((await linhas())[0]).toMatchObject({ status: 'nova', pagaEm: null });
});

it('is delivered for once: what is corrected is not concluded beside its correction, through either door', async () => {
  const primeira = await pedir();
  await dizer(primeira.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' });
  const segunda = await pedir({ substitui: primeira.chave });
  expect(await dizer(primeira.clienteIdB, { status: 'concluida' })).toBe('PEDIDO_SUBSTITUIDO');
  expect(await dizer(segunda.clienteIdB, { status: 'concluida' })).toBeUndefined();
  expect(await dizer(primeira.clienteIdB, { status: 'concluida' })).toBe('PEDIDO_SUBSTITUIDO');
  const [a] = await linhas();
  const { errors } = await staff.graphql(
    'mutation ($id: ID!, $versao: Int!) { atenderAssinatura(id: $id, versao: $versao, status: concluida, nota: "") { id } }',
    { id: String(a!.id), versao: a!.versao },
  );
  expect(errors?.[0]?.message).toMatch(/Conclua aquele, ou cancele-o antes de concluir este/);
  await dizer(segunda.clienteIdB, { status: 'cancelada' });
  expect(await dizer(primeira.clienteIdB, { status: 'concluida' })).toBeUndefined();
});

it('a payment is refused only while a correction stands', async () => {
  const primeira = await pedir();
  const segunda = await pedir({ substitui: primeira.chave });
  expect(await dizer(primeira.clienteIdB, { pagaEm: PAGO })).toBe('PEDIDO_SUBSTITUIDO');
  await dizer(segunda.clienteIdB, { status: 'cancelada' });
  expect(await dizer(primeira.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' })).toBeUndefined();
});

it('of three the one before the last holds again, and whoever corrects the first once more corrects that', async () => {
  const primeira = await pedir();
  const segunda = await pedir({ substitui: primeira.chave });
  const terceira = await pedir({ substitui: segunda.chave });
  await dizer(terceira.clienteIdB, { status: 'cancelada' });
  const estados = async () => (await linhas()).map(({ status }): AssinaturaStatus => status);
  expect(await estados()).toEqual(['substituida', 'nova', 'cancelada']);
  await pedir({ substitui: primeira.chave });
  expect(await estados()).toEqual(['substituida', 'substituida', 'cancelada', 'nova']);
  const { data } = await staff.graphql('{ alteracoes(tabela: "pedido") { itens { usuario mudancas { campo de para } } } }');
  expect((data!.alteracoes as { itens: unknown[] }).itens).toContainEqual({
    usuario: 'ana',
    mudancas: [expect.objectContaining({ campo: 'status', de: 'substituida', para: 'nova' })],
  });
});

describe('a payment that is taken back', () => {
  const pagos = async () => (await linhas()).map(({ status, pagaEm }) => [status, pagaEm !== null]);

  it('of a cancelled correction is taken back at the order that it went along to', async () => {
    const primeira = await pedir();
    const segunda = await pedir({ substitui: primeira.chave });
    await dizer(segunda.clienteIdB, { pagaEm: PAGO });
    await dizer(segunda.clienteIdB, { status: 'cancelada' });
    expect(await pagos()).toEqual([
      ['nova', true],
      ['cancelada', true],
    ]);
    expect(await situacoes()).toEqual([
      expect.stringMatching(/^A correção, a assinatura \d+, foi cancelada: vale esta\.$/),
      expect.stringMatching(
        /^Corrige a assinatura \d+, que vale no lugar dela\. O pagamento conta para a assinatura \d+: não é para devolver\.$/,
      ),
    ]);
    expect(await dizer(segunda.clienteIdB, { pagaEm: null })).toBeUndefined();
    expect(await pagos()).toEqual([
      ['nova', false],
      ['cancelada', false],
    ]);
  });

  it('of a correction is taken back at the order that it came from', async () => {
    const primeira = await pedir();
    await dizer(primeira.clienteIdB, { pagaEm: PAGO });
    const segunda = await pedir({ substitui: primeira.chave });
    expect(await situacoes()).toEqual([
      expect.stringMatching(
        /^No lugar dela vale a assinatura \d+, que a corrige\. O pagamento conta para a assinatura \d+: não é para devolver\.$/,
      ),
      expect.stringMatching(/^Corrige a assinatura \d+, e vale no lugar dela\.$/),
    ]);
    expect(await dizer(segunda.clienteIdB, { pagaEm: null })).toBeUndefined();
    await dizer(segunda.clienteIdB, { status: 'cancelada' });
    expect(await pagos()).toEqual([
      ['nova', false],
      ['cancelada', false],
    ]);
  });

  it('of an order that only names another leaves the other paid', async () => {
    const primeira = await pedir();
    await dizer(primeira.clienteIdB, { pagaEm: PAGO, status: 'concluida' });
    const segunda = await pedir({ substitui: primeira.chave });
    await dizer(segunda.clienteIdB, { pagaEm: PAGO });
    expect(await situacoes()).toEqual([null, expect.stringMatching(/^Só cita a assinatura \d+: esta vale por si\.$/)]);
    await dizer(segunda.clienteIdB, { pagaEm: null });
    expect(await pagos()).toEqual([
      ['concluida', true],
      ['nova', false],
    ]);
  });
});

/** What staff are told of how orders that are linked stand. */
async function situacoes(): Promise<(string | null)[]> {
  const { data, errors } = await staff.graphql('{ assinaturas(pagina: 1) { itens { id situacao } } }');
  expect(errors).toBeUndefined();
  return (data!.assinaturas as { itens: { situacao: string | null }[] }).itens.map(({ situacao }) => situacao).toReversed();
}
