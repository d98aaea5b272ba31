import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

export default {
  extends: [vikeReact],
  lang: 'pt-BR',
  passToClient: ['brand'],
  // The code of the next page is fetched when its link is pointed at.
  prefetchStaticAssets: 'hover',
} satisfies Config;
