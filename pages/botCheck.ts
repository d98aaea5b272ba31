import { lateCode } from './lateCode.ts';
import type { BotCheckPublic } from './pageContext.ts';

const READY_POLL_MS = 200;
const ACTION = 'submit';
const LOADER = 'script[data-bot-check]';
const proofOfWork = lateCode(() => import('./proofOfWork.ts'));

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
  // What cannot be had now is asked for again when it is needed.
  if (check.kind === 'altcha') proofOfWork().catch(() => {});
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
export class BotCheckError extends Error {
  /** Whether its code could not be had, which a page that is loaded anew may have: this one may be of a build that is gone. */
  readonly reloadHelps: boolean;

  constructor(message: string, reloadHelps = false) {
    super(message);
    this.reloadHelps = reloadHelps;
  }
}

/** @param codeIsGone whether its code could not be had */
function failed(codeIsGone: boolean): BotCheckError {
  if (!navigator.onLine) return new BotCheckError('Sem internet: nada foi enviado. Tente novamente.');
  return new BotCheckError('Erro ao validar reCAPTCHA. Tente novamente.', codeIsGone);
}

/** A token for one submission (D23). @throws BotCheckError when none can be had */
export async function botCheckToken(check: BotCheckPublic): Promise<string> {
  if (check.kind === 'off') return '';
  const ask = check.kind === 'altcha' ? await solver() : () => askRecaptcha(check.siteKey);
  const token = await ask().catch(() => {
    throw failed(false);
  });
  if (!token) throw new BotCheckError('Erro ao gerar token do reCAPTCHA.');
  return token;
}

async function solver(): Promise<() => Promise<string>> {
  try {
    return (await proofOfWork()).solveProofOfWork;
  } catch {
    throw failed(true);
  }
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
