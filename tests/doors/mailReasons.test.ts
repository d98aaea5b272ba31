import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { businessDay } from '../../platform/calendar.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { avisaQuemPediu } from '../../modules/checkout/aviso.ts';
import { MotivoDoCancelamento } from '../../modules/checkout/motivo.ts';
import { escreverDia } from '../../modules/editing/dia.ts';
import { criarPlano } from '../support/factories.ts';
import { follow } from '../support/followed.ts';
import { MailShop } from '../support/mailShop.ts';
import { SOON } from '../support/tellingShop.ts';

// What whoever ordered is told of why it was cancelled: what is true of it, in every sequence, and nothing of spam (077).

const MARIA = 'maria@empresa.com.br';
const NOW = () => new Date().toISOString();
const DAY_MS = 86_400_000;

let shop: MailShop;
/** A plan that is paid first. */
let server: string;
beforeAll(async () => {
  shop = await MailShop.open();
  const plan = { planoTipo: 'VPSLINUX', valor: 20, desconto1: 10, desconto2: 10, desconto3: 10 } as const;
  server = String((await criarPlano(shop.shop.em.fork(), plan)).id);
});
afterAll(() => shop.close());
afterEach(() => shop.reset());

type Said = { status?: string; motivo?: string | null; pagaEm?: string | null };
const say = async (pedido: string, said: Said) => {
  const query =
    'mutation ($pedido: String!, $status: AssinaturaStatus, $motivo: MotivoDoCancelamento, $pagaEm: String) { atualizarPedido(pedido: $pedido, status: $status, motivo: $motivo, pagaEm: $pagaEm) { id } }';
  expect((await shop.staff.graphql(query, { pedido, ...said })).errors).toBeUndefined();
};
const settled = () =>
  expect.poll(async () => (await shop.entries()).every(({ estado }) => estado !== 'esperando'), SOON).toBe(true);
const letters = () => shop.mailsTo(MARIA);
const subjects = () => letters().map(({ subject }) => subject!.split(' · ')[0]);

/** An order that its customer has been written to of. */
async function ordered(said: object = {}): Promise<string> {
  const before = letters().length;
  const { clienteIdB } = await shop.order(said);
  await expect.poll(() => letters().length, SOON).toBe(before + 1);
  return clienteIdB;
}

const RECEIVED = 'Recebemos o seu pedido';
const CANCELLED = 'O seu pedido foi cancelado';
const RESUMED = 'O seu pedido foi retomado';

/** What is said to whoever ordered, by the reason; nothing where none is his. */
const SENTENCES: Readonly<Record<MotivoDoCancelamento, string | null>> = {
  desistencia: 'O cancelamento foi a seu pedido.',
  nao_pago: null,
  sem_contato: 'Não conseguimos falar com você pelos contatos do pedido.',
  indisponivel: 'Não podemos atender o que foi pedido.',
  duplicado: 'Ele repetia outro pedido.',
  spam: null,
  outro: null,
};
const ALL = Object.values(SENTENCES).filter((sentence) => sentence !== null);

describe('each reason', () => {
  it('is said in the letter and on the page of the order, or nowhere; spam and duplicates send no letter', async () => {
    await shop.deliver();
    for (const motivo of Object.values(MotivoDoCancelamento)) {
      const id = await ordered();
      const before = letters().length;
      await say(id, { status: 'cancelada', motivo });
      await settled();
      const silent = motivo === 'spam' || motivo === 'duplicado';
      expect([motivo, letters().length - before]).toEqual([motivo, silent ? 0 : 1]);
      expect([motivo, avisaQuemPediu({ status: 'nova' }, 'cancelada', motivo)]).toEqual([motivo, !silent]);
      const { seen: page } = await follow(shop.shop, id);
      const seen = page.slice(page.indexOf('Pedido cancelado'), page.indexOf('O que você pediu'));
      const forms = silent ? [seen] : [seen, letters().at(-1)!.text!.replaceAll(/\s+/g, ' ')];
      for (const form of forms) {
        expect([motivo, ALL.filter((sentence) => form.includes(sentence))]).toEqual([
          motivo,
          SENTENCES[motivo] === null ? [] : [SENTENCES[motivo]],
        ]);
        expect(form).not.toMatch(/spam/i);
      }
    }
  });

  it('that it was not paid says until when that was, once that day is over, and how to order again', async () => {
    await shop.deliver();
    const id = await ordered({ planoId: server });
    const em = shop.shop.orm.em.fork();
    const dia = businessDay(new Date(Date.now() - 60 * DAY_MS));
    await em.nativeUpdate(Assinatura, { clienteIdB: id }, { dataCadastro: dia });
    const page = await follow(shop.shop, id);
    const [, ate] = /O prazo para pagar este pedido terminou em (\d\d\/\d\d\/\d{4})/.exec(page.seen)!;
    await say(id, { status: 'cancelada', motivo: 'nao_pago' });
    await settled();
    const sentence = `O pagamento, que era até ${ate}, não chegou. Se ainda quer o plano, faça um novo pedido.`;
    expect(letters().at(-1)!.text!.replaceAll(/\s+/g, ' ')).toContain(sentence);
    expect((await follow(shop.shop, id)).seen).toContain(sentence);
    expect(ate).not.toBe(escreverDia(dia));
    // Whoever was told that he owes nothing by doing nothing is not told that his payment did not come.
    const trial = await ordered();
    await em.nativeUpdate(Assinatura, { clienteIdB: trial }, { dataCadastro: dia });
    await say(trial, { status: 'cancelada', motivo: 'nao_pago' });
    await settled();
    expect(letters().at(-1)!.text).not.toContain('não chegou');
    expect((await follow(shop.shop, trial)).seen).not.toContain('não chegou');
    // Once it is paid after all, it is not said that it was not.
    await say(id, { pagaEm: NOW() });
    expect((await follow(shop.shop, id)).seen).not.toContain('não chegou');
  });

  it('that what was ordered after a trial was not paid is said, as its page has asked for it', async () => {
    await shop.deliver();
    const em = shop.shop.orm.em.fork();
    const since = (id: string, days: number) =>
      em.nativeUpdate(Assinatura, { clienteIdB: id }, { dataCadastro: businessDay(new Date(Date.now() - days * DAY_MS)) });
    const chave = `chave-${Date.now()}-provada`;
    await since(await ordered({ chave }), 90);
    const bought = await ordered({ substitui: chave, numero: '79' });
    await since(bought, 60);
    const page = await follow(shop.shop, bought);
    const [, ate] = /O prazo para pagar este pedido terminou em (\d\d\/\d\d\/\d{4})/.exec(page.seen)!;
    await say(bought, { status: 'cancelada', motivo: 'nao_pago' });
    await settled();
    const sentence = `O pagamento, que era até ${ate}, não chegou. Se ainda quer o plano, faça um novo pedido.`;
    expect(letters().at(-1)!.text!.replaceAll(/\s+/g, ' ')).toContain(sentence);
    expect((await follow(shop.shop, bought)).seen).toContain(sentence);
  });

  it('of what was paid is told, with what becomes of the money', async () => {
    await shop.deliver();
    for (const motivo of Object.values(MotivoDoCancelamento)) {
      const id = await ordered();
      await say(id, { pagaEm: NOW() });
      await settled();
      const before = letters().length;
      await say(id, { status: 'cancelada', motivo });
      await settled();
      expect([motivo, letters().length - before]).toEqual([motivo, 1]);
      expect(avisaQuemPediu({ status: 'nova', pagaEm: NOW() }, 'cancelada', motivo)).toBe(true);
      const { text } = letters().at(-1)!;
      expect(text).toContain('está com a gente, e a nossa equipe fala com você sobre a devolução.');
      // Whoever orders anew would pay twice.
      expect(text).not.toMatch(/não chegou|spam|faça um novo pedido/i);
      // And that it was taken back, which is not to say that money was sent.
      await say(id, { pagaEm: null });
      await settled();
      expect(subjects().at(-1)).toBe('O pagamento do pedido foi desmarcado');
      expect(letters().at(-1)!.text).toContain('Se você pagou, e o dinheiro não voltou para você, escreva para');
      // Whose money has come back may order anew.
      const { seen } = await follow(shop.shop, id);
      expect([motivo, seen.includes('não faça outro pedido')]).toEqual([motivo, false]);
      expect(seen.includes('e não há dinheiro seu com a gente, faça um novo pedido')).toBe(motivo === 'sem_contato');
    }
  });

  it('of a correction that is called a duplicate is told: the other order is the one to pay again', async () => {
    await shop.deliver();
    const chave = `chave-${Date.now()}-primeira`;
    await ordered({ chave });
    const correction = await ordered({ substitui: chave, numero: '77' });
    const before = letters().length;
    await say(correction, { status: 'cancelada', motivo: 'duplicado' });
    await settled();
    expect(letters().length - before).toBe(1);
    expect(avisaQuemPediu({ status: 'nova', substituiId: '1' }, 'cancelada', 'duplicado')).toBe(true);
    expect(letters().at(-1)!.text).toMatch(/foi cancelado\. Ele repetia outro pedido\. No lugar dele vale o pedido/);
  });
});

/** Sequences of what staff say, and the subjects of what is written after the confirmation. */
const SEQUENCES: readonly (readonly [string, readonly Said[], readonly string[]])[] = [
  ['cancelled as spam, and taken back', [{ status: 'cancelada', motivo: 'spam' }, { status: 'nova' }], []],
  [
    'cancelled as spam, taken back, and cancelled for what concerns the customer',
    [{ status: 'cancelada', motivo: 'spam' }, { status: 'nova' }, { status: 'cancelada', motivo: 'desistencia' }],
    [CANCELLED],
  ],
  [
    'cancelled, called a duplicate afterwards, and taken back',
    [{ status: 'cancelada' }, { motivo: 'duplicado' }, { status: 'nova' }],
    [CANCELLED, RESUMED],
  ],
  [
    'cancelled as a duplicate, for another reason after all, and taken back',
    [{ status: 'cancelada', motivo: 'duplicado' }, { motivo: 'indisponivel' }, { status: 'nova' }],
    [CANCELLED, RESUMED],
  ],
  [
    'cancelled for one reason, and for another after all',
    [{ status: 'cancelada', motivo: 'nao_pago' }, { motivo: 'desistencia' }, { motivo: 'spam' }, { motivo: 'outro' }],
    [CANCELLED],
  ],
  [
    'cancelled, called spam by mistake, and another reason after all, and taken back',
    [{ status: 'cancelada', motivo: 'sem_contato' }, { motivo: 'spam' }, { motivo: 'sem_contato' }, { status: 'nova' }],
    [CANCELLED, RESUMED],
  ],
  [
    'concluded, cancelled as a duplicate, and taken back',
    [{ status: 'concluida' }, { status: 'cancelada', motivo: 'duplicado' }, { status: 'concluida' }],
    ['O seu pedido foi concluído', CANCELLED, 'O seu pedido foi concluído'],
  ],
  [
    'paid, concluded, paid no more, and cancelled as a duplicate',
    [{ pagaEm: NOW() }, { status: 'concluida' }, { pagaEm: null }, { status: 'cancelada', motivo: 'duplicado' }],
    ['Recebemos o seu pagamento', 'O seu pedido foi concluído', 'O pagamento do pedido foi desmarcado', CANCELLED],
  ],
  [
    'cancelled, taken up, and cancelled as spam',
    [{ status: 'cancelada', motivo: 'nao_pago' }, { status: 'em_atendimento' }, { status: 'cancelada', motivo: 'spam' }],
    [CANCELLED, RESUMED],
  ],
  [
    'paid, concluded, taken up again, and concluded',
    [{ pagaEm: NOW() }, { status: 'concluida' }, { status: 'em_atendimento' }, { status: 'concluida' }],
    [
      'Recebemos o seu pagamento',
      'O seu pedido foi concluído',
      'O seu pedido voltou ao atendimento',
      'O seu pedido foi concluído',
    ],
  ],
  [
    'cancelled as spam, paid by a person after all, and taken back',
    [{ status: 'cancelada', motivo: 'spam' }, { pagaEm: NOW() }, { status: 'nova' }],
    ['Recebemos o seu pagamento', RESUMED],
  ],
];

describe('an order that is', () => {
  it.each(SEQUENCES)('%s has these letters', async (_what, steps, expected) => {
    await shop.deliver();
    const id = await ordered();
    for (const step of steps) {
      await say(id, step);
      await settled();
    }
    expect(subjects()).toEqual([RECEIVED, ...expected]);
  });

  it('cancelled as spam and taken back before any letter could go has none of either', async () => {
    await shop.deliver();
    const id = await ordered();
    await shop.still();
    await say(id, { status: 'cancelada', motivo: 'spam' });
    await say(id, { status: 'nova' });
    await shop.deliver();
    await settled();
    expect(subjects()).toEqual([RECEIVED]);
  });

  it('cancelled as spam and for another reason before the letter could go has one', async () => {
    await shop.deliver();
    const id = await ordered();
    await shop.still();
    await say(id, { status: 'cancelada', motivo: 'spam' });
    await say(id, { motivo: 'desistencia' });
    await shop.deliver();
    await settled();
    expect(subjects()).toEqual([RECEIVED, CANCELLED]);
    expect(letters().at(-1)!.text).toContain('O cancelamento foi a seu pedido.');
  });
});

it('money that comes for a correction which is cancelled already is confirmed for the order that holds again', async () => {
  await shop.deliver();
  const chave = `chave-${Date.now()}-antes`;
  await ordered({ chave });
  const correction = await ordered({ substitui: chave, numero: '78' });
  await say(correction, { status: 'cancelada' });
  await settled();
  await say(correction, { pagaEm: NOW() });
  await settled();
  expect(subjects().slice(-2)).toEqual([CANCELLED, 'Recebemos o seu pagamento']);
});

it('the example that staff see has a reason', async () => {
  const { body } = await shop.staff.rest('GET', '/api/emails/cancelado');
  expect(body).toMatch(/O pagamento(, que era até \d\d\/\d\d\/\d{4},)? não chegou\./);
});
