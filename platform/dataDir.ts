import { existsSync } from 'node:fs';
import { join } from 'node:path';

const DEFAULT = 'var';
/** The default of older versions, inside a folder that belongs to the program. */
const FORMER = 'data';

/** Where the data is when no setting says so, and a sentence for the operator when that is not the default. */
export interface FoundDataDir {
  dataDir: string;
  notice: string | null;
}

/**
 * The folder of the data where `DATA_DIR` is not set: the default, or that of older versions when it is in use and the default is not.
 * @param hasOwnDatabase whether the database lies elsewhere, so that the uploads tell which folder is in use
 * @param root what the two are relative to
 */
export function findDataDir(hasOwnDatabase: boolean, root = '.'): FoundDataDir {
  const isUsed = (folder: string) => existsSync(join(root, folder, hasOwnDatabase ? 'uploads' : 'site.db'));
  if (!isUsed(FORMER) || isUsed(DEFAULT)) return { dataDir: DEFAULT, notice: null };
  return {
    dataDir: FORMER,
    notice:
      `Os dados desta loja estão em ${FORMER}, a pasta padrão de versões anteriores, e é ela que está em uso: ` +
      `defina DATA_DIR=${FORMER}, ou pare a loja e mova o que é dela (site.db*, uploads, session-secret, antes-da-*) para ${DEFAULT}.`,
  };
}
