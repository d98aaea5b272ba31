import type { ComponentType } from 'react';
import { ShopLayout } from './components/ShopLayout.tsx';
import { carryCampaign } from './campaign.ts';
import { hydrate } from './hydrate.tsx';

/** Takes over a page that stands inside the shop's layout. */
export function hydrateShop(Page: ComponentType, { atOnce = false } = {}): void {
  carryCampaign();
  hydrate(<ShopLayout page={<Page />} />, { atOnce });
}
