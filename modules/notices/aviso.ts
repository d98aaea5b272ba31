/** How a notice looks. */
export const AvisoTom = { INFORMACAO: 'INFORMACAO', ATENCAO: 'ATENCAO' } as const;
export type AvisoTom = keyof typeof AvisoTom;

/** What people call it. */
export const PALAVRA_DO_TOM: Readonly<Record<AvisoTom, string>> = { INFORMACAO: 'Informação', ATENCAO: 'Atenção' };

/** What a visitor sees of a notice. */
export interface AvisoNoSite {
  texto: string;
  tom: AvisoTom;
  /** What its link says, and where it leads: both or neither. */
  chamada: string | null;
  link: string | null;
}

/** A notice on air. */
export interface AvisoNoAr extends AvisoNoSite {
  /** Whether it is shown while somebody orders as well. */
  noPedido: boolean;
}

/** Of what is on air, what a page shows. @param assina whether it is one on which people order */
export function avisosDaPagina(avisos: readonly AvisoNoAr[], assina: boolean): AvisoNoSite[] {
  return avisos
    .filter(({ noPedido }) => noPedido || !assina)
    .map(({ texto, tom, chamada, link }) => ({ texto, tom, chamada, link }));
}
