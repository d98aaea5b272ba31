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
