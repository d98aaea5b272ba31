import { DatabaseSync } from 'node:sqlite';
import { contadas } from '../modules/editing/numero.ts';

/** What is said of a copy with passkeys, which it is put back without: whoever has one learns of it at the sign-in otherwise. Nothing where there are none. */
export function saidOfLostPasskeys(databaseFile: string): string[] {
  const pessoas = ownersIn(databaseFile);
  if (pessoas === 0) return [];
  return [
    `Passkeys não voltam com uma cópia, para que nenhuma excluída depois dela abra de novo: as de ${contadas(pessoas, 'conta', 'contas')} foram tiradas. ` +
      'Quem as tinha entra com um código, e cria outras em Minha conta.',
  ];
}

/** How many accounts have passkeys in a copy; none where it is of a version that knew of none. */
function ownersIn(databaseFile: string): number {
  const db = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    if (!db.prepare("select 1 from sqlite_master where type = 'table' and name = 'passkeys'").get()) return 0;
    return Number(db.prepare('select count(distinct administrador_id) as n from passkeys').get()!.n);
  } finally {
    db.close();
  }
}
