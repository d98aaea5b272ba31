import { raw, type EntityManager, type ObjectQuery } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { businessDay } from '../../platform/calendar.ts';
import { nomearPlanos } from '../catalogue/plano.service.ts';
import type { PlanoTipo } from '../catalogue/plano.ts';
import { Assinatura } from './assinatura.entity.ts';
import { STATUS_ABERTOS, STATUS_SEM_EFEITO } from './assinatura.ts';
import { correcaoQueVale } from './correcao.service.ts';
import { esperaPagamento } from './ditoDaFamilia.service.ts';
import { lerFamilia } from './familia.service.ts';
import { ACERTAR, EM_DOBRO, LIGADAS, SEM_EFEITO, TRATADAS } from './ligadas.ts';
import { queContam } from './somas.service.ts';
import { comTesteAcabado, testeAcabouEm } from './teste.service.ts';

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

/** Orders of which money is to come: not of a trial that is over (`testeAcabou`). */
export const aCobrar = (em: EntityManager): ObjectQuery<Assinatura> => ({ $and: [semPagamento(), comTesteAcabado(em, false)] });

/** Orders that could be tried free, nobody has paid, and nothing is owed of any more: staff end them, or ask their customers. */
export const testeAcabou = (em: EntityManager): ObjectQuery<Assinatura> => ({
  $and: [semPagamento(), comTesteAcabado(em, true)],
});

/** Orders whose payment can still come, as `esperaPagamento` says it of one: of two of which one corrects the other, it is that of the later one (D38). */
const semPagamento = (): ObjectQuery<Assinatura> => ({
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

/** Orders that are paid and not done yet, of which what they say is to be delivered now, as `ditoDaFamilia` says it of one (`liberado`). */
export const porLiberar = (): ObjectQuery<Assinatura> => ({
  pagaEm: { $ne: null },
  valorConferido: true,
  status: { $in: [...STATUS_ABERTOS] },
  [raw(
    (alias) => `(${alias}.substitui_id is null and ${alias}.substituida_por_id is null or ${alias}.id not in (
       with recursive ${TRATADAS} select id from da_familia except select id from tratadas
     ))`,
  )]: [],
});

/**
 * Orders that stand, have no payment, and are not to be paid any more, since another of their family was: what is between the two is settled with the customer. And those
 * that were paid, while another of their family stands by a payment of its own, which counts for nothing: it is to be given back, or is one that staff are moving.
 */
export const aAcertar = (): ObjectQuery<Assinatura> => ({
  status: { $nin: [...STATUS_SEM_EFEITO] },
  [raw(
    (alias) => `(${alias}.paga_em is null and ${alias}.id in (
       with recursive ${LIGADAS} select id from quitadas except select id from corrigidas
     ) or ${alias}.paga_em is not null and ${alias}.id in (with recursive ${EM_DOBRO} select id from em_dobro))`,
  )]: [],
});

/**
 * Cancelled orders whose payment counts for none that stands, of several with one payment the last, and those that were replaced, where it is at no cancelled one either. None of a family of which something is to be settled: until it is, its payments are those of the one that stands. What a version before has
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
     ) and not exists (
       select 1 from assinaturas o where o.pagamento_id = ${alias}.pagamento_id and o.paga_em is not null and o.status = 'cancelada'
       and (o.id > ${alias}.id or ${alias}.status <> 'cancelada')
     ) and (${alias}.status = 'cancelada' or ${alias}.pagamento_id is not null)
     and ${alias}.id not in (with recursive ${ACERTAR} select id from acertar)`,
  )]: [],
});

/** What of one order is to come, in reais; 0 where nothing is, as of a trial that is over. */
export async function aReceberDe(em: EntityManager, pedido: Assinatura): Promise<number> {
  const espera = pedido.valorConferido && esperaPagamento(pedido, await lerFamilia(em, pedido));
  return espera && (await testeAcabouEm(em, pedido)) === null ? pedido.valor : 0;
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
