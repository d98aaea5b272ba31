import { createRootRoute, createRoute, createRouter, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { z } from 'zod';
import type { AdminPage } from '../adminPage.ts';
import { writeAddress } from '../screens/address.ts';
import type { ScreenQuestion, Screen } from '../screens/screen.ts';
import { SCREENS, type ScreenName } from '../screens/screens.ts';
import { load, keepAnswers } from './load.ts';
import { Failure } from './Failure.tsx';
import { Frame } from './Frame.tsx';
import { Content } from './Content.tsx';

/** Each screen's component, in a file of its own that is fetched when its link is pointed at. */
const COMPONENTS = import.meta.glob<{ default: RouteComponent }>('../screens/*.tsx');

/** What the document has brought along, for the screen that is shown first. */
let firstAnswers: Pick<AdminPage, 'screen' | 'answers'> | null = null;

const root = createRootRoute({ component: Content });

function routeOf<Nome extends ScreenName>(nome: Nome) {
  const { address, questions } = SCREENS[nome] as Screen;
  return createRoute({
    getParentRoute: () => root,
    path: nome,
    validateSearch: address as (typeof SCREENS)[Nome]['address'],
    loaderDeps: ({ search }) => search,
    loader: ({ deps, location, abortController: { signal } }) =>
      loadScreen(nome, questions(deps as z.output<typeof address>), { signal, leavingFor: location.publicHref }),
    // Staff see what is stored: whenever they go somewhere, it is asked for, and never before.
    shouldReload: true,
    preload: false,
    component: lazyRouteComponent(COMPONENTS[`../screens/${nome}.tsx`]!),
  });
}

async function loadScreen(screen: ScreenName, questions: readonly ScreenQuestion[], options: Destination) {
  const first = firstAnswers;
  firstAnswers = null;
  if (first?.screen === screen) keepAnswers(questions, first.answers);
  else await load(questions, options);
}

interface Destination {
  signal: AbortSignal;
  leavingFor: string;
}

type Routes = { [Nome in ScreenName]: ReturnType<typeof routeOf<Nome>> };
const routes = Object.fromEntries(
  (Object.keys(SCREENS) as ScreenName[]).map((nome) => [nome, routeOf(nome)]),
) as unknown as Routes;
const tree = root.addChildren(routes);

/** The screens below the configured base path; the first one has its answers already. */
export function createAdminRouter(basepath: string, first: Pick<AdminPage, 'screen' | 'answers'>) {
  firstAnswers = first;
  return createRouter({
    routeTree: tree,
    basepath,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: writeAddress,
    defaultPreload: 'intent',
    defaultPreloadStaleTime: 0,
    defaultGcTime: 0,
    defaultStaleReloadMode: 'blocking',
    scrollRestoration: true,
    InnerWrap: Frame,
    defaultErrorComponent: Failure,
    defaultNotFoundComponent: () => <Failure error={new Error('unknown screen')} reset={() => undefined} />,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAdminRouter>;
  }
}
