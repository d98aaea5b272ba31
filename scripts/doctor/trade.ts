import type { EntityManager } from '@mikro-orm/core';
import { demoOnSale } from '../../data/demo/onSale.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { contarDesistidas, contarEsperando, esperaMaisLonga } from '../../modules/outbox/entrega.admin.service.ts';
import { contarPausados } from '../../modules/webhooks/webhook.service.ts';
import type { Config } from '../../platform/config.ts';
import { bad, doubtful, good } from './finding.ts';

const HOUR_S = 3600;
/** From when what waits to be told is late, and from when customers have had no word for a day, in seconds. */
const LATE_S = 2 * HOUR_S;
const VERY_LATE_S = 24 * HOUR_S;

/** Whether anything is on sale, and nothing that was invented: a shop that sells nothing looks like one that is well. */
export async function sale(em: EntityManager, config: Config) {
  const plans = await em.count(Plano, { ativo: true });
  if (plans === 0) return bad('nenhum está à venda');
  const demo = await demoOnSale(em, config);
  return demo === null ? good(`${plans} à venda`) : doubtful(demo);
}

/** Whether customers, staff and other systems are told of what happens. */
export async function telling(em: EntityManager) {
  const [givenUp, waits, paused] = [await contarDesistidas(em), await esperaMaisLonga(em), await contarPausados(em)];
  const late = waits > LATE_S && `o mais atrasado devia ter saído há ${Math.floor(waits / HOUR_S)} horas`;
  const wrong = [late, givenUp > 0 && `${givenUp} desistidos`, paused > 0 && `${paused} webhooks pausados`].filter(Boolean);
  if (wrong.length === 0) return good(await saidOfThoseWhoWait(em));
  const says = `${wrong.join(', ')}: veja Entregas e Webhooks na administração`;
  return waits > VERY_LATE_S ? bad(says) : doubtful(says);
}

async function saidOfThoseWhoWait(em: EntityManager): Promise<string> {
  const waiting = await contarEsperando(em);
  return waiting === 0
    ? 'ninguém espera por e-mails nem webhooks'
    : `nenhum dos ${waiting} que esperam está atrasado mais de 2 horas`;
}
