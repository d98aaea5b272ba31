import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';

/** A token for the challenge that the server gives (ALTCHA, version 2). The browser derives keys beside the page, which goes on meanwhile. */
export async function solveProofOfWork(): Promise<string> {
  const response = await fetch('/api/verificacao/desafio');
  if (!response.ok) throw new Error(`challenge answered ${response.status}`);
  const challenge = await response.json();
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('challenge without solution');
  return btoa(JSON.stringify({ challenge, solution }));
}
