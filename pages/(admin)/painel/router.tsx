import { createRootRoute, createRoute, createRouter, lazyRouteComponent, type RouteComponent } from '@tanstack/react-router';
import type { z } from 'zod';
import type { AdminPage } from '../adminPage.ts';
import { escreverEndereco } from '../telas/endereco.ts';
import type { PerguntaDaTela, TelaDescrita } from '../telas/tela.ts';
import { TELAS, type Tela } from '../telas/telas.ts';
import { carregar, guardar } from './carregar.ts';
import { Failure } from './Failure.tsx';
import { Frame } from './Frame.tsx';
import { Content } from './Content.tsx';

/** Each screen's component, in a file of its own that is fetched when its link is pointed at. */
const COMPONENTS = import.meta.glob<{ default: RouteComponent }>('../telas/*.tsx');

/** What the document has brought along, for the screen that is shown first. */
let prontas: Pick<AdminPage, 'tela' | 'respostas'> | null = null;

const raiz = createRootRoute({ component: Content });

function rotaDe<Nome extends Tela>(nome: Nome) {
  const { endereco, perguntas } = TELAS[nome] as TelaDescrita;
  return createRoute({
    getParentRoute: () => raiz,
    path: nome,
    validateSearch: endereco as (typeof TELAS)[Nome]['endereco'],
    loaderDeps: ({ search }) => search,
    loader: ({ deps, location, abortController: { signal } }) =>
      carregarTela(nome, perguntas(deps as z.output<typeof endereco>), { signal, leavingFor: location.publicHref }),
    // Staff see what is stored: whenever they go somewhere, it is asked for, and never before.
    shouldReload: true,
    preload: false,
    component: lazyRouteComponent(COMPONENTS[`../telas/${nome}.tsx`]!),
  });
}

async function carregarTela(tela: Tela, perguntas: readonly PerguntaDaTela[], options: Destino) {
  const primeira = prontas;
  prontas = null;
  if (primeira?.tela === tela) guardar(perguntas, primeira.respostas);
  else await carregar(perguntas, options);
}

interface Destino {
  signal: AbortSignal;
  leavingFor: string;
}

type Rotas = { [Nome in Tela]: ReturnType<typeof rotaDe<Nome>> };
const rotas = Object.fromEntries((Object.keys(TELAS) as Tela[]).map((nome) => [nome, rotaDe(nome)])) as unknown as Rotas;
const arvore = raiz.addChildren(rotas);

/** The screens below the configured base path; the first one has its answers already. */
export function createAdminRouter(basepath: string, primeira: Pick<AdminPage, 'tela' | 'respostas'>) {
  prontas = primeira;
  return createRouter({
    routeTree: arvore,
    basepath,
    parseSearch: (text) => Object.fromEntries(new URLSearchParams(text)),
    stringifySearch: escreverEndereco,
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
