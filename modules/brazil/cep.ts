/** Digits in a CEP. */
export const TAMANHO_DO_CEP = 8;

/** Digits of a CEP, without the punctuation that was typed or pasted with them. */
export function limparCep(texto: string): string {
  return texto.replace(/\D/g, '');
}
