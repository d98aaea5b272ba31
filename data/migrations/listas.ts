const STATUS = "'nova', 'em_atendimento'";

/** Values to which the database once held a column, as SQL, by table and column: what `down` of `listas` puts back. */
export const LISTAS: readonly (readonly [tabela: string, coluna: string, valores: string])[] = [
  ['banners', 'tipo', "'FIXO', 'TEMPORARIO'"],
  ['cupons', 'tipo', "'porcentagem', 'fixo'"],
  [
    'planos',
    'plano_tipo',
    "'PHP', 'REVENDAPHP', 'NODEJS', 'JAVA', 'SPRING', 'VPSLINUX', 'VPSICP', 'VPSCPANEL', 'VPSN8N', 'VPSWINDOWS', 'VPSLINUXHYPER', 'DEDICADO', 'PROMOCIONAL-DEDICADO', 'PROMOCIONAL-HOSPEDAGEM-PHP', 'PROMOCIONAL-HOSPEDAGEM-REVENDA', 'PROMOCIONAL-HOSPEDAGEM-JAVA', 'PROMOCIONAL-HOSPEDAGEM-NODE', 'PROMOCIONAL-HOSPEDAGEM-SPRING', 'PROMOCIONAL-VPS-ICP', 'PROMOCIONAL-VPS-CPANEL', 'PROMOCIONAL-VPS-LINUX'",
  ],
  ['assinaturas', 'status', `${STATUS}, 'concluida', 'cancelada', 'substituida'`],
  ['mensagens', 'status', `${STATUS}, 'respondida', 'arquivada'`],
  ['entradas', 'resultado', "'entrou', 'recusada', 'confirmacao_recusada'"],
  ['alteracoes', 'acao', "'criou', 'alterou', 'excluiu', 'exportou', 'apagou'"],
];
