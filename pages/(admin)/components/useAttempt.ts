import { useRef, useState } from 'react';
import type { Refusal } from '../adminApi.ts';
import { useRefresh } from '../application/useRefresh.ts';
import { ALREADY } from '../keys.ts';
import { surely } from './surely.ts';
import { useHere } from './useHere.ts';
import { beginSaving } from './useUnsavedGuard.ts';

const BUSY = 'Aguarde: a ação anterior ainda não terminou.';

/**
 * Acts of a screen that have no form of their own, one at a time, and the sentence that says how the last one went.
 * @param untilShown whether an act is under way until the screen shows what came of it: what is done next is done with rows as they are by then
 */
export function useAttempt(untilShown = false) {
  const [status, say] = useState('');
  const acting = useRef(false);
  const here = useHere();
  const refresh = useRefresh();

  /** Whether an act may begin: what was said of the one before goes, or that it is still under way is said. */
  function mayAct(): boolean {
    say(acting.current ? BUSY : '');
    return !acting.current;
  }

  /**
   * Runs an act and says how it went, wherever one is by then. Answers whether it was done.
   * @param sentence what is said once it is done; asked for then where the answer says more
   * @param de what is to be done, and of which row
   * @param isShown whether what it is about is still on the screen
   */
  async function attempt(
    act: () => Promise<unknown>,
    sentence: string | (() => string),
    de: string,
    isShown = () => true,
  ): Promise<boolean> {
    if (!mayAct()) return false;
    acting.current = true;
    const done = beginSaving();
    const isHere = () => here.current && isShown();
    try {
      const lost = await surely(act, de, isHere);
      const shown = refresh();
      // Else not waited for: who goes on to another row must not be held up by the list.
      if (untilShown) await shown;
      const message = typeof sentence === 'string' ? sentence : sentence();
      say(lost ? `${ALREADY} ${message}` : message);
      return true;
    } catch (error) {
      const { message: why, code } = error as Refusal;
      // Of what is not shown any more is told below.
      if (isHere()) say(why);
      // What nobody has refused may have been done.
      if (code === '') void refresh();
      return false;
    } finally {
      done();
      acting.current = false;
    }
  }

  return { status, say, mayAct, attempt };
}
