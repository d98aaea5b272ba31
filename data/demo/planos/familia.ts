import type { RequiredEntityData } from '@mikro-orm/core';
import type { Plano } from '../../../modules/catalogue/plano.entity.ts';
import type { PlanoTipo } from '../../../modules/catalogue/plano.ts';

/** A plan as the ORM stores it. */
export type Dados = RequiredEntityData<Plano>;
type Descontos = readonly [number, number, number];

/** Plans of one type in order of appearance; the last argument says what all of them share. */
export function familia(planoTipo: PlanoTipo, descontos: Descontos, comum: Partial<Dados>, planos: Partial<Dados>[]): Dados[] {
  const [desconto1, desconto2, desconto3] = descontos;
  return planos.map(
    (plano, posicao) => ({ planoTipo, ordem: posicao + 1, desconto1, desconto2, desconto3, ...comum, ...plano }) as Dados,
  );
}

/** What every inactive plan has. */
export const FORA_DE_VENDA = { ativo: false, descricao: 'Plano antigo, fora de venda.' };
