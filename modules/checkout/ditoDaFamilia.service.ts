import { STATUS_SEM_EFEITO } from './assinatura.ts';
import type { Assinatura } from './assinatura.entity.ts';
import { dividir, type Familia, type Ligada } from './familia.service.ts';

/** An order, as far as what is said of it follows from others. */
export type Membro = Ligada & Pick<Assinatura, 'status' | 'pagaEm'>;

/** What is said of an order because of the others of its family. */
export interface DitoDaFamilia {
  /** The order that stands in its place; null where it stands itself, or none does. */
  noLugar: Assinatura | null;
  /** The order by whose payment it is paid, though it has none; null where that is not so, or it does not stand. */
  pagoPorOutro: Assinatura | null;
}

/** Whether an order has an effect: neither cancelled nor replaced. */
export function vale({ status }: Readonly<Pick<Assinatura, 'status'>>): boolean {
  return !STATUS_SEM_EFEITO.includes(status);
}

/** The order that stands in the place of one: what corrects it, or else what it corrected, or what that was corrected by then; null where there is none. */
export function outroQueVale({ correcoes, corrigidas, outras }: Familia): Assinatura | null {
  return [...correcoes, ...corrigidas, ...outras].find(vale) ?? null;
}

/**
 * The order by which one that nobody has paid was paid already: the one that it corrected, of another total, or a correction of it that
 * was cancelled. Of the two its customer owes at most the difference, which staff settle. Null where there is none.
 */
export function outroQueFoiPago({ correcoes, corrigidas, outras }: Familia): Assinatura | null {
  return [...corrigidas, ...correcoes, ...outras].find(({ pagaEm }) => pagaEm !== null) ?? null;
}

/** The order that holds again once one that stands is cancelled, because that corrected it; null where there is none, or another stands in its place. */
export function seguiria({ corrigidas: [corrigido], correcoes, outras }: Familia): Assinatura | null {
  if (!corrigido || [...correcoes, ...outras].some(vale)) return null;
  return corrigido.status === 'substituida' || vale(corrigido) ? corrigido : null;
}

/** What is said of an order because of its family. */
export function ditoDaFamilia(pedido: Membro, familia: Familia): DitoDaFamilia {
  const valido = vale(pedido);
  return {
    noLugar: valido ? null : outroQueVale(familia),
    pagoPorOutro: valido && pedido.pagaEm === null ? outroQueFoiPago(familia) : null,
  };
}

/** What is said so of each order of a family, by its key, to be compared. @param todos all of them, as they came */
export function ditosDaFamilia(todos: readonly Assinatura[]): Map<number, string> {
  const ditos = todos.map((pedido): [number, string] => {
    const outros = todos.filter(({ id }) => id !== pedido.id);
    const { noLugar, pagoPorOutro } = ditoDaFamilia(pedido, dividir(pedido, outros));
    return [pedido.id, `${noLugar?.id} ${pagoPorOutro?.id}`];
  });
  return new Map(ditos);
}
