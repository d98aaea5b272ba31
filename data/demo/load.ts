import { cp } from 'node:fs/promises';
import type { EntityManager } from '@mikro-orm/core';
import { Banner } from '../../modules/banners/banner.entity.ts';
import { pastaDeImagens } from '../../modules/banners/imagem.service.ts';
import { Destaque } from '../../modules/catalogue/destaque.entity.ts';
import { Plano } from '../../modules/catalogue/plano.entity.ts';
import { Depoimento } from '../../modules/testimonials/depoimento.entity.ts';
import { Cupom } from '../../modules/coupons/cupom.entity.ts';
import { tightenAll } from '../../platform/privateFiles.ts';
import { cuponsFrom } from './cupons.ts';
import { PLANOS } from './planos.ts';
import { bannersAround, DEPOIMENTOS, DESTAQUES } from './vitrine.ts';

/** Fills an empty database with a believable catalogue; one that has any row is left alone. Returns whether it did. */
export async function loadDemo(em: EntityManager, dataDir: string): Promise<boolean> {
  const rows = await Promise.all([em.count(Plano), em.count(Banner), em.count(Destaque), em.count(Depoimento)]);
  if (rows.some((count) => count > 0)) return false;
  await cp('data/demo/banner', pastaDeImagens(dataDir, 'banner'), { recursive: true });
  // A copied file has the rights of its source.
  tightenAll(pastaDeImagens(dataDir, 'banner'));
  await em.transactional(async (tx) => {
    await tx.insertMany(Plano, [...PLANOS]);
    await tx.insertMany(Banner, bannersAround(new Date()));
    await tx.insertMany(Destaque, [...DESTAQUES]);
    await tx.insertMany(Depoimento, [...DEPOIMENTOS]);
    await tx.insertMany(Cupom, cuponsFrom(new Date()));
  });
  return true;
}
