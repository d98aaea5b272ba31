/** What the visitor says of the domain (section 4.1). */
export const TIPOS_DOMINIO = ['subdominio', 'registro', 'ja-tenho'] as const;
export type TipoDominio = (typeof TIPOS_DOMINIO)[number];

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

/** What is said of a domain that cannot be one (section 5.3). */
export const DOMINIO_INVALIDO = 'Domínio inválido. Ex.: seusite.com ou seusite.com.br';

/** What is said of a domain that comes with a free subdomain, where it would be lost. */
export const DOMINIO_SOBRANDO =
  'Com subdomínio temporário, deixe o domínio vazio; para usar um domínio, diga se ele será registrado ou já existe.';

const REGISTRO = 'Sim, registrar domínio pela';
const JA_TENHO = 'Não, já possui domínio registrado';
const SUBDOMINIO = 'Subdomínio temporário grátis';
/** The labels of section 3.4, as they are explained to integrators. */
export const ROTULOS: readonly string[] = [`${REGISTRO} …`, JA_TENHO, SUBDOMINIO];

/** What a label of section 3.4 says, whatever the provider is called in it; null for one that nobody has written. */
export function tipoDoRotulo(rotulo: string): TipoDominio | null {
  const limpo = rotulo.trim().replace(/\s+/g, ' ');
  if (limpo.startsWith(REGISTRO)) return 'registro';
  if (limpo === JA_TENHO) return 'ja-tenho';
  return limpo === SUBDOMINIO ? 'subdominio' : null;
}

/** Label stored with the order (section 3.4). */
export function rotuloDominio(tipo: TipoDominio, provedor: string): string {
  if (tipo === 'registro') return `${REGISTRO} ${provedor}`;
  return tipo === 'ja-tenho' ? JA_TENHO : SUBDOMINIO;
}
