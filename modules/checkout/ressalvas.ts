// What is said to whoever may have paid already: staff note a payment hours after it came, and until then page and letters ask for it.

const OU = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** What decides what may have been paid already. */
interface JaPago {
  /** Codes of the other orders of its family. */
  outros: readonly string[];
  /** How it can be paid now; null where it cannot. */
  pagamento: { forma: string } | null;
}

/** What is said where an order is to be paid of what may have been paid instead; none where nothing may. @param contato address for questions */
export function ressalvas({ outros, pagamento }: JaPago, contato: string): string[] {
  if (pagamento === null || outros.length === 0) return [];
  const pagou = `Se você já pagou o pedido ${OU.format(outros)}`;
  return [`${pagou}${pagamento.forma === 'nada' ? ', ' : ', não pague de novo: '}${escrevaComTodos(outros.length + 1, contato)}`];
}

/** What is said of an order in whose place another is to be paid. @param oQue what was paid, as `por este pedido` */
export function seJaPagou(oQue: string, contato: string): string {
  return `Se você já pagou ${oQue}, não pague de novo: ${escrevaComTodos(2, contato)}`;
}

function escrevaComTodos(quantos: number, contato: string): string {
  return `escreva para ${contato} com os ${quantos === 2 ? 'dois ' : ''}códigos.`;
}
