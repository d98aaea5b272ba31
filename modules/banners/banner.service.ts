import type { EntityManager } from '@mikro-orm/core';
import { Banner } from './banner.entity.ts';
import { bannerEmExibicao } from './banner.ts';

/** Banners on show at an instant, by `ordem` (section 5: display filters). */
export async function listarBannersEmExibicao(em: EntityManager, agora: Date): Promise<Banner[]> {
  const banners = await em.find(Banner, { ativo: true }, { orderBy: { ordem: 'asc', id: 'asc' } });
  return banners.filter((banner) => bannerEmExibicao(banner, agora));
}
