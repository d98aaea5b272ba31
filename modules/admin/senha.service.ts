import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import PQueue from 'p-queue';
import type { Visitor } from '../../platform/http/visitor.ts';
import { tooMany } from '../../platform/limits.ts';
import { createWaitingRoom } from '../../platform/waitingRoom.ts';

/** Argon2id with OWASP's parameters (19 MiB, 2 passes): the library's defaults. Made once, to compare with when there is no account. */
const NOBODY = hash(randomBytes(16));

/** Half of the threads that Node has for such work: the bot check and files of the site use them too. */
const fila = new PQueue({ concurrency: 2 });
/** Who is known goes before those who say a name for the first time. */
const CONHECIDO = { priority: 1 };

/** Where strangers wait: at about 50 ms for two passwords, the last of them does so for a second. */
const espera = createWaitingRoom(40);
const VOLTE_EM_MS = 2000;

/** Argon2id hash of a password in PHC string format. */
export function cifrarSenha(senha: string): Promise<string> {
  return fila.add(() => hash(senha), CONHECIDO);
}

/**
 * Whether a password belongs to a hash. Without a hash it takes as long and says no.
 * @param estranho whose browser nobody knows yet: of those only so many wait, and no network before another. @throws `MUITAS_TENTATIVAS`
 */
export async function conferirSenha(senhaHash: string | undefined, senha: string, estranho?: Visitor): Promise<boolean> {
  const comparada = senhaHash ?? (await NOBODY);
  const comparar = () => verify(comparada, senha);
  const certa = await (estranho === undefined ? fila.add(comparar, CONHECIDO) : comoEstranho(estranho, comparar));
  return certa && senhaHash !== undefined;
}

async function comoEstranho(visitante: Visitor, comparar: () => Promise<boolean>): Promise<boolean> {
  const lugar = espera.enter(visitante);
  if (!lugar) throw tooMany(VOLTE_EM_MS);
  const { signal } = lugar;
  try {
    return await fila.add(comparar, { signal });
  } catch (error) {
    throw signal.aborted ? tooMany(VOLTE_EM_MS) : error;
  } finally {
    lugar.leave();
  }
}

/** A password that nobody guesses: 96 random bits, readable. */
export function sortearSenha(): string {
  return randomBytes(12).toString('base64url');
}
