import { useEffect, useEffectEvent } from 'react';
import { viewType } from '../../typed.ts';

/**
 * Tells of a page that the browser has brought back, asleep as it was left or out of its own store without asking: what it says may no longer
 * be so.
 */
export function useReturn(onReturn: () => void): void {
  const tell = useEffectEvent(onReturn);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) tell();
    };
    if (viewType() === 'back_forward') tell();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
