import { ConfigError } from './configError.ts';
import { StartError } from './startError.ts';

/** Name of the variable that says where the database is. */
const DATABASE = 'DATABASE_URL';
const NO_TLS = 'NO_TLS';
const NO_PASSWORD = 'NO_PASSWORD';
const UNTRUSTED = 'o certificado não é de quem esta máquina confia; sslrootcert diz o arquivo de quem o assinou';
const SILENT = 'SILENT';
const HUNG_UP = 'quem responde neste endereço encerra a conexão';
/** What node-postgres, and Node's SQLite, say without a code of their own, and the code for it. */
const WITHOUT_CODE: readonly (readonly [said: RegExp, code: string])[] = [
  [/^Connection terminated due to connection timeout/, 'ETIMEDOUT'],
  [/^Connection terminated/, 'ECONNRESET'],
  [/^(Query read timeout|timeout exceeded when trying to connect)/, SILENT],
  [/does not support SSL connections/, NO_TLS],
  [/^database or disk is full$/, 'SQLITE_FULL'],
  [/^(database disk image is malformed$|malformed database schema)/, 'SQLITE_CORRUPT'],
  [/client password must be a string/, NO_PASSWORD],
];

/** What is to be done before a copy is put back, with which everything since would be gone. */
const DAMAGED = 'o arquivo está danificado; antes de restaurar uma cópia, salve o que ainda se lê dele com o comando resgatar';

/** What the system, SQLite and PostgreSQL say of a step that cannot be done as the settings want it, by their codes. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'este programa não tem permissão para isso',
  EPERM: 'este programa não tem permissão para isso',
  EROFS: 'o disco só pode ser lido',
  ENOENT: 'o caminho não existe e não pode ser criado',
  ENOTDIR: 'o caminho passa por um arquivo que não é uma pasta',
  EEXIST: 'o caminho passa por um arquivo que não é uma pasta',
  EISDIR: 'o caminho é uma pasta, e devia ser um arquivo',
  SQLITE_CANTOPEN: 'o arquivo não pode ser aberto',
  SQLITE_CANTOPEN_ISDIR: 'o caminho é uma pasta, e devia ser um arquivo',
  SQLITE_NOTADB: 'o arquivo não é um banco de dados SQLite',
  SQLITE_BUSY: 'o banco está sendo restaurado, movido ou atualizado agora, ou outro programa o segura; espere e tente de novo',
  SQLITE_FULL: 'o disco está cheio',
  SQLITE_IOERR_SHMSIZE: 'o disco está cheio',
  SQLITE_IOERR_WRITE: 'o disco está cheio ou falha',
  ENOSPC: 'o disco está cheio',
  EDQUOT: 'o disco está cheio para esta conta',
  '53100': 'o disco do servidor do banco está cheio',
  SQLITE_CORRUPT: DAMAGED,
  SQLITE_CORRUPT_INDEX: DAMAGED,
  SQLITE_READONLY: 'o arquivo só pode ser lido',
  EADDRINUSE: 'a porta já está em uso',
  EADDRNOTAVAIL: 'este endereço não é desta máquina',
  EAFNOSUPPORT: 'esta máquina não tem endereços desse tipo',
  EINVAL: 'este endereço não serve',
  ENOTFOUND: 'este nome de máquina não existe',
  EAI_AGAIN: 'este nome de máquina não pode ser resolvido agora',
  ECONNREFUSED: 'ninguém responde neste endereço',
  ETIMEDOUT: 'ninguém responde neste endereço',
  EHOSTUNREACH: 'ninguém responde neste endereço',
  ENETUNREACH: 'ninguém responde neste endereço',
  [SILENT]: 'o banco não responde, ou quem está entre ele e a loja (um pooler) não dá uma conexão',
  ECONNRESET: HUNG_UP,
  EPIPE: HUNG_UP,
  '28P01': 'o usuário ou a senha do banco de dados não confere',
  '28000': 'o banco de dados não aceita este usuário desta máquina, ou só com TLS (sslmode=require)',
  [NO_PASSWORD]: 'o banco de dados pede uma senha, que não está no endereço nem em PGPASSWORD',
  [NO_TLS]: 'o banco de dados não fala TLS, que o sslmode do endereço pede',
  SELF_SIGNED_CERT_IN_CHAIN: UNTRUSTED,
  DEPTH_ZERO_SELF_SIGNED_CERT: UNTRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: UNTRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: UNTRUSTED,
  CERT_HAS_EXPIRED: 'o certificado está vencido',
  ERR_TLS_CERT_ALTNAME_INVALID: 'o certificado é de outra máquina',
  '3D000': 'este banco de dados não existe',
  '25006': 'o banco só pode ser lido, como um que segue outro',
  '53300': 'ele não dá mais conexões a este usuário; aumente o limite, ou encerre quem as tem',
  '42501': 'o usuário do banco não tem os direitos de que a loja precisa; faça dele o dono do banco e das tabelas',
};

/** What PostgreSQL says, by the first signs of its codes, where it is the same for all of a class. */
const REASONS_OF_CLASSES: readonly (readonly [code: RegExp, reason: string])[] = [
  [/^57P0/, 'o PostgreSQL está iniciando, encerrando ou se recuperando; espere e tente de novo'],
  [/^55000/, 'ele está fechado a conexões; espere, ou abra-o (allow_connections)'],
  [/^(55P03|57014)/, 'outro programa segura uma tabela; espere e tente de novo'],
  [/^(08|58|XX)/, 'o servidor do banco, ou um pooler diante dele, recusa a conexão; espere, ou veja o que ele registra'],
  [/^53/, 'o servidor do banco não tem memória ou outros recursos para isso'],
];

function reasonFor(code: string): string | undefined {
  return REASONS[code] ?? REASONS_OF_CLASSES.find(([of]) => of.test(code))?.[1];
}

/** What is the matter with the database, or with the way to it, and no fault of the address. */
const NOT_THE_ADDRESS =
  /^(57P0.|57014|55000|55P03|08...|58...|XX...|53...|25006|42501|ECONNREFUSED|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ECONNRESET|EPIPE|EAI_AGAIN|CERT_HAS_EXPIRED|SQLITE_(BUSY|CORRUPT(_INDEX)?|READONLY|IOERR_WRITE))$/;

/** Something could not be written for want of room: no setting is wrong. */
export class FullDiskError extends StartError {}

const FULL: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT', 'SQLITE_FULL', 'SQLITE_IOERR_SHMSIZE', '53100']);

/**
 * Runs a step of the start that depends on a setting. A failure that the system explains by its code is the setting's; anything else stays what it is.
 * @param variable its name, or how to tell it by the code
 * @throws ConfigError
 */
export async function blame<Result>(
  variable: string | ((code: string) => string),
  step: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await step();
  } catch (error) {
    // It has its sentence already, which knows more than the code of its cause.
    if (error instanceof StartError) throw error;
    const code = codeOf(error);
    const reason = reasonFor(code);
    if (!reason) throw error;
    // It is no setting that would have to be another.
    if (FULL.has(code))
      throw new FullDiskError(
        `Não há espaço (${typeof variable === 'string' ? variable : variable(code)}): ${reason}. Abra espaço.`,
      );
    // A database that answers nobody just now is not at another address.
    if (code === SILENT) throw new StartError(`${reason.charAt(0).toUpperCase()}${reason.slice(1)}.`);
    if (variable === DATABASE && NOT_THE_ADDRESS.test(code)) throw new StartError(cannotBeUsed(reason));
    throw new ConfigError([typeof variable === 'string' ? variable : variable(code), reason]);
  }
}

/** What the system, SQLite or PostgreSQL mean by an error, for people; undefined where its code is not known. */
export function reasonOf(error: unknown): string | undefined {
  return reasonFor(codeOf(error));
}

/** Why a start ends that has lost its database when that was open already, as a sentence; null where it is something else. */
export function databaseLost(error: unknown): string | null {
  const code = codeOf(error);
  return code === SILENT || NOT_THE_ADDRESS.test(code) ? cannotBeUsed(reasonFor(code)!) : null;
}

function cannotBeUsed(reason: string): string {
  return `O banco (${DATABASE}) não pode ser usado agora: ${reason}.`;
}

/** The first known code of an error and what has caused it; drivers wrap what the system says. */
function codeOf(error: unknown, depth = 0): string {
  if (!(error instanceof Error) || depth > 5) return '';
  const { code, previous, errors } = error as { code?: unknown; previous?: unknown; errors?: unknown };
  if (typeof code === 'string' && reasonFor(code)) return code;
  const [, implied] = WITHOUT_CODE.find(([said]) => said.test(error.message)) ?? [];
  if (implied) return implied;
  const causes = [error.cause, previous, ...(Array.isArray(errors) ? errors : [])];
  return causes.map((cause) => codeOf(cause, depth + 1)).find((found) => found !== '') ?? '';
}
