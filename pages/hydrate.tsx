import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { CONTEXT_ID, NOT_COME_ID, ROOT_ID } from './publicDocument.ts';
import { PublicPage, type PublicContext } from './publicPage.tsx';
import { keepTyped } from './typed.ts';

declare global {
  interface Document {
    /** Whether the browser has opened the page ahead and nobody sees it yet; where it does no such thing, undefined. */
    readonly prerendering?: boolean;
  }
}

/** Longest that a page waits for the browser to have nothing better to do, in milliseconds. */
const PATIENCE = 1500;
/** What a person first does to a page. */
const TOUCHES = ['pointerdown', 'keydown', 'focusin', 'input', 'click', 'submit'] as const;

/**
 * Takes over a page that has arrived whole: when the browser has nothing better to do, or at the first touch. Until then links,
 * disclosures and fields are the browser's own, and what is typed into them stays.
 * @param atOnce for a page that shows what only the browser knows
 */
export function hydrate(page: ReactElement, { atOnce = false } = {}): void {
  document.getElementById(NOT_COME_ID)?.remove();
  const typed = keepTyped();
  const takeOver = () => {
    const context = JSON.parse(document.getElementById(CONTEXT_ID)!.textContent) as PublicContext;
    hydrateRoot(
      document.getElementById(ROOT_ID)!,
      <PublicPage context={context} onTakenOver={typed.give}>
        {page}
      </PublicPage>,
    );
  };
  whenShown(() => (atOnce || typed.any ? takeOver() : whenIdleOrTouched(takeOver)));
}

/** A page that the browser has opened ahead may never be seen: nothing of it is counted, asked for or stored before it is shown. */
function whenShown(act: () => void): void {
  if (document.prerendering) document.addEventListener('prerenderingchange', act, { once: true });
  else act();
}

function whenIdleOrTouched(act: () => void): void {
  const actOnce = () => {
    for (const touch of TOUCHES) removeEventListener(touch, actOnce, true);
    if (!acted) act();
    acted = true;
  };
  let acted = false;
  // React answers the touch itself, too: it listens from then on, and takes over at once what an event is meant for.
  for (const touch of TOUCHES) addEventListener(touch, actOnce, true);
  // Safari has no such callback.
  if ('requestIdleCallback' in window) requestIdleCallback(actOnce, { timeout: PATIENCE });
  else setTimeout(actOnce);
}
