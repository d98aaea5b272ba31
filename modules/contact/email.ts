import { paraAscii, pareceDominio } from '../brazil/dominio.ts';

/** Longest address, with the local part's limit (RFC 5321, section 4.5.3.1). */
export const MAIOR_EMAIL = 254;
const MAIOR_LOCAL = 64;

/** Characters of a local part (RFC 5322 `atext`), dots only between others. */
const LOCAL = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/i;

/** What is said of a text that is no e-mail address (ordering, section 5.3). */
export const EMAIL_INVALIDO = 'Formato de e-mail inválido.';

/**
 * Whether a trimmed text is an e-mail address, wherever one is taken: a local part without quotes and a host name with at least one
 * dot. Narrower than RFC 5322, like HTML's `type=email`, and refuses what no mail server could deliver.
 */
export function ehEmail(texto: string): boolean {
  const arroba = texto.lastIndexOf('@');
  const local = texto.slice(0, Math.max(0, arroba));
  if (texto.length > MAIOR_EMAIL || local.length === 0 || local.length > MAIOR_LOCAL) return false;
  return LOCAL.test(local) && pareceDominio(texto.slice(arroba + 1).toLowerCase());
}

/**
 * An address as it is stored: in lower case, its domain in ASCII (RFC 5891), so that what one domain can be written as is one address. A text that is no
 * address stays none.
 */
export function comoSeGuarda(texto: string): string {
  const email = texto.toLowerCase();
  const inicio = email.lastIndexOf('@') + 1;
  const dominio = email.slice(inicio);
  return email.slice(0, inicio) + (paraAscii(dominio) ?? dominio);
}
