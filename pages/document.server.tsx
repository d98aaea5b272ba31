import type { ComponentType, ReactElement } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import type { PageContextServer } from 'vike/types';
import { avisosDaPagina } from '../modules/notices/aviso.ts';
import { CompanyHead } from './components/CompanyHead.server.tsx';
import { PageTop } from './components/PageTop.server.tsx';
import { ShopLayout } from './components/ShopLayout.tsx';
import { Head } from './head.server.tsx';
import { jsonForHtml } from './jsonForHtml.server.ts';
import { CONTEXT_ID, NOT_COME_ID, ROOT_ID } from './publicDocument.ts';
import { PublicPage, type PageData, type PublicContext } from './publicPage.tsx';
import { isUnmeasured } from './unmeasured.server.ts';

/** What of its context a document shows. */
type Shown = Pick<PageContextServer, 'config' | 'urlPathname' | 'brand' | 'marca' | 'avisos' | 'cabeca' | 'data'>;

/** What the build has for a page: its stylesheet at the begin of the head, its scripts at the end of the body. */
export interface AssetTags {
  head: string;
  body: string;
}

/** A form that is sent by the page's script alone. */
const ONLY_BY_SCRIPT = 'method="dialog"';
/** Without its script such a form would do nothing, and say nothing; `base.css` shows this after a while. */
const NOT_COME = `<p id="${NOT_COME_ID}" class="not-come" hidden>Esta página não carregou por inteiro: os botões não respondem, e os valores podem não ser os da sua escolha. Confira a conexão e recarregue a página.</p>
`;

/** A public page as a whole document, and the tree from which it was rendered. */
export function renderDocument(
  Page: ComponentType,
  shown: Shown,
  assets: AssetTags = { head: '', body: '' },
): { html: string; tree: ReactElement } {
  const { brand, marca, cabeca } = shown;
  const { bare = false } = shown.config;
  const { head, data } = shown.data as PageData<unknown>;
  // A tag manager would be told the address.
  const context: PublicContext = { brand: isUnmeasured(shown) ? { ...brand, GTM_ID: undefined } : brand, marca, data };
  const page = bare ? <Page /> : <ShopLayout page={<Page />} />;
  const tree = <PublicPage context={context}>{page}</PublicPage>;
  const headTags = renderToStaticMarkup(
    <Head {...head} inShop={!bare}>
      <CompanyHead {...cabeca} />
    </Head>,
  );
  const rendered = renderToString(tree);
  const html = `<!DOCTYPE html>
<html lang="pt-BR"${cabeca.coresProprias ? ' data-cores' : ''}>
<head>${assets.head}
<meta charset="UTF-8">
${headTags}
</head>
<body>
${bare ? '' : topOf(shown)}<div id="${ROOT_ID}">${rendered}</div>
${!bare && rendered.includes(ONLY_BY_SCRIPT) ? NOT_COME : ''}<script id="${CONTEXT_ID}" type="application/json">${jsonForHtml(context)}</script>
${assets.body}</body>
</html>`;
  return { html, tree };
}

/** What a page of the shop begins with. */
function topOf({ avisos, urlPathname }: Shown): string {
  return renderToStaticMarkup(<PageTop avisos={avisosDaPagina(avisos, urlPathname.startsWith('/assineja'))} />);
}

/** What was put into a document: at the begin of its head, and at the end of its body. Null when it is not just that. */
export function assetTagsIn(whole: string, html: string): AssetTags | null {
  const headAt = html.indexOf('<head>') + '<head>'.length;
  const bodyAt = html.lastIndexOf('</body>');
  const head = whole.slice(headAt, whole.indexOf('\n<meta charset="UTF-8">', headAt));
  const body = whole.slice(bodyAt + head.length, whole.lastIndexOf('</body>'));
  const again = html.slice(0, headAt) + head + html.slice(headAt, bodyAt) + body + html.slice(bodyAt);
  return again === whole ? { head, body } : null;
}
