import type { PageContext } from 'vike/types';

export function title({ is404, brand }: PageContext) {
  return `${is404 ? 'Página não encontrada' : 'Erro inesperado'} | ${brand.BRAND_NAME}`;
}
