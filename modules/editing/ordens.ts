/** Columns by which the lists of the administration can be sorted. */
export const ORDENS = {
  planos: ['nome', 'valor', 'planoTipo', 'ativo', 'promocional', 'ordem'],
  banners: ['nome', 'ordem', 'ativo', 'dataInicio', 'dataFim'],
  destaques: ['titulo', 'ordem', 'ativo'],
  depoimentos: ['nome', 'consentimento', 'ativo', 'ordem'],
  cupons: ['codigo', 'tipo', 'valor', 'dataInicio', 'dataFim', 'ativo'],
  assinaturas: ['nome', 'valor', 'status'],
  mensagens: ['nome', 'assunto', 'status'],
} as const;
