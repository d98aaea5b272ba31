/** What the visitor says of the domain (section 4.1). */
export const TIPOS_DOMINIO = ['subdominio', 'registro', 'ja-tenho'] as const;
export type TipoDominio = (typeof TIPOS_DOMINIO)[number];

/** Whether a cleaned text has the form of a host name with at least one dot (section 5.3; RFC 1123). */
export function pareceDominio(dominio: string): boolean {
  const host = paraAscii(dominio);
  return host !== null && host.length <= 253 && /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{1,62}$/.test(host);
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

/** What is said of a domain that cannot be one (section 5.3). */
export const DOMINIO_INVALIDO = 'Domínio inválido. Ex.: seusite.com ou seusite.com.br';

/** Label stored with the order (section 3.4). */
export function rotuloDominio(tipo: TipoDominio, provedor: string): string {
  if (tipo === 'registro') return `Sim, registrar domínio pela ${provedor}`;
  return tipo === 'ja-tenho' ? 'Não, já possui domínio registrado' : 'Subdomínio temporário grátis';
}
