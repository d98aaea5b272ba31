import { linhasDoPlano, type PlanoDados } from '../../modules/catalogue/especificacao.ts';
import type { Familia } from '../../modules/catalogue/familia.ts';
import type { PlanoNoCartao } from './PlanCard.tsx';

/** What the browser needs of a plan to show its card. */
export function cartaoDe(familia: Familia, plano: PlanoDados & Omit<PlanoNoCartao, 'linhas'>): PlanoNoCartao {
  const { id, planoTipo, nome, descricao, promocional, valor, desconto1, desconto2, desconto3 } = plano;
  const linhas = linhasDoPlano(familia, plano);
  return { id, planoTipo, nome, descricao, promocional, valor, desconto1, desconto2, desconto3, linhas };
}
