import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { UnsentList } from '../components/UnsentList.tsx';
import { ehTela, TELAS } from '../telas/telas.ts';
import { useQuem } from './quem.ts';

/** The screen. The document has its title, and whoever goes on with the keyboard goes on in it. */
export function Content() {
  const { brand } = useQuem();
  const tela = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId.slice(1) ?? '' });
  const busy = useRouterState({ select: ({ status }) => status === 'pending' });
  const main = useRef<HTMLElement>(null);
  const shown = useRef(tela);
  useEffect(() => {
    if (shown.current === tela || !ehTela(tela)) return;
    shown.current = tela;
    document.title = `${TELAS[tela].titulo} | ${brand.BRAND_NAME}`;
    main.current?.focus({ preventScroll: true });
  }, [tela, brand]);
  return (
    <main ref={main} id="conteudo" className="admin__main" tabIndex={-1} aria-busy={busy}>
      <UnsentList />
      <Outlet />
    </main>
  );
}
