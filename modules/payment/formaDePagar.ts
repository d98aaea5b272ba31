/** How whoever ordered pays. */
export const FormaDePagar = { pix: 'pix', vencido: 'vencido', nada: 'nada', instrucoes: 'instrucoes' } as const;
export type FormaDePagar = keyof typeof FormaDePagar;
