import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { machineDoor } from '../../tests/support/accessKeys.ts';
import { novaChave, TEMPORARIO } from '../../tests/support/factories.order.ts';
import { linkedOrders, openLinkedShop, PAGO } from '../../tests/support/linkedOrders.ts';
import type { Shop } from '../../tests/support/shop.ts';
import type { Staff } from '../../tests/support/staff.ts';
import { LINHA_DE_COMANDO } from '../editing/autor.ts';
import { apagarTitular } from '../privacy/privacidade.service.ts';
import { lerTitular } from '../privacy/titular.ts';
import { Assinatura } from './assinatura.entity.ts';
import { apagarAssinaturasAntigas } from './retencao.service.ts';

// Whoever copies orders has of each what the shop says of it, also where that follows from another order of the family.

let shop: Shop;
let staff: Staff;
let planoId: string;
let headers: Record<string, string>;
beforeAll(async () => void ({ shop, staff, planoId, headers } = await openLinkedShop()));
afterAll(() => shop.close());
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

const { linhas, pedir, dizer } = linkedOrders(() => ({ shop, staff, planoId }));

type Dito = Record<string, unknown> & { clienteIdB: string };

async function ler(url: string) {
  const answer = await machineDoor(shop).ask(url, { headers });
  expect(answer.statusCode).toBe(200);
  return answer;
}
const pedido = async (clienteIdB: string): Promise<Dito> => (await ler(`/api/pedidos/${clienteIdB}`)).json();
const etiqueta = async (clienteIdB: string) => (await ler(`/api/pedidos/${clienteIdB}`)).headers.etag;

/** A copy of the orders, which goes on from where it was. */
function copiar() {
  const copia = new Map<string, Dito>();
  let cursor: string | undefined;
  return {
    copia,
    async continuar() {
      const pagina = (await ler(`/api/pedidos?limite=500${cursor ? `&desde=${cursor}` : ''}`)).json();
      for (const dito of pagina.pedidos as Dito[]) copia.set(dito.clienteIdB, dito);
      cursor = pagina.cursor;
    },
  };
}

const PASSO = fc.record({
  ato: fc.constantFrom('corrigir', 'corrigir', 'cancelada', 'nova', 'em_atendimento', 'concluida', 'pagar', 'desmarcar'),
  qual: fc.nat(5),
  meses: fc.constantFrom(12 as const, 12 as const, 24 as const),
});

it('whatever is done with a family of orders, a copy has each as the shop says it', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(PASSO, { minLength: 2, maxLength: 9 }), async (passos) => {
      await shop.em.nativeDelete(Assinatura, {});
      const feitos = [await pedir()];
      const { copia, continuar } = copiar();
      await continuar();
      for (const { ato, qual, meses } of passos) {
        const alvo = feitos[qual % feitos.length]!;
        if (ato === 'corrigir') feitos.push(await pedir({ substitui: alvo.chave, meses }));
        else if (ato === 'pagar') await dizer(alvo.clienteIdB, { pagaEm: PAGO });
        else if (ato === 'desmarcar') await dizer(alvo.clienteIdB, { pagaEm: null });
        else await dizer(alvo.clienteIdB, { status: ato });
        await continuar();
        for (const { clienteIdB } of feitos) expect(copia.get(clienteIdB)).toEqual(await pedido(clienteIdB));
      }
    }),
    { numRuns: 40 },
  );
});

describe('what is paid and cancelled in favour of a correction that is cancelled then', () => {
  it('is told again, with nothing in its place: its money is owed back', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' });
    const c = await pedir({ substitui: a.chave });
    await dizer(a.clienteIdB, { status: 'cancelada' });
    expect(await pedido(a.clienteIdB)).toMatchObject({ noLugar: c.clienteIdB, pagaEm: PAGO });
    const antes = await etiqueta(a.clienteIdB);
    const { copia, continuar } = copiar();
    await continuar();
    await dizer(c.clienteIdB, { status: 'cancelada' });
    await continuar();
    expect(copia.get(a.clienteIdB)).toMatchObject({ noLugar: null, pagaEm: PAGO, status: 'cancelada' });
    expect(await etiqueta(a.clienteIdB)).not.toBe(antes);
  });
});

describe('an order that is paid by another of its family', () => {
  it('says so through every door, and no longer once that payment is taken back', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' });
    const c = await pedir({ substitui: a.chave });
    expect(await pedido(c.clienteIdB)).toMatchObject({ pagaEm: null, pagoPorOutro: a.clienteIdB });
    const query = 'query ($p: String!) { pedido(pedido: $p) { pagoPorOutro substitui substituidoPor } }';
    const { data } = await staff.graphql(query, { p: c.clienteIdB });
    expect(data!.pedido).toEqual({ pagoPorOutro: a.clienteIdB, substitui: a.clienteIdB, substituidoPor: null });
    await dizer(a.clienteIdB, { pagaEm: null });
    expect(await pedido(c.clienteIdB)).toMatchObject({ pagoPorOutro: null });
  });
});

describe('a payment that staff move to the correction', () => {
  it.each([{}, { status: 'cancelada' }])(
    'stays there when it is taken from the first (%j), of the same instant too',
    async (antes) => {
      const a = await pedir();
      await dizer(a.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' });
      const c = await pedir({ substitui: a.chave });
      await dizer(a.clienteIdB, antes);
      expect(await dizer(c.clienteIdB, { pagaEm: PAGO })).toBeUndefined();
      expect(await dizer(a.clienteIdB, { pagaEm: null })).toBeUndefined();
      expect((await linhas()).map(({ pagaEm }) => pagaEm?.toISOString() ?? null)).toEqual([null, PAGO]);
    },
  );

  it('is taken back of one alone, where two have come on one day', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' });
    const c = await pedir({ substitui: a.chave });
    await dizer(c.clienteIdB, { pagaEm: PAGO });
    await dizer(c.clienteIdB, { pagaEm: null });
    expect((await linhas()).map(({ pagaEm }) => pagaEm?.toISOString() ?? null)).toEqual([PAGO, null]);
  });
});

describe('a cancelled order that has a payment of its own beside another that is paid', () => {
  /** A first order that is paid again after its correction was cancelled, and whose correction is paid as well. */
  async function pagoDuasVezes() {
    const a = await pedir();
    const c = await pedir({ substitui: a.chave });
    await dizer(c.clienteIdB, { status: 'cancelada' });
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    await dizer(c.clienteIdB, { pagaEm: PAGO });
    return { a, c };
  }

  it('is said to be owed back, to its customer, to staff and to machines', async () => {
    const { a, c } = await pagoDuasVezes();
    const [primeiro, segundo] = [await pedido(a.clienteIdB), await pedido(c.clienteIdB)];
    expect(segundo).toMatchObject({ status: 'cancelada', noLugar: a.clienteIdB, pagaEm: PAGO });
    expect(segundo.pagamentoId).not.toBe(primeiro.pagamentoId);
    const { data } = await shop.graphql('query ($id: ID!) { acompanhamento(clienteIdB: $id) { noLugar { pago emDobro } } }', {
      id: c.clienteIdB,
    });
    expect(data!.acompanhamento).toEqual({ noLugar: { pago: true, emDobro: true } });
    const { body } = await shop.app.inject(`/acompanhar/${c.clienteIdB}`);
    expect(body).toContain(
      'que está pago. No que foi cancelado consta um pagamento de 20/11/2026: se você pagou os dois, a nossa equipe fala com você sobre a devolução.',
    );
    const situacao = await staff.graphql('query ($p: String!) { pedido(pedido: $p) { situacao } }', { p: c.clienteIdB });
    expect(situacao.data!.pedido).toMatchObject({
      situacao: expect.stringContaining('sobram'),
    });
  });

  it('of one that has gone along says nothing of the kind', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const c = await pedir({ substitui: a.chave });
    await dizer(c.clienteIdB, { status: 'cancelada' });
    expect((await pedido(c.clienteIdB)).pagamentoId).toBe((await pedido(a.clienteIdB)).pagamentoId);
    const { data } = await shop.graphql('query ($id: ID!) { acompanhamento(clienteIdB: $id) { noLugar { emDobro } } }', {
      id: c.clienteIdB,
    });
    expect(data!.acompanhamento).toEqual({ noLugar: { emDobro: false } });
  });
});

describe('payments that a version before this one has noted', () => {
  const esquecer = () => shop.em.nativeUpdate(Assinatura, {}, { pagamentoId: null });
  const pagos = async () => (await linhas()).map(({ pagaEm }) => pagaEm?.toISOString() ?? null);

  it('are moved to a correction as any', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO, status: 'em_atendimento' });
    const c = await pedir({ substitui: a.chave });
    await esquecer();
    await dizer(c.clienteIdB, { pagaEm: PAGO });
    await dizer(a.clienteIdB, { pagaEm: null });
    expect(await pagos()).toEqual([null, PAGO]);
  });

  it('are taken back wherever they had gone along to', async () => {
    const a = await pedir();
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const c = await pedir({ substitui: a.chave });
    await esquecer();
    await dizer(c.clienteIdB, { pagaEm: null });
    expect(await pagos()).toEqual([null, null]);
  });
});

it('of two corrections that came at once the one that stands is found, whichever has the higher number', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  const primeira = await pedir({ substitui: a.chave });
  await pedir({ substitui: primeira.chave });
  // As they are stored where the second was first: it corrects the original, and the first corrects it.
  const [original, um, dois] = await linhas();
  await shop.em.nativeUpdate(
    Assinatura,
    { id: dois!.id },
    { substituiId: original!.id, substituidaPorId: um!.id, status: 'substituida' },
  );
  await shop.em.nativeUpdate(Assinatura, { id: um!.id }, { substituiId: dois!.id, substituidaPorId: null, status: 'nova' });
  await shop.em.nativeUpdate(Assinatura, { id: original!.id }, { substituidaPorId: dois!.id });
  expect(await dizer(a.clienteIdB, { pagaEm: PAGO })).toBe('PEDIDO_SUBSTITUIDO');
  expect(await dizer(um!.clienteIdB, { pagaEm: PAGO })).toBeUndefined();
});

describe('of two orders that are linked', () => {
  const CPF = '39053344705';
  const ANTIGA = { criadaEm: new Date('2020-01-01T00:00:00Z') };
  type Mudanca = Partial<Pick<Assinatura, 'cpfCnpj' | 'email' | 'criadaEm'>>;
  const mudar = (clienteIdB: string, dito: Mudanca) => shop.orm.em.fork().nativeUpdate(Assinatura, { clienteIdB }, dito);
  /** What makes an order go, whoever else's it is. */
  const IDAS: Record<string, (clienteIdB: string) => Promise<unknown>> = {
    erased: async (clienteIdB) => {
      await mudar(clienteIdB, { cpfCnpj: CPF, email: 'outra@exemplo.com' });
      return apagarTitular(shop.orm.em.fork(), lerTitular(CPF)!, LINHA_DE_COMANDO);
    },
    'past its term': async (clienteIdB) => {
      await mudar(clienteIdB, ANTIGA);
      return shop.orm.em.fork().transactional((tx) => apagarAssinaturasAntigas(tx, new Date('2020-01-02T00:00:00Z')));
    },
  };
  /** How the second is linked with the first. */
  const LIGACOES: Record<string, (primeira: string, chave: string) => Promise<string>> = {
    'a correction': async (_, chave) => (await pedir({ substitui: chave })).clienteIdB,
    'a cancelled correction': async (_, chave) => {
      const { clienteIdB } = await pedir({ substitui: chave });
      await dizer(clienteIdB, { status: 'cancelada' });
      return clienteIdB;
    },
    'one that only names the other': async (primeira, chave) => {
      await dizer(primeira, { status: 'concluida' });
      return (await pedir({ substitui: chave })).clienteIdB;
    },
  };

  describe.each(Object.entries(LIGACOES))('of which one is %s', (_, ligar) => {
    it.each(Object.keys(IDAS).flatMap((ida) => [0, 1].map((qual) => [ida, qual] as const)))(
      'one is %s (%i), and whoever has a copy of the other hears what is said of that now',
      async (ida, qual) => {
        const { chave, clienteIdB } = await pedir();
        const ambos = [clienteIdB, await ligar(clienteIdB, chave)];
        const [vai, fica] = [ambos[qual]!, ambos[1 - qual]!];
        const { copia, continuar } = copiar();
        await continuar();
        const [antes, era] = [await etiqueta(fica), await pedido(fica)];
        await IDAS[ida]!(vai);
        await continuar();
        const agora = await pedido(fica);
        expect(agora).toMatchObject({ substitui: null, substituidoPor: null });
        expect(copia.get(fica)).toEqual(agora);
        // Of one that is only named nothing was said of the other.
        expect((await etiqueta(fica)) !== antes).toBe(era.substitui !== null || era.substituidoPor !== null);
      },
    );
  });
});

describe('what is confirmed after the payment', () => {
  const semPlano = async (substitui?: string) => {
    const chave = novaChave();
    const payload = { ...TEMPORARIO, plano: 'Sob medida', valor: 120, chave, substitui };
    const answer = await shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
    expect(answer.statusCode).toBe(200);
    return { chave, clienteIdB: answer.json().clienteIdB as string };
  };
  const confirmar = async (clienteIdB: string) => {
    const { id, versao } = (await linhas()).find((linha) => linha.clienteIdB === clienteIdB)!;
    const { errors } = await staff.graphql(
      'mutation ($id: ID!, $versao: Int!) { confirmarValor(id: $id, versao: $versao, valor: 120) { id } }',
      { id: String(id), versao },
    );
    expect(errors).toBeUndefined();
  };

  it('has that where it corrects what was paid, as one would that came with its total', async () => {
    const a = await semPlano();
    await confirmar(a.clienteIdB);
    await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await semPlano(a.chave);
    expect(await pedido(b.clienteIdB)).toMatchObject({ pagaEm: null, pagoPorOutro: a.clienteIdB, liberado: false });
    const { copia, continuar } = copiar();
    await continuar();
    await confirmar(b.clienteIdB);
    await continuar();
    const { pagamentoId } = await pedido(a.clienteIdB);
    expect(copia.get(b.clienteIdB)).toMatchObject({ pagaEm: PAGO, pagamentoId, pagoPorOutro: null, liberado: true });
    expect(copia.get(a.clienteIdB)).toMatchObject({ status: 'substituida', noLugar: b.clienteIdB, liberado: false });
  });

  it('has that where its correction was paid and cancelled', async () => {
    const a = await semPlano();
    const b = await semPlano(a.chave);
    await confirmar(b.clienteIdB);
    await dizer(b.clienteIdB, { pagaEm: PAGO });
    await dizer(b.clienteIdB, { status: 'cancelada' });
    expect(await pedido(a.clienteIdB)).toMatchObject({ pagaEm: null, pagoPorOutro: b.clienteIdB, liberado: false });
    await confirmar(a.clienteIdB);
    const { pagamentoId } = await pedido(b.clienteIdB);
    expect(await pedido(a.clienteIdB)).toMatchObject({ pagaEm: PAGO, pagamentoId, pagoPorOutro: null, liberado: true });
  });
});
