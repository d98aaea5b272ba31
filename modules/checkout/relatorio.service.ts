import { raw, type EntityManager, type ObjectQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { businessDay } from '../../platform/calendar.ts';
import { nomearPlanos } from '../catalogue/plano.service.ts';
import type { PlanoTipo } from '../catalogue/plano.ts';
import { Assinatura } from './assinatura.entity.ts';
import { STATUS_SEM_EFEITO } from './assinatura.ts';
import { correcaoQueVale } from './correcao.service.ts';
import { esperaPagamento } from './ditoDaFamilia.service.ts';
import { lerFamilia } from './familia.service.ts';
import { queContam } from './somas.service.ts';

const DAY_MS = 86_400_000;
/** So many plans are named of those that are ordered most. */
const PLANOS = 10;

/** How many orders that count (`queContam`), and what they are worth in reais. */
export interface Soma {
  /** Day, plan type, months, coupon or plan, by what was asked for. */
  chave: string;
  quantidade: number;
  valor: number;
}

/** A day, and the plan types that it is made of. */
interface SomaDoDia extends Soma {
  porPlanoTipo: Soma[];
}

/** A plan; `chave` is its id. */
interface SomaDePlano extends Soma {
  /** Its name now; of one that is no longer in the catalogue, the one in its newest order. */
  nome: string;
  /** Null where its newest order does not say it. */
  planoTipo: PlanoTipo | null;
  /** Whether it is still in the catalogue, on sale or not. */
  cadastrado: boolean;
}

/** The orders of the last days, seen from several sides (D27). */
export interface Relatorio {
  porDia: SomaDoDia[];
  porPlanoTipo: Soma[];
  porPeriodo: Soma[];
  porCupom: Soma[];
  planosMaisPedidos: SomaDePlano[];
  planosDeMaiorValor: SomaDePlano[];
}

/** Sums the orders of the last days, today included; every day has its sum, those without orders too. */
export async function resumirAssinaturas(em: EntityManager, agora: Date, dias: number): Promise<Relatorio> {
  const calendario = Array.from({ length: dias }, (_, i) => businessDay(new Date(agora.getTime() - (dias - 1 - i) * DAY_MS)));
  const grupos = await agrupar(em, calendario[0]!);
  const lado = (qual: Grupo['lado']) => grupos.filter((grupo) => grupo.lado === qual);
  const planos = lado('plano');
  const [maisPedidos, deMaiorValor] = [primeiros(planos, maisPedida), primeiros(planos, deMaisValor)];
  const nomes = await nomear(em, [...maisPedidos, ...deMaiorValor]);
  return {
    porDia: calendario.map((chave) => {
      const doDia = lado('dia').filter((grupo) => diaDe(grupo) === chave);
      return Object.assign(juntar(chave, doDia), { porPlanoTipo: somar(doDia) });
    }),
    porPlanoTipo: somar(lado('dia')),
    porPeriodo: somar(lado('periodo')).toSorted((a, b) => Number(a.chave) - Number(b.chave)),
    porCupom: somar(lado('cupom')),
    planosMaisPedidos: maisPedidos.map(nomes),
    planosDeMaiorValor: deMaiorValor.map(nomes),
  };
}

/** Orders that wait for somebody to confirm their price (D14, D42). */
export const POR_CONFERIR = { valorConferido: false, status: { $nin: [...STATUS_SEM_EFEITO] } };

const SEM_EFEITO = STATUS_SEM_EFEITO.map((status) => `'${status}'`).join(', ');

/** Links of families (`familia.service.ts`), and which of the linked ones a payment of their family has settled, or a correction that stands has replaced. */
const LIGADAS = `elos (correcao, corrigida) as materialized (
     select c.id, p.id from assinaturas c join assinaturas p on p.id = c.substitui_id
     where c.substitui_id is not null and not c.so_cita and p.substituida_por_id is not null
   ), vizinhas (id, outra) as materialized (
     select correcao, corrigida from elos union all select corrigida, correcao from elos
   ), quitadas (id) as (
     select v.id from vizinhas v join assinaturas a on a.id = v.id where a.paga_em is not null
     union
     select v.outra from quitadas q join vizinhas v on v.id = q.id
   ), corrigidas (id) as (
     select e.corrigida from elos e join assinaturas a on a.id = e.correcao where a.status not in (${SEM_EFEITO})
     union
     select e.corrigida from corrigidas c join elos e on e.correcao = c.id
   )`;

/** Orders of which money is to come, as `esperaPagamento` says it of one: of two of which one corrects the other, the later one owes it (D38). */
export const aCobrar = (): ObjectQuery<Assinatura> => ({
  pagaEm: null,
  valorConferido: true,
  valor: { $gt: 0 },
  status: { $nin: [...STATUS_SEM_EFEITO] },
  [raw(
    (alias) => `(${alias}.substitui_id is null and ${alias}.substituida_por_id is null or ${alias}.id not in (
       with recursive ${LIGADAS} select id from quitadas union select id from corrigidas
     ))`,
  )]: [],
});

/** Orders that stand, have no payment, and are not to be paid any more, since another of their family was: what is between the two is settled with the customer. */
export const aAcertar = (): ObjectQuery<Assinatura> => ({
  pagaEm: null,
  status: { $nin: [...STATUS_SEM_EFEITO] },
  [raw((alias) => `${alias}.id in (with recursive ${LIGADAS} select id from quitadas except select id from corrigidas)`)]: [],
});

/**
 * Cancelled orders whose payment counts for none that stands, and those that were replaced, where it is at no cancelled one either. What a version before has
 * noted without its identity is told apart by its instant and total, as `mesmoPagamento` does, where one corrects the other.
 */
export const aDevolver = (): ObjectQuery<Assinatura> => ({
  pagaEm: { $ne: null },
  status: { $in: [...STATUS_SEM_EFEITO] },
  [raw(
    (alias) => `not exists (
       select 1 from assinaturas o where o.pagamento_id = ${alias}.pagamento_id and o.paga_em is not null
       and o.status not in (${SEM_EFEITO})
     ) and not exists (
       select 1 from assinaturas o where o.id in (${alias}.substitui_id, ${alias}.substituida_por_id)
       and (o.pagamento_id is null or ${alias}.pagamento_id is null) and o.paga_em = ${alias}.paga_em and o.valor = ${alias}.valor
       and o.valor_conferido and ${alias}.valor_conferido and o.status not in (${SEM_EFEITO})
     ) and (${alias}.status = 'cancelada' or ${alias}.pagamento_id is not null and not exists (
       select 1 from assinaturas o where o.pagamento_id = ${alias}.pagamento_id and o.paga_em is not null and o.status = 'cancelada'))`,
  )]: [],
});

/** What of one order is to come, in reais; 0 where nothing is. */
export async function aReceberDe(em: EntityManager, pedido: Assinatura): Promise<number> {
  return pedido.valorConferido && esperaPagamento(pedido, await lerFamilia(em, pedido)) ? pedido.valor : 0;
}

/** Whether an order is in the sums: its price is confirmed, it stands, and nothing that stands corrects it (D38, D42). */
export async function contaNasSomas(em: EntityManager, assinatura: Assinatura): Promise<boolean> {
  if (!assinatura.valorConferido || STATUS_SEM_EFEITO.includes(assinatura.status)) return false;
  return (await correcaoQueVale(em, assinatura)) === null;
}

interface Grupo {
  lado: 'dia' | 'periodo' | 'cupom' | 'plano';
  /** Of `dia`. */
  dia: unknown;
  /** Plan type, months, coupon or plan. */
  chave: string | null;
  quantidade: number | string;
  centavos: number | string;
  /** The newest of its orders. */
  ultima: number;
}

// The orders are read once, by an index that has all of this, and added up from each side where they are.
function agrupar(em: EntityManager, desde: string): Promise<Grupo[]> {
  const { corrigidas, contam } = queContam(desde);
  const somas = 'count(*) as quantidade, sum(valor) as centavos, max(id) as ultima';
  return (em as SqlEntityManager).execute<Grupo[]>(
    `${corrigidas.sql}, contam as materialized (
       select id, data_cadastro, plano_tipo, pagamento, cupom, plano_id, valor from assinaturas where ${contam.sql}
     )
     select 'dia' as lado, data_cadastro as dia, plano_tipo as chave, ${somas} from contam group by data_cadastro, plano_tipo
     union all select 'periodo', null, cast(pagamento as text), ${somas} from contam group by pagamento
     union all select 'cupom', null, cupom, ${somas} from contam where cupom <> '' group by cupom
     union all select 'plano', null, cast(plano_id as text), ${somas} from contam where plano_id is not null group by plano_id`,
    [...corrigidas.dados, ...contam.dados],
  );
}

// Drivers answer days as days or as texts.
const diaDe = ({ dia }: Grupo) => (dia instanceof Date ? businessDay(dia) : dia);

function juntar(chave: string, grupos: readonly Grupo[]): Soma {
  const total = (coluna: 'quantidade' | 'centavos') => grupos.reduce((soma, grupo) => soma + Number(grupo[coluna]), 0);
  return { chave, quantidade: total('quantidade'), valor: total('centavos') / 100 };
}

/** The groups added up by what they are called, the most frequent first. */
function somar(grupos: readonly Grupo[]): Soma[] {
  const chaves = new Set(grupos.map(({ chave }) => chave));
  return [...chaves]
    .map((qual) =>
      juntar(
        qual ?? '',
        grupos.filter(({ chave }) => chave === qual),
      ),
    )
    .toSorted(maisPedida);
}

const maisPedida = (a: Soma, b: Soma) => b.quantidade - a.quantidade || b.valor - a.valor;
const deMaisValor = (a: Soma, b: Soma) => b.valor - a.valor || b.quantidade - a.quantidade;

interface PlanoSomado extends Soma {
  ultima: number;
}

function primeiros(grupos: readonly Grupo[], ordem: (a: Soma, b: Soma) => number): PlanoSomado[] {
  const somas = grupos.map((grupo) => ({ ...juntar(grupo.chave!, [grupo]), ultima: grupo.ultima }));
  return somas.toSorted(ordem).slice(0, PLANOS);
}

/** What gives plans their names. */
async function nomear(em: EntityManager, planos: readonly PlanoSomado[]): Promise<(plano: PlanoSomado) => SomaDePlano> {
  const nomes = await nomearPlanos(em, [...new Set(planos.map(({ chave }) => Number(chave)))]);
  const idos = planos.filter(({ chave }) => !nomes.has(Number(chave))).map(({ ultima }) => ultima);
  const pedidos = idos.length === 0 ? [] : await em.find(Assinatura, { id: { $in: idos } }, { disableIdentityMap: true });
  const pedido = new Map(pedidos.map((um) => [um.id, um]));
  return ({ ultima, ...soma }) => {
    const plano = nomes.get(Number(soma.chave));
    if (plano) return { ...soma, ...plano, cadastrado: true };
    const { plano: descrito = '', planoTipo = null, planoDados } = pedido.get(ultima) ?? {};
    return { ...soma, nome: String(planoDados?.nome ?? descrito), planoTipo, cadastrado: false };
  };
}
