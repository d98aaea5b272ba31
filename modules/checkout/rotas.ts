import { ehPromocional, familiaDoTipo, FAMILIAS, type FamiliaTipo } from '../catalogue/familia.ts';
import type { PlanoTipoNome } from '../catalogue/plano.ts';

const daLinha = (linha: string): FamiliaTipo[] => FAMILIAS.filter((familia) => familia.linha === linha).map(({ tipo }) => tipo);

/** The order addresses that belong to no single family (section 2.1, D9, D10). */
const COMPARTILHADAS: ReadonlyMap<string, readonly FamiliaTipo[]> = new Map([
  ['/assineja-vps-linux-dedicado', ['VPSLINUX', 'DEDICADO']],
  ['/assineja-vps', daLinha('vps')],
  ['/assineja-dedicado', ['DEDICADO']],
]);

/** The thirteen order addresses (section 2.1). */
export const ROTAS_DE_ASSINATURA: readonly string[] = [
  ...new Set([...FAMILIAS.map(({ rotaAssinatura }) => rotaAssinatura), ...COMPARTILHADAS.keys()]),
];

/** The families that an order address sells; undefined when it is no order address. */
export function familiasDaRota(path: string): readonly FamiliaTipo[] | undefined {
  const familias =
    COMPARTILHADAS.get(path) ?? FAMILIAS.filter(({ rotaAssinatura }) => rotaAssinatura === path).map(({ tipo }) => tipo);
  return familias.length > 0 ? familias : undefined;
}

/** Whether a plan is ordered at this address. */
export function vendeNaRota(path: string, tipo: PlanoTipoNome): boolean {
  return familiasDaRota(path)?.includes(familiaDoTipo(tipo).tipo) ?? false;
}

/** Plans to offer at an address where none was chosen: the regular ones of its families. */
export function ofereceNaRota(path: string, tipo: PlanoTipoNome): boolean {
  return !ehPromocional(tipo) && vendeNaRota(path, tipo);
}
