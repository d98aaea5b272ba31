import { familiaDoTipo, type Linha } from '../catalogue/familia.ts';
import type { PlanoTipoNome } from '../catalogue/plano.ts';
import type { Documento, RotaDeDocumento } from '../site/documento.ts';

/** The contract under which the plans of a line are ordered. */
export const CONTRATO_DA_LINHA = {
  hospedagem: '/contrato-de-hospedagem',
  vps: '/contrato-de-vps-dedicado',
  dedicado: '/contrato-de-vps-dedicado',
} as const satisfies Record<Linha, RotaDeDocumento>;

export type RotaDeContrato = (typeof CONTRATO_DA_LINHA)[Linha];

/** Addresses of the contracts under which something is ordered. */
export const ROTAS_DE_CONTRATO: readonly RotaDeContrato[] = [...new Set(Object.values(CONTRATO_DA_LINHA))];

/** Address of the contract under which plans of this type are ordered, as it is today. */
export function contratoDoTipo(tipo: PlanoTipoNome): RotaDeContrato {
  return CONTRATO_DA_LINHA[familiaDoTipo(tipo).linha];
}

/** What of a document a contract is: all that its page shows. */
export type TextoDeContrato = Pick<Documento, 'titulo' | 'resumo' | 'versao' | 'secoes'>;
