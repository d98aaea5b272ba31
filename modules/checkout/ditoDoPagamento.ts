import { formatarReais } from '../catalogue/preco.ts';
import { escreverDia } from '../editing/dia.ts';
import type { FormaDePagar } from '../payment/formaDePagar.ts';
import type { EtapaDoPedido } from './acompanhamento.ts';

// Which of the things that there are to be said of a payment is said, and in which words: decided once for pages and letters.

/** What decides it: where an order stands, its total in reais, and how it can be paid now, with days as `YYYY-MM-DD`. */
export interface APagar {
  etapa: EtapaDoPedido;
  valor: number | null;
  pagamento: { forma: FormaDePagar; ate: string | null; testeAte: string | null; testeAcabouEm: string | null };
}

/**
 * How things are with a payment that can come: the plan can be tried free; it could, and that is over; it could, and was never released; the last day is
 * over; there is nothing to pay; or it is awaited.
 */
export type Momento = 'emTeste' | 'testeAcabou' | 'semTeste' | 'vencido' | 'nada' | 'aPagar';

export function momentoDe({ etapa, pagamento: { forma, testeAte, testeAcabouEm } }: APagar): Momento {
  if (forma === 'nada') return 'nada';
  if (testeAte !== null) return 'emTeste';
  if (testeAcabouEm !== null) return etapa === 'concluido' ? 'testeAcabou' : 'semTeste';
  return forma === 'vencido' ? 'vencido' : 'aPagar';
}

/** What is said of a payment before how it is made; null where only that is to be said. @param contato address for questions */
export function ditoDoPagamento(pedido: APagar, contato: string): string | null {
  const { etapa, valor, pagamento } = pedido;
  const total = valor === null ? '' : ` ${formatarReais(valor)}`;
  const ate = pagamento.ate === null ? '' : escreverDia(pagamento.ate);
  const pague = `pague${total}${ate && ` até ${ate}`}`;
  const escreva = `escreva para ${contato} com o código do pedido`;
  const liberado = etapa === 'concluido';
  switch (momentoDe(pedido)) {
    case 'nada':
      return NADA_A_PAGAR;
    case 'emTeste':
      return `Use até ${escreverDia(pagamento.testeAte!)} sem pagar. Se quiser ficar, ${pague}; se não, não faça nada: nada é cobrado.`;
    case 'testeAcabou':
      return `O teste terminou em ${escreverDia(pagamento.testeAcabouEm!)}. Se você não ficou com o plano, ou se ele só foi liberado depois, nada é devido; se quer ficar, ${pagamento.forma === 'pix' ? pague : escreva}. ${SE_JA_PAGOU}`;
    case 'semTeste':
      return `Os dias de teste acabaram em ${escreverDia(pagamento.testeAcabouEm!)}. Se o plano ainda não foi liberado, nossa equipe está atrasada, e nada é devido. Se quer o plano, ${pagamento.forma === 'pix' ? `${pague}, ou ` : ''}${escreva}. ${SE_JA_PAGOU}`;
    case 'vencido':
      return liberado
        ? `O plano está liberado, e o pagamento, que era até ${ate}, não consta. ${SE_JA_PAGOU} Se não, ${escreva}.`
        : `O prazo para pagar este pedido terminou em ${ate}. ${SE_JA_PAGOU} Se ainda quer o plano, ${escreva}, ou faça um novo pedido.`;
    case 'aPagar':
      return liberado ? `O plano está liberado. Falta pagar${total}${ate && ` até ${ate}`}.` : null;
  }
}

const SE_JA_PAGOU = 'Se você já pagou, aguarde a confirmação.';

/** What is said where an order costs nothing. */
const NADA_A_PAGAR = 'Não há nada a pagar por este pedido. Nossa equipe cuida do próximo passo.';
