import type { Assinatura } from './assinatura.entity.ts';
import { ASSINATURA_ESPERANDO } from './assinatura.ts';
import { outroQueFoiPago } from './ditoDaFamilia.service.ts';
import { dividir } from './familia.service.ts';
import { pagamentoQuePassa } from './pagamentoQuePassa.service.ts';

/** Stands for the order that is not made yet. */
const NOVA = 0;

/**
 * What becomes of what was paid for a family once another order of this total takes the place of one of it, by the rules by which it does (`substituirAssinatura`); null where
 * nobody has paid.
 * @param outros the family of the order, without it
 * @param valor total in reais
 */
export function dinheiroSeTrocado(pedido: Assinatura, outros: readonly Assinatura[], valor: number): string | null {
  const antes = { ...pedido, status: ASSINATURA_ESPERANDO, substituidaPorId: NOVA } as Assinatura;
  const nova = {
    ...antes,
    id: NOVA,
    valor,
    valorConferido: true,
    substituiId: pedido.id,
    substituidaPorId: null,
    soCita: false,
    pagaEm: null,
    pagamentoId: null,
    desmarcadaEm: null,
  } as Assinatura;
  const todos = [antes, ...outros, nova];
  const passa = pagamentoQuePassa(todos, []);
  if (passa?.para === nova) return `O pagamento da assinatura ${passa.de.id} vai junto: nada mais é pedido ao cliente.`;
  const pago = outroQueFoiPago(nova, dividir(nova, todos));
  if (pago === null) return null;
  return valor === 0
    ? `Já foi paga pela assinatura ${pago.id}, e a nova não custa nada: o dinheiro é para devolver antes de liberar.`
    : `Já foi paga pela assinatura ${pago.id}, e o pagamento fica com ela: não cobre de novo. A nova vai para “Pagamentos a acertar”, até a equipe acertar a diferença com o cliente.`;
}
