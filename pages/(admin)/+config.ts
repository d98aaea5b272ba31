import vikeReact from 'vike-react/config';
import type { Config } from 'vike/types';

export default {
  extends: [vikeReact],
  meta: { Page: { env: { server: true, client: true } } },
  lang: 'pt-BR',
  passToClient: ['brand', 'adminPath', 'usuario'],
  // The staff's screens are an application: moving between them keeps the frame.
  clientRouting: true,
  // The code of the next screen is fetched when its link is pointed at.
  prefetchStaticAssets: 'hover',
} satisfies Config;
