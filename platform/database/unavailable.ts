import { DriverException } from '@mikro-orm/core';
import { DomainError } from '../errors.ts';
import { announce } from '../happenings.ts';
import { DATABASE_OF_BEFORE } from './connectionLineage.ts';

/** What SQLite and PostgreSQL say when it is the disk, a lock, two who wait for each other, a time-out, a right, the schema, the file or the server, and not the statement. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|FULL|IOERR|CORRUPT|NOTADB|READONLY|CANTOPEN|PROTOCOL)/;
const POSTGRESQL = /^(08|53|57P|58|57014|55000|55P03|25P03|25006|28|3D000|40001|40P01|42501|42P01|42703|ECONNREFUSED$)/;
/** What TLS says of the certificate of PostgreSQL, or of who has signed it. */
const CERTIFICATE = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_)/;
/** What the network says on the way to the server of the database; of a visitor's own connection it says the same, so only the driver's word counts. */
const NETWORK = /^(ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENOTFOUND|EAI_AGAIN)$/;
/** What node-postgres says without a code. */
const NO_CODE =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout)/;

/** What PostgreSQL says when its disk is full, when what somebody else holds is waited for no more, and when a right, a table or a column is not there, as after a restore of something else. */
const DISK_FULL = '53100';
const LOCKED = '55P03';
const INCOMPLETE = /^(42501|42P01|42703)$/;
/** What it is called where something is not there: the rest is, and pages show it. */
export const BANCO_INCOMPLETO = 'BANCO_INCOMPLETO';

/** What SQLite says when the file is not what it has written. It does not pass by itself. */
const DAMAGED = /^SQLITE_(CORRUPT|NOTADB)/;

/** The code of a damaged database, or null when the error is another. */
export function damageOf(error: unknown): string | null {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' && DAMAGED.test(code) ? code : null;
}

/** The refusal to answer with when the database cannot work now, or null when the error is another. */
export function databaseUnavailable(error: unknown): DomainError | null {
  const { code, message } = (error ?? {}) as { code?: unknown; message?: unknown };
  // An order would be where nobody looks for it, and a page as it was before.
  if (isOfBefore(error)) {
    announce('lack', {});
    return notOurs(error);
  }
  const isKnown =
    // A connection that is refused, whatever for, and one that is ended: no statement is to blame.
    (error as { severity?: unknown } | null)?.severity === 'FATAL' ||
    (typeof code === 'string'
      ? SQLITE.test(code) || POSTGRESQL.test(code) || ((NETWORK.test(code) || CERTIFICATE.test(code)) && isOfDriver(error))
      : NO_CODE.test(String(message)));
  if (!isKnown) return null;
  const damage = damageOf(error);
  if (damage !== null) announce('damage', { code: damage });
  const isIncomplete = typeof code === 'string' && INCOMPLETE.test(code);
  if (isIncomplete || code === DISK_FULL || code === LOCKED) announce('lack', {});
  return unavailable(isIncomplete ? BANCO_INCOMPLETO : 'BANCO_INDISPONIVEL', error);
}

/** Whether an error is that a connection leads to a database that another has taken over from. */
export function isOfBefore(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === DATABASE_OF_BEFORE;
}

/** The refusal to answer with while the database is not this shop's, or one that it has left. */
export function notOurs(cause: unknown): DomainError {
  const sentence = 'A loja não atende por aqui agora. Tente de novo em alguns minutos.';
  return new DomainError('unavailable', 'OUTRA_LOJA', sentence, { cause });
}

/** The refusal to answer with when the database has taken a statement, and has stored no row: a trigger keeps it out without a word. */
export function rowKeptOut(table: string): DomainError {
  announce('lack', {});
  return unavailable(BANCO_INCOMPLETO, new Error(`the database has not stored a row of ${table}`));
}

/** The refusal to answer with when a commit would only wait for another that has no answer. */
export function commitWaits(): DomainError {
  return unavailable('BANCO_INDISPONIVEL', new Error('a commit has no answer: a second machine that is waited for is away'));
}

function unavailable(code: string, cause: unknown): DomainError {
  const sentence =
    'Não foi possível ler ou gravar os dados agora. O que você digitou não se perdeu: tente novamente em instantes.';
  return new DomainError('unavailable', code, sentence, { retryAfter: 5, cause });
}

/** Statements fail with the driver's own error, transactions with that of the system, which names its call, or of TLS; a visitor who hangs up leaves neither. */
function isOfDriver(error: unknown): boolean {
  return error instanceof DriverException || (error instanceof Error && 'syscall' in error);
}
