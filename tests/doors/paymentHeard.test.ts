import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { machineDoor } from '../support/accessKeys.ts';
import { FORMULARIO } from '../support/factories.order.ts';
import { follow } from '../support/followed.ts';
import { openLetterDesk, type Letter, type LetterDesk } from '../support/letterDesk.ts';
import { linkedOrders, PAGO } from '../support/linkedOrders.ts';

// Whoever was told that he need not pay hears when he is to, and the other way round, whatever is done with the orders that correct one another.

let desk: LetterDesk;
beforeAll(async () => void (desk = await openLetterDesk()));
afterAll(() => desk.shop.close());
beforeEach(() => desk.clear());

const { linhas, pedir, dizer, acompanhar } = linkedOrders(() => desk);

/** How an order stands to its customer: it is to be paid, nothing is any more, or another is spoken of instead. */
type Standing = 'owed' | 'settled' | 'none';
async function standings(): Promise<Map<string, Standing>> {
  const found = new Map<string, Standing>();
  for (const { clienteIdB, status } of await linhas()) {
    const { pagoEm, pagamento, pagoPorOutro, substituidoPor } = await acompanhar(clienteIdB);
    const spokenOf = substituidoPor === null && status !== 'cancelada' && status !== 'substituida';
    const settled = pagoEm !== null || pagoPorOutro !== null;
    found.set(codigoDe(clienteIdB), !spokenOf ? 'none' : settled ? 'settled' : pagamento ? 'owed' : 'none');
  }
  return found;
}

/** Of which orders staff are told that money is to come, by the queue and by the sum of their customer. */
async function toCome(): Promise<string[]> {
  const query = '{ assinaturas(aCobrar: true) { itens { codigo aReceber } } }';
  const { itens } = (await desk.staff.graphql(query)).data!.assinaturas as { itens: { codigo: string; aReceber: number }[] };
  for (const { aReceber } of itens) expect(aReceber).toBeGreaterThan(0);
  return itens.map(({ codigo }) => codigo).toSorted();
}

/** Which orders staff are to settle with their customers, and of which the money is owed back, by the queues of both. */
async function toSettle() {
  const query =
    '{ a: assinaturas(aAcertar: true) { itens { codigo pagamentoNaFamilia } } d: assinaturas(aDevolver: true) { itens { codigo pagamentoNaFamilia } } }';
  const { a, d } = (await desk.staff.graphql(query)).data as Record<
    'a' | 'd',
    { itens: { codigo: string; pagamentoNaFamilia: string }[] }
  >;
  for (const { pagamentoNaFamilia } of a.itens)
    expect(pagamentoNaFamilia).toMatch(/^(Já foi paga pela assinatura \d+: não cobre de novo|Constam \d pagamentos)/);
  for (const { pagamentoNaFamilia } of d.itens) expect(pagamentoNaFamilia).not.toMatch(/não é para devolver|não devolva/);
  const codes = ({ itens }: { itens: { codigo: string }[] }) => itens.map(({ codigo }) => codigo).toSorted();
  return { settle: codes(a), giveBack: codes(d) };
}

type Row = Awaited<ReturnType<typeof linhas>>[number];

/** The first order of what one customer has wanted once. */
function firstOf(row: Row, all: readonly Row[]): number {
  const corrected = row.soCita
    ? undefined
    : all.find(({ id, substituidaPorId }) => id === row.substituiId && substituidaPorId !== null);
  return corrected ? firstOf(corrected, all) : row.id;
}

const stands = ({ status }: Pick<Row, 'status'>) => status !== 'cancelada' && status !== 'substituida';

/** Whether another order of its family stands by another payment. */
function alsoPaid(row: Row, all: readonly Row[]): boolean {
  const others = all.filter((other) => stands(other) && other.pagaEm !== null && firstOf(other, all) === firstOf(row, all));
  return others.some(({ pagamentoId }) => pagamentoId !== row.pagamentoId);
}

/** The same, order by order. */
async function asFollowed() {
  const [settle, twice, giveBack]: [string[], string[], string[]] = [[], [], []];
  const all = await linhas();
  for (const row of all) {
    const { clienteIdB, status, pagaEm, pagamentoId } = row;
    const { pagoPorOutro, substituidoPor } = await acompanhar(clienteIdB);
    const carriedOut = stands({ status }) && substituidoPor === null;
    if (carriedOut && pagoPorOutro !== null) settle.push(codigoDe(clienteIdB));
    if (carriedOut && pagaEm !== null && alsoPaid(row, all)) twice.push(codigoDe(clienteIdB));
    const counts = all.some((other) => stands(other) && other.pagaEm !== null && other.pagamentoId === pagamentoId);
    const alike = all.filter(
      (other) => other.status === 'cancelada' && other.pagaEm !== null && other.pagamentoId === pagamentoId,
    );
    // Once, of several the last.
    const listed = alike.at(-1) ?? { clienteIdB };
    if (pagaEm !== null && !counts && !stands({ status }) && listed.clienteIdB === clienteIdB)
      giveBack.push(codigoDe(clienteIdB));
  }
  // What is still to be settled is not given back.
  const families = (codes: readonly string[]) =>
    all.filter(({ clienteIdB }) => codes.includes(codigoDe(clienteIdB))).map((row) => firstOf(row, all));
  const open = families(settle);
  const owed = giveBack.filter((code) => !families([code]).some((first) => open.includes(first)));
  return { settle: [...settle, ...twice].toSorted(), giveBack: owed.toSorted() };
}

/** Wherever a letter, or the page of an order, speaks of money that goes back, staff have that family in one of the queues. */
async function refundsAreQueued(
  letters: readonly Letter[],
  { settle, giveBack }: Awaited<ReturnType<typeof toSettle>>,
  { pages }: { pages: boolean },
) {
  const [all, queued] = [await linhas(), [...settle, ...giveBack]];
  const families = all.map((row) => (queued.includes(codigoDe(row.clienteIdB)) ? firstOf(row, all) : null));
  const page = async ({ clienteIdB }: Row) => ({
    codigo: codigoDe(clienteIdB),
    text: (await follow(desk.shop, clienteIdB)).seen,
  });
  const seen = pages ? await Promise.all(all.map(page)) : [];
  for (const { codigo, text } of [...seen, ...letters]) {
    const row = all.find(({ clienteIdB }) => codigoDe(clienteIdB) === codigo)!;
    if (text.includes('sobre a devolução')) expect(families, text).toContain(firstOf(row, all));
  }
}

/** What staff read of an order's money: as it is, and as it will be once they cancel it. */
async function money(
  clienteIdB: string,
  motivo: string | null = null,
): Promise<{ pagamentoNaFamilia: string | null; pagamentoSeCancelada: string | null }> {
  const query =
    'query ($p: String!, $m: MotivoDoCancelamento) { pedido(pedido: $p) { pagamentoNaFamilia pagamentoSeCancelada(motivo: $m) } }';
  return (await desk.staff.graphql(query, { p: clienteIdB, m: motivo })).data!.pedido as Awaited<ReturnType<typeof money>>;
}

const ACTS = [
  'correct',
  'correct',
  'cancel',
  'cancel',
  'withdraw',
  'expire',
  'resume',
  'work',
  'pay',
  'pay',
  'unpay',
  'unpay',
  'conclude',
  'address',
  'address',
] as const;
type Act = (typeof ACTS)[number];
const STATUS: Partial<Record<Act, string>> = {
  cancel: 'cancelada',
  withdraw: 'cancelada',
  expire: 'cancelada',
  resume: 'nova',
  work: 'em_atendimento',
  conclude: 'concluida',
};
/** Why, where that is said. */
const REASON: Partial<Record<Act, string>> = { withdraw: 'desistencia', expire: 'nao_pago' };
interface Step {
  act: Act;
  /** Which of the orders that there are. */
  which: number;
  /** Whether a correction has another total. */
  other: boolean;
}
const STEP = fc.record<Step>({ act: fc.constantFrom(...ACTS), which: fc.nat(2), other: fc.boolean() });

/** Whose orders they are. */
const MAIL = FORMULARIO.emailPrincipal.trim().toLowerCase();

/** Staff set an order's address right, or wrong. */
async function otherAddress(clienteIdB: string): Promise<void> {
  const { id, versao, email } = (await linhas()).find((row) => row.clienteIdB === clienteIdB)!;
  const input = { email: email === MAIL ? `a${MAIL}` : MAIL };
  const query =
    'mutation ($id: ID!, $versao: Int!, $input: ContatoDoPedidoInput!) { corrigirAssinatura(id: $id, versao: $versao, input: $input) { id } }';
  expect((await desk.staff.graphql(query, { id: String(id), versao, input })).errors).toBeUndefined();
}

/** A customer's orders, and what is done with them one after the other. */
async function story() {
  const orders = [await pedir()];
  return {
    async act({ act, which, other }: Step): Promise<void> {
      const target = orders[which % orders.length]!;
      if (act === 'correct') return void orders.push(await pedir({ substitui: target.chave, meses: other ? 24 : 12 }));
      if (act === 'address') return otherAddress(target.clienteIdB);
      const before = (await linhas()).find(({ clienteIdB }) => clienteIdB === target.clienteIdB)!;
      const stood = before.status !== 'cancelada' && before.status !== 'substituida';
      const payload =
        act === 'pay' ? { pagaEm: PAGO } : act === 'unpay' ? { pagaEm: null } : { status: STATUS[act], motivo: REASON[act] };
      const url = `/api/pedidos/${target.clienteIdB}`;
      const { pagamentoSeCancelada } = await money(target.clienteIdB, REASON[act]);
      const { statusCode } = await machineDoor(desk.shop).ask(url, { method: 'PATCH', headers: desk.headers, payload });
      expect([200, 409]).toContain(statusCode);
      if (STATUS[act] !== 'cancelada' || statusCode !== 200) return;
      const { pagamentoNaFamilia } = await money(target.clienteIdB);
      // What is asked before is what comes.
      if (pagamentoSeCancelada !== null) expect(pagamentoNaFamilia).toBe(pagamentoSeCancelada);
      else if (stood) expect(pagamentoNaFamilia ?? 'Está cancelada').toMatch(/^(Está cancelada|Constam .* Nenhuma delas vale)/);
    },
  };
}

it(
  'whoever has been told not to pay is asked to in a letter once he is to, and whoever was asked is told once he is not',
  { timeout: 240_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(STEP, { minLength: 5, maxLength: 10 }), async (steps) => {
        await desk.clear();
        const { act } = await story();
        let before = await standings();
        await desk.letters();
        for (const step of steps) {
          await act(step);
          const after = await standings();
          const owed = [...after].filter(([, standing]) => standing === 'owed').map(([codigo]) => codigo);
          expect(await toCome(), step.act).toEqual(owed.toSorted());
          const queues = await toSettle();
          expect(queues, step.act).toEqual(await asFollowed());
          const written = await desk.letters();
          await refundsAreQueued(written, queues, { pages: step === steps.at(-1) });
          for (const [codigo, now] of after) {
            const was = before.get(codigo);
            const of = written.filter((letter) => letter.codigo === codigo).map(({ text }) => text);
            if (was === 'settled' && now === 'owed')
              expect(of, `${codigo}: ${step.act}`).toContainEqual(expect.stringMatching(/consta como não pago.*PIX/));
            const address = (await linhas()).find(({ clienteIdB }) => codigoDe(clienteIdB) === codigo)!.email;
            if (was === 'owed' && now === 'settled')
              expect(
                written.filter(({ para }) => para === address).map(({ text }) => text),
                `${codigo}: ${step.act}`,
              ).toContainEqual(
                expect.stringMatching(new RegExp(`(?=.*${codigo}).*([Pp]agamento.* confirmado|[Nn]ão pague|conta para ele)`)),
              );
          }
          before = after;
        }
      }),
      { numRuns: 20 },
    );
  },
);

it('so it is where the payment is taken back at an order that does not stand, or was corrected', async () => {
  const taken = async (target: string) => {
    await desk.letters();
    await dizer(target, { pagaEm: null });
    return desk.letters();
  };
  const paid = async (of: Promise<{ chave: string; clienteIdB: string }>) => {
    const made = await of;
    await dizer(made.clienteIdB, { pagaEm: PAGO });
    return made;
  };
  const askedFor = (clienteIdB: string, total: string) => [
    {
      codigo: codigoDe(clienteIdB),
      para: MAIL,
      tipo: 'pedido.desmarcado',
      text: expect.stringMatching(`consta como não pago.*${total} `),
    },
  ];
  // At the corrected one, which stays beside a correction of another total.
  const a = await paid(pedir());
  const b = await pedir({ substitui: a.chave, meses: 24 });
  expect(await taken(a.clienteIdB)).toEqual(askedFor(b.clienteIdB, 'R\\$ 480,00'));
  // At one that was replaced, whose payment went along.
  const c = await paid(pedir());
  const d = await pedir({ substitui: c.chave });
  expect(await taken(c.clienteIdB)).toEqual(askedFor(d.clienteIdB, 'R\\$ 240,00'));
  // At a cancelled correction, of the same total and of another.
  for (const meses of [12, 24] as const) {
    const first = await pedir();
    const second = await paid(pedir({ substitui: first.chave, meses }));
    await dizer(second.clienteIdB, { status: 'cancelada' });
    expect(await taken(second.clienteIdB)).toEqual(askedFor(first.clienteIdB, 'R\\$ 240,00'));
  }
});

it('a payment goes back with a cancelled correction only to an order of the same payer', async () => {
  const typo = { emailPrincipal: 'mariaa@empresa.com.br' };
  for (const first of ['cancel', 'pay'] as const) {
    const a = await pedir(typo);
    const b = await pedir({ substitui: a.chave });
    const acts = { cancel: () => dizer(b.clienteIdB, { status: 'cancelada' }), pay: () => dizer(b.clienteIdB, { pagaEm: PAGO }) };
    await acts[first]();
    await acts[first === 'cancel' ? 'pay' : 'cancel']();
    const said = await desk.read(a.clienteIdB);
    expect(said).toMatchObject({ status: 'nova', pagaEm: null, pagoPorOutro: b.clienteIdB, liberado: false });
    // Whoever has paid hears at his own address that the payment counts, and that it does no more.
    expect((await desk.letters()).findLast(({ codigo }) => codigo === codigoDe(b.clienteIdB))!.text).toContain('conta para ele');
    await dizer(b.clienteIdB, { pagaEm: null });
    const taken = await desk.letters();
    expect(taken.map(({ codigo, tipo }) => [codigo, tipo])).toEqual([
      [codigoDe(a.clienteIdB), 'pedido.desmarcado'],
      [codigoDe(b.clienteIdB), 'pedido.devolvido'],
    ]);
  }
});

it('where all are cancelled whoever has paid one of them hears that the money is with the company', async () => {
  for (const first of [0, 1]) {
    const a = await pedir();
    if (first === 1) await dizer(a.clienteIdB, { pagaEm: PAGO });
    const b = await pedir({ substitui: a.chave, meses: 24 });
    if (first === 0) await dizer(b.clienteIdB, { pagaEm: PAGO });
    const order = first === 0 ? [b, a] : [a, b];
    for (const { clienteIdB } of order) await dizer(clienteIdB, { status: 'cancelada' });
    const [paid, last] = [order[0]!.clienteIdB, order[1]!.clienteIdB];
    const owed = `O pagamento de 20/11/2026 pelo pedido ${codigoDe(paid)} está com a gente, e a nossa equipe fala com você sobre a devolução.`;
    const { codigo, text } = (await desk.letters()).at(-1)!;
    expect(codigo).toBe(codigoDe(last));
    for (const said of [text, (await follow(desk.shop, last)).seen]) {
      expect(said).toContain(owed);
      expect(said).not.toContain('nada há a pagar');
    }
  }
});

it('of two payments in one family letters and page say that one is too many, and that it has come back', async () => {
  const a = await pedir();
  await dizer(a.clienteIdB, { status: 'em_atendimento' });
  await dizer(a.clienteIdB, { pagaEm: PAGO });
  const b = await pedir({ substitui: a.chave, meses: 24 });
  await desk.letters();
  await dizer(b.clienteIdB, { pagaEm: PAGO });
  const both = `Consta também um pagamento de 20/11/2026 pelo pedido ${codigoDe(a.clienteIdB)}. Não pague mais nada: se foram dois,`;
  expect(await desk.letters()).toMatchObject([
    { codigo: codigoDe(b.clienteIdB), tipo: 'pedido.pago', text: expect.stringContaining(both) },
  ]);
  expect((await follow(desk.shop, b.clienteIdB)).seen).toContain(both);
  await dizer(a.clienteIdB, { status: 'cancelada' });
  await desk.letters();
  await dizer(a.clienteIdB, { pagaEm: null });
  expect(await desk.letters()).toMatchObject([
    {
      codigo: codigoDe(a.clienteIdB),
      tipo: 'pedido.devolvido',
      text: expect.stringContaining(
        `não consta mais pagamento nele. No lugar dele vale o pedido ${codigoDe(b.clienteIdB)}, que está pago. Se você pagou duas vezes`,
      ),
    },
  ]);
});
