import { escreverInstante } from '../../../modules/brazil/instante.ts';

/** What stands where no version is. */
export const NAO_HA_CONTRATO =
  'Não há contrato neste endereço. Confira se ele foi copiado por inteiro da página do seu pedido ou fale com a gente.';

/** When a version was shown, in a sentence. */
export function mostrada({ desde, ate, atual }: { desde: string; ate?: string | null | undefined; atual: boolean }): string {
  const inicio = escreverInstante(new Date(desde));
  if (atual) return `Esta é a versão de hoje. Ela é mostrada neste site desde ${inicio}.`;
  if (!ate) return `Esta versão foi mostrada neste site a partir de ${inicio} e não é a de hoje.`;
  return `Esta versão foi mostrada neste site de ${inicio} até ${escreverInstante(new Date(ate))}. Ela vale para os pedidos que a aceitaram.`;
}
