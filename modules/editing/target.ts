import { parseId } from '../../platform/database/id.ts';
import { DomainError } from '../../platform/errors.ts';

/** The row to change; with `versao`, only if nobody has changed it since; null is for callers that knowingly do without (D39). */
export interface Target {
  id: number;
  versao: number | null;
}

/** What a request brings as `If-Match`, and where the version is read that it takes. */
interface IfMatch {
  dito: string | undefined;
  onde: string;
}

/** Reads a row's key; what is no key names no row, and finds none. */
export function readId(id: string): number {
  return parseId(id) ?? 0;
}

/** Reads what is to be deleted; callers that say no version do without. */
export function readDeleted(id: string, versao?: number | null): Target {
  return { id: readId(id), versao: versao ?? null };
}

/** Reads what a DELETE is about: of the version in `If-Match`, or as it is. @throws `VERSAO_INVALIDA` */
export function readDeleteTarget(id: string, ifMatch: IfMatch): Target {
  return readDeleted(id, lerIfMatch(ifMatch));
}

/** Reads the id and version of a mutation; without an id a new row is meant. @throws `VERSAO_AUSENTE` (D39) */
export function readTarget(id: string | null | undefined, versao: number | null | undefined): Target | null {
  if (id == null) return null;
  if (versao == null) {
    throw recusarVersao(
      'VERSAO_AUSENTE',
      'Informe em versao a versão que foi lida: sem ela, a alteração de outra pessoa seria sobrescrita.',
    );
  }
  return { id: readId(id), versao };
}

/**
 * Reads what a PUT is about: the version stands in the body or in `If-Match` (`"3"`, `W/"3"` or `3`). The documented bodies
 * have neither; they still work, and their trace says so (D39). @throws `VERSAO_INVALIDA`
 */
export function readPutTarget(id: string, corpo: number | null | undefined, ifMatch: IfMatch): Target {
  const cabecalho = lerIfMatch(ifMatch);
  if (corpo != null && cabecalho !== null && corpo !== cabecalho) {
    throw recusarVersao('VERSAO_INVALIDA', 'O campo versao e o cabeçalho If-Match dizem versões diferentes.');
  }
  return { id: readId(id), versao: corpo ?? cabecalho };
}

/** The entity tag of a row (RFC 9110, ETag), which `If-Match` gives back. */
export function etagOf({ versao }: { versao: number }): string {
  return `"${versao}"`;
}

/** The version that `If-Match` asks for (RFC 9110, 13.1.1); null where it asks for none, or any. One that is there and empty is a version that got lost. @throws `VERSAO_INVALIDA` */
export function lerIfMatch({ dito, onde }: IfMatch): number | null {
  const texto = dito?.trim() ?? '*';
  // Asks for any version there is.
  if (texto === '*') return null;
  const [, versao] = /^(?:W\/)?"?(\d{1,9})"?$/.exec(texto) ?? [];
  if (versao === undefined) {
    throw recusarVersao('VERSAO_INVALIDA', `O cabeçalho If-Match leva a versão que foi lida, como em "3": ${onde}.`);
  }
  return Number(versao);
}

function recusarVersao(code: string, mensagem: string): DomainError {
  return new DomainError('invalid', code, mensagem, { fields: [{ campo: 'versao', mensagem }] });
}
