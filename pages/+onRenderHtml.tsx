import type { ComponentType } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { dangerouslySkipEscape } from 'vike/server';
import type { InjectFilterEntry, OnRenderHtmlSync } from 'vike/types';
import { CompanyHead } from './components/CompanyHead.tsx';
import { ShopLayout } from './components/ShopLayout.tsx';
import { Head } from './head.tsx';
import { jsonForHtml } from './jsonForHtml.ts';
import { CONTEXT_ID, ROOT_ID } from './publicDocument.ts';
import { PublicPage, type PageData, type PublicContext } from './publicPage.tsx';

/** A public page as a whole document, which its `+client.ts` takes over; the tree is told to whoever measures the rendering. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const { brand, marca, cabeca } = pageContext;
  const { bare = false } = pageContext.config;
  const { head, data } = pageContext.data as PageData<unknown>;
  const context: PublicContext = { brand, marca, data };
  const Page = pageContext.Page as ComponentType;
  const page = bare ? <Page /> : <ShopLayout page={<Page />} />;
  const tree = <PublicPage context={context}>{page}</PublicPage>;
  const headTags = renderToStaticMarkup(
    <Head {...head} inShop={!bare}>
      <CompanyHead {...cabeca} />
    </Head>,
  );
  const documentHtml = `<!DOCTYPE html>
<html lang="pt-BR">
<head>
<meta charset="UTF-8">
${headTags}
</head>
<body>
<div id="${ROOT_ID}">${renderToString(tree)}</div>
<script id="${CONTEXT_ID}" type="application/json">${jsonForHtml(context)}</script>
</body>
</html>`;
  return { documentHtml: dangerouslySkipEscape(documentHtml), injectFilter, pageContext: { tree } };
};

/** Fonts are in the head already, and are the company's where it has any. Scripts are asked for at once: they import one another. */
function injectFilter(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
}
