import { existsSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveToOwner } from './owner.ts';

/** File of the data folder with the name and password that the first administrator signs in with. */
export const FIRST_ACCESS = 'primeiro-acesso.txt';

interface Account {
  usuario: string;
  senha: string;
}

/** Writes how the first administrator signs in, for the account of this process only. Answers where. @throws Error of the system */
export function writeFirstAccess(dataDir: string, { usuario, senha }: Account): string {
  const file = join(dataDir, FIRST_ACCESS);
  // One that is there belongs to a shop that is gone, and would keep its rights.
  if (existsSync(file)) unlinkSync(file);
  const text = `Usuário: ${usuario}\nSenha: ${senha}\n\nEste arquivo é apagado quando alguém entra na administração. Depois, troque a senha.\n`;
  writeFileSync(file, text, { mode: 0o600, flag: 'wx' });
  giveToOwner(file);
  return file;
}

/** Removes it; one that is not there is no error. @throws Error of the system */
export function removeFirstAccess(dataDir: string): void {
  rmSync(join(dataDir, FIRST_ACCESS), { force: true });
}
