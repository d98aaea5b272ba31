import { limparCpfCnpj } from '../brazil/documento.ts';

/** What the name keeps as it is typed (section 5.2, D34): letters and spaces, and company punctuation once the document is a CNPJ. */
export function filtrarNome(texto: string, cpfCnpj: string): string {
  const empresa = limparCpfCnpj(cpfCnpj).length > 11;
  return texto.replace(empresa ? /[^\p{L}\p{M}\s\d&.\-/',]/gu : /[^\p{L}\p{M}\s]/gu, '');
}
