import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Challenge, ChallengeParameters } from 'altcha-lib/types';
import { z } from 'zod';
import type { Caller } from '../../platform/limits.ts';

/** How long a challenge may be answered. */
export const VALIDADE_MS = 20 * 60_000;
/** Rounds of PBKDF2 in one try; enough that calling it costs little beside it. */
const COST = 10_000;
/** Most tries; half of them on average are about a second's work for a phone (docs/decisions/011-bot-check.md). */
const MOST_TRIES = 300;
/** How the key begins that one looks for whose network asks too often: 256 tries on average, and for the server none. */
const ANY_THAT_BEGINS = '00';

/** A token as the page makes it; what the parameters say is held by their signature. */
const tokenSchema = z.object({
  challenge: z.object({ parameters: z.custom<ChallengeParameters>(), signature: z.string() }),
  solution: z.object({ counter: z.number(), derivedKey: z.string() }),
});

/**
 * A proof-of-work challenge, signed, valid for 20 minutes (ALTCHA, version 2). Who asks too often, and whoever shares a network with him, is given one that
 * costs the server nothing to make, and more to solve (docs/decisions/073-tries-and-proof.md). @throws `OUTRA_ORIGEM`
 */
export async function criarDesafio(chave: string, caller: Caller): Promise<Challenge> {
  const dentro = await caller.isWithin('verificacao');
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: COST,
    ...(dentro ? { counter: randomInt(MOST_TRIES) } : { keyPrefix: ANY_THAT_BEGINS }),
    deriveKey,
    expiresAt: new Date(new Date().getTime() + VALIDADE_MS),
    hmacSignatureSecret: chave,
  });
}

/**
 * The signature of the challenge that a token solves, which is one however the token is spelled; null when it solves none, or was tried too often: of one
 * of this shop each look costs a derivation.
 */
export async function conferirSolucao(chave: string, token: string, caller: Caller): Promise<string | null> {
  try {
    const { challenge, solution } = tokenSchema.parse(JSON.parse(Buffer.from(token, 'base64').toString()));
    // The library derives only once it has found the signature to be the shop's.
    const derivada: typeof deriveKey = async (...partes) => {
      if (!(await caller.mayTry(challenge.signature))) throw new Error('the challenge was tried too often');
      return deriveKey(...partes);
    };
    const { verified } = await verifySolution({ challenge, solution, deriveKey: derivada, hmacSignatureSecret: chave });
    return verified ? challenge.signature : null;
  } catch {
    return null;
  }
}
