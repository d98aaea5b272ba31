/** Where an order stands with the staff (D27). */
export const AssinaturaStatus = {
  nova: 'nova',
  em_atendimento: 'em_atendimento',
  concluida: 'concluida',
  cancelada: 'cancelada',
  /** Corrected by its own customer, in another order (D38). */
  substituida: 'substituida',
} as const;
export type AssinaturaStatus = keyof typeof AssinaturaStatus;

/** What staff may say of an order; that it was corrected, only its customer does. */
export const STATUS_DA_EQUIPE = Object.values(AssinaturaStatus).filter((status) => status !== 'substituida');

/** Orders that count in no sum and wait for nobody. */
export const STATUS_SEM_EFEITO: readonly AssinaturaStatus[] = ['cancelada', 'substituida'];
