import { createHash } from 'node:crypto';
import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/core';
import type { BotCheckConfig } from '../../platform/config.ts';
import { insertRow } from '../../platform/database/steadyStatements.ts';
import { DomainError } from '../../platform/errors.ts';
import { TRIES_OF_A_CHALLENGE, type Act, type Caller, type Charge } from '../../platform/limits.ts';
import { conferirSolucao, VALIDADE_MS } from './desafio.service.ts';
import { conferirRecaptcha, RECUSA } from './recaptcha.provider.ts';
import { TokenUsado } from './token.entity.ts';

/** The configured check and the key with which challenges are signed. */
export interface Verificacao {
  check: BotCheckConfig;
  chave: string;
}

/** A good token, by what makes it one, and whether that is a challenge of the shop; null where there is no check. */
export type TokenConferido = { identidade: string; deDesafio: boolean } | null;

/** What something in vain costs of a challenge's tries besides the look at it: two such take all of them. */
const EM_VAO = TRIES_OF_A_CHALLENGE / 2 - 1;

/** As what a submission counts that nobody has proven to be no robot's (docs/decisions/073-tries-and-proof.md). */
export interface Tentativas {
  caller: Caller;
  /** What fails the form or the check. */
  recusada: Act;
  /** What is looked at without a proof that costs the shop nothing to find wrong. */
  semProva: Act;
}

/** Has what is refused count as a try. @throws what `ler` does, or `MUITAS_TENTATIVAS` when there were too many */
export async function contarRecusa<Lido>({ caller, recusada }: Tentativas, ler: () => Lido | Promise<Lido>): Promise<Lido> {
  try {
    return await ler();
  } catch (error) {
    await caller.spend(recusada);
    throw error;
  }
}

/**
 * Counts a submission that nothing tells from a robot's before it has cost something: where there is no check, and where others are asked about its token. It
 * comes before whatever the submission waits for. @throws `MUITAS_TENTATIVAS`
 */
export async function contarSemProva({ check }: Verificacao, token: string, { caller, semProva }: Tentativas): Promise<void> {
  if (check.kind === 'off' || (token && check.kind === 'recaptcha')) await caller.spend(semProva);
}

/**
 * Asks whether a token of the configured bot check is good (D23). It may wait for the outside, so it is never called in a transaction. What is solved is
 * counted with nothing that anybody else of the network sends; what is not has been counted before (`contarSemProva`).
 * @throws `VERIFICACAO_AUSENTE` without a token, `VERIFICACAO_RECUSADA` for a wrong or old one (section 8) or one that was tried too often,
 * `VERIFICACAO_INDISPONIVEL`, `MUITAS_TENTATIVAS`
 */
export async function conferirToken(
  { check, chave }: Verificacao,
  token: string,
  tentativas: Tentativas,
): Promise<TokenConferido> {
  if (check.kind === 'off') return null;
  return contarRecusa(tentativas, async () => {
    if (!token) throw new DomainError('invalid', 'VERIFICACAO_AUSENTE', 'Erro ao gerar token do reCAPTCHA.');
    if (check.kind === 'recaptcha') {
      if (!(await conferirRecaptcha(check, token))) throw recusa();
      return { identidade: token, deDesafio: false };
    }
    const assinatura = await conferirSolucao(chave, token, tentativas.caller);
    if (assinatura === null) throw recusa();
    return { identidade: assinatura, deDesafio: true };
  });
}

/**
 * Charges what a submission asks in vain to the challenge that was solved for it, and to whoever sends it as an act where nobody has worked for it
 * (docs/decisions/073-tries-and-proof.md). @throws `VERIFICACAO_RECUSADA` for a challenge that has not tries enough, `MUITAS_TENTATIVAS`
 */
export function cobrarEmVao(conferido: TokenConferido, caller: Caller, act: Act): Charge {
  if (!conferido?.deDesafio) return caller.charge(act);
  const { identidade } = conferido;
  return async (perguntar) => {
    if (!(await caller.mayTry(identidade, EM_VAO))) throw recusa();
    const resposta = await perguntar();
    await caller.giveBackTries(identidade, EM_VAO);
    return resposta;
  };
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

function hashDe({ identidade }: NonNullable<TokenConferido>): string {
  return createHash('sha256').update(identidade).digest('hex');
}

function recusa(): DomainError {
  return new DomainError('invalid', 'VERIFICACAO_RECUSADA', RECUSA);
}
