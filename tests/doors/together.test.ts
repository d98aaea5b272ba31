import { afterAll, beforeAll, expect, it } from 'vitest';
import { criarPlano } from '../support/factories.ts';
import { novaChave, TEMPORARIO } from '../support/factories.order.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { Assinatura } from '../../modules/checkout/assinatura.entity.ts';

// Orders that arrive together are brought to the disk together, and each is answered for itself.

let shop: Shop;
let planoId: number;
beforeAll(async () => {
  shop = await openShop({ BOT_CHECK: 'off', RATE_LIMIT: 'off' });
  planoId = (await criarPlano(shop.em.fork(), { valor: 100, desconto1: 0, desconto2: 0, desconto3: 0 })).id;
});
afterAll(() => shop.close());

interface Answer {
  status: number;
  clienteIdB?: string;
  /** Of a refusal. */
  codigo?: string;
}

async function order(said: Record<string, unknown>, at: Shop = shop): Promise<Answer> {
  const payload = { ...TEMPORARIO, planoId, valor: 1200, chave: novaChave(), ...said };
  const response = await at.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
  const { clienteIdB, codigo } = response.json();
  return { status: response.statusCode, clienteIdB, codigo: response.statusCode === 200 ? undefined : codigo };
}

/** Of whom there are too many with one key at once. */
const isSentAway = ({ status, codigo }: Answer) => status === 503 && codigo === 'PEDIDO_EM_ANDAMENTO';

const partition = <Value>(all: readonly Value[], holds: (value: Value) => boolean) =>
  [all.filter(holds), all.filter((value) => !holds(value))] as const;

const storedIds = async () =>
  (await shop.orm.em.fork().find(Assinatura, {})).map(({ clienteIdB }) => clienteIdB).toSorted((a, b) => (a < b ? -1 : 1));

it('of forty at once, those that are refused take none of the others with them', async () => {
  const [taken, before] = [novaChave(), novaChave()];
  const first = await order({ chave: taken });
  await order({ chave: before });
  const kinds: readonly [said: () => Record<string, unknown>, expected: string | undefined][] = [
    [() => ({}), undefined],
    [() => ({ valor: 1199 }), 'VALOR_ATUALIZADO'],
    [() => ({ planoId: 999_999 }), 'PLANO_INDISPONIVEL'],
    [() => ({ cupom: 'NADA' }), 'CUPOM_INVALIDO'],
    [() => ({ chave: taken, numero: '9' }), 'CHAVE_REUTILIZADA'],
    [() => ({ substitui: before, numero: '9' }), undefined],
    [() => ({ chave: taken }), undefined],
    [() => ({ planoId: '', plano: 'Outro' }), undefined],
  ];
  const known = await storedIds();
  const sent = Array.from({ length: 40 }, (_, n) => kinds[n % kinds.length]!);
  const answers = await Promise.all(sent.map(([said]) => order(said())));
  expect(answers.map(({ codigo }) => codigo)).toEqual(sent.map(([, expected]) => expected));
  const told = answers.flatMap(({ clienteIdB }) => clienteIdB ?? []);
  expect(told.filter((id) => id === first.clienteIdB)).toHaveLength(5);
  expect(await storedIds()).toEqual([...new Set([...known, ...told])].toSorted((a, b) => (a < b ? -1 : 1)));
});

it('none is sold at a price of before a change that is stored, whoever has stored it', async () => {
  for (let round = 1; round <= 5; round++) {
    const valor = 100 + round;
    await Promise.all(Array.from({ length: 6 }, () => order({ valor: 12 * (valor - 1) })));
    // Past everything that this process keeps, as another process would.
    await shop.orm.em.fork().nativeUpdate(Plano, { id: planoId }, { valor });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, n) => order({ valor: 12 * (n % 2 ? valor : valor - 1) })));
    expect(answers.map(({ status }) => status)).toEqual(answers.map((_, n) => (n % 2 ? 200 : 409)));
  }
  await shop.orm.em.fork().nativeUpdate(Plano, { id: planoId }, { valor: 100 });
});

it('what is stored is what was sent, as the ORM reads it', async () => {
  const { clienteIdB } = await order({ infoAdicional: "Ligar? 'antes' $1 ?", cliente_revenda: 1 });
  const stored = await shop.orm.em.fork().findOneOrFail(Assinatura, { clienteIdB: clienteIdB! });
  expect(stored).toMatchObject({
    versao: 1,
    status: 'nova',
    statusPor: null,
    statusEm: null,
    substituiId: null,
    planoId,
    valor: 1200,
    valorConferido: true,
    clienteRevenda: 1,
    cupomDados: null,
    infoAdicional: "Ligar? 'antes' $1 ?",
  });
  expect(stored.planoDados).toMatchObject({ id: planoId, valor: 100, ativo: true });
  expect(stored.criadaEm).toBeInstanceOf(Date);
  expect((await order({ planoId: '', plano: 'Outro' })).status).toBe(200);
  expect(await shop.orm.em.fork().count(Assinatura, { valorConferido: false, planoDados: null })).toBeGreaterThan(0);
});

it('eight equal ones at once are all answered with the one that is stored, and seven of them as repeats', async () => {
  for (let round = 1; round <= 8; round++) {
    const payload = { ...TEMPORARIO, planoId, valor: 1200, chave: novaChave() };
    const send = () => shop.app.inject({ method: 'POST', url: '/api/temporarios/salvar', payload });
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map((answer) => answer.json().clienteIdB)).size).toBe(1);
    expect(answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined)).toHaveLength(1);
  }
});

it('repeats, at once and later, take none of the turns that an address has for orders', async () => {
  const counted = await openShop({ BOT_CHECK: 'off' });
  try {
    const { id } = await criarPlano(counted.em.fork(), { valor: 100, desconto2: 0 });
    const chave = novaChave();
    const repeat = () => order({ planoId: id, chave }, counted);
    const [later, answered] = partition(await Promise.all(Array.from({ length: 12 }, repeat)), isSentAway);
    // The first and those that wait for it are always answered; whoever came while they waited comes again.
    expect(answered.length).toBeGreaterThanOrEqual(3);
    const answers = [...answered, ...(await Promise.all(later.slice(0, 3).map(repeat))), await repeat()];
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ clienteIdB }) => clienteIdB)).size).toBe(1);
    const others = await Promise.all(Array.from({ length: 10 }, () => order({ planoId: id }, counted)));
    expect(others.map(({ status }) => status).toSorted()).toEqual([...Array<number>(9).fill(200), 429]);
    expect(await counted.orm.em.fork().count(Assinatura, {})).toBe(10);
  } finally {
    await counted.close();
  }
});
