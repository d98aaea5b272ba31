import { parse } from 'tldts';
import { paraAscii, pareceDominio } from './dominio.ts';

/**
 * Whether a host name stands under a real public suffix (publicsuffix.org). The list weighs as much as the rest of the order page,
 * so only the server carries it; the page checks the form, and shows what the server says.
 */
export function ehDominioValido(dominio: string): boolean {
  const host = pareceDominio(dominio) ? paraAscii(dominio) : null;
  if (!host) return false;
  const { domain, isIcann } = parse(host);
  return isIcann === true && domain !== null;
}
