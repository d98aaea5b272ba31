/** Where a contact message stands with the staff (D27). */
export const MensagemStatus = {
  nova: 'nova',
  em_atendimento: 'em_atendimento',
  respondida: 'respondida',
  arquivada: 'arquivada',
} as const;
export type MensagemStatus = keyof typeof MensagemStatus;
