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
  config: Config;
}

/**
 * Runs a command of the operator with the settings of the server: the environment, `.env`, or the file that `--env` names. It says which
 * database it means; what goes wrong is a sentence, and the process ends with 1, or with 2 where the
 * command was called in another way than it is meant.
 */
export async function runCommand(act: (command: Command) => Promise<void>): Promise<void> {
  makePrivateFiles();
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { env: { type: 'string' } } });
    const config = loadConfig(readEnvironment(values.env));
    if (config.notice) console.error(config.notice);
    console.error(`Banco: ${nameOf(config.databaseUrl)}`);
    await act({ args: positionals, config });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = error instanceof DomainError && error.code === USAGE ? 2 : 1;
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
 */
export async function withDatabase(config: Config, act: (orm: Orm) => Promise<void>): Promise<void> {
  const { databaseUrl } = config;
  const file = sqliteFile(databaseUrl);
  if (file !== null && !existsSync(file))
    throw new Error(`Não há banco em ${resolve(file)}. Diga as configurações do servidor: --env ARQUIVO.`);
  const orm = await blame('DATABASE_URL', () => openDatabase({ url: databaseUrl, entities, migrations, quiet: true }));
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

/** The refusal of a command that was called in another way than it is meant. */
export function usage(how: string): DomainError {
  return new DomainError('invalid', USAGE, `Uso: ${how}`);
}

function nameOf(databaseUrl: string): string {
  const file = sqliteFile(databaseUrl);
  if (file !== null) return resolve(file);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL em ${host}${pathname}`;
}
