import { escreverNumero, escreverReais, mudouDemais } from '../../../modules/editing/numero.ts';
import type { Campo, Valores } from './campo.ts';

/**
 * Asks, once for the whole form, before a price or a discount that changes by more than half is saved, or that changes between percent
 * and reais: a comma in the wrong place costs a hundredfold.
 */
export function confirmarPrecos(campos: readonly Campo[], antes: Valores, depois: Valores): boolean {
  const mudancas = campos.flatMap((campo) => {
    if (campo.tipo !== 'numero') return [];
    const [de, para] = [ler(campo, antes), ler(campo, depois)];
    if (!de || !para) return [];
    const outro = de.porcentagem !== para.porcentagem;
    return outro || mudouDemais(de.numero, para.numero) ? [`${campo.rotulo}: muda de ${dizer(de)} para ${dizer(para)}.`] : [];
  });
  return mudancas.length === 0 || window.confirm(`${mudancas.join('\n')} Salvar assim?`);
}

interface Preco {
  numero: number;
  porcentagem: boolean;
}

/** What a field says of a price; null when it says nothing, or of something else. */
function ler(campo: Extract<Campo, { tipo: 'numero' }>, valores: Valores): Preco | null {
  const numero = valores[campo.nome];
  if (typeof numero !== 'number') return null;
  if (campo.dinheiro?.(valores)) return { numero, porcentagem: false };
  return campo.porcentagem?.(valores) ? { numero, porcentagem: true } : null;
}

function dizer({ numero, porcentagem }: Preco): string {
  return porcentagem ? `${escreverNumero(numero)}%` : `R$ ${escreverReais(numero)}`;
}
