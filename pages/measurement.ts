// What a tag manager is told of a visit: plans and sums, never who somebody is. Before a yes nothing leaves the page.

declare global {
  interface Window {
    dataLayer?: Record<string, unknown>[];
  }
}

/** A plan as Google Analytics and its kin call an item. */
interface Item {
  item_id: string;
  item_name: string;
  item_category: string;
  /** Reais for one month. */
  price: number;
}

/** Words of Google's e-commerce measurement, which the others' templates read too. */
export type ShopEvent =
  | { event: 'view_item' | 'begin_checkout'; ecommerce: { currency: 'BRL'; value: number; items: Item[] } }
  | { event: 'purchase'; ecommerce: { transaction_id: string; currency: 'BRL'; value: number; items: Item[] } };

interface PlanoMedido {
  id: string;
  nome: string;
}

/** A plan of a family at a price of one month. @param mensal decimal string in reais */
export function itemOf(familia: string, plano: PlanoMedido, mensal: string): Item {
  return { item_id: plano.id, item_name: plano.nome, item_category: familia, price: Number(mensal) };
}

const untold: ShopEvent[] = [];

/** Tells of something that has happened on this page: at once where measurement runs, and else when it begins here. */
export function tell(event: ShopEvent): void {
  if (window.dataLayer) push(event);
  else untold.push(event);
}

/** What was told of the event before does not stay with the next. */
function push(event: ShopEvent, withIt: object = {}): void {
  window.dataLayer!.push({ ecommerce: null }, { ...event, ...withIt });
}

/** Tells what has happened before measurement began. */
export function tellTheRest(): void {
  for (const event of untold.splice(0)) tell(event);
}

/** Tells of an order, and waits until its tags have run, as a page that is about to be left has to; a second at most, and not at all where nothing is measured. */
export async function tellAndWait(event: ShopEvent): Promise<void> {
  if (!window.dataLayer) return;
  await new Promise<void>((resolve) => {
    push(event, { eventCallback: resolve, eventTimeout: 800 });
    setTimeout(resolve, 1000);
  });
}
