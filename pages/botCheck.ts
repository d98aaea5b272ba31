import type { BotCheckPublic } from './pageContext.ts';

const READY_POLL_MS = 200;
const ACTION = 'submit';

interface Recaptcha {
  execute?: (siteKey: string, options: { action: string }) => Promise<string>;
}

declare global {
  interface Window {
    grecaptcha?: Recaptcha;
  }
}

/** Loads what the check needs; called when the sentinel comes near. */
export function prepareBotCheck(check: BotCheckPublic): void {
  if (check.kind === 'altcha') void import('altcha-lib');
  if (check.kind !== 'recaptcha' || document.querySelector('script[data-bot-check]')) return;
  const script = document.createElement('script');
  script.src = `https://www.google.com/recaptcha/api.js?render=${check.siteKey}`;
  script.async = true;
  script.dataset.botCheck = '';
  document.head.append(script);
}

/** A token for one submission (D23): the solution of a proof of work, or reCAPTCHA's for the action "submit". */
export async function botCheckToken(check: BotCheckPublic): Promise<string> {
  prepareBotCheck(check);
  if (check.kind === 'altcha') return solveProofOfWork();
  if (check.kind === 'off') return '';
  const execute = await recaptchaReady();
  return execute(check.siteKey, { action: ACTION });
}

async function solveProofOfWork(): Promise<string> {
  const [{ solveChallenge }, response] = await Promise.all([import('altcha-lib'), fetch('/api/verificacao/desafio')]);
  if (!response.ok) throw new Error(`challenge answered ${response.status}`);
  const { challenge, salt, algorithm, maxnumber, signature } = await response.json();
  const solution = await solveChallenge(challenge, salt, algorithm, maxnumber).promise;
  if (!solution) throw new Error('challenge without solution');
  return btoa(JSON.stringify({ algorithm, challenge, number: solution.number, salt, signature }));
}

/** Waits until reCAPTCHA can be asked, looking every 200 ms, for at most 10 s (section 4.3). */
async function recaptchaReady(): Promise<NonNullable<Recaptcha['execute']>> {
  for (let tries = 0; tries < 50; tries++) {
    const recaptcha = window.grecaptcha;
    if (recaptcha?.execute) return recaptcha.execute.bind(recaptcha);
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  throw new Error('reCAPTCHA did not load');
}
