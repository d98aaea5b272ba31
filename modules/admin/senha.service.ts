import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** Argon2id with OWASP's parameters (19 MiB, 2 passes): the library's defaults. Made once, to compare with when there is no account. */
const NOBODY = hash(randomBytes(16));

/** Half of the threads that Node has for such work: the bot check and files of the site use them too. */
const poucasPorVez = pLimit(2);

/** Argon2id hash of a password in PHC string format. */
export function cifrarSenha(senha: string): Promise<string> {
  return poucasPorVez(() => hash(senha));
}

/** Whether a password belongs to a hash. Without a hash it takes as long and says no. */
export async function conferirSenha(senhaHash: string | undefined, senha: string): Promise<boolean> {
  const comparada = senhaHash ?? (await NOBODY);
  const certa = await poucasPorVez(() => verify(comparada, senha));
  return certa && senhaHash !== undefined;
}

/** A password that nobody guesses: 96 random bits, readable. */
export function sortearSenha(): string {
  return randomBytes(12).toString('base64url');
}
