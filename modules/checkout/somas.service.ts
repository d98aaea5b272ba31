import { STATUS_SEM_EFEITO } from './assinatura.ts';

/** A part of a statement, with what stands in its places. */
interface Sql {
  sql: string;
  dados: readonly unknown[];
}

const SEM_EFEITO = `(${STATUS_SEM_EFEITO.map(() => '?').join(', ')})`;

/**
 * The orders that count, as the beginning of a statement and a condition on `assinaturas`: cancelled and replaced ones do not, nor those whose price nobody has
 * confirmed (D42), nor, whatever their status, those that a later order corrects which stands itself (D38).
 * @param desde first day, `YYYY-MM-DD`, of those that the statement reads: a correction is never older than what it corrects
 */
export function queContam(desde: string): { corrigidas: Sql; contam: Sql } {
  return {
    corrigidas: {
      sql: `with recursive corrigidas (id) as (
       select substitui_id from assinaturas
       where substitui_id is not null and not so_cita and data_cadastro >= ? and status not in ${SEM_EFEITO}
       union
       select a.substitui_id from assinaturas a join corrigidas c on a.id = c.id
       where a.substitui_id is not null and not a.so_cita and a.substituida_por_id is not null
     )`,
      dados: [desde, ...STATUS_SEM_EFEITO],
    },
    contam: {
      sql: `data_cadastro >= ? and status not in ${SEM_EFEITO} and valor_conferido
       and (substituida_por_id is null or id not in (select id from corrigidas))`,
      dados: [desde, ...STATUS_SEM_EFEITO],
    },
  };
}
