import { createContext, useContext, useEffect, useReducer, useSyncExternalStore, type ReactElement } from 'react';
import type { Marca } from '../modules/brand/marca.ts';
import type { Brand } from '../platform/brand.ts';
import type { PageHead } from './head.server.tsx';

/** What a public page is made of, on the server and, as JSON in the document, in the browser. */
export interface PublicContext {
  brand: Brand;
  /** What the company's folder says, or the site's own. */
  marca: Marca;
  /** What the page's `+data` has found out. */
  data: unknown;
}

/** What a public page's `+data` returns: its head, which stays on the server, and what the page itself shows. */
export interface PageData<Data> {
  head: PageHead;
  data: Data;
}

/** The data of the page whose `+data` hook this is. */
export type DataOf<Hook extends (...args: never[]) => unknown> =
  Awaited<ReturnType<Hook>> extends PageData<infer Data> ? Data : never;

const Context = createContext<PublicContext | null>(null);

interface PublicPageProps {
  context: PublicContext;
  /** Called once everything on the page listens. */
  onTakenOver?: () => void;
  children: ReactElement;
}

/** A whole public page: the same tree on the server and in the browser. */
export function PublicPage({ context, onTakenOver, children }: PublicPageProps) {
  const [mounted, mount] = useReducer(() => true, false);
  // Forms begin with an effect of their own and render again after it; this one comes with the same render.
  useEffect(mount, [mount]);
  useEffect(() => {
    if (mounted) onTakenOver?.();
  }, [mounted, onTakenOver]);
  return <Context value={context}>{children}</Context>;
}

/** Who the company is. */
export function usePublicContext(): PublicContext {
  const context = useContext(Context);
  if (!context) throw new Error('not inside a public page');
  return context;
}

/** What the page's `+data` has found out. */
export function useData<Data>(): Data {
  return usePublicContext().data as Data;
}

/** Whether React has taken the page over: false on the server and in the first render of the browser. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

const neverChanges = () => () => {};
