import { raw, type EntityManager, type ObjectQuery } from '@mikro-orm/core';
import type { AbstractSqlConnection } from '@mikro-orm/sql';
import { businessDay } from '../../platform/calendar.ts';
import { Assinatura } from './assinatura.entity.ts';
import { ASSINATURA_ESPERANDO, STATUS_SEM_EFEITO } from './assinatura.ts';
import { correcaoQueVale } from './correcao.service.ts';

const DAY_MS = 86_400_000;

/**
 * How many orders, and what they are worth in reais. Cancelled and replaced ones do not count, nor those whose price nobody has
 * confirmed (D42), nor, whatever their status, those that a later order corrects which stands itself (D38).
 */
interface Soma {
  /** Day, plan type, months or coupon, by what was asked for. */
  chave: string;
  quantidade: number;
  valor: number;
}

/** The orders of the last days, seen from four sides (D27). */
export interface Relatorio {
  porDia: Soma[];
  porPlanoTipo: Soma[];
  porPeriodo: Soma[];
  porCupom: Soma[];
}

/** Sums the orders of the last days, today included; every day has its sum, those without orders too. */
export async function resumirAssinaturas(em: EntityManager, agora: Date, dias: number): Promise<Relatorio> {
  const calendario = Array.from({ length: dias }, (_, i) => businessDay(new Date(agora.getTime() - (dias - 1 - i) * DAY_MS)));
  const grupos = await somar(em, calendario[0]!);
  const dia = new Map(por(grupos, 'dia').map((soma) => [soma.chave, soma]));
  return {
    porDia: calendario.map((chave) => dia.get(chave) ?? { chave, quantidade: 0, valor: 0 }),
    porPlanoTipo: por(grupos, 'planoTipo'),
    porPeriodo: por(grupos, 'periodo').toSorted((a, b) => Number(a.chave) - Number(b.chave)),
    porCupom: por(grupos, 'cupom').filter(({ chave }) => chave !== ''),
  };
}

/** How many orders nobody has taken up yet. */
export function contarAssinaturasNovas(em: EntityManager): Promise<number> {
  return em.count(Assinatura, { status: ASSINATURA_ESPERANDO });
}

/** Orders that wait for somebody to confirm their price (D14, D42). */
export const POR_CONFERIR = { valorConferido: false, status: { $nin: [...STATUS_SEM_EFEITO] } };

const SEM_EFEITO = STATUS_SEM_EFEITO.map((status) => `'${status}'`).join(', ');

/**
 * Orders of which money is to come: they stand, cost something that is confirmed, and nobody has paid, neither them nor what they correct. Of two of which one
 * corrects the other, the later one owes it (D38).
 */
export const aCobrar = (): ObjectQuery<Assinatura> => ({
  pagaEm: null,
  valorConferido: true,
  valor: { $gt: 0 },
  status: { $nin: [...STATUS_SEM_EFEITO] },
  [raw(
    (alias) =>
      `(${alias}.substituida_por_id is null or not exists (select 1 from assinaturas c where c.id = ${alias}.substituida_por_id and c.status not in (${SEM_EFEITO})))
       and (${alias}.substitui_id is null or ${alias}.so_cita or not exists (select 1 from assinaturas p where p.id = ${alias}.substitui_id and p.paga_em is not null))`,
  )]: [],
});

/** What of one order is to come, in reais; 0 where nothing is. */
export async function aReceberDe(em: EntityManager, { id, valor }: Assinatura): Promise<number> {
  return (await em.count(Assinatura, { $and: [{ id }, aCobrar()] })) > 0 ? valor : 0;
}

/** How many wait for that. */
export function contarValoresPorConferir(em: EntityManager): Promise<number> {
  return em.count(Assinatura, POR_CONFERIR);
}

/** Whether an order is in the sums: its price is confirmed, it stands, and nothing that stands corrects it (D38, D42). */
export async function contaNasSomas(em: EntityManager, assinatura: Assinatura): Promise<boolean> {
  if (!assinatura.valorConferido || STATUS_SEM_EFEITO.includes(assinatura.status)) return false;
  return (await correcaoQueVale(em, assinatura)) === null;
}

interface Grupo {
  dia: unknown;
  planoTipo: string | null;
  periodo: number;
  cupom: string;
  quantidade: number | string;
  centavos: number | string;
}

// Read once; the four sides are added up from there. A correction is never older than what it corrects, so that those of the same
// days are all there are.
async function somar(em: EntityManager, desde: string): Promise<Grupo[]> {
  const connection = em.getDriver().getConnection() as AbstractSqlConnection;
  const semEfeito = `(${STATUS_SEM_EFEITO.map(() => '?').join(', ')})`;
  return connection.execute<Grupo[]>(
    `with recursive corrigidas (id) as (
       select substitui_id from assinaturas
       where substitui_id is not null and not so_cita and data_cadastro >= ? and status not in ${semEfeito}
       union
       select a.substitui_id from assinaturas a join corrigidas c on a.id = c.id
       where a.substitui_id is not null and not a.so_cita and a.substituida_por_id is not null
     )
     select data_cadastro as dia, plano_tipo as "planoTipo", pagamento as periodo, cupom,
       count(*) as quantidade, sum(valor) as centavos
     from assinaturas
     where data_cadastro >= ? and status not in ${semEfeito} and valor_conferido
       and (substituida_por_id is null or id not in (select id from corrigidas))
     group by 1, 2, 3, 4`,
    [desde, ...STATUS_SEM_EFEITO, desde, ...STATUS_SEM_EFEITO],
  );
}

/** The groups added up by one of their columns, the most frequent first. */
function por(grupos: readonly Grupo[], coluna: 'dia' | 'planoTipo' | 'periodo' | 'cupom'): Soma[] {
  const somas = new Map<string, { quantidade: number; centavos: number }>();
  for (const grupo of grupos) {
    const dado = grupo[coluna];
    const chave = dado instanceof Date ? businessDay(dado) : String(dado ?? '');
    const { quantidade, centavos } = somas.get(chave) ?? { quantidade: 0, centavos: 0 };
    somas.set(chave, {
      quantidade: quantidade + Number(grupo.quantidade),
      centavos: centavos + Number(grupo.centavos),
    });
  }
  return [...somas]
    .map(([chave, { quantidade, centavos }]) => ({ chave, quantidade, valor: centavos / 100 }))
    .toSorted((a, b) => b.quantidade - a.quantidade);
}
