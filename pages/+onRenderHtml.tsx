import type { ComponentType } from 'react';
import { dangerouslySkipEscape } from 'vike/server';
import type { InjectFilterEntry, OnRenderHtmlSync, PageContextServer } from 'vike/types';
import { assetTagsIn, renderDocument } from './document.server.tsx';
import type { PageData } from './publicPage.tsx';

/** A public page as a whole document, which its `+client.ts` takes over; the tree is told to whoever measures the rendering. */
export const onRenderHtml: OnRenderHtmlSync = (pageContext) => {
  const Page = pageContext.Page as ComponentType;
  const { html, tree } = renderDocument(Page, pageContext);
  return {
    documentHtml: dangerouslySkipEscape(html),
    injectFilter,
    pageContext: { tree, rerenderer: (whole) => rerenderer(pageContext, whole, html) },
  };
};

/** Renders the same page for another request: what vike does around it is the same each time, and costs as much as the page. */
function rerenderer(pageContext: PageContextServer, whole: string, html: string) {
  // Who may see a page of the staff is for vike to ask each time.
  if (pageContext.adminPath !== undefined) return null;
  // As many addresses as orders, each seldom asked for: they would take the place of the shop's own.
  if (pageContext.config.personal) return null;
  const { config, urlPathname, routeParams } = pageContext;
  const Page = pageContext.Page as ComponentType;
  const findData = config.data as (pageContext: PageContextServer) => PageData<unknown> | Promise<PageData<unknown>>;
  const assets = assetTagsIn(whole, html);
  if (!assets) return null;
  return async (context: object, search: URLSearchParams): Promise<string> => {
    const urlParsed = { search: Object.fromEntries(search) };
    const anew = { ...context, urlPathname, routeParams, urlParsed } as PageContextServer;
    const data = await findData(anew);
    return renderDocument(Page, { ...anew, config, data }, assets).html;
  };
}

/** Fonts are in the head already, and are the company's where it has any. Scripts are asked for at once: they import one another. */
function injectFilter(assets: InjectFilterEntry[]): void {
  for (const asset of assets) {
    if (asset.assetType === 'font') asset.inject = false;
    if (asset.assetType === 'script') asset.inject = 'HTML_END';
  }
}
