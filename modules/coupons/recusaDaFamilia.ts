import { FAMILIAS, familiaDoTipo } from '../catalogue/familia.ts';
import type { PlanoTipoNome } from '../catalogue/plano.ts';
import { MENSAGENS_CUPOM } from './cupom.ts';

/** Why a coupon of some families cannot be used for a plan of a type, or null when it can; one of none is good for all. */
export function recusarFamilia(familias: readonly string[], tipo: PlanoTipoNome): string | null {
  if (familias.length === 0 || familias.includes(familiaDoTipo(tipo).tipo)) return null;
  const nomes = FAMILIAS.filter((familia) => familias.includes(familia.tipo)).map(({ nome }) => nome);
  if (nomes.length === 0) return MENSAGENS_CUPOM.invalido;
  return `Cupom válido apenas para ${new Intl.ListFormat('pt-BR').format(nomes)}.`;
}
