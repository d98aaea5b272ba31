import { useEffect, useEffectEvent } from 'react';

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
    if (
      performance.getEntriesByType('navigation').some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward')
    )
      tell();
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
}
