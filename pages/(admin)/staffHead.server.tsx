import type { Brand } from '../../platform/brand.ts';
import type { PageHead } from '../head.server.tsx';

/** Head of a page of the staff, which no search engine lists. `scripts` are fetched before anything asks for them. */
export function staffHead(titulo: string, { BRAND_NAME }: Brand, scripts: readonly string[] = []): PageHead {
  return {
    title: `${titulo} | ${BRAND_NAME}`,
    description: 'Área administrativa.',
    tags: (
      <>
        <meta name="robots" content="noindex, nofollow" />
        {scripts.map((href) => (
          <link key={href} rel="modulepreload" href={href} />
        ))}
      </>
    ),
  };
}
