import type { EntityManager } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { businessDay, businessDayBounds } from '../../platform/calendar.ts';
import type { Soma } from './relatorio.service.ts';
import { queContam } from './somas.service.ts';

const WEEK_MS = 7 * 86_400_000;

/** A day so far, and the same day of the week before up to the same hour. */
export interface Comparacao {
  hoje: Soma;
  semanaPassada: Soma;
  /** Until when the other day is summed up. */
  ate: Date;
}

/** What was ordered today, and a week ago up to this hour; by what has become of the orders since, as in all sums. */
export async function compararComSemanaPassada(em: EntityManager, agora: Date): Promise<Comparacao> {
  const ate = new Date(agora.getTime() - WEEK_MS);
  // One after the other: a request has one connection, and each reads a part of a day.
  const hoje = await somarAte(em, agora);
  return { hoje, semanaPassada: await somarAte(em, ate), ate };
}

/** The sum of an instant's day, up to that instant. */
async function somarAte(em: EntityManager, ate: Date): Promise<Soma> {
  const chave = businessDay(ate);
  const { corrigidas, contam } = queContam(chave);
  const instante = (time: number) => em.getPlatform().processDateProperty(new Date(time));
  const [soma] = await (em as SqlEntityManager).execute<{ quantidade: number | string; centavos: number | string | null }[]>(
    `${corrigidas.sql} select count(*) as quantidade, sum(valor) as centavos from assinaturas
     where criada_em >= ? and criada_em <= ? and ${contam.sql}`,
    [...corrigidas.dados, instante(businessDayBounds(ate).from), instante(ate.getTime()), ...contam.dados],
  );
  return { chave, quantidade: Number(soma!.quantidade), valor: Number(soma!.centavos ?? 0) / 100 };
}
