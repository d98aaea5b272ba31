import { existsSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '../data/migrations/index.ts';
import { entities } from '../modules/entities.ts';
import { blame } from '../platform/blame.ts';
import { loadConfig, readEnvironment, type Config } from '../platform/config.ts';
import { openDatabase, type Orm } from '../platform/database/orm.ts';
import { schemaState, UNFINISHED } from '../platform/database/schemaState.ts';
import { sqliteFile } from '../platform/database/sqliteFile.ts';
import { DomainError } from '../platform/errors.ts';
import { makePrivateFiles } from '../platform/privateFiles.ts';

const USAGE = 'USO';
/** Where the operator stands: npm, and the release's own start, go to the program's folder first. */
const HERE = process.env.INIT_CWD ?? process.cwd();

/** What a command of the operator works with. */
interface Command {
  /** What stands after the command's name, without options. */
  args: string[];
  /** The value of an option that the command has, by its name. */
  option: (name: string) => string | undefined;
  config: Config;
  /** A path as the operator means it: from where he stands. */
  path: (given: string) => string;
  /** The file that the settings may stand in. */
  environmentFile: string;
}

/**
 * Runs a command of the operator with the settings of the server: the environment, `.env`, or the file that `--env` names. It says which
 * database it means; what goes wrong is a sentence, and the process ends with `failed` (1), or with 2 where the
 * command was called in another way than it is meant.
 */
export async function runCommand(
  act: (command: Command) => Promise<void>,
  { options = [], failed = 1 }: { options?: readonly string[]; failed?: number } = {},
): Promise<void> {
  makePrivateFiles();
  try {
    const { values, positionals } = readArguments(['env', ...options]);
    const config = loadConfig(readEnvironment(values.env && fromHere(values.env)));
    console.error(`Banco: ${nameOf(config.databaseUrl)}`);
    const environmentFile = values.env ? fromHere(values.env) : '.env';
    await act({ args: positionals, option: (name) => values[name], config, environmentFile, path: fromHere });
  } catch (error) {
    console.error((error as Error).message);
    process.exitCode = error instanceof DomainError && error.code === USAGE ? 2 : failed;
  }
}

function readArguments(names: readonly string[]) {
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' as const }]));
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch (cause) {
    const [, option] = /'(-[^' ]*)/.exec((cause as Error).message) ?? [];
    throw new DomainError('invalid', USAGE, `A opção ${option} não é deste comando, ou falta o valor dela.`, { cause });
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
 * changes no schema. `alone`: nobody else may have it open. @throws Error with the reason
 */
export async function withDatabase(config: Config, act: (orm: Orm) => Promise<void>, { alone = false } = {}): Promise<void> {
  const { databaseUrl } = config;
  const file = sqliteFile(databaseUrl);
  if (file !== null && !existsSync(file))
    throw new Error(`Não há banco em ${resolve(file)}. Diga as configurações do servidor: --env ARQUIVO.`);
  const orm = await blame('DATABASE_URL', () => openDatabase({ url: databaseUrl, entities, migrations, alone }));
  try {
    const state = await schemaState(orm, Object.keys(migrations.sqlite));
    if (state === 'empty') throw new Error('Este banco não é desta loja, ou ainda está vazio.');
    if (state === 'unfinished') throw new Error(UNFINISHED);
    if (state === 'older')
      throw new Error('Este banco é de uma versão anterior. Inicie o servidor desta versão uma vez e repita.');
    if (state === 'newer') throw new Error('Este banco é de uma versão mais nova que este programa.');
    await act(orm);
  } finally {
    await orm.close();
  }
}

/** The refusal of a command that was called in another way than it is meant. */
export function usage(command: string, args: string): DomainError {
  return new DomainError('invalid', USAGE, `Uso: ${called(command)} ${args} [--env ARQUIVO]`);
}

/** What an operator types before a command's arguments: npm's script in a checkout, Node and the file in a release. */
export function called(command: string): string {
  const file = process.argv[1] ?? '';
  return file.endsWith('.ts') ? `npm run ${command} --` : `node ${relative(HERE, resolve(file, '..', `${command}.js`))}`;
}

function fromHere(path: string): string {
  return resolve(HERE, path);
}

/** A database as the operator knows it, without its password. */
export function nameOf(databaseUrl: string): string {
  const file = sqliteFile(databaseUrl);
  if (file !== null) return resolve(file);
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL em ${host}${pathname}`;
}
