/** What the visitor says of the domain (section 4.1). */
export const TIPOS_DOMINIO = ['subdominio', 'registro', 'ja-tenho'] as const;
export type TipoDominio = (typeof TIPOS_DOMINIO)[number];

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
