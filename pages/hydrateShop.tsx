import type { ComponentType } from 'react';
import { ShopLayout } from './components/ShopLayout.tsx';
import { hydrate } from './hydrate.tsx';

/** Takes over a page that stands inside the shop's layout. */
export function hydrateShop(Page: ComponentType, { atOnce = false } = {}): void {
  hydrate(<ShopLayout page={<Page />} />, { atOnce });
}
