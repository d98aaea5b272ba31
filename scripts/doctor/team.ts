import type { EntityManager } from '@mikro-orm/core';
import { contarFatores, contarSemAplicativo } from '../../modules/admin/segundoFator.service.ts';
import { contadas } from '../../modules/editing/numero.ts';
import type { Config } from '../../platform/config.ts';
import { secondFactorsKey } from '../../platform/secret.ts';
import { called } from '../command.ts';
import { doubtful, good } from './finding.ts';

/**
 * How many accounts have to have a second factor and have none: they can do nothing before they turn it on. And how many have one whose application makes
 * no right codes any more, since the shop's secret is another.
 */
export async function secondFactors(
  em: EntityManager,
  { secondFactor, dataDir, sessionSecret }: Pick<Config, 'secondFactor' | 'dataDir' | 'sessionSecret'>,
) {
  const key = secondFactorsKey(dataDir, sessionSecret);
  // Without a secret the first start makes one, which opens nothing of before.
  const lost = await contarSemAplicativo(em, key);
  const { exigidas, sem } = secondFactor === 'optional' ? NONE : await contarFatores(em, secondFactor);
  const asked =
    secondFactor === 'optional'
      ? 'cada um decide (SECOND_FACTOR)'
      : `${contadas(exigidas, 'conta precisa', 'contas precisam')} dele (SECOND_FACTOR=${secondFactor})`;
  const doubts = [
    ...(sem > 0 ? [`falta a ${sem}: quem entra sem ele só pode ligá-lo, em Minha conta`] : []),
    ...(lost > 0
      ? [
          `o aplicativo de ${contadas(lost, 'conta', 'contas')} não serve mais, porque o segredo da loja (SESSION_SECRET) é outro: ponha de volta o de antes, ou cada pessoa entra com um código de recuperação e conecta outro em Minha conta; quem não tem nenhum, depois de ${called('admin')} sem-segundo-fator USUARIO`,
        ]
      : []),
  ];
  if (doubts.length > 0) return doubtful(`${asked}, e ${doubts.join('; e ')}`);
  return good(secondFactor === 'optional' ? asked : `${asked}, e a nenhuma falta`);
}

const NONE = { exigidas: 0, sem: 0 };
