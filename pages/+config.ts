import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

export default {
  extends: [vikeReact],
  lang: 'pt-BR',
  passToClient: ['brand'],
  // A page's data is small and the server near: fetched on hover, shown on click.
  prefetchStaticAssets: 'hover',
} satisfies Config;
