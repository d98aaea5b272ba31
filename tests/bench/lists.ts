import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { EntityManager, RequiredEntityData } from '@mikro-orm/core';
import { print } from 'graphql';
import { PainelDocument, PlanosCadastradosDocument, AssinaturasDocument } from '../../graphql/generated/admin/graphql.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { PlanoTipo } from '../../modules/catalogue/plano.ts';
import { assinaturaCampos } from '../../modules/checkout/assinatura.campos.ts';
import { Assinatura, buscaDe } from '../../modules/checkout/assinatura.entity.ts';
import { handledSorts } from '../../modules/editing/status.ts';
import { businessDay } from '../../platform/calendar.ts';
import { onPostgres } from '../support/database.ts';
import { startForTests } from '../support/postgres.ts';
import { openShop, type Shop } from '../support/shop.ts';
import { signIn, type Staff } from '../support/staff.ts';
import { report } from './report.ts';

// Lists of the administration, asked as its screens ask, at 1,000 and at 100,000 orders and 2,000 plans.
const ROUNDS = 15;
const MOST = 3;
const TIPOS = Object.values(PlanoTipo);
const STATUS = ['nova', 'em_atendimento', 'concluida', 'cancelada'] as const;
const [ORDERS, PLANS, PANEL] = [AssinaturasDocument, PlanosCadastradosDocument, PainelDocument].map((document) =>
  print(document as never),
) as [string, string, string];

const telefone = (i: number) => `(11) 9${String(10_000_000 + ((i * 7907) % 89_999_999))}`;
const daysAgo = (days: number) => businessDay(new Date(Date.now() - days * 86_400_000));

const documento = (i: number) => String(10_000_000_000 + i * 7919).slice(0, 11);

function order(i: number): RequiredEntityData<Assinatura> {
  const criadaEm = new Date(Date.now() - i * 60_000);
  const nome = `Cliente ${i % 977} da Silva ${i}`;
  const email = `cliente${i}@exemplo.com.br`;
  const cpfCnpj = documento(i);
  return {
    clienteIdB: randomUUID(), chave: `chave-${i}`, criadaEm, dataCadastro: businessDay(criadaEm), status: STATUS[i % 4]!, nome, empresa: nome, email,
    emailCopia: '', cpfCnpj, cep: '01310100', endereco: 'Avenida Paulista', numero: '1000', complemento: '', bairro: 'Bela Vista',
    cidade: 'São Paulo', estado: 'SP', telCel: telefone(i), pagamento: [1, 6, 12, 24][i % 4]!, dominio: `dominio${i}.com.br`, dominioRegistro: 'Não',
    plano: 'Hospedagem PHP', planoTipo: TIPOS[i % TIPOS.length]!, selectedSystem: '', espacoAdicional: 0, valorEspacoAdicional: 0, ipAdicional: 0,
    valorIpAdicional: 0, envio: 1, clienteUsuario: 0, clienteRevenda: 0, clienteAdicional: 0, indicacao: '', infoAdicional: '', cupom: '',
    planoDados: null, cupomDados: null, valor: 100 + (i % 50), valorConferido: i % 100 !== 0, busca: buscaDe({ nome, email, emailCopia: '', cpfCnpj, dominio: `dominio${i}.com.br`, cidade: 'São Paulo', telCel: telefone(i), plano: 'Hospedagem PHP', cupom: '' }),
  }; // prettier-ignore
}

async function fill(em: EntityManager, orders: number, plans: number): Promise<void> {
  for (let from = 0; from < orders; from += 500) {
    await em.insertMany(
      Assinatura,
      Array.from({ length: Math.min(500, orders - from) }, (_, i) => order(from + i)),
    );
  }
  for (let from = 0; from < plans; from += 500) {
    const rows = Array.from({ length: Math.min(500, plans - from) }, (_, i) => ({
      nome: `Plano ${from + i}`,
      planoTipo: TIPOS[i % TIPOS.length]!,
      valor: 10 + i,
    }));
    await em.insertMany(Plano, rows);
  }
}

interface List {
  what: string;
  query: string;
  variables?: Record<string, unknown>;
}

const ordersBy = (what: string, variables: Record<string, unknown>): List => ({
  what: `orders ${what}`,
  query: ORDERS,
  variables: { pagina: 1, ...variables },
});

const LISTS: readonly List[] = [
  ordersBy('as they come', {}),
  ordersBy('page 15', { pagina: 15 }),
  ...handledSorts(assinaturaCampos).flatMap((ordenar) => [
    ordersBy(`by ${ordenar}`, { ordenar }),
    ordersBy(`by ${ordenar}, falling`, { ordenar, decrescente: true }),
  ]),
  ...STATUS.map((status) => ordersBy(`that are ${status}`, { status })),
  ordersBy('of a family', { planoTipo: 'PHP' }),
  ordersBy('of a period', { periodo: 12 }),
  ordersBy('of a family and a period', { planoTipo: 'PHP', periodo: 12 }),
  ordersBy('of a family, by value', { planoTipo: 'PHP', ordenar: 'valor' }),
  ordersBy('with a price to confirm', { porConferir: true }),
  ordersBy('of a week', { de: daysAgo(6) }),
  ordersBy('of a day', { de: daysAgo(1), ate: daysAgo(1) }),
  ordersBy('until a week ago', { ate: daysAgo(7) }),
  ordersBy('searched, one hit', { busca: 'cliente777@' }),
  ordersBy('searched by two names', { busca: 'cliente 777' }),
  ordersBy('searched by telephone', { busca: telefone(777) }),
  ordersBy('searched by document', { busca: documento(777) }),
  ordersBy('searched by a short word', { busca: 'da' }),
  ordersBy('searched, no hit', { busca: 'não existe' }),
  { what: 'first screen', query: PANEL },
  { what: 'plans', query: PLANS, variables: { pagina: 1 } },
  { what: 'plans, searched', query: PLANS, variables: { pagina: 1, busca: '1999' } },
];

/** A shop with so many rows, and somebody who may read them. */
async function openWith(orders: number, plans: number): Promise<{ shop: Shop; staff: Staff }> {
  const shop = await openShop({ RATE_LIMIT: 'off' });
  await fill(shop.orm.em.fork(), orders, plans);
  // As either database does by itself, sooner or later.
  await shop.orm.em.getConnection().execute(onPostgres ? 'vacuum analyze' : 'analyze');
  return { shop, staff: await signIn(shop) };
}

async function timeOf(staff: Staff, { query, variables }: List): Promise<number> {
  const start = performance.now();
  const { errors } = await staff.graphql(query, variables);
  if (errors) throw new Error(JSON.stringify(errors));
  return performance.now() - start;
}

const median = (times: readonly number[]) => times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)]!;

const stop = onPostgres ? await startForTests() : null;
const [small, large] = [await openWith(1000, 100), await openWith(100_000, 2000)];
for (const list of LISTS) {
  const [few, many]: [number[], number[]] = [[], []];
  // In turn, so that what else the machine does meets both.
  for (let round = 0; round < ROUNDS; round++) {
    few.push(await timeOf(small.staff, list));
    many.push(await timeOf(large.staff, list));
  }
  const ratio = median(many) / median(few);
  report({
    what: `100,000 rows against 1,000${onPostgres ? ', PostgreSQL' : ''}: ${list.what}`,
    measured: `${ratio.toFixed(1)} ×`,
    target: `≤ ${MOST}`,
    reached: ratio <= MOST,
    detail: `median ${median(many).toFixed(1)} against ${median(few).toFixed(1)} ms, slowest ${Math.max(...many).toFixed(1)} ms`,
  });
}
for (const { shop } of [small, large]) await shop.close();
await stop?.();
process.exit(0);
