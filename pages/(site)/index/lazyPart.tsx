import { lazy, memo, Suspense, useEffect, useRef, useSyncExternalStore, type ComponentType } from 'react';
import { ReloadOffer } from '../../components/ReloadOffer.tsx';
import { lateCode } from '../../lateCode.ts';

const MARGIN = '200px';

interface PartModule<Props> {
  default: ComponentType<Props>;
}

/**
 * A section whose code is fetched when it comes within 200 px of the viewport. The server renders it whole, so it can be read
 * before that, and without JavaScript. A fetch that fails is tried once more; after that a reload is offered below what is already there.
 *
 * @param load fetches the code
 * @param onServer the code itself, where pages are rendered
 */
export function lazyPart<Props extends object>(load: () => Promise<PartModule<Props>>, onServer?: PartModule<Props>) {
  let approach: () => void = () => {};
  let failed = false;
  const code = lateCode(load);
  const listeners = new Set<() => void>();
  const near = new Promise<void>((resolve) => {
    approach = resolve;
  });

  async function fetchWhenNear(): Promise<PartModule<Props>> {
    await near;
    try {
      return await code().catch(code);
    } catch {
      failed = true;
      for (const listener of listeners) listener();
      // Never settles: the server's markup stays in place.
      return new Promise(() => {});
    }
  }

  const Part = onServer?.default ?? lazy(fetchWhenNear);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  // Memoised, since a boundary that React has not hydrated yet must not see its parent render again.
  const Boundary = memo(function Boundary(props: Props) {
    return (
      <Suspense fallback={<div className="lazy-part__waiting" />}>
        <Part {...(props as Props & object)} />
      </Suspense>
    );
  });

  return function LazyPart(props: Props) {
    const frame = useRef<HTMLDivElement>(null);
    const hasFailed = useSyncExternalStore(
      subscribe,
      () => failed,
      () => false,
    );
    useEffect(() => {
      const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && approach(), { rootMargin: MARGIN });
      if (frame.current) observer.observe(frame.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div className="lazy-part" ref={frame}>
        <Boundary {...props} />
        {hasFailed && <ReloadOffer />}
      </div>
    );
  };
}
