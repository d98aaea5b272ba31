import { lazy, Suspense } from 'react';
import { lateCode } from '../lateCode.ts';
import { useHydrated, usePublicContext } from '../publicPage.tsx';

const code = lateCode(() => import('./ConsentBanner.tsx'));
// Who cannot be asked is not measured: the page goes on without the question.
const ConsentBanner = lazy(() =>
  code()
    .catch(code)
    .catch(() => ({ default: () => null })),
);

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
