import { Big } from 'big.js';
import { duasCasas } from '../catalogue/preco.ts';
import { linhasDaCotacao, type Comprado, type LinhaDaCotacao } from './cotacao.ts';
import { registroDe } from './registroDeDominio.ts';
import type { TipoDominio } from './tipoDominio.ts';

/** One line of a receipt. */
export interface LinhaDoRecibo {
  rotulo: string;
  /** Decimal string in reais, negative where something is taken off; null where there is no price to say. */
  valor: string | null;
  /** desconto is taken off the total; a-parte is not in it. */
  tipo?: 'desconto' | 'a-parte';
  /** Stands behind the amount ("/ano"), or in its place. */
  nota?: string;
}

/** What is bought, line by line, as a quote says it: all of these add up to the total, to the centavo. */
export function linhasDoRecibo(comprado: Comprado): LinhaDoRecibo[] {
  return comoRecibo(linhasDaCotacao(comprado));
}

/** The lines of a quote as those of a receipt. */
export function comoRecibo(linhas: readonly LinhaDaCotacao[]): LinhaDoRecibo[] {
  return linhas.map(({ descricao, valor }) => {
    const linha: LinhaDoRecibo = { rotulo: descricao, valor: duasCasas(Big(valor)) };
    if (valor < 0) linha.tipo = 'desconto';
    return linha;
  });
}

/** The registration of a domain, which is charged beside the total; null where none is to be registered. @param dominio as it is typed */
export function linhaDoDominio(tipo: TipoDominio, dominio: string): LinhaDoRecibo | null {
  if (tipo !== 'registro') return null;
  const nome = dominio.trim().toLowerCase();
  const registro = registroDe(nome);
  if (registro) {
    const valor = duasCasas(Big(registro.valor));
    return { rotulo: `Domínio ${registro.fim}, à parte`, valor, tipo: 'a-parte', nota: '/ano' };
  }
  const nota = nome.includes('.') ? 'preço confirmado antes da cobrança' : 'preço conforme a terminação';
  return { rotulo: 'Domínio, à parte', valor: null, tipo: 'a-parte', nota };
}
