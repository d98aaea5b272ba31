import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lerMarca } from '../../modules/brand/marca.service.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';
import { codigoDe } from '../../modules/checkout/codigo.ts';
import { lerPedidoEscrito } from '../../modules/checkout/correspondencia.service.ts';
import { cartaAoCliente } from '../../modules/mail/doCliente.server.ts';
import { CARTA_AO_CLIENTE } from '../../modules/mail/interesse.service.ts';
import { papelariaDe, type Papelaria } from '../../modules/mail/papelaria.service.ts';
import { textoDaCarta } from '../../modules/mail/texto.ts';
import { criarPlano } from '../support/factories.ts';
import { day, novaChave } from '../support/factories.order.ts';
import { follow, orderOf } from '../support/followed.ts';
import { openShop, type Shop } from '../support/shop.ts';

// What page and letters say of the payment of an order, in every state that it can be in: nobody is asked for money that is not owed, or twice.

const PIX = { PIX_KEY: 'financeiro@ipe.example', PIX_NAME: 'IPE HOSPEDAGEM', PIX_CITY: 'SAO PAULO', PAYMENT_DAYS: '5' };
/** Where nothing is delivered: pages speak of letters. */
const MAIL = { SMTP_URL: 'smtp://localhost:9', MAIL_FROM: 'loja@ipe.example' };
const DAY_MS = 86_400_000;
const LETTERS = Object.values(CARTA_AO_CLIENTE);

const STATUS = ['nova', 'em_atendimento', 'concluida', 'cancelada', 'substituida'] as const;
/** How the order is linked with another, that nobody has paid: with none; it corrects one of the same day, or one of long ago; one corrects it and stands; a correction of it was cancelled. */
const FAMILY = ['alone', 'corrects', 'corrects late', 'corrected', 'correction cancelled'] as const;
/** Days since the order came: today, and after its trial and every last day. */
const AGE = [0, 20] as const;
/** Also one that was said to be paid, which was taken back. */
const TOTAL = ['confirmed', 'changed', 'unmarked', 'free'] as const;

interface State {
  trial: boolean;
  pix: boolean;
  status: (typeof STATUS)[number];
  family: (typeof FAMILY)[number];
  age: (typeof AGE)[number];
  total: (typeof TOTAL)[number];
  paid: boolean;
}

/** Those that there are: what is replaced has a correction, and what costs nothing is not paid. */
const STATES: State[] = [true, false].flatMap((trial) =>
  [true, false].flatMap((pix) =>
    STATUS.flatMap((status) =>
      FAMILY.flatMap((family) =>
        AGE.flatMap((age) =>
          TOTAL.flatMap((total) => [false, true].map((paid) => ({ trial, pix, status, family, age, total, paid }))),
        ),
      ),
    ),
  ),
);
const there = ({ status, family, age, total, paid, pix }: State) =>
  (status !== 'substituida' || family === 'corrected') &&
  (status !== 'concluida' || family !== 'corrected') &&
  (family !== 'corrects late' || age === 0) &&
  ((total !== 'free' && total !== 'unmarked') || !paid) &&
  ((pix && age === 0) || !paid);

const open = ({ status }: State) => status === 'nova' || status === 'em_atendimento';
/** Whether it holds, and is the one to pay. */
const holds = (state: State) => (open(state) && state.family !== 'corrected') || state.status === 'concluida';
const unpaid = (state: State) => holds(state) && !state.paid;
/** Whether it came after the trial of what it corrects: that is bought. */
const bought = ({ trial, family }: State) => trial && family === 'corrects late';
/** How many days ago what it corrects came. */
const correctedAge = ({ age, family }: State) => (family === 'corrects late' ? 20 : age);
/** Whether it is tried before it is paid; for as many days as `age`. */
const tried = (state: State) => unpaid(state) && state.trial && !bought(state) && state.total !== 'free';
/** Whether its last day is not over. */
const payable = ({ age }: State) => age === 0;
const linked = ({ family }: State) => family !== 'alone';

/** What is said of a state: on its page, and in each letter that has something to say. */
interface Said {
  page: string;
  letters: Partial<Record<(typeof LETTERS)[number], string>>;
  other: string;
}

/** What has to be so of what is said. */
interface Rule {
  of: string;
  when: (state: State) => boolean;
  says?: (said: Said, state: State) => RegExp[];
  never?: RegExp[];
  /** Letters that it is about; all that there are, unless said. */
  letters?: readonly string[];
}

/** Letters that say how an order is paid. */
const ASKING = ['criado', 'valor', 'contato', 'concluido', 'retomado', 'desmarcado'];

const RULES: Rule[] = [
  {
    of: 'another order of the family that may have been paid, named where this one is to be paid',
    when: (state) => unpaid(state) && linked(state),
    says: ({ other }, { total }) => [
      total === 'free'
        ? new RegExp(`Se você já pagou o pedido ${other}, escreva para contato@ipe\\.example com os dois códigos\\.`)
        : new RegExp(
            `Se você já pagou o pedido ${other}, não pague de novo: escreva para contato@ipe\\.example com os dois códigos\\.`,
          ),
    ],
    letters: ASKING,
  },
  {
    of: 'an order that is not the one to pay, which may have been paid',
    when: (state) => !state.paid && state.family === 'corrected' && state.status !== 'concluida',
    says: ({ other }) => [
      new RegExp(
        `${other}.*Se você já pagou (por este pedido|pelo que foi cancelado), não pague de novo: escreva para contato@ipe\\.example com os dois códigos\\.`,
      ),
    ],
    letters: ['cancelado'],
  },
  {
    of: 'a cancelled order, which may have been paid',
    when: ({ status, paid, family }) => status === 'cancelada' && !paid && family !== 'corrected',
    says: () => [
      /[Ss]e você (já pagou|pagou, e o dinheiro não voltou para você), escreva para contato@ipe\.example com o código do pedido/,
    ],
    letters: ['cancelado'],
  },
  {
    of: 'a total that was another, and may have been paid',
    when: (state) => unpaid(state) && state.total === 'changed',
    says: (_, state) => [
      /O valor deste pedido mudou: antes R\$ 300,00, agora R\$ 240,00\./,
      new RegExp(
        `Se você já pagou R\\$ 300,00, ou outro valor por este pedido, não pague ${state.pix && payable(state) ? 'por este código' : 'de novo'}: escreva para contato@ipe\\.example com o código do pedido\\.`,
      ),
    ],
    letters: ASKING,
  },
  {
    of: 'a payment that was taken back, which may have come',
    when: (state) => unpaid(state) && state.total === 'unmarked',
    says: () => [
      /A confirmação de um pagamento deste pedido foi desfeita\. Se você pagou, e o dinheiro não voltou para você, não pague de novo: escreva para contato@ipe\.example com o código do pedido\./,
    ],
    letters: ASKING,
  },
  { of: 'no payment that was taken back', when: ({ total }) => total !== 'unmarked', never: [/foi desfeita/] },
  {
    of: 'what was paid, and waits for no payment',
    when: ({ paid }) => paid,
    never: [/após a confirmação do pagamento/],
    letters: LETTERS.filter((aviso) => aviso !== 'desmarcado'),
  },
  {
    of: 'a trial that lasts: nothing is due',
    when: (state) => tried(state) && state.age === 0,
    says: () => [
      /Use até \d\d\/\d\d\/\d{4} sem pagar\. Se quiser ficar, pague R\$ 240,00 até .*se não, não faça nada: nada é cobrado\./,
    ],
    never: [/Falta pagar|Aguardando o pagamento|não consta|O teste terminou/],
    letters: ASKING,
  },
  {
    of: 'a trial that is over: whoever did nothing owes nothing',
    when: (state) => tried(state) && state.age > 0 && state.status === 'concluida',
    says: (_, { pix, age }) => [
      new RegExp(
        `O teste terminou em .*Se você não ficou com o plano, ou se ele só foi liberado depois, nada é devido; se quer ficar, ${pix && age === 0 ? 'pague R\\$ 240,00 até' : 'escreva para contato@ipe\\.example'}`,
      ),
    ],
    never: [/Falta pagar|não consta|Aguardando o pagamento|O prazo para pagar/],
    letters: ASKING,
  },
  {
    of: 'a trial whose days are over before it was released: the shop is late',
    when: (state) => tried(state) && state.age > 0 && open(state),
    says: () => [/[Ss]e o plano ainda não foi liberado, nossa equipe está atrasada, e nada é devido\./],
    never: [/O prazo (para pagar|terminou)|Aguardando o pagamento|pague só por este/],
    letters: ASKING,
  },
  {
    of: 'what is ordered after a trial: it is bought, and nobody is told that nothing is due',
    when: (state) => unpaid(state) && bought(state) && state.total !== 'free',
    never: [/Use até|O teste terminou|nada é devido|nada é cobrado\./],
    letters: ASKING,
  },
  { of: 'what was promised within hours, days ago', when: ({ age }) => age > 0, never: [/em até 2 horas/] },
  {
    of: 'an order that can be paid, from its own day on',
    when: (state) => unpaid(state) && state.age === 0,
    never: [/O prazo para pagar este pedido terminou|não consta/],
  },
  {
    of: 'an order that can be paid no more',
    when: (state) => unpaid(state) && state.age > 0 && state.pix,
    never: [/pague só por este|PIX copia e cola|PIX abaixo/],
  },
  {
    of: 'an order that costs nothing: nobody waits for a payment',
    when: (state) => unpaid(state) && state.total === 'free',
    never: [
      /após a confirmação do pagamento|pagamento for confirmado|e como pagar|de volta o que pagou|[Pp]ague |Aguardando|Enquanto não pagar/,
    ],
    // What that takes back is a payment.
    letters: LETTERS.filter((aviso) => aviso !== 'desmarcado'),
  },
  {
    of: 'the steps of one that costs nothing',
    when: (state) => unpaid(state) && state.total === 'free' && open(state),
    says: () => [/Pagamento Feito Nada a pagar\. .*Ativação Agora /],
    letters: [],
  },
  {
    of: 'what waits for no payment',
    when: (state) => state.paid || !holds(state),
    never: [/Avisamos também por e-mail quando o pagamento/],
  },
  { of: 'a total that was no other', when: ({ total }) => total !== 'changed', never: [/valor (deste|do seu) pedido mudou/] },
];

let shop: Shop;
let without: Shop;
let orders: Record<'trial' | 'server', [self: string, other: string]>;
let papelaria: Papelaria;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off', ...PIX, ...MAIL });
  without = await openShop({ DATABASE_URL: shop.config.databaseUrl, BOT_CHECK: 'off', RATE_LIMIT: 'off', ...MAIL });
  papelaria = papelariaDe(shop.config, await lerMarca(shop.config));
  const em = shop.em.fork();
  const hosting = (await criarPlano(em, { valor: 20, desconto2: 0 })).id;
  const server = (await criarPlano(em, { planoTipo: 'VPSCPANEL', nome: 'cPanel Ramo', valor: 20, desconto3: 0 })).id;
  orders = {
    trial: [await orderOf(shop, hosting), await orderOf(shop, hosting)],
    server: [await orderOf(shop, server), await orderOf(shop, server)],
  };
});
afterAll(async () => {
  await without.close();
  await shop.close();
});

const ago = (days: number) => ({ dataCadastro: day(-days), criadaEm: new Date(Date.now() - days * DAY_MS) });

/** Brings the two orders into a state, and answers what is said of the first. */
async function saidOf(state: State): Promise<Said> {
  const [self, other] = orders[state.trial ? 'trial' : 'server'];
  const em = shop.em.fork();
  const [one, two] = await Promise.all([self, other].map((clienteIdB) => em.findOneOrFail(Assinatura, { clienteIdB })));
  const alone = { substituiId: null, substituidaPorId: null, soCita: false, pagaEm: null, valorAnterior: null, prazoDesde: null };
  const corrects = state.family === 'corrects' || state.family === 'corrects late';
  const links = !linked(state)
    ? [alone, alone]
    : corrects
      ? [
          { ...alone, substituiId: two!.id },
          { ...alone, substituidaPorId: one!.id },
        ]
      : [
          { ...alone, substituidaPorId: two!.id },
          { ...alone, substituiId: one!.id },
        ];
  await em.nativeUpdate(
    Assinatura,
    { clienteIdB: self },
    {
      ...links[0],
      ...ago(state.age),
      status: state.status,
      statusEm: new Date(Date.now() - state.age * DAY_MS),
      pagaEm: state.paid ? new Date() : null,
      valor: state.total === 'free' ? 0 : 240,
      valorAnterior: state.total === 'changed' ? 300 : null,
      desmarcadaEm: state.total === 'unmarked' ? new Date() : null,
    },
  );
  const statusOfOther = corrects ? 'substituida' : state.family === 'corrected' ? 'nova' : 'cancelada';
  await em.nativeUpdate(
    Assinatura,
    { clienteIdB: other },
    { ...links[1], ...ago(correctedAge(state)), status: statusOfOther, valor: 200 },
  );
  const { seen } = await follow(state.pix ? shop : without, self);
  const pagamento = state.pix ? papelaria.pagamento : { ...papelaria.pagamento, pix: null };
  const pedido = (await lerPedidoEscrito(shop.em.fork(), one!.id, pagamento, new Date()))!;
  const letters = LETTERS.flatMap((aviso) => {
    const carta = cartaAoCliente(aviso, pedido, papelaria.loja);
    return carta ? [[aviso, textoDaCarta(carta, papelaria.loja).replaceAll(/\s+/g, ' ')]] : [];
  });
  return { page: seen.slice(seen.indexOf(one!.codigo)), letters: Object.fromEntries(letters), other: two!.codigo };
}

/** In what a state is said against a rule. */
function against({ of, when, says, never = [], letters = LETTERS }: Rule, state: State, said: Said): string[] {
  if (!when(state)) return [];
  const texts = Object.entries({ page: said.page, ...said.letters }).filter(
    ([name]) => name === 'page' || letters.includes(name),
  );
  return texts.flatMap(([name, text]) => [
    ...(says?.(said, state) ?? []).filter((part) => !part.test(text)).map((part) => `${name}: ${of}: lacks ${part}`),
    ...never.filter((part) => part.test(text)).map((part) => `${name}: ${of}: has ${part}`),
  ]);
}

it('all orders of a longer chain are named that may have been paid', async () => {
  const chaves = [novaChave(), novaChave()];
  const { id } = await criarPlano(shop.em.fork(), { nome: 'PHP Cadeia', valor: 20, desconto2: 0 });
  const [first, second, third] = [
    await orderOf(shop, id, { chave: chaves[0] }),
    await orderOf(shop, id, { chave: chaves[1], substitui: chaves[0], numero: '7' }),
    await orderOf(shop, id, { substitui: chaves[1], numero: '8' }),
  ];
  expect((await follow(shop, third)).seen).toContain(
    `Este pedido corrige o pedido ${codigoDe(second)}. Se você já pagou o pedido ${codigoDe(second)} ou ${codigoDe(first)}, não pague de novo: escreva para contato@ipe.example com os códigos.`,
  );
  expect((await follow(shop, first)).seen).toContain('Se você já pagou por este pedido, não pague de novo');
});

describe.each([
  ['with a trial', true],
  ['without one', false],
])('of an order %s', (_, trial) => {
  it.each([
    ['by PIX', true],
    ['as staff say', false],
  ])('paid %s page and letters say what holds in every state', async (__, pix) => {
    const wrong: Record<string, string[]> = {};
    for (const state of STATES.filter((one) => one.trial === trial && one.pix === pix && there(one))) {
      const said = await saidOf(state);
      const { status, family, age, total, paid } = state;
      for (const rule of RULES)
        for (const broken of against(rule, state, said))
          (wrong[broken] ??= []).push([status, family, `${age} days`, total, ...(paid ? ['paid'] : [])].join(', '));
    }
    expect(wrong).toEqual({});
  });
});
