import fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createKey, machineDoor } from '../../tests/support/accessKeys.ts';
import { criarPlano } from '../../tests/support/factories.ts';
import { linkedOrders, PAGO } from '../../tests/support/linkedOrders.ts';
import { openBeside, openShop, type Shop } from '../../tests/support/shop.ts';
import { signIn, type Staff } from '../../tests/support/staff.ts';
import { Assinatura } from './assinatura.entity.ts';
import { STATUS_SEM_EFEITO } from './assinatura.ts';

// Of orders that go back to one first order, one stands for a payment, whatever is done with them, in whatever order and at once.

let shop: Shop;
let staff: Staff;
let planoId: string;
let outra: FastifyInstance;
let headers: Record<string, string>;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  staff = await signIn(shop);
  planoId = String((await criarPlano(shop.em.fork(), { valor: 20, desconto2: 0, desconto3: 0 })).id);
  outra = await openBeside(shop);
  headers = (await createKey(staff, ['pedidos:ler', 'pedidos:criar', 'pedidos:atualizar'])).headers;
});
afterAll(async () => {
  await outra.close();
  await shop.close();
});
beforeEach(() => shop.em.nativeDelete(Assinatura, {}));

const { linhas, pedir, dizer } = linkedOrders(() => ({ shop, staff, planoId }));

const ATOS = ['corrigir', 'corrigir', 'cancelar', 'retomar', 'atender', 'pagar', 'desmarcar', 'concluir'] as const;
type Ato = (typeof ATOS)[number];
const STATUS: Partial<Record<Ato, string>> = {
  cancelar: 'cancelada',
  retomar: 'nova',
  atender: 'em_atendimento',
  concluir: 'concluida',
};
interface Passo {
  ato: Ato;
  /** Which of the orders that there are. */
  qual: number;
  /** Whether a correction has another total, and says another e-mail. */
  outroTotal: boolean;
  outroEmail: boolean;
}
const PASSO = fc.record<Passo>({
  ato: fc.constantFrom(...ATOS),
  qual: fc.nat(5),
  outroTotal: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
  outroEmail: fc.integer({ min: 0, max: 5 }).map((n) => n === 0),
});

/** Does one thing after the other, and says what money went back. */
function historia() {
  const feitos = [{ chave: '', clienteIdB: '' }];
  const devolvidos = new Set<string>();
  return {
    devolvidos,
    async comecar() {
      feitos.splice(0, 1, await pedir());
      await dizer(feitos[0]!.clienteIdB, { pagaEm: PAGO });
    },
    async fazer({ ato, qual, outroTotal, outroEmail }: Passo, app = shop.app) {
      const alvo = feitos[qual % feitos.length]!;
      const say = async (payload: object) => {
        const answer = await machineDoor({ app }).ask(`/api/pedidos/${alvo.clienteIdB}`, { method: 'PATCH', headers, payload });
        expect([200, 409]).toContain(answer.statusCode);
        return answer;
      };
      if (ato === 'corrigir') {
        const email = outroEmail ? { emailPrincipal: 'outra@empresa.com.br' } : {};
        feitos.push(await pedir({ substitui: alvo.chave, meses: outroTotal ? 24 : 12, ...email }));
      } else if (ato === 'pagar') {
        // Two payments may have come at one time, as banks say it that tell the day alone.
        await say({ pagaEm: PAGO });
      } else if (ato === 'desmarcar') {
        const antes = await shop.orm.em.fork().findOneOrFail(Assinatura, { clienteIdB: alvo.clienteIdB });
        if ((await say({ pagaEm: null })).statusCode === 200 && antes.pagamentoId) devolvidos.add(antes.pagamentoId);
      } else await say({ status: STATUS[ato] });
    },
  };
}

/** The first order that each goes back to; one that only names another begins anew. */
function raizDe(pedido: Assinatura, todos: readonly Assinatura[]): number {
  const anterior = pedido.soCita ? undefined : todos.find(({ id }) => id === pedido.substituiId);
  return anterior ? raizDe(anterior, todos) : pedido.id;
}

async function esperarUmPagamento(devolvidos: ReadonlySet<string>) {
  const todos = await linhas();
  for (const raiz of new Set(todos.map((pedido) => raizDe(pedido, todos)))) {
    const familia = todos.filter((pedido) => raizDe(pedido, todos) === raiz);
    const validos = familia.filter(({ status }) => !STATUS_SEM_EFEITO.includes(status));
    const pagamentos = validos.flatMap(({ pagamentoId }) => pagamentoId ?? []);
    expect(familia.filter(({ pagaEm, pagamentoId }) => (pagaEm === null) !== (pagamentoId === null))).toEqual([]);
    expect(new Set(pagamentos).size).toBe(pagamentos.length);
    expect(familia.filter(({ status }) => status === 'concluida').length).toBeLessThanOrEqual(1);
  }
  expect(todos.filter(({ pagamentoId }) => pagamentoId && devolvidos.has(pagamentoId))).toEqual([]);
}

/** The queue of what is to be released asks about all at once, and has what each order says of itself. */
async function esperarAFila() {
  const itens = async (filtro: string) => {
    const query = `{ assinaturas(pagina: 1${filtro}) { itens { id status pagaEm liberado } } }`;
    const { data } = await staff.graphql(query);
    return (data!.assinaturas as { itens: { id: string; status: string; pagaEm: string | null; liberado: boolean }[] }).itens;
  };
  const aFazer = (await itens('')).filter(({ status, pagaEm, liberado }) => liberado && pagaEm && status !== 'concluida');
  expect((await itens(', porLiberar: true')).map(({ id }) => id)).toEqual(aFazer.map(({ id }) => id));
}

it(
  'whatever is corrected, cancelled, taken up again, paid, given back and concluded, a payment counts for one order',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(PASSO, { minLength: 3, maxLength: 14 }), async (passos) => {
        await shop.em.nativeDelete(Assinatura, {});
        const { comecar, fazer, devolvidos } = historia();
        await comecar();
        for (const passo of passos) {
          await fazer(passo);
          await esperarUmPagamento(devolvidos);
          await esperarAFila();
        }
      }),
      { numRuns: 60 },
    );
  },
);

it('so it does where two servers are told at once', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(PASSO, PASSO), { minLength: 2, maxLength: 6 }), async (passos) => {
      await shop.em.nativeDelete(Assinatura, {});
      const { comecar, fazer, devolvidos } = historia();
      await comecar();
      for (const [um, outro] of passos) {
        const atos = new Set([um.ato, outro.ato]);
        // What was given back at an order that loses its payment to another at the same moment nobody can tell from here.
        if (atos.has('desmarcar') && !atos.has('corrigir')) for (const passo of [um, outro]) await fazer(passo);
        else await Promise.all([fazer(um), fazer(outro, outra)]);
      }
      await esperarUmPagamento(devolvidos);
    }),
    { numRuns: 25 },
  );
});

it('a payment that is taken back while its order is corrected is so at both', async () => {
  for (let n = 0; n < 30; n++) {
    await shop.em.nativeDelete(Assinatura, {});
    const { chave, clienteIdB } = await pedir();
    await dizer(clienteIdB, { pagaEm: PAGO });
    const desmarcar = async () => {
      const payload = { pagaEm: null };
      const url = `/api/pedidos/${clienteIdB}`;
      expect((await machineDoor({ app: outra }).ask(url, { method: 'PATCH', headers, payload })).json().pagaEm).toBeNull();
    };
    await Promise.all([pedir({ substitui: chave, meses: n % 2 ? 24 : 12 }), desmarcar()]);
    expect((await linhas()).map(({ pagaEm }) => pagaEm)).toEqual([null, null]);
  }
});
