import { useRouter } from '@tanstack/react-router';
import type { TelaDescrita } from '../telas/tela.ts';
import { TELAS, type Tela } from '../telas/telas.ts';
import { refazer } from './carregar.ts';

/** Asks the server anew for what the screen shows. Does not fail: what cannot be had stays as it is. */
export function useRefresh(): () => Promise<void> {
  const router = useRouter();
  return async () => {
    const shown = router.state.matches.at(-1);
    const tela = shown?.routeId.slice(1) as Tela;
    const { perguntas } = TELAS[tela] as TelaDescrita;
    await refazer(perguntas(shown?.loaderDeps as never)).catch(() => undefined);
  };
}
