import { z } from 'zod';
import type { BotCheckConfig } from '../../platform/config.ts';
import { fetchJson, ProviderError } from '../../platform/http/fetchJson.ts';

const TIMEOUT_MS = 4000;

const resposta = z.object({ success: z.literal(true), action: z.literal('submit'), score: z.number() });

/** Google's siteverify of reCAPTCHA v3, which knows each token once; an answer that does not come in time counts as no. */
export async function conferirRecaptcha(
  { verifyUrl, secretKey, minScore }: Extract<BotCheckConfig, { kind: 'recaptcha' }>,
  token: string,
): Promise<boolean> {
  const body = new URLSearchParams({ secret: secretKey, response: token });
  try {
    const answer = await fetchJson(verifyUrl, { method: 'POST', body, configured: verifyUrl, timeoutMs: TIMEOUT_MS });
    const { data } = resposta.safeParse(answer.body);
    return data !== undefined && data.score >= minScore;
  } catch (error) {
    if (error instanceof ProviderError) return false;
    throw error;
  }
}
