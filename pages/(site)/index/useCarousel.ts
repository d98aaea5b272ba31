import { useEffect, useRef, useState, useSyncExternalStore, type TouchEvent } from 'react';
import { useHydrated } from '../../publicPage.tsx';

// Section 9, timings and sizes.
const ROTATION_MS = 5000;
const RESTART_AFTER_SWIPE_MS = 300;
const SWIPE_PX = 40;

interface Carousel {
  current: number;
  /** The slide whose picture is fetched ahead; none before hydration. */
  next: number | null;
  paused: boolean;
  goTo: (index: number) => void;
  togglePaused: () => void;
  touch: { onTouchStart: (event: TouchEvent) => void; onTouchEnd: (event: TouchEvent) => void; onTouchCancel: () => void };
}

/** The carousel's state (section 4): advances every 5 s and wraps; waits while the tab is hidden, during a swipe, or when told to. */
export function useCarousel(count: number): Carousel {
  const hydrated = useHydrated();
  const hidden = useSyncExternalStore(onVisibilityChange, () => document.hidden, never);
  const reducedMotion = useSyncExternalStore(onMotionPreference, prefersReducedMotion, never);
  // An object, so that choosing the current slide again restarts its time.
  const [position, setPosition] = useState({ index: 0 });
  const [pausedByVisitor, setPaused] = useState<boolean | null>(null);
  const { swiping, touch } = useSwipe((step) => goTo(position.index + step));

  const current = position.index;
  const paused = pausedByVisitor ?? reducedMotion;
  const running = hydrated && count > 1 && !swiping && !hidden && !paused;

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setPosition({ index: (position.index + 1) % count }), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [running, position, count]);

  function goTo(index: number): void {
    setPosition({ index: (index + count) % count });
  }

  return {
    current,
    next: hydrated ? (current + 1) % count : null,
    paused,
    goTo,
    togglePaused: () => setPaused(!paused),
    touch,
  };
}

/** Calls back with 1 for a swipe to the left and −1 to the right; `swiping` stays true until 300 ms after it. */
function useSwipe(onSwipe: (step: 1 | -1) => void): { swiping: boolean; touch: Carousel['touch'] } {
  const [swiping, setSwiping] = useState(false);
  const start = useRef({ x: 0, y: 0 });
  const restart = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(restart.current), []);

  const end = () => {
    restart.current = setTimeout(() => setSwiping(false), RESTART_AFTER_SWIPE_MS);
  };
  return {
    swiping,
    touch: {
      onTouchStart: ({ touches }) => {
        const touch = touches[0];
        if (!touch) return;
        clearTimeout(restart.current);
        start.current = { x: touch.clientX, y: touch.clientY };
        setSwiping(true);
      },
      onTouchEnd: ({ changedTouches }) => {
        const touch = changedTouches[0];
        const x = (touch?.clientX ?? start.current.x) - start.current.x;
        const y = (touch?.clientY ?? start.current.y) - start.current.y;
        if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
        end();
      },
      onTouchCancel: end,
    },
  };
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';
const prefersReducedMotion = () => matchMedia(REDUCED_MOTION).matches;
const never = () => false;

function onVisibilityChange(callback: () => void): () => void {
  document.addEventListener('visibilitychange', callback);
  return () => document.removeEventListener('visibilitychange', callback);
}

function onMotionPreference(callback: () => void): () => void {
  const query = matchMedia(REDUCED_MOTION);
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}
