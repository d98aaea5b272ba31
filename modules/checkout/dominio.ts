import { parse } from 'tldts-icann';

/** What the visitor says of the domain (section 4.1). */
export const TIPOS_DOMINIO = ['subdominio', 'registro', 'ja-tenho'] as const;
export type TipoDominio = (typeof TIPOS_DOMINIO)[number];

/** Whether a cleaned text is a host name under a real public suffix, with at least one dot (section 5.3; publicsuffix.org). */
export function ehDominioValido(dominio: string): boolean {
  const host = paraAscii(dominio);
  if (!host || !/^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9-]{2,63}$/.test(host)) return false;
  const { domain, isIcann, hostname } = parse(host, { allowIcannDomains: true });
  return isIcann === true && domain !== null && hostname === host && host.length <= 253;
}

/** ASCII form of a name with accents (RFC 5891), or null when it is no host name. */
export function paraAscii(dominio: string): string | null {
  if (/[\s/\\:@?#%]/.test(dominio)) return null;
  try {
    return new URL(`http://${dominio}`).hostname;
  } catch {
    return null;
  }
}

/** Label stored with the order (section 3.4). */
export function rotuloDominio(tipo: TipoDominio, provedor: string): string {
  if (tipo === 'registro') return `Sim, registrar domínio pela ${provedor}`;
  return tipo === 'ja-tenho' ? 'Não, já possui domínio registrado' : 'Subdomínio temporário grátis';
}
