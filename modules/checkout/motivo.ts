/** Why an order is cancelled, as staff and machines say it (077). */
export const MOTIVOS = {
  desistencia: { rotulo: 'O cliente desistiu' },
  nao_pago: { rotulo: 'Não foi pago no prazo' },
  sem_contato: { rotulo: 'Sem contato ou dados errados' },
  indisponivel: { rotulo: 'Não podemos atender' },
  duplicado: { rotulo: 'Duplicado' },
  spam: { rotulo: 'Spam' },
  outro: { rotulo: 'Outro' },
} as const;

export type MotivoDoCancelamento = keyof typeof MOTIVOS;
export const MotivoDoCancelamento = Object.fromEntries(Object.keys(MOTIVOS).map((motivo) => [motivo, motivo])) as {
  readonly [Motivo in MotivoDoCancelamento]: Motivo;
};

/** What people read for each. */
export const PALAVRAS_DO_MOTIVO = Object.fromEntries(
  Object.entries(MOTIVOS).map(([motivo, { rotulo }]) => [motivo, rotulo]),
) as Readonly<Record<MotivoDoCancelamento, string>>;

/** What integrators read of it where they say it. */
export const MOTIVO =
  'Por que é cancelado: com o status cancelada, ou depois, de um que já está; nulo: não se diz; sem ele, fica como está. Um novo status o esquece. spam e duplicado não avisam o cliente, a não ser de um pedido pago ou, duplicado, que corrige outro; os outros são ditos na carta e na página do pedido. De um que corrige outro, desistencia cancela junto o que ele corrige; nao_pago e sem_contato também, se nenhum dos outros foi pago; de um concluído, qualquer motivo, menos o que foi pago por si; senão, ou dito depois, aquele volta a valer. De um que outro corrige e substitui, desistencia, nao_pago e sem_contato são recusados (PEDIDO_SUBSTITUIDO): diga-os do outro.';

/** An order, as far as it decides whether its customer is written to when it is cancelled. */
export interface Cancelado {
  pagaEm?: unknown;
  substituiId?: unknown;
}

/**
 * Whether a cancellation is kept from whoever ordered: a stranger's order must not have the shop write once more, and of two that are alike the other goes on.
 * What was paid is spoken of, and so is what an order corrected: its customer was told to pay this one.
 */
export function cancelaCalado(motivo: MotivoDoCancelamento | null | undefined, { pagaEm, substituiId }: Cancelado): boolean {
  if (pagaEm != null) return false;
  return motivo === 'spam' || (motivo === 'duplicado' && substituiId == null);
}
