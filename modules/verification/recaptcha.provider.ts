import { z } from 'zod';
import type { BotCheckConfig } from '../../platform/config.ts';
import { DomainError } from '../../platform/errors.ts';
import { fetchJson, ProviderError } from '../../platform/http/fetchJson.ts';

/** What is said of any failure (section 8). */
export const RECUSA = 'Erro ao validar reCAPTCHA. Tente novamente.';
const TIMEOUT_MS = 4000;

const resposta = z.object({ success: z.literal(true), action: z.literal('submit'), score: z.number() });
/** What Google says where the key of the settings is not its. */
const chaveErrada = z.object({
  'error-codes': z.array(z.string()).refine((codes) => codes.some((code) => code.endsWith('input-secret'))),
});

/**
 * Google's siteverify of reCAPTCHA v3, which knows each token once. @throws `VERIFICACAO_INDISPONIVEL` where it cannot be asked: nobody could order
 * any more, and only the operator can mend it
 */
export async function conferirRecaptcha(
  { verifyUrl, secretKey, minScore }: Extract<BotCheckConfig, { kind: 'recaptcha' }>,
  token: string,
): Promise<boolean> {
  const body = new URLSearchParams({ secret: secretKey, response: token });
  try {
    const answer = await fetchJson(verifyUrl, { method: 'POST', body, configured: verifyUrl, timeoutMs: TIMEOUT_MS });
    if (answer.body === null) throw new ProviderError(`${new URL(verifyUrl).host} answers ${answer.status}`);
    if (chaveErrada.safeParse(answer.body).success) throw new ProviderError('RECAPTCHA_SECRET_KEY is not a key of Google');
    const { data } = resposta.safeParse(answer.body);
    return data !== undefined && data.score >= minScore;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new DomainError('unavailable', 'VERIFICACAO_INDISPONIVEL', RECUSA, { retryAfter: 5, cause: error });
  }
}
