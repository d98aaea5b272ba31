import { businessDay } from '../../platform/calendar.ts';
import { situacaoNoPeriodo, type Situacao } from '../editing/situacao.ts';

/** FIXO shows while active; TEMPORARIO only between its days. */
export const BannerTipo = { FIXO: 'FIXO', TEMPORARIO: 'TEMPORARIO' } as const;
export type BannerTipo = keyof typeof BannerTipo;

interface Exibicao {
  ativo: boolean;
  tipo: BannerTipo;
  /** Day, `YYYY-MM-DD`, inclusive. */
  dataInicio?: string | null;
  dataFim?: string | null;
}

/** Whether a banner is on show at an instant: active and, when TEMPORARIO, with both days around today in São Paulo (section 5, D3). */
export function bannerEmExibicao(banner: Exibicao, agora: Date): boolean {
  if (!banner.ativo) return false;
  if (banner.tipo === 'FIXO') return true;
  if (!banner.dataInicio || !banner.dataFim) return false;
  const hoje = businessDay(agora);
  return banner.dataInicio <= hoje && hoje <= banner.dataFim;
}

/** Where a banner stands at an instant: FIXO has no days that count, a banner of the panel has no type (D53). */
export function situacaoDoBanner(banner: Partial<Exibicao> & Pick<Exibicao, 'ativo'>, agora: Date): Situacao {
  if (banner.tipo !== 'FIXO') return situacaoNoPeriodo(banner, agora);
  return banner.ativo ? 'No ar' : 'Desligado';
}
