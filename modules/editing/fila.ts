/** So many of a queue are counted and no more: many tabs ask every few seconds, and what strangers send must not make that slow. */
export const MUITAS = 500;

/** "500+" of a count beyond them. */
export function escreverQuantas(quantas: number): string {
  return quantas > MUITAS ? `${MUITAS}+` : String(quantas);
}

/** A queue: rows that wait for something, the oldest of which is next. */
export interface FilaDescrita {
  rotulo: string;
  /** What narrows the list to it. */
  filtro: Readonly<Record<string, string | boolean>>;
  /** Set where only those belong to it that whoever asks sees to. */
  deQuemPergunta?: true;
}

/** What narrows a list to a queue, as an account sees it. */
export function filtroDaFila({ filtro, deQuemPergunta }: FilaDescrita, usuario: string): Record<string, string | boolean> {
  return { ...filtro, ...(deQuemPergunta && { responsavel: usuario }) };
}
