import { DatabaseSync } from 'node:sqlite';
import { contadas } from '../modules/editing/numero.ts';
import type { Config } from '../platform/config.ts';
import { openSecret } from '../platform/sealedSecret.ts';
import { secondFactorsKey } from '../platform/secret.ts';
import { called } from './command.ts';

/**
 * What is said of a copy with second factors that the shop's secret does not open: whoever has one learns of it at the sign-in otherwise. Nothing where
 * there are none.
 */
export async function saidOfLostFactors(
  databaseFile: string,
  { dataDir, sessionSecret }: Pick<Config, 'dataDir' | 'sessionSecret'>,
): Promise<string[]> {
  const sealed = sealedIn(databaseFile);
  const key = secondFactorsKey(dataDir, sessionSecret);
  const opened = key === null ? [] : await Promise.all(sealed.map((secret) => openSecret(secret, key)));
  const lost = sealed.length - opened.filter((secret) => secret !== null).length;
  if (lost === 0) return [];
  const contas = contadas(lost, 'conta', 'contas');
  const why =
    key === null
      ? `Esta loja ainda não tem segredo (SESSION_SECRET, ou o arquivo session-secret em ${dataDir}), e com um novo o aplicativo do segundo fator de ${contas} não serve mais.`
      : `O segredo desta loja (SESSION_SECRET, ou session-secret) não é o do dia da cópia: o aplicativo do segundo fator de ${contas} não serve mais.`;
  return [
    `${why} Se você o tem, ponha-o de volta antes de abrir a loja. Senão, cada pessoa entra com um código de recuperação e conecta o aplicativo de novo em Minha conta; ` +
      `quem não tem nenhum entra só com a senha depois de ${called('admin')} sem-segundo-fator USUARIO.`,
  ];
}

/** The sealed secrets of accounts that ask for a code; none where the copy is of a version that asked for none. */
function sealedIn(databaseFile: string): string[] {
  const db = new DatabaseSync(databaseFile, { readOnly: true });
  try {
    const has = db.prepare("select 1 from pragma_table_info('administradores') where name = 'fator_segredo'").get();
    if (!has) return [];
    const rows = db
      .prepare("select coalesce(fator_segredo, '') as segredo from administradores where fator_desde is not null and ativo = 1")
      .all();
    return rows.map(({ segredo }) => String(segredo));
  } finally {
    db.close();
  }
}
