import { lazy, Suspense } from 'react';
import { useHydrated, usePublicContext } from '../publicPage.tsx';

const ConsentBanner = lazy(() => import('./ConsentBanner.tsx'));

/** Measurement and the question about it: nothing at all unless a tag-manager container is configured. */
export function Measurement() {
  const { brand } = usePublicContext();
  const hydrated = useHydrated();
  if (!brand.GTM_ID || !hydrated) return null;
  return (
    <Suspense>
      <ConsentBanner container={brand.GTM_ID} />
    </Suspense>
  );
}
