import { useEffect, useState } from 'react';
import type { Refusal } from '../adminApi.ts';
import { hasEnded, isAnothers } from '../links.ts';

/** Milliseconds without a change after which the price is asked for. */
const PAUSE_MS = 300;

/** A total in reais, and what adds up to it. */
export interface Quote {
  valor: number;
  linhas: readonly { descricao: string; valor: number }[];
}

/**
 * What is chosen, priced by the server once it has not changed for a moment; while that is awaited only what stood there before, whose place is kept, and why not where it is refused.
 * @param escolhas null where there is nothing to ask yet
 * @param ask asks for the price of what is chosen, as one who has pressed nothing; the same function as long as it asks the same. @throws Refusal
 * Besides it, what keeps its place on the screen: that price, or the one before while it is reckoned anew.
 * @param act what the password is asked for by, once the session has ended: nobody is interrupted while typing
 */
export function useQuote<Choices, Asked extends Quote>(
  escolhas: Choices | null,
  ask: (escolhas: Choices) => Promise<Asked>,
  act: string,
): { quote?: Asked; said?: string; placed?: Asked } {
  const chosen = escolhas === null ? null : JSON.stringify(escolhas);
  const [answer, setAnswer] = useState<{ chosen: string; quote?: Asked; said?: string } | null>(null);
  useEffect(() => {
    if (chosen === null) return;
    let over = false;
    const timer = setTimeout(async () => {
      const answered = await ask(JSON.parse(chosen) as Choices).then(
        (quote) => ({ quote }),
        (refusal: Refusal) => ({ said: whyNot(refusal, act) }),
      );
      if (!over) setAnswer({ chosen, ...answered });
    }, PAUSE_MS);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [act, ask, chosen]);
  // What is being reckoned anew keeps its place: the button below is being pressed.
  const placed = chosen === null ? undefined : answer?.quote;
  return { ...(answer?.chosen === chosen && answer), ...(placed && { placed }) };
}

/** Why there is no price. */
function whyNot(refusal: Refusal, act: string): string {
  if (hasEnded(refusal)) return `Sua sessão terminou; ao ${act}, a senha é pedida.`;
  if (isAnothers(refusal)) return `Neste navegador entrou outra pessoa; ao ${act}, a senha é pedida.`;
  return refusal.message;
}
