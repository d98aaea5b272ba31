import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import { createChallenge, verifySolution } from 'altcha-lib';
import type { Challenge } from 'altcha-lib/types';
import type { BotCheckConfig } from '../../platform/config.ts';
import { DomainError } from '../../platform/errors.ts';
import { TokenUsado } from './token.entity.ts';

const VALIDITY_MS = 20 * 60_000;
const PROVIDER_TIMEOUT_MS = 4000;
/** Largest number to search: about a second's work for a phone. */
const MAX_NUMBER = 60_000;

/** The configured check and the key with which challenges are signed. */
export interface Verificacao {
  check: BotCheckConfig;
  secret: string;
}

/** A proof-of-work challenge, signed, valid for 20 minutes (ALTCHA). */
export function criarDesafio({ secret }: Verificacao): Promise<Challenge> {
  return createChallenge({ hmacKey: secret, maxNumber: MAX_NUMBER, expires: new Date(Date.now() + VALIDITY_MS) });
}

/**
 * Asks whether a token of the configured bot check is good (D23). It may wait for the outside, so it is never called in a transaction.
 * @throws `VERIFICACAO_AUSENTE` without a token, `VERIFICACAO_RECUSADA` for a wrong or old one (section 8)
 */
export async function conferirToken({ check, secret }: Verificacao, token: string): Promise<void> {
  if (check.kind === 'off') return;
  if (!token) throw new DomainError('invalid', 'VERIFICACAO_AUSENTE', 'Erro ao gerar token do reCAPTCHA.');
  const valido =
    check.kind === 'altcha' ? await verifySolution(token, secret).catch(() => false) : await verificarRecaptcha(check, token);
  if (!valido) throw recusa();
}

/**
 * Uses a good token up, in the caller's transaction, so that a submission that fails does not.
 * @throws `VERIFICACAO_RECUSADA` for one that was used before
 */
export async function gastarToken(em: EntityManager, { check }: Verificacao, token: string, agora: Date): Promise<void> {
  if (check.kind === 'off') return;
  const hash = createHash('sha256').update(token).digest('hex');
  await em.nativeDelete(TokenUsado, { expiraEm: { $lt: agora } });
  try {
    await em.insert(TokenUsado, { hash, expiraEm: new Date(agora.getTime() + VALIDITY_MS) });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw recusa();
    throw error;
  }
}

function recusa(): DomainError {
  return new DomainError('invalid', 'VERIFICACAO_RECUSADA', 'Erro ao validar reCAPTCHA. Tente novamente.');
}

interface RecaptchaAnswer {
  success?: boolean;
  score?: number;
  action?: string;
}

/** Google's siteverify of reCAPTCHA v3; an answer that does not come in time counts as no. */
async function verificarRecaptcha(config: Extract<BotCheckConfig, { kind: 'recaptcha' }>, token: string): Promise<boolean> {
  try {
    const response = await fetch(config.verifyUrl, {
      method: 'POST',
      body: new URLSearchParams({ secret: config.secretKey, response: token }),
      signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
    });
    const answer = (await response.json()) as RecaptchaAnswer;
    return answer.success === true && answer.action === 'submit' && (answer.score ?? 0) >= config.minScore;
  } catch {
    return false;
  }
}
