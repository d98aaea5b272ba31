import type { BotCheckConfig } from '../../platform/config.ts';

const TIMEOUT_MS = 4000;

interface Answer {
  success?: boolean;
  score?: number;
  action?: string;
}

/** Google's siteverify of reCAPTCHA v3, which knows each token once; an answer that does not come in time counts as no. */
export async function conferirRecaptcha(config: Extract<BotCheckConfig, { kind: 'recaptcha' }>, token: string): Promise<boolean> {
  try {
    const response = await fetch(config.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: config.secretKey, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const answer = (await response.json()) as Answer;
    return answer.success === true && answer.action === 'submit' && (answer.score ?? 0) >= config.minScore;
  } catch {
    return false;
  }
}
