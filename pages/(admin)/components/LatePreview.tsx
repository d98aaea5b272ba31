import { lazy, Suspense } from 'react';
import type { PreviewProps } from './Preview.tsx';

const Preview = lazy(async () => ({ default: (await import('./Preview.tsx')).Preview }));

/** A preview of which a screen carries the code only once there is something to show. Its place is kept meanwhile: buttons below it are being pressed. */
export function LatePreview(props: PreviewProps) {
  return (
    <Suspense fallback={<div className={`preview preview--${props.tipo}`} />}>
      <Preview {...props} />
    </Suspense>
  );
}
