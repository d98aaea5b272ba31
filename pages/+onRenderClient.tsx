import type { ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { VikeReactProviderPageContext } from 'vike-react/usePageContext';
import type { PageContextClient } from 'vike/types';

/**
 * Takes over a page that has arrived whole. vike-react's own hook does the same, and brings the router along, which documents do
 * not need; the administration uses that one.
 */
export function onRenderClient(pageContext: PageContextClient): void {
  // The administration's router has met an error page: the server's own answer says what has happened.
  if (!pageContext.isHydration) return window.location.reload();
  const Page = pageContext.Page as ComponentType;
  let page = <Page />;
  for (const Layout of pageContext.config.Layout ?? []) page = <Layout>{page}</Layout>;
  hydrateRoot(
    document.querySelector('#root')!,
    <VikeReactProviderPageContext pageContext={pageContext}>{page}</VikeReactProviderPageContext>,
  );
}
