/** What a link is for: somebody who has never come in, or who has no password any more. */
export const MOTIVOS_DO_LINK = ['convite', 'senha'] as const;
export type MotivoDoLink = (typeof MOTIVOS_DO_LINK)[number];

/** For how many hours it is good. */
export const VALIDADE_DO_LINK_H = 72;

/** Name of the page behind it, below the administration's address. */
export const PAGINA_DO_LINK = 'acesso';

/** What a link carries: 256 bits in base64url. */
const TOKEN = /^[\w-]{43}/;

/** What a link carries, without what mail programs and messengers leave behind it; empty where it is not whole. */
export function tokenDoLink(dado: string): string {
  return TOKEN.exec(dado.trim())?.[0] ?? '';
}

/** The address of a link: what it carries stands behind the sign that browsers send to nobody (RFC 3986, 3.5). @param administracao address of the administration */
export function enderecoDoLink(administracao: string, token: string): string {
  return `${administracao}/${PAGINA_DO_LINK}#${token}`;
}
