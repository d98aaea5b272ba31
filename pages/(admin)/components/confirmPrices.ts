import { escreverNumero, escreverReais, mudouDemais } from '../../../modules/editing/numero.ts';
import type { Field, FormValues } from './formTable.ts';

/**
 * Asks, once for the whole form, before a price or a discount that changes by more than half is saved, or that changes between percent
 * and reais: a comma in the wrong place costs a hundredfold.
 */
export function confirmPrices(fields: readonly Field[], antes: FormValues, depois: FormValues): boolean {
  const mudancas = fields.flatMap((field) => {
    if (field.kind !== 'numero') return [];
    const [de, para] = [ler(field, antes), ler(field, depois)];
    if (!de || !para) return [];
    const outro = de.porcentagem !== para.porcentagem;
    return outro || mudouDemais(de.numero, para.numero) ? [`${field.rotulo}: muda de ${dizer(de)} para ${dizer(para)}.`] : [];
  });
  return mudancas.length === 0 || window.confirm(`${mudancas.join('\n')} Salvar assim?`);
}

interface Preco {
  numero: number;
  porcentagem: boolean;
}

/** What a field says of a price; null when it says nothing, or of something else. */
function ler({ nome, unidade }: Extract<Field, { kind: 'numero' }>, valores: FormValues): Preco | null {
  const numero = valores[nome];
  const counted = unidade(valores);
  return typeof numero === 'number' && counted ? { numero, porcentagem: counted === 'porcento' } : null;
}

function dizer({ numero, porcentagem }: Preco): string {
  return porcentagem ? `${escreverNumero(numero)}%` : `R$ ${escreverReais(numero)}`;
}
