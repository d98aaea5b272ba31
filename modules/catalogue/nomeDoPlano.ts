import type { Familia } from './familia.ts';

/** What a plan is called where its family does not stand beside it: "Hospedagem PHP: PHP Ipê". */
export function nomeComFamilia(familia: Pick<Familia, 'nome'>, plano: { nome: string }): string {
  return `${familia.nome}: ${plano.nome}`;
}
