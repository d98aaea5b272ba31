import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folder of the pictures that a process keeps on its disk; it may be deleted at any time. */
export const PICTURE_CACHE = 'cache-de-imagens';
/** Where versions before kept pictures that were sent, until a start takes them into the database. */
export const UPLOADS = 'uploads';

const DEFAULT = 'var';
/** The default of older versions, inside a folder that belongs to the program. */
const FORMER = 'data';

/** Where the data is when no setting says so, and a sentence for the operator when that is not the default. */
export interface FoundDataDir {
  dataDir: string;
  notice: string | null;
}

/** What tells the folder in use where the database lies elsewhere. */
const SIGNS = ['session-secret', UPLOADS, PICTURE_CACHE];

/**
 * The folder of the data where `DATA_DIR` is not set: the default, or that of older versions when it is in use and the default is not.
 * @param hasOwnDatabase whether the database lies elsewhere, so that other files tell which folder is in use
 * @param root what the two are relative to
 */
export function findDataDir(hasOwnDatabase: boolean, root = '.'): FoundDataDir {
  const signs = hasOwnDatabase ? SIGNS : ['site.db'];
  const isUsed = (folder: string) => signs.some((name) => existsSync(join(root, folder, name)));
  if (!isUsed(FORMER) || isUsed(DEFAULT)) return { dataDir: DEFAULT, notice: null };
  return {
    dataDir: FORMER,
    notice:
      `Os dados desta loja estão em ${FORMER}, a pasta padrão de versões anteriores, e é ela que está em uso: ` +
      `defina DATA_DIR=${FORMER}, ou pare a loja e mova o que é dela (site.db*, uploads, session-secret, antes-da-*) para ${DEFAULT}.`,
  };
}
