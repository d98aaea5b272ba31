const DIA_MS = 86_400_000;

/** The last day on which an order may be paid, both as `YYYY-MM-DD`. @param dias plain days after the day of the order */
export function ultimoDia(diaDoPedido: string, dias: number): string {
  return new Date(Date.parse(diaDoPedido) + dias * DIA_MS).toISOString().slice(0, 10);
}
