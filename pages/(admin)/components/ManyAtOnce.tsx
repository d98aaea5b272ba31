import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useMayChange } from '../application/signedIn.ts';
import type { ManyProps } from './ManyActs.tsx';
import type { ShownRow } from './useManyAtOnce.ts';

const ManyActs = lazy(() => import('./ManyActs.tsx'));

/** What can be done with the rows that are chosen (076): its code comes with the first that is. */
export function ManyAtOnce<Status extends string, Row extends ShownRow<Status>>(props: ManyProps<Status, Row>): ReactNode {
  const mayChange = useMayChange('pedidos');
  const [wanted, want] = useState(false);
  if (!mayChange) return null;
  if (!wanted && props.chosen.ids.length > 0) want(true);
  if (!wanted) return null;
  // Which rows they are only the screen knows.
  return (
    <Suspense fallback={null}>
      <ManyActs {...(props as never as ManyProps<string, ShownRow<string>>)} />
    </Suspense>
  );
}
