import { escreverNumero, escreverReais } from '../editing/numero.ts';
import type { PrecoAgendado } from './precoAgendado.ts';

/** What a scheduled price changes, in words: "R$ 17,30 em vez de R$ 24,90; desconto 2: 40%; selo PROMOÇÃO". */
export function oQueMuda(plano: PrecoAgendado & { valor: number }): string {
  const { agendadoValor: valor, agendadoDesconto1, agendadoDesconto2, agendadoDesconto3, agendadoPromocional } = plano;
  const descontos = [agendadoDesconto1, agendadoDesconto2, agendadoDesconto3].flatMap((desconto, i) =>
    desconto === null ? [] : `desconto ${i + 1}: ${escreverNumero(desconto)}%`,
  );
  return [
    ...(valor === null ? [] : [`R$ ${escreverReais(valor)} em vez de R$ ${escreverReais(plano.valor)}`]),
    ...descontos,
    ...(agendadoPromocional ? ['selo PROMOÇÃO'] : []),
  ].join('; ');
}
