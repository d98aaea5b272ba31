import { onRenderHtml as render } from 'vike-react/__internal/integration/onRenderHtml';
import type { OnRenderHtmlAsync } from 'vike/types';

/** vike-react's own hook. Fonts are not preloaded by it: `+Head` does, and knows when they are the company's. */
export const onRenderHtml: OnRenderHtmlAsync = async (pageContext) => ({
  documentHtml: await render(pageContext),
  injectFilter(assets) {
    for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
  },
});
