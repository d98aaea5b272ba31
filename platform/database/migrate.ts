import { rmSync } from 'node:fs';
import { StartError } from '../startError.ts';
import { backUpWith, clearUnfinishedBefore, folderBefore, markAtWork, settleKilled } from './backup.ts';
import { inTurn } from './inTurn.ts';
import { whileAlone, type Orm } from './orm.ts';
import { databaseBytes } from './size.ts';
import { schemaState, UNFINISHED as UNFINISHED_MOVE } from './schemaState.ts';
import { sqliteFile } from './sqliteFile.ts';
import { whenFree } from './whenFree.ts';

interface MigrateParts {
  url: string;
  dataDir: string;
  /** Names of all migrations of this version. */
  known: readonly string[];
  /** Told when the tables of PostgreSQL that are to be changed are in use. */
  onWait?: () => void;
  /** Told where a newer version has added to the schema. */
  onWider?: () => void;
}

/** What PostgreSQL says where a right is missing (insufficient_privilege). */
const NO_RIGHT = '42501';

const OPEN =
  'A loja está aberta com este banco, e esta versão muda o esquema dele. Pare a loja de antes (e os comandos dela) e inicie esta de novo.';

/**
 * Brings a database to the schema of this version, which nobody else may have open meanwhile; an embedded one that has rows of an older version is
 * copied first. Answers where, or null.
 * @throws StartError when the database is newer than this program, is open elsewhere, cannot be copied, or a step fails
 */
export async function migrate(orm: Orm, parts: MigrateParts): Promise<string | null> {
  if (sqliteFile(parts.url) !== null) clearUnfinishedBefore(parts.dataDir);
  if ((await stateOf(orm, parts)) === 'current') {
    settleKilled(parts.dataDir, { undone: false });
    return null;
  }
  try {
    const act = () => change(orm, parts);
    return await (sqliteFile(parts.url) === null ? inTurn(orm, parts.url, act) : whileAlone(orm, act));
  } catch (error) {
    if ((error as { code?: unknown }).code !== 'SQLITE_BUSY') throw error;
    // Whoever was first of two that were started at once has done it.
    if ((await stateOf(orm, parts)) === 'current') return null;
    throw new StartError(OPEN, { cause: error });
  }
}

/** @throws StartError where it is none that this program can begin with */
async function stateOf(orm: Orm, { known, onWider }: MigrateParts): Promise<'current' | 'older' | 'empty'> {
  const state = await schemaState(orm, known);
  if (state === 'newer')
    throw new StartError(
      'O banco é de uma versão mais nova que este programa. Instale essa versão, ou restaure uma cópia mais antiga.',
    );
  if (state === 'unfinished') throw new StartError(UNFINISHED_MOVE);
  if (state !== 'wider') return state;
  // What a newer version has only added is no concern of this one.
  onWider?.();
  return 'current';
}

async function change(orm: Orm, parts: MigrateParts): Promise<string | null> {
  // Looked at again: another may have done it while this one waited.
  const state = await stateOf(orm, parts);
  if (state === 'current') return null;
  settleKilled(parts.dataDir, { undone: true });
  const copy = state === 'older' && sqliteFile(parts.url) !== null ? await copyBefore(orm, parts) : null;
  const isOver = copy ? markAtWork(copy) : () => {};
  try {
    await takeSteps(orm, parts);
    return copy;
  } catch (error) {
    // It is not needed, and whoever starts the shop again and again would fill the disk with more.
    if (copy) rmSync(copy, { recursive: true, force: true });
    throw new StartError(await saidOfFailure(orm, state, error), { cause: error });
  } finally {
    isOver();
  }
}

/** What is the matter, and what mends it: there is no version to go back to where no step was ever made, nor for want of rights. */
async function saidOfFailure(orm: Orm, state: 'older' | 'empty', error: unknown): Promise<string> {
  const failed = `A ${state === 'empty' ? 'preparação' : 'atualização'} do banco falhou, e ele ficou como estava`;
  if ((error as { code?: unknown }).code === NO_RIGHT) return `${failed}: ${await saidOfRights(orm)}.`;
  const back = state === 'empty' ? 'Avise' : 'Volte à versão anterior deste programa e avise';
  return `${failed}: ${reason(error)}. ${back} quem mantém o programa.`;
}

/** Who would have to own what, and how he comes to. */
async function saidOfRights(orm: Orm): Promise<string> {
  const sql = `select current_user as account, quote_ident(current_user) as quoted, quote_ident(current_database()) as name,
      pg_has_role(datdba, 'usage') as owns from pg_database where datname = current_database()`;
  const connection = orm.em.fork().getConnection();
  const [row] = await connection.execute<{ account: string; quoted: string; name: string; owns: boolean }[]>(sql);
  const { account, quoted, name, owns } = row!;
  if (!owns) return `a conta ${account} não é dona do banco: alter database ${name} owner to ${quoted}`;
  return `a conta ${account} é dona do banco, e não do que está nele: alter schema (e alter table) … owner to ${quoted}`;
}

/** Takes all steps that are missing, or none. */
async function takeSteps(orm: Orm, { url, onWait }: MigrateParts): Promise<void> {
  if (sqliteFile(url) !== null) return void (await orm.migrator.up());
  await whenFree(orm, (tx) => orm.migrator.up({ transaction: tx.getTransactionContext() }), onWait);
}

async function copyBefore(orm: Orm, { url, dataDir }: MigrateParts): Promise<string> {
  const folder = folderBefore(dataDir, 'migracao');
  try {
    const bytes = await databaseBytes(orm.em, url);
    await backUpWith((file) => orm.em.getConnection().execute('vacuum into ?', [file]), { dataDir, target: folder, bytes });
  } catch (error) {
    throw new StartError(`O banco não pôde ser copiado antes da atualização, e nada foi mudado: ${reason(error)}.`, {
      cause: error,
    });
  }
  return folder;
}

/** What the system or the database says, without the statement. */
function reason(error: unknown): string {
  const { message } = error as Error;
  return message
    .slice(message.lastIndexOf(' - ') + 1)
    .replace(/^- /, '')
    .replace(/\.$/, '');
}
