/** A part of a letter: the same in HTML and in plain text. */
export type Bloco =
  | { tipo: 'paragrafo' | 'titulo'; texto: string }
  | { tipo: 'recibo'; linhas: readonly Linha[]; total: Linha | null }
  | { tipo: 'botao' | 'link'; rotulo: string; endereco: string }
  | { tipo: 'pix'; codigo: string; desenho: Desenho }
  | { tipo: 'citacao'; texto: string };

/** What stands at the left, and what at the right. */
export interface Linha {
  rotulo: string;
  texto: string;
}

/** A QR Code: units a side, and the path of its dark squares. */
export interface Desenho {
  lado: number;
  caminho: string;
}

/** A letter before it has a form. All of its texts are the shop's own, but for what has gone through `semLinks`. */
export interface Carta {
  assunto: string;
  /** What lists of mail show beside the subject. */
  previa: string;
  titulo: string;
  blocos: readonly Bloco[];
  /** Why whoever reads it was written to. */
  motivo: string;
}

/** A paragraph. */
export const paragrafo = (texto: string): Bloco => ({ tipo: 'paragrafo', texto });

/** A heading within a letter. */
export const titulo = (texto: string): Bloco => ({ tipo: 'titulo', texto });

/** What letters say of the shop. */
export interface Loja {
  nome: string;
  razaoSocial: string;
  cnpj: string;
  /** Where it is; null where the company does not tell. */
  endereco: string | null;
  telefone: string | null;
  /** Address for questions. */
  contato: string;
  /** Digits of the number for WhatsApp; null where there is none. */
  whatsapp: string | null;
  /** Address of the customers' area; null where there is none. */
  portal: string | null;
  /** Origin of the site, without a slash at the end. */
  site: string;
  /** Address of the administration. */
  administracao: string;
}
