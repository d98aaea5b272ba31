import { STATUS_SEM_EFEITO } from './assinatura.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { dividir, outrosDe, type Familia, type Ligada } from './familia.service.ts';
import { pagaPor, type Cotado } from './pagador.service.ts';
import { custaNada, type Pago } from './pagamentoDoPedido.service.ts';

/** An order, as far as what is said of it follows from others. */
export type Membro = Ligada &
  Pick<Pago, 'pagaEm' | 'valor' | 'valorConferido'> &
  Pick<Assinatura, 'clienteIdB' | 'status' | 'email' | 'cpfCnpj'>;

/** What is said of an order because of the others of its family. */
export interface DitoDaFamilia {
  /** The order that stands in its place; null where it stands itself, or none does. */
  noLugar: Assinatura | null;
  /** The order by whose payment it is paid, though it has none; null where that is not so, it does not stand, or a correction of it does that was paid itself. */
  pagoPorOutro: Assinatura | null;
  /** What is delivered by it: the public identifier of the first order of its family. */
  entrega: string;
  /** Whether what it says is to be delivered now. */
  liberado: boolean;
}

/** What integrators read of how an order is delivered, by either door. */
export const ENTREGA: Readonly<Record<keyof Pick<DitoDaFamilia, 'entrega' | 'liberado'>, string>> = {
  entrega:
    'O que se entrega por este pedido: o identificador público do primeiro dos que se corrigem, o mesmo em todos eles. Cada entrega se faz uma vez; um pedido que só cita outro começa a sua.',
  liberado:
    'Se agora se entrega o que este pedido diz: vale, nenhum outro da mesma entrega vale no lugar dele, e está pago, ou não custa nada (valor 0), com o valor conferido (valorConferido). Um teste (cobraAntes false) não é liberado antes do pagamento, nem o registro de um domínio (tipoDominio registro), cobrado à parte. Com pagoPorOutro é false até a equipe acertar a diferença. Quando muda, o pedido conta como alterado.',
};

/** Whether an order has an effect: neither cancelled nor replaced. */
export function vale({ status }: Readonly<Pick<Assinatura, 'status'>>): boolean {
  return !STATUS_SEM_EFEITO.includes(status);
}

/** The order that stands in the place of one: of what corrects it, or else of what it corrected, or of what that was corrected by then, the one that none corrects which stands; null where there is none. */
export function outroQueVale(pedido: Readonly<Ligada>, { correcoes, corrigidas, outras }: Familia): Assinatura | null {
  const valem = [...correcoes, ...corrigidas, ...outras].filter(vale);
  // Links of orders that do not stand lead on as well.
  const todos = [pedido as Assinatura, ...correcoes, ...corrigidas, ...outras];
  return (
    valem.find((outro) => !dividir(outro, todos).correcoes.some((um) => um.id !== pedido.id && vale(um))) ?? valem[0] ?? null
  );
}

/**
 * The order by which one that nobody has paid was paid already: the one that it corrected, of another total, or a correction of it that
 * was cancelled. Of the two its customer owes at most the difference, which staff settle. Where there are several, one whose payment would pay for it. Null where
 * there is none, and where a correction of it stands that was paid itself: that is the one to deliver, and between the two nothing is to be settled.
 */
export function outroQueFoiPago(pedido: Cotado, familia: Familia): Assinatura | null {
  if (correcaoPaga(familia)) return null;
  const pagos = outrosDe(familia).filter(({ pagaEm }) => pagaEm !== null);
  return pagos.find((pago) => pagaPor(pago, pedido)) ?? pagos[0] ?? null;
}

/** Whether a correction of an order stands and has a payment itself. */
function correcaoPaga({ correcoes }: Pick<Familia, 'correcoes'>): boolean {
  return correcoes.some((correcao) => vale(correcao) && correcao.pagaEm !== null);
}

/** Whether an order stands and is not to be paid any more: it was, or another of its family. */
export function estaQuitado(pedido: Readonly<Membro>, familia: Familia): boolean {
  return vale(pedido) && (pedido.pagaEm !== null || outrosDe(familia).some(({ pagaEm }) => pagaEm !== null));
}

/** Whether an order is the one whose payment is still to come, if it costs anything. What was corrected is paid as the order that has corrected it. */
export function esperaPagamento(pedido: Readonly<Membro>, familia: Familia): boolean {
  return vale(pedido) && !familia.correcoes.some(vale) && !estaQuitado(pedido, familia);
}

/** The order that holds again once one that stands is cancelled, because that corrected it, itself or as a correction that was cancelled before; null where there is none, or another stands in its place. */
export function seguiria({ corrigidas, correcoes, outras }: Familia): Assinatura | null {
  const corrigido = corrigidas.find(({ status }) => status !== 'cancelada');
  return corrigido && ![...correcoes, ...outras].some(vale) ? corrigido : null;
}

/** Whether of all that stand in a family an order is the one that is carried out: no correction of it stands and, where corrections stand beside one another, it was the first. */
function ehDeQueSeTrata(pedido: Membro, { correcoes, outras }: Familia): boolean {
  if (!vale(pedido) || correcoes.some(vale)) return false;
  const antes = outras.filter((outra) => vale(outra) && outra.id < pedido.id);
  return antes.every((outra) => dividir(outra, outras).correcoes.some(vale));
}

/** What is said of an order because of its family. */
export function ditoDaFamilia(pedido: Membro, familia: Familia): DitoDaFamilia {
  const valido = vale(pedido);
  const pagoPorOutro = valido && pedido.pagaEm === null ? outroQueFoiPago(pedido, familia) : null;
  // What another has paid for may have been delivered already, and is not what this one says: staff settle that first.
  const nadaAPagar = pagoPorOutro === null && custaNada(pedido);
  return {
    noLugar: valido ? null : outroQueVale(pedido, familia),
    pagoPorOutro,
    entrega: (familia.corrigidas.at(-1) ?? pedido).clienteIdB,
    liberado: ehDeQueSeTrata(pedido, familia) && ((pedido.pagaEm !== null && pedido.valorConferido) || nadaAPagar),
  };
}

/** What is said so of each order of a family, by its key, to be compared. @param todos all of them, as they came */
export function ditosDaFamilia(todos: readonly Assinatura[]): Map<number, string> {
  const ditos = todos.map((pedido): [number, string] => {
    const { noLugar, pagoPorOutro, entrega, liberado } = ditoDaFamilia(pedido, dividir(pedido, todos));
    return [pedido.id, `${noLugar?.id} ${pagoPorOutro?.id} ${entrega} ${liberado}`];
  });
  return new Map(ditos);
}
