import type { EntityManager } from '@mikro-orm/core';
import { contarFatores } from '../../modules/admin/segundoFator.service.ts';
import { contadas } from '../../modules/editing/numero.ts';
import type { Config } from '../../platform/config.ts';
import { doubtful, good } from './finding.ts';

/** How many accounts have to have a second factor and have none: they can do nothing before they turn it on. */
export async function secondFactors(em: EntityManager, { secondFactor }: Pick<Config, 'secondFactor'>) {
  if (secondFactor === 'optional') return good('cada um decide (SECOND_FACTOR)');
  const { exigidas, sem } = await contarFatores(em, secondFactor);
  const precisam = `${contadas(exigidas, 'conta precisa', 'contas precisam')} dele (SECOND_FACTOR=${secondFactor})`;
  if (sem === 0) return good(`${precisam}, e a nenhuma falta`);
  return doubtful(`${precisam}, e falta a ${sem}: quem entra sem ele só pode ligá-lo, em Minha conta`);
}
