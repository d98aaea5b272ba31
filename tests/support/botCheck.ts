import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance } from 'fastify';

/** Asks for a challenge and solves it, as the page does; answers the token. */
export async function solveBotCheck(app: FastifyInstance): Promise<string> {
  const challenge = (await app.inject('/api/verificacao/desafio')).json();
  return btoa(JSON.stringify({ challenge, solution: await solveChallenge({ challenge, deriveKey }) }));
}
