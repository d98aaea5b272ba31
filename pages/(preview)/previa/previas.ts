/** What can be previewed, as the last part of its address. */
export const PREVIAS = ['plano', 'banner', 'destaque', 'depoimento', 'aviso', 'textos', 'cupom'] as const;
export type Previa = (typeof PREVIAS)[number];

/** Whether there is such a preview. */
export function ehPrevia(nome: string): nome is Previa {
  return (PREVIAS as readonly string[]).includes(nome);
}
