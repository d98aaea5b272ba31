/** Longest host name (RFC 1035, section 2.3.4); one with accents is longer in ASCII. */
const MAX_HOST = 253;

const LABEL = /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const TOP_LEVEL = /^[a-z][a-z0-9-]{1,62}$/;

/** Whether a cleaned text has the form of a host name with at least one dot (section 5.3; RFC 1123). */
export function pareceDominio(dominio: string): boolean {
  const host = paraAscii(dominio);
  if (host === null || host.length > MAX_HOST) return false;
  const labels = host.split('.');
  const topLevel = labels.pop() ?? '';
  return labels.length > 0 && labels.every((label) => LABEL.test(label)) && TOP_LEVEL.test(topLevel);
}

/** ASCII form of a name with accents (RFC 5891), or null when it is no host name. What makes it is quadratic in its length. */
export function paraAscii(dominio: string): string | null {
  if (dominio.length > MAX_HOST || /[\s/\\:@?#%]/.test(dominio)) return null;
  try {
    return new URL(`http://${dominio}`).hostname;
  } catch {
    return null;
  }
}

/** The host in what people type or paste: an address loses its scheme, `www.` and all that follows, a name its last dot. */
export function hostDe(texto: string): string {
  return texto
    .trim()
    .toLowerCase()
    .replace(/^[a-z]+:\/\//, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/^www\.|\.$/g, '');
}

/** What is said of a domain that cannot be one (section 5.3). */
export const DOMINIO_INVALIDO = 'Domínio inválido. Ex.: seusite.com ou seusite.com.br';
