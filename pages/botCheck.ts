import type { BotCheckPublic } from './pageContext.ts';

const READY_POLL_MS = 200;
const ACTION = 'submit';
const LOADER = 'script[data-bot-check]';

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
  if (check.kind === 'altcha') void import('./proofOfWork.ts');
  if (check.kind !== 'recaptcha' || document.querySelector(LOADER)) return;
  const script = document.createElement('script');
  script.src = `https://www.google.com/recaptcha/api.js?render=${check.siteKey}`;
  script.async = true;
  script.dataset.botCheck = '';
  // A script that could not be had is asked for again at the next try.
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
}

/** The check could not be made; the message is section 8's. */
export class BotCheckError extends Error {}

/** A token for one submission (D23). @throws BotCheckError when none can be had */
export async function botCheckToken(check: BotCheckPublic): Promise<string> {
  if (check.kind === 'off') return '';
  let token: string;
  try {
    token = await (check.kind === 'altcha' ? (await import('./proofOfWork.ts')).solveProofOfWork() : askRecaptcha(check.siteKey));
  } catch (cause) {
    throw new BotCheckError('Erro ao validar reCAPTCHA. Tente novamente.', { cause });
  }
  if (!token) throw new BotCheckError('Erro ao gerar token do reCAPTCHA.');
  return token;
}

async function askRecaptcha(siteKey: string): Promise<string> {
  prepareBotCheck({ kind: 'recaptcha', siteKey });
  const execute = await recaptchaReady();
  return execute(siteKey, { action: ACTION });
}

/** Waits until reCAPTCHA can be asked, looking every 200 ms, for at most 10 s (section 4.3). */
async function recaptchaReady(): Promise<NonNullable<Recaptcha['execute']>> {
  for (let tries = 0; tries < 50; tries++) {
    const recaptcha = window.grecaptcha;
    if (!recaptcha && !document.querySelector(LOADER)) break;
    if (recaptcha?.execute) return recaptcha.execute.bind(recaptcha);
    await new Promise((resolve) => setTimeout(resolve, READY_POLL_MS));
  }
  document.querySelector(LOADER)?.remove();
  throw new Error('reCAPTCHA did not load');
}
