/** Digits of a CPF or characters of a CNPJ without punctuation; since July 2026 a CNPJ may have letters (D20). */
export function limparCpfCnpj(texto: string): string {
  return texto.toUpperCase().replace(/[^0-9A-Z]/g, '');
}

/** Whether a cleaned document has the shape of a CNPJ: 12 letters or digits and 2 check digits. */
export function ehCnpj(documento: string): boolean {
  return /^[0-9A-Z]{12}\d{2}$/.test(documento);
}

/** Whether a cleaned document has the shape of a CPF. */
export function ehCpf(documento: string): boolean {
  return /^\d{11}$/.test(documento);
}
