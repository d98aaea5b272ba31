import type { EntityManager } from '@mikro-orm/core';
import { businessDay } from '../../platform/calendar.ts';
import { readKept } from '../../platform/database/keptRows.ts';
import { Banner } from './banner.entity.ts';
import { bannerEmExibicao } from './banner.ts';
import { BannerIcp } from './bannerIcp.entity.ts';

/** Banners on show at an instant, by `ordem` (section 5: display filters). */
export async function listarBannersEmExibicao(em: EntityManager, agora: Date): Promise<Readonly<Banner>[]> {
  const banners = await readKept(em, Banner, { ativo: true }, { ordem: 'asc', id: 'asc' });
  return banners.filter((banner) => bannerEmExibicao(banner, agora));
}

/** Banners of the control panel on show at an instant, by `ordem`: active, and between their days where they have any (D12). */
export async function listarBannersIcpEmExibicao(em: EntityManager, agora: Date): Promise<Readonly<BannerIcp>[]> {
  const hoje = businessDay(agora);
  const banners = await readKept(em, BannerIcp, { ativo: true }, { ordem: 'asc', id: 'asc' });
  return banners.filter(({ dataInicio, dataFim }) => (dataInicio ?? hoje) <= hoje && hoje <= (dataFim ?? hoje));
}
