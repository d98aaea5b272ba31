import type { PageContextServer } from 'vike/types';
import type { DataOf, PageData } from '../publicPage.tsx';

export type Data = DataOf<typeof data>;

/** Unknown paths (404) and failures while rendering (500). */
export function data({ is404, brand }: PageContextServer): PageData<{ naoExiste: boolean }> {
  const naoExiste = is404 === true;
  return {
    head: {
      title: `${naoExiste ? 'Página não encontrada' : 'Erro inesperado'} | ${brand.BRAND_NAME}`,
      tags: <meta name="robots" content="noindex, follow" />,
    },
    data: { naoExiste },
  };
}
