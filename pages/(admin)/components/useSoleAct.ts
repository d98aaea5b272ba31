import { useRef, useState } from 'react';
import { isFocusLost } from './focusSoon.ts';
import { useNextFocus } from './useNextFocus.ts';
import { beginSaving, useUnsavedGuard } from './useUnsavedGuard.ts';

interface SoleAct {
  /** Whether it is under way: what could begin another is locked. */
  sending: boolean;
  /** Does it, unless it is under way. What it throws is its own to say. */
  run: (deed: () => Promise<void>) => Promise<void>;
}

/**
 * An act of which one press is one, and whose answer nobody else shows: while it is under way the screen is not left without a question, and the
 * focus comes back to where it was.
 */
export function useSoleAct(question: string): SoleAct {
  const [sending, setSending] = useState(false);
  /** Set at once, so that two presses before the next frame are one. */
  const acting = useRef(false);
  const focusNext = useNextFocus(sending);
  useUnsavedGuard(sending, question);
  const run = async (deed: () => Promise<void>) => {
    if (acting.current) return;
    acting.current = true;
    const here = document.activeElement;
    if (here instanceof HTMLElement) focusNext(() => isFocusLost() && here.isConnected && here.focus());
    setSending(true);
    const done = beginSaving();
    try {
      await deed();
    } finally {
      done();
      acting.current = false;
      setSending(false);
    }
  };
  return { sending, run };
}
