import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { migrations } from '../data/migrations/index.ts';
import { entities } from '../modules/index.ts';
import { blame, reasonOf } from '../platform/blame.ts';
import { loadConfig, readEnvironment, type Config } from '../platform/config.ts';
import { PICTURE_CACHE, UPLOADS } from '../platform/dataDir.ts';
import { openDatabase, type Orm } from '../platform/database/orm.ts';
import { placeOf } from '../platform/database/place.ts';
import { schemaState, UNFINISHED, type SchemaState } from '../platform/database/schemaState.ts';
import { keepTemporaryFiles } from '../platform/database/temporaryFiles.ts';
import { sqliteFile } from '../platform/database/sqliteFile.ts';
import { DomainError } from '../platform/errors.ts';
import { refuseOthersFiles } from '../platform/othersFiles.ts';
import { makePrivateFiles } from '../platform/privateFiles.ts';
import { isServed, leadsInto } from '../platform/served.ts';

const USAGE = 'USO';
/** Where the operator stands: npm, and the release's own start, go to the program's folder first. */
const HERE = process.env.INIT_CWD ?? process.cwd();

/** What a command of the operator works with. */
interface Command {
  /** What stands after the command's name, without options. */
  args: string[];
  /** The value of an option that the command has, by its name. */
  option: (name: string) => string | undefined;
  /** Options without a value that were given, of those that the command has. */
  flags: ReadonlySet<string>;
  config: Config;
  /** A path as the operator means it: from where he stands. */
  path: (given: string) => string;
  /** The file that the settings may stand in. */
  environmentFile: string;
}

/** How a command is called. */
interface Called {
  most: number;
  options?: readonly string[];
  flags?: readonly string[];
  failed?: number;
}

/**
 * Runs a command of the operator with the settings of the server: the environment, `.env`, or the file that `--env` names. It says which
 * database it means; what goes wrong is a sentence, and the process ends with `failed` (1), or with 2 where the
 * command was called in another way than it is meant.
 * @param most arguments that the command takes, its own words among them; one more would be a thing that is not done, and nobody told
 * @param options names of the command's options that have a value; `flags` of those that have none
 */
export async function runCommand(
  act: (command: Command) => Promise<void>,
  { most, options = [], flags = [], failed = 1 }: Called,
): Promise<void> {
  makePrivateFiles();
  // Whoever reads the beginning only (`| head`) has read enough.
  process.stdout.on('error', () => process.exit(1));
  try {
    const { values, given, args } = readArguments(['env', ...options], flags);
    if (args.length > most)
      throw new DomainError('invalid', USAGE, `Sobrou “${args[most]}”. Nada foi feito: repita o comando sem isso.`);
    const environmentFile = values.env ? fromHere(values.env) : '.env';
    const config = loadConfig(readEnvironment(values.env && environmentFile));
    keepTemporaryFiles(config);
    if (config.notice) console.error(config.notice);
    console.error(`Banco: ${placeOf(config.databaseUrl)}`);
    await act({ args, option: (name) => values[name], flags: given, config, environmentFile, path: fromHere });
  } catch (error) {
    console.error(sentenceOf(error as Error));
    process.exitCode = error instanceof DomainError && error.code === USAGE ? 2 : failed;
  }
}

/** What is told of a failure: ours are sentences already, what the system says of itself is English. */
function sentenceOf(error: Error): string {
  const reason = 'code' in error && !(error instanceof DomainError) && reasonOf(error);
  return reason ? `Não foi possível, porque ${reason} (${error.message}).` : error.message;
}

function readArguments(options: readonly string[], flags: readonly string[]) {
  const named = (names: readonly string[], type: 'string' | 'boolean') => names.map((name) => [name, { type }] as const);
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: Object.fromEntries([...named(options, 'string'), ...named(flags, 'boolean')]),
    });
    const given = new Set(Object.keys(values).filter((name) => values[name] === true));
    return { values: values as Record<string, string | undefined>, given, args: positionals };
  } catch (cause) {
    const [, option] = /'(-[^' ]*)/.exec((cause as Error).message) ?? [];
    throw new DomainError('invalid', USAGE, `A opção ${option} não é deste comando, ou falta o valor dela.`, { cause });
  }
}

/** @throws Error when what a command would put there is not safe: anybody reads it, or it goes with the pictures beside it */
export function refuseServed(path: string, { dataDir }: Config): void {
  if (isServed(path)) throw new Error(`${path} fica dentro do que o site mostra, e qualquer um leria o que está lá.`);
  if ([UPLOADS, PICTURE_CACHE].some((folder) => leadsInto(path, join(dataDir, folder))))
    throw new Error(`${path} fica numa pasta das imagens, de que a loja apaga o que já não usa.`);
}

/** The embedded database of the settings. @throws Error when it is another, or is not there */
export function embeddedDatabase(config: Config): string {
  const file = sqliteFile(config.databaseUrl);
  if (file === null) throw new Error('Este comando é do banco embutido. Com PostgreSQL, use pg_dump e pg_restore.');
  refuseOthersFiles(config);
  return file;
}

/**
 * Does something with the database of the settings, which has to be there and of this version: a command makes no database and
 * changes no schema. @throws Error with the reason
 * @param alone refuses an embedded database that a server has open: its pages would not hear of what is changed
 * @param beside takes one to which a newer version has only added as well, as a server does: for what neither takes out nor moves all of it
 */
export async function withDatabase(
  config: Config,
  act: (orm: Orm, state: SchemaState) => Promise<void>,
  { alone = false, beside = false }: { alone?: boolean; beside?: boolean } = {},
): Promise<void> {
  const { databaseUrl } = config;
  const file = sqliteFile(databaseUrl);
  refuseOthersFiles(config);
  if (file !== null && !existsSync(file))
    throw new Error(`Não há banco em ${resolve(file)}. Diga as configurações do servidor: --env ARQUIVO.`);
  const open = () => openDatabase({ url: databaseUrl, entities, migrations, alone });
  const orm = await blame('DATABASE_URL', open);
  try {
    const state = await schemaState(orm, Object.keys(migrations.sqlite));
    if (state === 'empty') throw new Error('Este banco não é desta loja, ou ainda está vazio.');
    if (state === 'unfinished') throw new Error(UNFINISHED);
    if (state === 'older')
      throw new Error('Este banco é de uma versão anterior. Inicie o servidor desta versão uma vez e repita.');
    // What was only added is no concern of a server, but a command that takes out or moves all of it has to know all of it.
    if (state === 'newer' || (state === 'wider' && !beside))
      throw new Error('Este banco é de uma versão mais nova que este programa.');
    await act(orm, state);
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
