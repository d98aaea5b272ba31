import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '../data/migrations/index.ts';
import { entities } from '../modules/entities.ts';
import { blame } from '../platform/blame.ts';
import { loadConfig, readEnvironment, type Config } from '../platform/config.ts';
import { openDatabase, type Orm } from '../platform/database/orm.ts';
import { schemaState } from '../platform/database/schemaState.ts';
import { sqliteFile } from '../platform/database/sqliteFile.ts';
import { DomainError } from '../platform/errors.ts';
import { makePrivateFiles } from '../platform/privateFiles.ts';

const USAGE = 'USO';

/** What a command of the operator works with. */
interface Command {
  /** What stands after the command's name, without options. */
  args: string[];
  /** Options that were given, of those that the command knows. */
  flags: ReadonlySet<string>;
  config: Config;
}

/**
 * Runs a command of the operator with the settings of the server: the environment, `.env`, or the file that `--env` names. It says which
 * database it means; what goes wrong is a sentence, and the process ends with 1, or with 2 where the
 * command was called in another way than it is meant.
 * @param known options of the command, without a value
 */
export async function runCommand(act: (command: Command) => Promise<void>, known: readonly string[] = []): Promise<void> {
  makePrivateFiles();
  // Whoever reads the beginning only (`| head`) has read enough.
  process.stdout.on('error', () => process.exit(1));
  try {
    const { env, flags, args } = readArguments(known);
    const config = loadConfig(readEnvironment(env));
    if (config.notice) console.error(config.notice);
    console.error(`Banco: ${nameOf(config.databaseUrl)}`);
    await act({ args, flags, config });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = error instanceof DomainError && error.code === USAGE ? 2 : 1;
  }
}

function readArguments(known: readonly string[]): { env: string | undefined; flags: Set<string>; args: string[] } {
  const options = { env: { type: 'string' }, ...Object.fromEntries(known.map((name) => [name, { type: 'boolean' }])) } as const;
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options });
    const { env, ...given } = values as { env?: string } & Record<string, boolean>;
    return { env, flags: new Set(Object.keys(given)), args: positionals };
  } catch (cause) {
    const names = ['env ARQUIVO', ...known].map((name) => `--${name}`).join(', ');
    throw new DomainError('invalid', USAGE, `Opção desconhecida ou incompleta. As deste comando: ${names}.`, { cause });
  }
}

/** The embedded database of the settings. @throws Error when it is another, or is not there */
export function embeddedDatabase({ databaseUrl }: Config): string {
  const file = sqliteFile(databaseUrl);
  if (file === null) throw new Error('Este comando é do banco embutido. Com PostgreSQL, use pg_dump e pg_restore.');
  return file;
}

/**
 * Does something with the database of the settings, which has to be there and of this version: a command makes no database and
 * changes no schema. @throws Error with the reason
 * @param alone refuses an embedded database that a server has open: its pages would not hear of what is changed
 */
export async function withDatabase(
  config: Config,
  act: (orm: Orm) => Promise<void>,
  { alone = false }: { alone?: boolean } = {},
): Promise<void> {
  const { databaseUrl } = config;
  const file = sqliteFile(databaseUrl);
  if (file !== null && !existsSync(file))
    throw new Error(`Não há banco em ${resolve(file)}. Diga as configurações do servidor: --env ARQUIVO.`);
  const open = () => openDatabase({ url: databaseUrl, entities, migrations, quiet: true, alone });
  const orm = await (alone ? open().catch(explainOpen) : blame('DATABASE_URL', open));
  try {
    const state = await schemaState(orm, Object.keys(migrations.sqlite));
    if (state === 'empty') throw new Error('Este banco não é desta loja, ou ainda está vazio.');
    if (state === 'older')
      throw new Error('Este banco é de uma versão anterior. Inicie o servidor desta versão uma vez e repita.');
    if (state === 'newer') throw new Error('Este banco é de uma versão mais nova que este programa.');
    await act(orm);
  } finally {
    await orm.close();
  }
}

function explainOpen(error: Error & { code?: string }): never {
  if (!/SQLITE_BUSY|database is locked/.test(`${error.code} ${error.message}`)) throw error;
  throw new Error('A loja está aberta, e as páginas dela não saberiam da mudança. Pare o servidor e repita.', { cause: error });
}

/** The refusal of a command that was called in another way than it is meant. */
export function usage(how: string): DomainError {
  return new DomainError('invalid', USAGE, `Uso: ${how}`);
}

/** With PostgreSQL nobody can tell whether a server is open. */
export function warnOfServer({ databaseUrl }: Config): void {
  if (sqliteFile(databaseUrl) === null)
    console.log('Se a loja está aberta, reinicie o servidor: só assim as páginas guardadas mudam.');
}

function nameOf(databaseUrl: string): string {
  const file = sqliteFile(databaseUrl);
  if (file !== null) return resolve(file);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL em ${host}${pathname}`;
}
