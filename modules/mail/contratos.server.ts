import type { PedidoEscrito } from '../checkout/correspondencia.service.ts';
import { CONTRATO_DA_LINHA, ROTAS_DE_CONTRATO, type RotaDeContrato } from '../contract/contrato.ts';

const NOME_DO_CONTRATO: Readonly<Record<RotaDeContrato, string>> = {
  '/contrato-de-hospedagem': 'Contrato de hospedagem',
  '/contrato-de-vps-dedicado': 'Contrato de VPS e dedicado',
};

/** The contract that was accepted, as it was then; where none was, those that may be meant: of an order without a plan nobody knows which. */
export function contratosDe({ contrato, linha }: Pick<PedidoEscrito, 'contrato' | 'linha'>) {
  if (contrato !== null) return [['Contrato que você aceitou', contrato] as const];
  const rotas = linha === null ? ROTAS_DE_CONTRATO : [CONTRATO_DA_LINHA[linha]];
  return rotas.map((rota) => [NOME_DO_CONTRATO[rota], rota] as const);
}
