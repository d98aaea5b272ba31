/** Codes are compared without regard to case or surrounding space (D21). */
export function normalizarCodigo(codigo: string): string {
  return codigo.trim().toUpperCase();
}
