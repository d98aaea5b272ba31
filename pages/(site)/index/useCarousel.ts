import { useEffect, useRef, useState, type TouchEvent } from 'react';

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
  const [current, setCurrent] = useState(0);
  const [restarts, setRestarts] = useState(0);
  const [swiping, setSwiping] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [paused, setPaused] = useState(false);
  const [hydrated, setHydrated] = useState(false);
  const start = useRef({ x: 0, y: 0 });
  const afterSwipe = useRef<ReturnType<typeof setTimeout>>(undefined);
  const running = hydrated && count > 1 && !swiping && !hidden && !paused;

  useEffect(() => {
    const onVisibility = () => setHidden(document.hidden);
    onVisibility();
    setPaused(matchMedia('(prefers-reduced-motion: reduce)').matches);
    setHydrated(true);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      clearTimeout(afterSwipe.current);
    };
  }, []);

  useEffect(() => {
    if (!running) return;
    const timer = setTimeout(() => setCurrent((current + 1) % count), ROTATION_MS);
    return () => clearTimeout(timer);
  }, [running, current, count, restarts]);

  const goTo = (index: number) => {
    setCurrent((index + count) % count);
    setRestarts(restarts + 1);
  };

  const endSwipe = () => {
    afterSwipe.current = setTimeout(() => setSwiping(false), RESTART_AFTER_SWIPE_MS);
  };

  return {
    current,
    next: hydrated ? (current + 1) % count : null,
    paused,
    goTo,
    togglePaused: () => setPaused(!paused),
    touch: {
      onTouchStart: ({ touches }) => {
        const touch = touches[0];
        if (!touch) return;
        clearTimeout(afterSwipe.current);
        start.current = { x: touch.clientX, y: touch.clientY };
        setSwiping(true);
      },
      onTouchEnd: ({ changedTouches }) => {
        const touch = changedTouches[0];
        if (touch) {
          const x = touch.clientX - start.current.x;
          const y = touch.clientY - start.current.y;
          if (Math.abs(x) > SWIPE_PX && Math.abs(x) > Math.abs(y)) goTo(current + (x < 0 ? 1 : -1));
        }
        endSwipe();
      },
      onTouchCancel: endSwipe,
    },
  };
}
