import { escreverReais, mudouDemais } from '../../../modules/editing/numero.ts';
import type { Campo, Valores } from './campo.ts';

/** Asks before a price that changes by more than half is saved: a comma in the wrong place costs a hundredfold. */
export function confirmarPrecos(campos: readonly Campo[], antes: Valores, depois: Valores): boolean {
  return campos.every((campo) => {
    if (campo.tipo !== 'numero' || !campo.dinheiro?.(antes) || !campo.dinheiro(depois)) return true;
    const [de, para] = [antes[campo.nome], depois[campo.nome]];
    if (typeof de !== 'number' || typeof para !== 'number' || !mudouDemais(de, para)) return true;
    return window.confirm(`${campo.rotulo}: muda de R$ ${escreverReais(de)} para R$ ${escreverReais(para)}. Salvar assim?`);
  });
}
