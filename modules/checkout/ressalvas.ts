// What is said to whoever may have paid already: staff note a payment hours after it came, and until then page and letters ask for it.

import { formatarReais } from '../catalogue/preco.ts';

const OU = new Intl.ListFormat('pt-BR', { type: 'disjunction' });

/** What decides what may have been paid already. */
interface JaPago {
  /** The order that it names, and does not correct; null where there is none. */
  cita: { codigo: string; etapa: string; pago: boolean } | null;
  /** Codes of the other orders of its family. */
  outros: readonly string[];
  /** Total in reais, and the one that staff had confirmed before. */
  valor: number | null;
  valorAnterior: number | null;
  /** When a payment that counted for it was taken back; null where none was. */
  desmarcadoEm: Date | string | null;
  /** How it can be paid now; null where it cannot. */
  pagamento: { forma: string } | null;
}

/** What is said where an order is to be paid of what may have been paid instead; none where nothing may. @param contato address for questions */
export function ressalvas(pedido: JaPago, contato: string): string[] {
  const { outros, pagamento, valorAnterior, desmarcadoEm } = pedido;
  if (pagamento === null) return [];
  const ditas = mudouOValor(pedido);
  if (pedido.cita) ditas.push(saoDois(pedido.cita, pagamento.forma, contato));
  if (desmarcadoEm !== null)
    ditas.push(`A confirmação de um pagamento deste pedido foi desfeita. ${seNaoVoltou(contato, pagamento.forma)}`);
  if (valorAnterior)
    ditas.push(
      `Se você já pagou ${formatarReais(valorAnterior)}, ou outro valor por este pedido, ${NAO_PAGUE[pagamento.forma] ?? DE_NOVO}escreva para ${contato} com o código do pedido.`,
    );
  if (outros.length > 0)
    ditas.push(
      `Se você já pagou o pedido ${OU.format(outros)}, ${pagamento.forma === 'nada' ? '' : DE_NOVO}${escrevaComTodos(outros.length + 1, contato)}`,
    );
  return ditas;
}

/** That whoever wanted to change an order has made another, since that one was over already. */
function saoDois({ codigo, etapa, pago }: NonNullable<JaPago['cita']>, forma: string, contato: string): string {
  const tinha = TERMINADO[etapa] ? `, que está ${TERMINADO[etapa]}${pago ? ' e pago' : ''}` : pago ? ', que está pago' : '';
  const naoPague = forma === 'nada' ? '' : 'não pague este: ';
  // There is one order, and this is it: whoever was told to order anew does so.
  if (etapa === 'cancelado' && !pago)
    return `O pedido ${codigo} está cancelado, e nada há a pagar por ele: vale este. Se você já pagou por aquele, e o dinheiro não voltou, ${naoPague}${escrevaComTodos(2, contato)}`;
  if (etapa === 'substituido')
    return `O pedido ${codigo}${pago ? ', que está pago,' : ''} já foi corrigido por outro, e este não muda nenhum deles. Se você queria só mudar o seu pedido${pago ? '' : ', ou já pagou por ele'}, ${naoPague}${escrevaComTodos(2, contato)}`;
  return `Este pedido não muda o pedido ${codigo}${tinha}: são dois pedidos. Se você queria só mudar aquele${pago ? '' : ', ou já pagou por ele'}, ${naoPague}${escrevaComTodos(2, contato)}`;
}

const TERMINADO: Readonly<Record<string, string>> = { concluido: 'concluído', cancelado: 'cancelado' };

const DE_NOVO = 'não pague de novo: ';
const NAO_PAGUE: Readonly<Record<string, string>> = { pix: 'não pague por este código: ', nada: '' };

/** What is said to whoever has paid, and of whom that is not known any more. @param contato address for questions @param forma how it is paid now, where it is */
export function seNaoVoltou(contato: string, forma?: string): string {
  return `Se você pagou, e o dinheiro não voltou para você, ${forma === 'nada' ? '' : DE_NOVO}escreva para ${contato} com o código do pedido.`;
}

/** What is said of an order that is cancelled, and of which a payment was taken back. @param contato address for questions */
export function seFoiDesmarcado(contato: string): string {
  return `A confirmação de um pagamento dele foi desfeita. ${seNaoVoltou(contato, 'nada')}`;
}

/** That staff have confirmed another total than the one before; nothing where they have not. */
export function mudouOValor({ valor, valorAnterior }: Pick<JaPago, 'valor' | 'valorAnterior'>): string[] {
  if (valor === null || valorAnterior === null) return [];
  return [`O valor deste pedido mudou: antes ${formatarReais(valorAnterior)}, agora ${formatarReais(valor)}.`];
}

/** What is said of an order in whose place another is to be paid. @param oQue what was paid, as `por este pedido` */
export function seJaPagou(oQue: string, contato: string): string {
  return `Se você já pagou ${oQue}, não pague de novo: ${escrevaComTodos(2, contato)}`;
}

function escrevaComTodos(quantos: number, contato: string): string {
  return `escreva para ${contato} com os ${quantos === 2 ? 'dois ' : ''}códigos.`;
}
