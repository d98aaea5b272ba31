import { meses, rotuloPeriodo, type Periodo } from '../catalogue/periodo.ts';
import { formatarReais } from '../catalogue/preco.ts';
import type { PedidoEscrito } from '../checkout/correspondencia.service.ts';
import type { Bloco } from './carta.ts';
import { linhaSemLinks } from './semLinks.ts';

/** Code, plan, what goes with it, lines of the price and total of an order. */
export function recibo({ codigo, plano, adicionais, dominio, periodo, linhas, valor }: PedidoEscrito): Bloco {
  const doPlano = linhas.length > 0 || plano === null ? [] : [{ rotulo: 'Plano', texto: plano }];
  return {
    tipo: 'recibo',
    linhas: [
      { rotulo: 'Código', texto: codigo },
      { rotulo: 'Período', texto: `${rotuloPeriodo(periodo as Periodo)} (${meses(periodo as Periodo)})` },
      ...doPlano,
      ...adicionais,
      ...(dominio === null ? [] : [{ rotulo: 'Nome do domínio', texto: linhaSemLinks(dominio) }]),
      ...linhas.map((linha) => ({ rotulo: linha.descricao, texto: escreverValor(linha.valor) })),
    ],
    total: { rotulo: 'Total do período', texto: valor === null ? 'A confirmar pela nossa equipe' : formatarReais(valor) },
  };
}

/** What is taken off has its sign before it. */
function escreverValor(valor: number): string {
  return valor < 0 ? `− ${formatarReais(-valor)}` : formatarReais(valor);
}
