import type { Config } from 'vike/types';

export default {
  passToClient: ['adminPath', 'usuario'],
  // The staff's screens are an application: moving between them keeps the frame.
  clientRouting: true,
  onRenderClient: 'import:vike-react/__internal/integration/onRenderClient:onRenderClient',
  // The code of the next screen is fetched when its link is pointed at.
  prefetchStaticAssets: 'hover',
} satisfies Config;
