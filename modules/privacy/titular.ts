/** Whose data: an e-mail address in lower case, or the digits and letters of a CPF or CNPJ. */
export type Titular = { email: string } | { cpfCnpj: string };

/** Reads whose data are meant: an e-mail address, a CPF or a CNPJ, with or without dots; null for anything else. */
export function lerTitular(texto: string): Titular | null {
  const limpo = texto.trim();
  if (limpo.includes('@')) return { email: limpo.toLowerCase() };
  const cpfCnpj = limpo.replace(/[.\-/\s]/g, '').toUpperCase();
  return /^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(cpfCnpj) ? { cpfCnpj } : null;
}

/**
 * Finds a person in free text, however the address or the document was typed, and nobody whose address or document only
 * contains it: `ana@x.com` is not in `mariana@x.com`.
 */
export function escritaDe(titular: Titular): RegExp {
  if ('cpfCnpj' in titular) return new RegExp(`(?<![0-9A-Z])${[...titular.cpfCnpj].join('[./ -]?')}(?![0-9A-Z])`, 'gi');
  const literal = titular.email.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\w.!#$%&'*+/=?^\`{|}~-])${literal}(?![\\w-]|\\.\\w)`, 'gi');
}
