import type { EntityManager } from '@mikro-orm/core';
import type { AbstractSqlConnection } from '@mikro-orm/sql';
import { businessDay } from '../../platform/calendar.ts';
import { Assinatura } from './assinatura.entity.ts';
import { STATUS_SEM_EFEITO } from './assinatura.ts';

const DAY_MS = 86_400_000;

/**
 * How many orders, and what they are worth in reais. Cancelled and replaced ones do not count, nor those whose price nobody has
 * confirmed (D42).
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
  return em.count(Assinatura, { status: 'nova' });
}

/** How many orders wait for somebody to confirm their price (D14, D42). */
export function contarValoresPorConferir(em: EntityManager): Promise<number> {
  return em.count(Assinatura, { valorConferido: false, status: { $nin: [...STATUS_SEM_EFEITO] } });
}

interface Grupo {
  dia: unknown;
  planoTipo: string | null;
  periodo: number;
  cupom: string;
  quantidade: number | string;
  centavos: number | string;
}

// Read once, from the index that covers it; the four sides are added up from there.
async function somar(em: EntityManager, desde: string): Promise<Grupo[]> {
  const connection = em.getDriver().getConnection() as AbstractSqlConnection;
  return connection.execute<Grupo[]>(
    `select data_cadastro as dia, plano_tipo as "planoTipo", pagamento as periodo, cupom,
       count(*) as quantidade, sum(valor) as centavos
     from assinaturas where data_cadastro >= ? and status not in (${STATUS_SEM_EFEITO.map(() => '?').join(', ')}) and valor_conferido group by 1, 2, 3, 4`,
    [desde, ...STATUS_SEM_EFEITO],
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
