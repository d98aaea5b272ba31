import { ERROR_KINDS } from '../errors.ts';

/** What is said where HTTP itself is refused, before a use case is asked, by status (RFC 9110). */
export const HTTP_SENTENCES = {
  400: 'O endereço ou os dados enviados não podem ser lidos. Confira e tente novamente.',
  404: 'Este endereço não existe.',
  405: 'Este endereço não aceita esse tipo de pedido.',
  408: 'O pedido demorou demais para chegar.',
  411: 'Diga o tamanho dos dados enviados no cabeçalho Content-Length.',
  413: 'Os dados enviados são grandes demais.',
  414: 'O endereço é longo demais.',
  415: 'O formato ou a compressão dos dados enviados não é aceita aqui. Envie JSON sem compressão, com Content-Type: application/json; arquivos, em multipart/form-data.',
  417: 'O pedido espera algo que não é oferecido aqui.',
  431: 'O cabeçalho do pedido é grande demais.',
  503: 'O site está com muitos acessos neste momento. Tente de novo em instantes.',
} as const;

/** A status that has a sentence. */
export type RefusalStatus = keyof typeof HTTP_SENTENCES;

/** The sentence of any status that refuses, the general one where it has none of its own. */
export function sentenceOf(status: number): string {
  return HTTP_SENTENCES[status as RefusalStatus] ?? HTTP_SENTENCES[400];
}

/** What such a refusal is called: the title of its problem document (RFC 9457), and of its page. */
export function titleOf(status: number): string {
  const kind = Object.values(ERROR_KINDS).find((row) => row.status === status);
  return (kind ?? ERROR_KINDS.invalid).title;
}
