import { Outlet, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { escreverQuantas } from '../../../modules/editing/fila.ts';
import { UnsentList } from '../components/UnsentList.tsx';
import { isScreenName, SCREENS } from '../screens/screens.ts';
import { useWaiting } from '../components/queueCounts.ts';
import { FactorDemanded } from './FactorDemanded.tsx';
import { RoleChanged } from './RoleChanged.tsx';
import { useQueueWatch } from './useQueueWatch.ts';
import { useSignedIn } from './signedIn.ts';

/** The screen. The document has its title, and whoever goes on with the keyboard goes on in it. */
export function Content() {
  const { brand } = useSignedIn();
  const screen = useRouterState({ select: ({ matches }) => matches.at(-1)?.routeId.slice(1) ?? '' });
  const busy = useRouterState({ select: ({ status }) => status === 'pending' });
  const news = useQueueWatch();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen || !isScreenName(screen)) return;
    shown.current = screen;
    // What was gone to may have taken it already.
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [screen]);
  const title = isScreenName(screen) ? `${SCREENS[screen].title} | ${brand.BRAND_NAME}` : null;
  const waiting = useWaiting(screen);
  useEffect(() => {
    if (title) document.title = waiting ? `(${escreverQuantas(waiting)}) ${title}` : title;
  }, [title, waiting]);
  return (
    <main ref={main} id="conteudo" className="admin__main" tabIndex={-1} aria-busy={busy}>
      <RoleChanged />
      <FactorDemanded />
      <UnsentList />
      <Outlet />
      <p className="news news--came" role="log" aria-label="O que chegou">
        {news}
      </p>
    </main>
  );
}
