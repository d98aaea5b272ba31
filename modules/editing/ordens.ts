/** Columns by which the lists of the administration can be sorted. */
export const ORDENS = {
  assinaturas: ['nome', 'valor', 'status'],
  mensagens: ['nome', 'assunto', 'status'],
} as const;
