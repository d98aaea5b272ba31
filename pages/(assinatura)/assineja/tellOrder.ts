import { itemOf, tellAndWait } from '../../measurement.ts';
import type { Oferta } from './assinaturaValues.ts';

/** Orders that were told of: who sends one again is answered with the same. */
const told = new Set<string>();

interface Placed {
  codigo: string;
  /** Reais. */
  valor: number;
}

/** Tells the tag manager, where a visitor has allowed one, of an order: its short code, its total and its plan. */
export async function tellOrder({ codigo, valor }: Placed, { familia, plano }: Oferta): Promise<void> {
  if (told.has(codigo)) return;
  told.add(codigo);
  const items = [itemOf(familia.nome, plano, String(plano.valor))];
  await tellAndWait({ event: 'purchase', ecommerce: { transaction_id: codigo, currency: 'BRL', value: valor, items } });
}
