import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import type { BotCheckConfig } from '../../platform/config.ts';
import { insertRow } from '../../platform/database/steadyStatements.ts';
import { DomainError } from '../../platform/errors.ts';
import { conferirSolucao, VALIDADE_MS } from './desafio.service.ts';
import { conferirRecaptcha, RECUSA } from './recaptcha.provider.ts';
import { TokenUsado } from './token.entity.ts';

/** The configured check and the key with which challenges are signed. */
export interface Verificacao {
  check: BotCheckConfig;
  chave: string;
}

/** A good token, by what makes it one; null where there is no check. */
export type TokenConferido = { identidade: string } | null;

/**
 * Asks whether a token of the configured bot check is good (D23). It may wait for the outside, so it is never called in a transaction.
 * @throws `VERIFICACAO_AUSENTE` without a token, `VERIFICACAO_RECUSADA` for a wrong or old one (section 8), `VERIFICACAO_INDISPONIVEL`
 */
export async function conferirToken({ check, chave }: Verificacao, token: string): Promise<TokenConferido> {
  if (check.kind === 'off') return null;
  if (!token) throw new DomainError('invalid', 'VERIFICACAO_AUSENTE', 'Erro ao gerar token do reCAPTCHA.');
  if (check.kind === 'recaptcha') {
    if (!(await conferirRecaptcha(check, token))) throw recusa();
    return { identidade: token };
  }
  const assinatura = await conferirSolucao(chave, token);
  if (assinatura === null) throw recusa();
  return { identidade: assinatura };
}

/**
 * Uses a good token up, in the caller's transaction, so that a submission that fails does not.
 * @throws `VERIFICACAO_RECUSADA` for one that was used before
 */
export async function gastarToken(em: EntityManager, conferido: TokenConferido, agora: Date): Promise<void> {
  if (!conferido) return;
  const hash = hashDe(conferido);
  await em.nativeDelete(TokenUsado, { expiraEm: { $lt: agora } });
  try {
    await insertRow(em, TokenUsado, { hash, expiraEm: new Date(agora.getTime() + VALIDADE_MS) });
  } catch (error) {
    if (error instanceof UniqueConstraintViolationException) throw recusa();
    throw error;
  }
}

/** Whether a good token is used up already, before anything is counted or written for it. @throws `VERIFICACAO_RECUSADA` */
export async function recusarGasto(em: EntityManager, conferido: TokenConferido): Promise<void> {
  if (conferido && (await em.count(TokenUsado, { hash: hashDe(conferido) })) > 0) throw recusa();
}

function hashDe({ identidade }: { identidade: string }): string {
  return createHash('sha256').update(identidade).digest('hex');
}

function recusa(): DomainError {
  return new DomainError('invalid', 'VERIFICACAO_RECUSADA', RECUSA);
}
