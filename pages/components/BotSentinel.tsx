import { useEffect, useRef } from 'react';
import { prepareBotCheck } from '../botCheck.ts';
import type { BotCheckPublic } from '../pageContext.ts';

/** Starts to load the bot check when it comes within 200 px of the viewport. */
export function BotSentinel({ check }: { check: BotCheckPublic }) {
  const sentinel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && prepareBotCheck(check), {
      rootMargin: '200px',
    });
    if (sentinel.current) observer.observe(sentinel.current);
    return () => observer.disconnect();
  }, [check]);
  return <div ref={sentinel} />;
}
