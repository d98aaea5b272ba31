import type { Brand } from '../../platform/brand.ts';
import type { PageHead } from '../head.server.tsx';

/** Head of a page of the staff, which no search engine lists. */
export function staffHead(titulo: string, { BRAND_NAME }: Brand): PageHead {
  return {
    title: `${titulo} | ${BRAND_NAME}`,
    description: 'Área administrativa.',
    tags: <meta name="robots" content="noindex, nofollow" />,
  };
}
