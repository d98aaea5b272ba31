/** Whose data: an e-mail address in lower case, or the digits and letters of a CPF or CNPJ. */
export type Titular = { email: string } | { cpfCnpj: string };

/** Longer than any address that was ever stored; and databases take no pattern of any length. */
const MAIOR_TEXTO = 1_000;

/** Reads whose data are meant: an e-mail address, a CPF or a CNPJ, with or without dots; null for anything else. */
export function lerTitular(texto: string): Titular | null {
  const limpo = texto.trim();
  if (limpo.length > MAIOR_TEXTO) return null;
  if (limpo.includes('@')) return { email: limpo.toLowerCase() };
  const cpfCnpj = limpo.replace(/[.\-/\s]/g, '').toUpperCase();
  return /^(\d{11}|[0-9A-Z]{12}\d{2})$/.test(cpfCnpj) ? { cpfCnpj } : null;
}
