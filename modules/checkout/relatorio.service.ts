import type { EntityManager } from '@mikro-orm/core';
import type { AbstractSqlConnection } from '@mikro-orm/sql';
import { businessDay } from '../../platform/calendar.ts';
import { Assinatura } from './assinatura.entity.ts';

const DAY_MS = 86_400_000;

/** How many orders, and what they are worth in reais. Cancelled ones do not count. */
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

type Coluna = 'data_cadastro' | 'plano_tipo' | 'pagamento' | 'cupom';

/** Sums the orders of the last days, today included; every day has its sum, those without orders too. */
export async function resumirAssinaturas(em: EntityManager, agora: Date, dias: number): Promise<Relatorio> {
  const calendario = Array.from({ length: dias }, (_, i) => businessDay(new Date(agora.getTime() - (dias - 1 - i) * DAY_MS)));
  const desde = calendario[0]!;
  const [porDia, porPlanoTipo, porPeriodo, porCupom] = await Promise.all([
    somarPor(em, 'data_cadastro', desde),
    somarPor(em, 'plano_tipo', desde),
    somarPor(em, 'pagamento', desde),
    somarPor(em, 'cupom', desde),
  ]);
  const dia = new Map(porDia.map((soma) => [soma.chave, soma]));
  return {
    porDia: calendario.map((chave) => dia.get(chave) ?? { chave, quantidade: 0, valor: 0 }),
    porPlanoTipo,
    porPeriodo: porPeriodo.toSorted((a, b) => Number(a.chave) - Number(b.chave)),
    porCupom: porCupom.filter(({ chave }) => chave !== ''),
  };
}

/** How many orders nobody has taken up yet. */
export function contarAssinaturasNovas(em: EntityManager): Promise<number> {
  return em.count(Assinatura, { status: 'nova' });
}

// The column is one of four literals, never a visitor's text.
async function somarPor(em: EntityManager, coluna: Coluna, desde: string): Promise<Soma[]> {
  const connection = em.getDriver().getConnection() as AbstractSqlConnection;
  const linhas = await connection.execute<{ chave: unknown; quantidade: number | string; centavos: number | string }[]>(
    `select ${coluna} as chave, count(*) as quantidade, sum(valor) as centavos from assinaturas
     where data_cadastro >= ? and status <> 'cancelada' group by ${coluna} order by quantidade desc`,
    [desde],
  );
  return linhas.map(({ chave, quantidade, centavos }) => ({
    chave: chave instanceof Date ? businessDay(chave) : String(chave ?? ''),
    quantidade: Number(quantidade),
    valor: Number(centavos) / 100,
  }));
}
